import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { BillingInterval } from '@docent/domain/billing'
import {
  PAID_TIERS,
  PLANS,
  annualSavingPercent,
  annualSavingUsd,
  bestAnnualSavingPercent,
  type PaidTier,
  type Plan,
} from '@docent/domain/plans'
import { limitLines } from '../plan-lines.ts'
import { Surface } from './surface.tsx'

interface PlanCardsProps {
  interval: BillingInterval
  /** The plan that the owner has now. */
  current?: PaidTier | null
  renderActions: (tier: PaidTier) => ReactNode
}

/** The paid plans side by side. */
export const PlanCards = ({ interval, current = null, renderActions }: PlanCardsProps) => (
  <Box
    component="ul"
    aria-label="Plans"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 4,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
    }}
  >
    {PAID_TIERS.map((tier) => (
      <PlanCard
        key={tier}
        plan={PLANS[tier]}
        interval={interval}
        isCurrent={tier === current}
        actions={renderActions(tier)}
      />
    ))}
  </Box>
)

/** Monthly or annual, with the largest saving of the catalogue. */
export const IntervalToggle = ({
  interval,
  onChange,
}: {
  interval: BillingInterval
  onChange: (interval: BillingInterval) => void
}) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label="Billing interval"
    value={interval}
    onChange={(_, next: BillingInterval | null) => next && onChange(next)}
  >
    <ToggleButton value="month" sx={{ px: 4, textTransform: 'none' }}>
      Monthly
    </ToggleButton>
    <ToggleButton value="year" sx={{ px: 4, textTransform: 'none' }}>
      Annual · Save up to {bestAnnualSavingPercent()}%
    </ToggleButton>
  </ToggleButtonGroup>
)

/** On the card's edge: beside its name there is no room for it in three columns. */
const badge = { position: 'absolute', top: -12, right: 16 } as const

interface PlanCardProps {
  plan: Plan
  interval: BillingInterval
  isCurrent: boolean
  actions: ReactNode
}

const PlanCard = ({ plan, interval, isCurrent, actions }: PlanCardProps) => (
  <Surface
    component="li"
    label={plan.tier}
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      p: { xs: 5, sm: 5 },
      borderColor: isCurrent
        ? 'var(--brand)'
        : plan.isMostPopular
          ? 'var(--ink)'
          : 'var(--hairline)',
    }}
  >
    <Typography variant="h3" component="h3">
      {plan.tier}
    </Typography>
    {isCurrent ? (
      <Chip size="small" color="primary" label="Your plan" sx={badge} />
    ) : (
      plan.isMostPopular && <Chip size="small" label="Most Popular" sx={badge} />
    )}
    <Price plan={plan} interval={interval} />
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 5, p: 0, display: 'grid', gap: 2 }}>
      {[...limitLines(plan.limits), ...plan.features].map((line) => (
        <Typography key={line} component="li" variant="body2" sx={{ display: 'flex', gap: 2 }}>
          <Check aria-hidden sx={{ fontSize: 16, mt: '3px', color: 'var(--quiet)' }} />
          {line}
        </Typography>
      ))}
    </Box>
    <Box sx={{ mt: 'auto', display: 'flex', flexDirection: 'column', gap: 2 }}>{actions}</Box>
  </Surface>
)

const Price = ({ plan, interval }: { plan: Plan; interval: BillingInterval }) => (
  <Box sx={{ mt: 3, mb: 4, fontVariantNumeric: 'tabular-nums' }}>
    <Typography component="p">
      <Box component="span" sx={{ fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em' }}>
        ${interval === 'month' ? plan.monthlyUsd : plan.annualUsdPerMonth}
      </Box>
      <Box component="span" sx={{ color: 'var(--quiet)' }}>
        {' '}
        a month
      </Box>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {interval === 'month'
        ? 'Billed monthly'
        : `$${plan.annualUsdPerMonth * 12} a year. You save $${annualSavingUsd(plan)} (${annualSavingPercent(plan)}%).`}
    </Typography>
  </Box>
)
