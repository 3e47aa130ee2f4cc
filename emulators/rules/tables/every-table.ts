import type { RuleCase } from '../rule-case.ts'
import {
  missingTable,
  readTable,
  serverOnlyTable,
  subcollectionTable,
  unlistedTable,
} from './access.ts'
import { counterTable } from './bot-counters.ts'
import { paymentTable } from './bot-payments.ts'
import { capTable, forgeryTable, overCapTable, subscriptionTable } from './caps.ts'
import { chatbotTable } from './chatbots.ts'
import { onboardingTable } from './onboarding.ts'
import { profileTable } from './profiles.ts'

/** All tables by name. A case is found by `<table>: <title>`. */
export const EVERY_TABLE: Readonly<Record<string, readonly RuleCase[]>> = {
  reads: readTable,
  'server-only writes': serverOnlyTable,
  subcollections: subcollectionTable,
  'what no block names': unlistedTable,
  'missing documents': missingTable,
  profiles: profileTable,
  onboarding_progress: onboardingTable,
  chatbots: chatbotTable,
  bot_counters: [...counterTable, ...paymentTable],
  caps: capTable,
  'subscriptions not in force': subscriptionTable,
  'forged plans': forgeryTable,
  'above the cap': overCapTable,
}
