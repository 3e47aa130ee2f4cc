import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'

interface StepMarkProps {
  /** 1-based. */
  place: number
  isDone: boolean
  /** Filled where one is, a ring where one could go next. */
  isCurrent?: boolean
  isNext?: boolean
}

/** A step's number in a ring, or the tick of a step that is done. The words beside it say the same. */
export function StepMark({ place, isDone, isCurrent = false, isNext = false }: StepMarkProps) {
  const isTicked = isDone && !isCurrent
  const fill = isCurrent ? 'var(--brand)' : isTicked ? 'var(--ink)' : 'transparent'
  const onFill = isCurrent ? 'var(--onBrand)' : 'var(--paper)'
  const ring = isNext ? 'var(--brand)' : 'var(--edge)'
  const isFilled = isCurrent || isTicked
  return (
    <Box
      aria-hidden="true"
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 26,
        height: 26,
        borderRadius: '50%',
        border: '1.5px solid',
        borderColor: isFilled ? fill : ring,
        backgroundColor: fill,
        color: isFilled ? onFill : isNext ? 'var(--brand)' : 'var(--quiet)',
        fontSize: 13,
        fontWeight: 600,
      }}
    >
      {isTicked ? <Check sx={{ fontSize: 16 }} /> : place}
    </Box>
  )
}
