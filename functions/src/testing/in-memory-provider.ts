import { ServiceError } from '@docent/domain/errors'
import type { PaymentProvider, ProviderSubscription } from '../billing/ports.ts'

const refuse = (): Promise<never> =>
  Promise.reject(new ServiceError('internal', 'not in this test'))

/**
 * A payment provider that holds one customer per owner, `cus_{ownerId}`, and gives its state away
 * slowly: what is read was true at some moment of the call. The rest of the provider is refused.
 */
export function inMemoryProvider() {
  const subscriptions = new Map<string, ProviderSubscription>()
  const control = { isDown: false, slowness: 0 }
  const wait = async () => {
    for (let turn = 0; turn < control.slowness; turn += 1) await Promise.resolve()
  }
  const provider: PaymentProvider = {
    createCustomer: ({ ownerId }) => Promise.resolve(`cus_${ownerId}`),
    findOwner: (customerId) => Promise.resolve(customerId.replace(/^cus_/, '')),
    findSubscription: async (customerId) => {
      await wait()
      if (control.isDown) throw new ServiceError('unavailable', 'provider is down')
      const found = subscriptions.get(customerId) ?? null
      await wait()
      return found
    },
    listCheckouts: () => Promise.resolve([]),
    findCheckout: refuse,
    createCheckout: refuse,
    expireCheckout: refuse,
    openPortal: refuse,
    listInvoices: () => Promise.resolve([]),
    previewChange: refuse,
    changeNow: refuse,
    changeAtPeriodEnd: refuse,
    setCancelAtPeriodEnd: refuse,
    cancelNow: refuse,
  }
  return { provider, subscriptions, control }
}
