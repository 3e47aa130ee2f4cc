import LanguageOutlined from '@mui/icons-material/LanguageOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { cardOf, type Platform } from './platforms.ts'

interface PlatformCardProps {
  platform: Platform
  isSelected: boolean
  onToggle: () => void
}

const ICON = { 'aria-hidden': true, sx: { fontSize: 28, color: 'var(--quiet)' } } as const

/** One platform to choose, with how hard it is to set up. */
export const PlatformCard = ({ platform, isSelected, onToggle }: PlatformCardProps) => {
  const { name, text, effort, icon } = cardOf(platform)
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
      {icon === null ? (
        <LanguageOutlined {...ICON} />
      ) : (
        <SvgIcon {...ICON}>
          <path d={icon} />
        </SvgIcon>
      )}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="span" sx={{ display: 'block' }}>
          {name}
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
          input: { 'aria-label': `${name}, ${effort.toLowerCase().replace(' · ', ', ')}` },
        }}
      />
    </Box>
  )
}
