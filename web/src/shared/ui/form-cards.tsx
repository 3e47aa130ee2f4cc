import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'
import { useShown, type FieldProps, type Shown } from './form-fields.tsx'

interface CardOption {
  value: string
  title: string
  text: string
}

interface CardsProps extends Pick<FieldProps, 'name' | 'label'> {
  options: readonly CardOption[]
}

/** One of a few, each with a line that tells it from the others. */
export const FormCards = (props: CardsProps) => <CardsInput {...props} {...useShown(props.name)} />

const CardsInput = memo(function CardsInput(props: Shown<CardsProps>) {
  const { name, label, options, value, onChange, onBlur } = props
  const labelId = useId()
  return (
    <div>
      <FormLabel
        id={labelId}
        component="p"
        sx={{
          m: 0,
          mb: 1.5,
          fontSize: '0.875rem',
          fontWeight: 600,
          color: 'var(--ink) !important',
        }}
      >
        {label}
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {options.map((option) => (
          <Card
            key={option.value}
            name={name}
            option={option}
            isChosen={value === option.value}
            onChange={onChange}
            onBlur={onBlur}
          />
        ))}
      </Box>
    </div>
  )
})

type CardProps = Pick<Shown<CardsProps>, 'name' | 'onChange' | 'onBlur'> & {
  option: CardOption
  isChosen: boolean
}

/** Apart, and without a group's context: only the two that change are drawn again. */
const Card = memo(({ option, isChosen, ...input }: CardProps) => (
  <Box
    component="label"
    sx={{
      display: 'flex',
      alignItems: 'flex-start',
      gap: 1,
      py: 2,
      pl: 1,
      pr: 4,
      cursor: 'pointer',
      borderRadius: 'var(--radius-control)',
      border: '1px solid',
      borderColor: 'var(--edge)',
      transition: 'border-color 140ms',
      '&:hover': { borderColor: 'var(--ink)' },
      '&:has(:checked)': {
        borderColor: 'var(--brand)',
        boxShadow: 'inset 0 0 0 1px var(--brand)',
      },
      '&:has(:focus-visible)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
    }}
  >
    <Radio {...input} value={option.value} checked={isChosen} size="small" sx={{ mt: '-4px' }} />
    <span>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {option.title}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {option.text}
      </Typography>
    </span>
  </Box>
))
