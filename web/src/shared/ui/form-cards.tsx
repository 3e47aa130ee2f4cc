import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { useId } from 'react'

interface CardOption {
  value: string
  title: string
  text: string
}

/** One of a few, each with a line that tells it from the others. */
export const FormCards = ({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly CardOption[]
}) => {
  const [field] = useField<string>(name)
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
      <RadioGroup
        {...field}
        aria-labelledby={labelId}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {options.map((option) => (
          <Card key={option.value} option={option} isChosen={field.value === option.value} />
        ))}
      </RadioGroup>
    </div>
  )
}

const Card = ({ option, isChosen }: { option: CardOption; isChosen: boolean }) => (
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
      borderColor: isChosen ? 'var(--brand)' : 'var(--edge)',
      boxShadow: isChosen ? 'inset 0 0 0 1px var(--brand)' : 'none',
      transition: 'border-color 140ms',
      '&:hover': { borderColor: isChosen ? 'var(--brand)' : 'var(--ink)' },
      '&:has(:focus-visible)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
    }}
  >
    <Radio value={option.value} size="small" sx={{ mt: '-4px' }} />
    <span>
      <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
        {option.title}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {option.text}
      </Typography>
    </span>
  </Box>
)
