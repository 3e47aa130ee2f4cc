import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo, useId } from 'react'
import { useShown, type FieldProps, type Shown } from './form-fields.tsx'

interface SelectProps extends FieldProps {
  options: readonly { value: string; label: string; hint?: string }[]
}

/** Apart from the other fields: its list of options weighs more than all of them. */
export const FormSelect = (props: SelectProps) => (
  <SelectInput {...props} {...useShown(props.name)} />
)

const SelectInput = memo(function SelectInput(props: Shown<SelectProps>) {
  const { options, hint: helper, error, ...field } = props
  const id = useId()
  return (
    <TextField
      {...field}
      id={id}
      select
      // An option may stand for "none": it is shown like any other.
      slotProps={{ select: { displayEmpty: true } }}
      error={error !== undefined}
      helperText={error ?? helper}
      fullWidth
    >
      {options.map(({ value, label, hint }) => (
        <MenuItem key={value} value={value}>
          {label}
          {hint && <span style={{ color: 'var(--quiet)', marginLeft: 8 }}>{hint}</span>}
        </MenuItem>
      ))}
    </TextField>
  )
})
