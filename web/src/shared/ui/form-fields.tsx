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
import { useField, type FieldInputProps } from 'formik'
import { memo, useId, useState, type ReactNode } from 'react'

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

/**
 * What a field shows. Formik renders every field at every key, so what is drawn with these is
 * memoised: only the field that is typed in is drawn again.
 */
export type Shown<P, V = string> = P &
  FieldInputProps<V> & {
    error: string | undefined
  }

export function useShown(name: string): Shown<unknown> {
  const [field, meta] = useField<string>(name)
  return { ...field, error: meta.touched ? meta.error : undefined }
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

export const FormTextField = (props: TextFieldProps) => (
  <TextInput {...props} {...useShown(props.name)} />
)

const TextInput = memo(function TextInput(props: Shown<TextFieldProps>) {
  const { label, isOptional, rows = 1, maxLength, isDisabled = false, ...input } = props
  return (
    <LabelledInput
      type="text"
      autoComplete="off"
      {...input}
      id={useId()}
      label={labelOf(label, isOptional)}
      multiline={rows > 1}
      minRows={rows}
      disabled={isDisabled}
      hint={props.hint}
      slotProps={{ input: { maxLength } }}
    />
  )
})

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

export const FormPasswordField = (props: PasswordFieldProps) => (
  <PasswordInput {...props} {...useShown(props.name)} />
)

const PasswordInput = memo(function PasswordInput(props: Shown<PasswordFieldProps>) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <LabelledInput
      {...props}
      id={id}
      hint={props.hint}
      type={isShown ? 'text' : 'password'}
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
})

interface CheckboxProps extends Omit<FieldProps, 'label'> {
  label: ReactNode
}

export function FormCheckbox(props: CheckboxProps) {
  const [{ onChange, onBlur, value }, meta] = useField<boolean>(props.name)
  const error = meta.touched ? meta.error : undefined
  return <CheckboxInput {...props} {...{ value, onChange, onBlur, error }} />
}

const CheckboxInput = memo(function CheckboxInput(props: Shown<CheckboxProps, boolean>) {
  const { name, label, hint, value, onChange, onBlur, error } = props
  const helperId = useId()
  const helper = error ?? hint
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={onChange}
            onBlur={onBlur}
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
})
