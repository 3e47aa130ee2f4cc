import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { useId, useRef, useState } from 'react'
import { HexColorInput, HexColorPicker } from 'react-colorful'

interface ColorFieldProps {
  name: string
  label: string
  presets: readonly string[]
  /** What there is to know of a colour; asked only for valid ones. */
  describe?: (color: string) => string
}

/** Preset swatches, and any other colour by picker or by its six digits. */
export function FormColorField({ name, label, presets, describe }: ColorFieldProps) {
  const [field, meta, { setValue }] = useField<string>(name)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const labelId = useId()
  const error = meta.touched ? meta.error : undefined
  const pick = (color: string) => void setValue(color.toUpperCase())
  return (
    <FormControl error={error !== undefined}>
      <Typography id={labelId} variant="subtitle2" component="span" sx={{ mb: 1.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <RadioGroup
          row
          aria-labelledby={labelId}
          name={name}
          value={field.value.toUpperCase()}
          onChange={(_event, color) => pick(color)}
          // Two even rows where one has no room.
          sx={{
            display: 'grid',
            ml: '-6px',
            gridTemplateColumns: { xs: 'repeat(4, 44px)', sm: 'repeat(8, 44px)' },
          }}
        >
          {presets.map((color) => (
            <Radio
              key={color}
              value={color.toUpperCase()}
              icon={<Swatch color={color} />}
              checkedIcon={<Swatch color={color} isChosen />}
              slotProps={{ input: { 'aria-label': color } }}
              sx={{ p: '6px' }}
            />
          ))}
        </RadioGroup>
        <Button
          ref={opener}
          variant="outlined"
          onClick={() => setIsOpen(true)}
          startIcon={<Swatch color={field.value} size={18} />}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          Other colour
        </Button>
      </Box>
      {error ? (
        <FormHelperText>{error}</FormHelperText>
      ) : (
        describe && <FormHelperText>{describe(field.value)}</FormHelperText>
      )}
      <Popover
        open={isOpen}
        anchorEl={() => opener.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 4, mt: 1 }, 'aria-label': label } }}
      >
        <HexColorPicker color={field.value} onChange={pick} />
        <Box
          component={HexColorInput}
          prefixed
          aria-label="Colour as # and six digits"
          color={field.value}
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
    </FormControl>
  )
}

function Swatch(props: { color: string; size?: number; isChosen?: boolean }) {
  const { color, size = 32, isChosen = false } = props
  return (
    <Box
      component="span"
      sx={{
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
    </Box>
  )
}
