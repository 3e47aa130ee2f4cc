import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { useBillingSummary, useCheckoutReturn, useProviderPage } from '../../shared/checkout.ts'
import { usePlan } from '../../shared/owner-data.ts'
import { BillingOff } from '../../shared/ui/billing-off.tsx'
import { ConfirmingPayment } from '../../shared/ui/confirming-payment.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { UsageMeters, useIsUsagePending } from './usage-meters.tsx'

/** The owner's plan, what of it is used, the plans on sale and the invoices. */
export function BillingPage() {
  const { isKnown } = usePlan()
  const summary = useBillingSummary()
  const returned = useCheckoutReturn(summary.reload)
  const { isBusy, checkout, portal } = useProviderPage()
  const { data } = summary
  // What stands below the meters shows after them, and is never pushed down.
  const isUsagePending = useIsUsagePending()
  const isPending = isUsagePending || summary.status === 'loading'
  return (
    <>
      <PageHeading title="Billing" text="Your plan, what of it is used, and your invoices." />
      <ConfirmingPayment state={returned} />
      <Box sx={{ display: 'grid', gap: 6 }}>
        {isKnown ? (
          <CurrentPlan
            isBusy={isBusy}
            onPortal={data?.hasCustomer ? () => void portal() : undefined}
          />
        ) : (
          <ListSkeleton label="Loading plan" rows={1} />
        )}
        <UsageMeters />
        {summary.status === 'failed' && !isPending && (
          <FailedState text={text.checkFailed} onRetry={summary.reload} />
        )}
        {!isPending && <BillingOff summary={data} />}
        {data && isKnown && !isPending && (
          <PlanPicker
            prices={data.prices}
            hasCustomer={data.hasCustomer}
            isBusy={isBusy}
            onCheckout={(priceId) => void checkout(priceId)}
            onChanged={summary.reload}
          />
        )}
        {!isUsagePending && summary.status === 'loading' && <ListSkeleton label="Loading prices" />}
        {!isPending && (
          <Typography variant="body2" color="textSecondary">
            {text.terms}
          </Typography>
        )}
        {data?.isConfigured && !isPending && (
          <InvoiceList invoices={data.invoices} onRetry={summary.reload} />
        )}
      </Box>
    </>
  )
}
