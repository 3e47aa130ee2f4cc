import type { PriceIds } from '@docent/domain/billing'
import type {
  BillingDeps,
  BillingStore,
  EventLocks,
  PaymentProvider,
  PlanRow,
} from '../billing/ports.ts'

export const PRICES: PriceIds = {
  Starter: { month: 'price_starter_monthly', year: 'price_starter_annual' },
  Professional: { month: 'price_professional_monthly', year: 'price_professional_annual' },
  Enterprise: { month: 'price_enterprise_monthly', year: 'price_enterprise_annual' },
}

interface Account {
  customerId: string | null
  readings: number
  written: number
}

/** Accounts, rows and event locks in memory, with what the adapters promise. */
export function inMemoryBilling() {
  const accounts = new Map<string, Account>()
  const rows = new Map<string, PlanRow>()
  const onboarded = new Set<string>()
  const events = new Map<string, 'taken' | 'done'>()
  /** Owners whose onboarding was reset, one entry each time. */
  const resets: string[] = []
  const accountOf = (ownerId: string): Account => {
    const account = accounts.get(ownerId) ?? { customerId: null, readings: 0, written: 0 }
    accounts.set(ownerId, account)
    return account
  }
  const store: BillingStore = {
    findCustomer: async (ownerId) => accounts.get(ownerId)?.customerId ?? null,
    saveCustomer: async (ownerId, customerId) => (accountOf(ownerId).customerId ??= customerId),
    findOwner: async (customerId) =>
      [...accounts].find(([, account]) => account.customerId === customerId)?.[0] ?? null,
    findRow: async (ownerId) => rows.get(ownerId) ?? null,
    isOnboarded: async (ownerId) => onboarded.has(ownerId),
    beginReading: async (ownerId) => (accountOf(ownerId).readings += 1),
    finishReading: async (ownerId, reading, change) => {
      const account = accountOf(ownerId)
      const before = rows.get(ownerId) ?? null
      if (account.written >= reading) return before
      const { row, hasLapsed } = change(before)
      account.written = reading
      rows.set(ownerId, row)
      if (hasLapsed && onboarded.delete(ownerId)) resets.push(ownerId)
      return row
    },
    async *listBilledOwners(now) {
      const ended = [...rows].filter(
        ([, row]) => row.subscribed && row.subscription_end !== null && row.subscription_end <= now,
      )
      yield [...new Set([...accounts.keys(), ...ended.map(([ownerId]) => ownerId)])]
    },
  }
  const locks: EventLocks = {
    take: async (eventId) => {
      const state = events.get(eventId)
      if (state !== undefined) return state === 'done' ? 'done' : 'busy'
      events.set(eventId, 'taken')
      return 'taken'
    },
    finish: async (eventId) => void events.set(eventId, 'done'),
    release: async (eventId) => void events.delete(eventId),
  }
  return { store, locks, rows, resets, onboarded, accounts, events }
}

export const NOW = new Date('2026-03-01T12:00:00Z')

/** What the use-cases of billing need, over a store in memory. */
export function billingWorld(provider: PaymentProvider | null, now: () => Date = () => NOW) {
  const memory = inMemoryBilling()
  const oddities: string[] = []
  const deps: BillingDeps = {
    store: memory.store,
    provider,
    settings: { prices: PRICES, appUrl: 'https://docent.example', collectsTaxIds: false },
    now,
    logOddity: (what) => void oddities.push(what),
  }
  return { ...memory, deps, oddities }
}
