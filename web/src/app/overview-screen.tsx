import { UsageMeters } from '../features/billing/usage-meters.tsx'
import { OverviewPage } from '../features/overview/overview-page.tsx'

/** The overview with what is used up of the plan: the two features meet here. */
export const OverviewScreen = () => <OverviewPage meters={<UsageMeters />} />
