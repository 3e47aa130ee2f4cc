import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { PLATFORM_CARDS, type Platform } from './platforms.ts'

interface PlatformCardProps {
  platform: Platform
  isSelected: boolean
  onToggle: () => void
}

/** One platform to choose, with how hard it is to set up. */
export const PlatformCard = ({ platform, isSelected, onToggle }: PlatformCardProps) => {
  const { title, text, effort, Icon } = PLATFORM_CARDS[platform]
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        p: 5,
        cursor: 'pointer',
        border: '1px solid',
        borderColor: isSelected ? 'var(--brand)' : 'var(--edge)',
        boxShadow: isSelected ? 'inset 0 0 0 1px var(--brand)' : 'none',
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--surface)',
        '&:has(:focus-visible)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 28, color: 'var(--quiet)' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary">
          {text}
        </Typography>
        <Typography
          variant="body2"
          component="span"
          color="textSecondary"
          sx={{ display: { xs: 'block', sm: 'none' } }}
        >
          {effort}
        </Typography>
      </Box>
      <Chip size="small" label={effort} sx={{ display: { xs: 'none', sm: 'flex' } }} />
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        slotProps={{
          input: { 'aria-label': `${title}, ${effort.toLowerCase().replace(' · ', ', ')}` },
        }}
      />
    </Box>
  )
}
