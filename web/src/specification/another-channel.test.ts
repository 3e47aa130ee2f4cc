// First: one more channel in the lists, before anything of the app reads them.
import '@docent/channels/testing/add-pigeon'
import { COLLECTIONS } from '@docent/domain/collections'
import { API } from '@docent/domain/routes'
import { PATHS } from '../app/paths.ts'
import { database, Timestamp } from '../testing/firebase/firestore.ts'
import { fill, openTab, press } from './actions.ts'
import * as is from './results.ts'
import { row } from './row.ts'
import { testRows } from './run-rows.ts'
import {
  newOwner,
  onPlan,
  owner,
  OWNER,
  serverSays,
  stepsDone,
  withBase,
  withBot,
} from './states.ts'

const SOURCE = 'A channel that only the lists know'
const BOT = PATHS.bot('bot-1')
const one = [owner, onPlan('Starter'), withBase(), withBot()]
const pigeon = [openTab('Integrations'), openTab('Carrier Pigeon')]
const day = new Timestamp(Date.UTC(2026, 0, 5))
const common = { user_id: OWNER, chatbot_id: 'bot-1', created_at: day, updated_at: day }

const withPigeon = {
  says: 'a saved loft, and a row of another channel',
  run: () => {
    database.put(COLLECTIONS.channel_bots, 'owl_bot-1', { ...common, token: 'no', name: 'Owlery' })
    database.put(COLLECTIONS.channel_bots, 'pigeon_bot-1', {
      ...common,
      token: 'GB-24-1',
      name: 'Dovecote',
      problem: null,
      link: 'https://pigeon.example/dovecote',
    })
  },
}

testRows([
  row(SOURCE, BOT, one, {
    action: pigeon,
    text: ['Ring your pigeon', 'Read the ring on its leg.', 'Loft Name (optional)', 'Ring Number'],
    result: is.isDisabled('Save pigeon loft'),
  }),
  row(SOURCE, BOT, [...one, serverSays(API.connectChannel, { body: { problem: null } })], {
    action: [...pigeon, fill('Ring Number', ' GB-24-1 '), press('Save pigeon loft')],
    text: 'pigeon loft saved',
    result: is.wasAsked(API.connectChannel, {
      channel: 'pigeon',
      chatbotId: 'bot-1',
      token: 'GB-24-1',
    }),
  }),
  row(SOURCE, BOT, [...one, withPigeon], {
    action: pigeon,
    text: ['Connected', 'Dovecote', 'GB-24-1…'],
    result: [is.has('link', 'Send a test message'), is.isMissing('Owlery')],
  }),
  row(SOURCE, PATHS.onboarding, [newOwner, stepsDone(3), withBase(), withBot(), withPigeon], {
    text: 'Answers to notes, by air.',
    result: is.isTicked(/^Carrier Pigeon, hard, 2 days/),
  }),
])
