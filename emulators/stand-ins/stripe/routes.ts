import {
  createPreview,
  createSchedule,
  createSession,
  createSubscription,
  requireText,
  requireUrl,
  updateSchedule,
  updateSubscription,
  type Route,
} from './calls.ts'
import { invalidState } from './faults.ts'
import { textAt, textsAt } from './form-body.ts'
import { refund } from './refunds.ts'
import { emit, listOf, newId, nowOf, require } from './state.ts'
import { end, releaseSchedule, retry, updated } from './subscriptions.ts'

const TIMES_AND_PAGES = ['limit', 'starting_after', 'ending_before', 'created']

/** Everything that Docent calls, and what seeding and tests need beside it. */
export const ROUTES: readonly Route[] = [
  {
    target: 'POST /v1/customers',
    takes: ['email', 'name', 'metadata', 'payment_method', 'invoice_settings'],
    call: (state, { body }) => {
      const id = newId(state, 'cus')
      const customer = {
        id,
        object: 'customer',
        created: nowOf(state),
        livemode: false,
        email: textAt(body, 'email') ?? null,
        balance: 0,
        metadata: textsAt(body, 'metadata'),
        invoice_settings: {
          default_payment_method:
            textAt(body, 'invoice_settings', 'default_payment_method') ?? null,
        },
        tax_ids: [],
      } as const
      state.customers.set(id, { ...customer })
      emit(state, 'customer.created', customer)
      return customer
    },
  },
  {
    target: 'GET /v1/customers/:id',
    takes: [],
    call: (state, { id }) => require(state.customers, 'customer', id),
  },
  {
    target: 'GET /v1/prices/:id',
    takes: [],
    call: (state, { id }) => require(state.prices, 'price', id),
  },
  {
    target: 'GET /v1/prices',
    takes: [...TIMES_AND_PAGES, 'active', 'product'],
    call: (state) => listOf('/v1/prices', [...state.prices.values()]),
  },
  {
    target: 'POST /v1/checkout/sessions',
    takes: [
      'mode',
      'customer',
      'line_items',
      'success_url',
      'cancel_url',
      'subscription_data',
      'payment_method_collection',
      'allow_promotion_codes',
      'tax_id_collection',
      'customer_update',

      'metadata',
      'client_reference_id',
      'custom_text',
    ],
    call: createSession,
  },
  {
    target: 'GET /v1/checkout/sessions',
    takes: [...TIMES_AND_PAGES, 'customer', 'status'],
    call: (state, { body }) =>
      listOf(
        '/v1/checkout/sessions',
        [...state.sessions.values()]
          .filter(({ customer, status }) => {
            const wanted = textAt(body, 'status') ?? status
            return customer === textAt(body, 'customer') && status === wanted
          })
          .toReversed(),
      ),
  },
  {
    target: 'GET /v1/checkout/sessions/:id',
    takes: [],
    call: (state, { id }) => require(state.sessions, 'checkout.session', id),
  },
  {
    target: 'POST /v1/checkout/sessions/:id/expire',
    takes: [],
    call: (state, { id }) => {
      const session = require(state.sessions, 'checkout.session', id)
      if (session.status !== 'open') {
        throw invalidState(`Only Checkout Sessions with a status in ["open"] can be expired.`)
      }
      session.status = 'expired'
      session.url = null
      emit(state, 'checkout.session.expired', session)
      return session
    },
  },
  {
    target: 'POST /v1/subscriptions',
    takes: ['customer', 'items', 'trial_period_days', 'metadata'],
    call: createSubscription,
  },
  {
    target: 'GET /v1/subscriptions',
    takes: [...TIMES_AND_PAGES, 'customer', 'status', 'price'],
    call: (state, { body }) =>
      listOf(
        '/v1/subscriptions',
        [...state.subscriptions.values()]
          .filter(({ customer, status }) => {
            const wanted = textAt(body, 'status') ?? 'live'
            const isWanted =
              wanted === 'all' || (wanted === 'live' ? status !== 'canceled' : status === wanted)
            return customer === (textAt(body, 'customer') ?? customer) && isWanted
          })
          .toReversed(),
      ),
  },
  {
    target: 'GET /v1/subscriptions/:id',
    takes: [],
    call: (state, { id }) => require(state.subscriptions, 'subscription', id),
  },
  {
    target: 'POST /v1/subscriptions/:id',
    takes: [
      'items',
      'proration_behavior',
      'proration_date',
      'payment_behavior',
      'cancel_at_period_end',
      'metadata',
    ],
    call: updateSubscription,
  },
  {
    target: 'DELETE /v1/subscriptions/:id',
    takes: ['invoice_now', 'prorate'],
    call: (state, { id }) => {
      const subscription = require(state.subscriptions, 'subscription', id)
      if (subscription.status === 'canceled') throw invalidState(`No such subscription: ${id}`)
      end(state, subscription)
      return subscription
    },
  },
  {
    target: 'POST /v1/subscription_schedules',
    takes: ['from_subscription'],
    call: createSchedule,
  },
  {
    target: 'GET /v1/subscription_schedules/:id',
    takes: [],
    call: (state, { id }) => require(state.schedules, 'subscription_schedule', id),
  },
  {
    target: 'POST /v1/subscription_schedules/:id',
    takes: ['phases', 'end_behavior', 'proration_behavior'],
    call: updateSchedule,
  },
  {
    target: 'POST /v1/subscription_schedules/:id/release',
    takes: [],
    call: (state, { id }) => {
      const schedule = require(state.schedules, 'subscription_schedule', id)
      const subscription = require(state.subscriptions, 'subscription', schedule.subscription ?? '')
      releaseSchedule(state, subscription)
      updated(state, subscription)
      return schedule
    },
  },
  {
    target: 'GET /v1/invoices',
    takes: [...TIMES_AND_PAGES, 'customer', 'subscription', 'status'],
    call: (state, { body }) =>
      listOf(
        '/v1/invoices',
        [...state.invoices.values()]
          .filter(({ customer }) => customer === textAt(body, 'customer'))
          .toReversed()
          .slice(0, Number(textAt(body, 'limit') ?? 10)),
      ),
  },
  {
    target: 'POST /v1/invoices/create_preview',
    takes: ['customer', 'subscription', 'subscription_details', 'schedule'],
    call: createPreview,
  },
  {
    target: 'POST /v1/invoices/:id/pay',
    takes: [],
    call: (state, { id }) => {
      const invoice = require(state.invoices, 'invoice', id)
      if (invoice.status !== 'open') throw invalidState('Invoice is already paid')
      retry(state, invoice)
      return invoice
    },
  },
  {
    target: 'GET /v1/charges',
    takes: [...TIMES_AND_PAGES, 'customer'],
    call: (state, { body }) =>
      listOf(
        '/v1/charges',
        [...state.charges.values()]
          .filter(({ customer }) => customer === (textAt(body, 'customer') ?? customer))
          .toReversed(),
      ),
  },
  {
    target: 'POST /v1/refunds',
    takes: ['charge', 'amount', 'reason', 'metadata'],
    call: (state, { body }) => {
      const paid = require(state.charges, 'charge', requireText(body, 'charge'), 'charge')
      const amount = textAt(body, 'amount')
      return refund(state, paid, amount === undefined ? undefined : Number(amount))
    },
  },
  {
    target: 'POST /v1/billing_portal/sessions',
    takes: ['customer', 'return_url', 'configuration', 'flow_data'],
    call: (state, { body }) => {
      const customer = require(state.customers, 'customer', requireText(
        body,
        'customer',
      ), 'customer')
      const id = newId(state, 'bps')
      const returnUrl = requireUrl(body, 'return_url')
      state.portals.set(id, { id, customer: customer.id, returnUrl })
      const url = `${state.origin}/p/session/${id}`
      return {
        id,
        object: 'billing_portal.session',
        customer: customer.id,
        return_url: returnUrl,
        url,
      }
    },
  },
  {
    target: 'GET /v1/events',
    takes: [...TIMES_AND_PAGES, 'type', 'types'],
    call: (state) => listOf('/v1/events', state.events.toReversed()),
  },
]
