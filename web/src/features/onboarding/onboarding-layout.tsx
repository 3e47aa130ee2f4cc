import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { STEPS } from '@docent/domain/onboarding'
import { PATHS } from '../../app/paths.ts'
import { WIZARD_WIDTH, columnOf } from '../../shared/ui/column.ts'
import { Logo } from '../../shared/ui/logo.tsx'
import { SignOutButton } from '../../shared/ui/sign-out-button.tsx'
import { StepRail } from '../../shared/ui/step-rail.tsx'
import { RAIL_STEPS } from './step-details.ts'
import type { Wizard } from './wizard.ts'

const column = columnOf(WIZARD_WIDTH)

const Header = () => (
  <Box
    component="header"
    sx={{ borderBottom: '1px solid var(--hairline)', backgroundColor: 'var(--surface)' }}
  >
    <Box sx={{ ...column, display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
      <Box sx={{ flex: 1, display: 'flex' }}>
        <Logo />
      </Box>
      <Button href={PATHS.home} color="secondary">
        Home
      </Button>
      <SignOutButton label="Logout" />
    </Box>
  </Box>
)

const Progress = ({ position, percent }: { position: number; percent: number }) => (
  <Box sx={{ mb: { xs: 8, md: 6 } }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 2 }}>
      <Typography variant="body2" component="p" sx={{ fontWeight: 600 }}>
        {onboardingMessages.stepOf(position + 1, STEPS.length)}
      </Typography>
      <Typography
        variant="body2"
        component="p"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {percent} % complete
      </Typography>
    </Box>
    <LinearProgress variant="determinate" value={percent} aria-label="Set-up completed" />
  </Box>
)

interface OnboardingLayoutProps {
  wizard: Wizard
  onSelect: (step: number) => void
  children: ReactNode
}

/** Header, progress and rail around the step that is shown. */
export const OnboardingLayout = ({ wizard, onSelect, children }: OnboardingLayoutProps) => (
  <>
    <Header />
    <Box
      sx={{
        ...column,
        display: 'grid',
        gap: { xs: 0, md: 12, lg: 16 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '256px minmax(0, 1fr)' },
        pt: { xs: 6, md: 12 },
        pb: 24,
      }}
    >
      <Box component="aside" aria-label="Progress" sx={{ position: { md: 'sticky' }, top: 32 }}>
        <Progress position={wizard.position} percent={wizard.percent} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, ml: -2 }}>
          <StepRail
            steps={RAIL_STEPS}
            current={wizard.position}
            completed={wizard.completed}
            onSelect={onSelect}
          />
        </Box>
      </Box>
      <Box component="main" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  </>
)
