import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useField } from 'formik'
import { useId, useState, type ReactNode } from 'react'

interface FieldProps {
  name: string
  label: string
  /** Shown below while the field has no error. */
  hint?: ReactNode
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url'
  autoComplete?: string
  placeholder?: string
  /** More than one makes a text area. */
  rows?: number
  maxLength?: number
  isOptional?: boolean
  isDisabled?: boolean
}

/** The label, and for the few fields that may stay empty the word for it. */
const labelOf = (label: string, isOptional = false) =>
  isOptional ? (
    <>
      {label} <span style={{ fontWeight: 400, color: 'var(--quiet)' }}>(optional)</span>
    </>
  ) : (
    label
  )

const useErrorOf = (name: string) => {
  const [field, meta] = useField<string>(name)
  return { field, error: meta.touched ? meta.error : undefined }
}

export function FormTextField(props: TextFieldProps) {
  const { field, error } = useErrorOf(props.name)
  const id = useId()
  return (
    <TextField
      {...field}
      id={id}
      label={labelOf(props.label, props.isOptional)}
      type={props.type ?? 'text'}
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder ?? ''}
      multiline={(props.rows ?? 1) > 1}
      minRows={props.rows ?? 1}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={error ?? props.hint}
      fullWidth
      slotProps={{ htmlInput: { maxLength: props.maxLength } }}
    />
  )
}

export function FormPasswordField(
  props: FieldProps & { autoComplete: 'current-password' | 'new-password' },
) {
  const { field, error } = useErrorOf(props.name)
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <TextField
      {...field}
      id={id}
      label={props.label}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete}
      error={error !== undefined}
      helperText={error ?? props.hint}
      fullWidth
      slotProps={{
        input: {
          sx: { pr: 0 },
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={isShown ? `Hide ${props.label}` : `Show ${props.label}`}
                aria-controls={id}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

export function FormCheckbox({
  name,
  label,
  hint,
}: Omit<FieldProps, 'label'> & { label: ReactNode }) {
  const [field, meta] = useField<boolean>(name)
  const error = meta.touched ? meta.error : undefined
  const helperId = useId()
  const helper = error ?? hint
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                'aria-invalid': error !== undefined,
                ...(helper ? { 'aria-describedby': helperId } : {}),
              },
            }}
          />
        }
      />
      {helper && (
        <FormHelperText id={helperId} sx={{ mt: 0 }}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  )
}

export function FormSelect(
  props: FieldProps & { options: readonly { value: string; label: string; hint?: string }[] },
) {
  const { field, error } = useErrorOf(props.name)
  const id = useId()
  return (
    <TextField
      {...field}
      id={id}
      select
      // An option may stand for "none": it is shown like any other.
      slotProps={{ select: { displayEmpty: true } }}
      label={props.label}
      error={error !== undefined}
      helperText={error ?? props.hint}
      fullWidth
    >
      {props.options.map(({ value, label, hint }) => (
        <MenuItem key={value} value={value}>
          {label}
          {hint && <span style={{ color: 'var(--quiet)', marginLeft: 8 }}>{hint}</span>}
        </MenuItem>
      ))}
    </TextField>
  )
}
