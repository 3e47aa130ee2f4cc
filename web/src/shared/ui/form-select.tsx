import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useErrorOf, type FieldProps } from './form-fields.tsx'

/** Apart from the other fields: its list of options weighs more than all of them. */
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
