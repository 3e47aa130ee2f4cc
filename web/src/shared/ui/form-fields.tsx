import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useField } from 'formik'
import { useId, useState, type ReactNode } from 'react'

export interface FieldProps {
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

export const useErrorOf = (name: string) => {
  const [field, meta] = useField<string>(name)
  return { field, error: meta.touched ? meta.error : undefined }
}

interface InputProps extends Omit<OutlinedInputProps, 'id' | 'label' | 'error'> {
  id: string
  label: ReactNode
  error: string | undefined
  hint: ReactNode
}

/** What MUI's TextField is, without the menu of options that comes with it. */
function LabelledInput({ id, label, error, hint, disabled, ...input }: InputProps) {
  const helper = error ?? hint
  const helperId = `${id}-helper-text`
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} {...input} {...(helper && { 'aria-describedby': helperId })} />
      {helper && <FormHelperText id={helperId}>{helper}</FormHelperText>}
    </FormControl>
  )
}

export function FormTextField(props: TextFieldProps) {
  const { field, error } = useErrorOf(props.name)
  return (
    <LabelledInput
      {...field}
      id={useId()}
      label={labelOf(props.label, props.isOptional)}
      type={props.type ?? 'text'}
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder ?? ''}
      multiline={(props.rows ?? 1) > 1}
      minRows={props.rows ?? 1}
      disabled={props.isDisabled ?? false}
      error={error}
      hint={props.hint}
      slotProps={{ input: { maxLength: props.maxLength } }}
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
    <LabelledInput
      {...field}
      id={id}
      label={props.label}
      type={isShown ? 'text' : 'password'}
      autoComplete={props.autoComplete}
      error={error}
      hint={props.hint}
      sx={{ pr: 0 }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={isShown ? `Hide ${props.label}` : `Show ${props.label}`}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
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
