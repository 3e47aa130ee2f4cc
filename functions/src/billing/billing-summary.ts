import type { BillingSummary } from '@docent/domain/billing'
import { ServiceError } from '@docent/domain/errors'
import type { BillingDeps } from './ports.ts'
import { requireProvider } from './sync-subscription.ts'

/** What the billing tab shows beside the row. Invoices that cannot be read do not spoil the rest. */
export async function readBillingSummary(
  { store, provider, settings }: BillingDeps,
  ownerId: string,
): Promise<BillingSummary> {
  if (provider === null) {
    return { isConfigured: false, prices: null, hasCustomer: false, invoices: [] }
  }
  const customerId = await store.findCustomer(ownerId)
  const invoices =
    customerId === null ? [] : await provider.listInvoices(customerId).catch(() => null)
  return {
    isConfigured: true,
    prices: settings.prices,
    hasCustomer: customerId !== null,
    invoices,
  }
}

/**
 * Address of the provider's pages where card, invoices and plan are looked after.
 * @throws ServiceError `no_customer` before the first checkout
 */
export async function openPortal(deps: BillingDeps, ownerId: string): Promise<{ url: string }> {
  const provider = requireProvider(deps)
  const customerId = await deps.store.findCustomer(ownerId)
  if (customerId === null) throw new ServiceError('no_customer')
  const url = await provider.openPortal(customerId, `${deps.settings.appUrl}/dashboard/billing`)
  return { url }
}
