import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { memo, useId, useRef, useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'
import { useShown, type FieldProps, type Shown } from './form-fields.tsx'

interface ColorFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  presets: readonly string[]
  /** What there is to know of a colour; asked only for valid ones. */
  describe?: (color: string) => string
}

type SetColor = (color: string) => Promise<unknown>

/** Preset swatches, and any other colour by picker or by its six digits. */
export function FormColorField(props: ColorFieldProps) {
  const [, , { setValue }] = useField<string>(props.name)
  return <ColorInput {...props} {...useShown(props.name)} setValue={setValue} />
}

const ColorInput = memo(function ColorInput(
  props: Shown<ColorFieldProps> & { setValue: SetColor },
) {
  const { name, label, presets, describe, value, error, setValue } = props
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const labelId = useId()
  const pick = (color: string) => void setValue(color.toUpperCase())
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" component="p" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box
          role="radiogroup"
          aria-labelledby={labelId}
          // Two even rows where one has no room.
          sx={{
            display: 'grid',
            ml: '-6px',
            gridTemplateColumns: { xs: 'repeat(4, 44px)', sm: 'repeat(8, 44px)' },
          }}
        >
          {presets.map((color) => (
            <Preset
              key={color}
              name={name}
              color={color}
              isChosen={color.toUpperCase() === value.toUpperCase()}
              setValue={setValue}
            />
          ))}
        </Box>
        <Button
          ref={opener}
          variant="outlined"
          onClick={() => setIsOpen(true)}
          startIcon={<Swatch color={value} size={18} />}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          Other colour
        </Button>
      </Box>
      {error ? (
        <FormHelperText error>{error}</FormHelperText>
      ) : (
        describe && <FormHelperText>{describe(value)}</FormHelperText>
      )}
      <Popover
        open={isOpen}
        anchorEl={() => opener.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 4, mt: 1 }, 'aria-label': label } }}
      >
        <HexColorPicker color={value} onChange={pick} />
        <Box
          component={HexColorInput}
          prefixed
          aria-label="Colour as # and six digits"
          color={value}
          onChange={pick}
          sx={{
            mt: 3,
            width: '100%',
            minHeight: 44,
            px: 3,
            font: 'inherit',
            color: 'var(--ink)',
            backgroundColor: 'var(--surface)',
            border: '1px solid var(--edge)',
            borderRadius: 'var(--radius-control)',
          }}
        />
      </Popover>
    </div>
  )
})

/** Apart, and without a group's context: only the two that change are drawn again. */
const Preset = memo(function Preset(props: {
  name: string
  color: string
  isChosen: boolean
  setValue: SetColor
}) {
  const { color } = props
  return (
    <Radio
      name={props.name}
      value={color}
      checked={props.isChosen}
      onChange={() => void props.setValue(color.toUpperCase())}
      icon={<Swatch color={color} />}
      checkedIcon={<Swatch color={color} isChosen />}
      slotProps={{ input: { 'aria-label': color } }}
      sx={{ p: '6px' }}
    />
  )
})

function Swatch(props: { color: string; size?: number; isChosen?: boolean }) {
  const { color, size = 32, isChosen = false } = props
  return (
    <span
      // Not as a rule of its own for every colour: each new one styles the whole page again.
      style={{
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: '50%',
        backgroundColor: color,
        color: '#fff',
        outline: isChosen ? '2px solid var(--ink)' : '1px solid rgb(0 0 0 / 0.08)',
        outlineOffset: isChosen ? 2 : -1,
      }}
    >
      {isChosen && <Check sx={{ fontSize: 18, filter: 'drop-shadow(0 0 1px rgb(0 0 0 / .6))' }} />}
    </span>
  )
}
