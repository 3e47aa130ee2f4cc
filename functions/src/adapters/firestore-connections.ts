import { createHash, randomBytes } from 'node:crypto'
import { CHANNELS, MESSAGING_CHANNELS, rowIdOf, type MessagingChannel } from '@docent/channels/list'
import type { ChannelKey, Connection } from '@docent/channels/platform'
import { tokenPreview } from '@docent/domain/channels'
import { COLLECTIONS, type ChannelRow } from '@docent/domain/collections'
import { ServiceError } from '@docent/domain/errors'
import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore'
import type { ChannelRowValues, ConnectionStore } from '../channels/ports.ts'
import { firestore, readString } from './firestore.ts'
import type { Sealed, TokenVault } from './token-vault.ts'

const secretId = ({ channel, botId }: ChannelKey): string => `${channel}_${botId}`
const secretOf = (key: ChannelKey) =>
  firestore().collection(COLLECTIONS.bot_secrets).doc(secretId(key))
const rowOf = ({ channel, botId }: ChannelKey) =>
  firestore().collection(CHANNELS[channel].row.collection).doc(rowIdOf(channel, botId))

/** The document that only one bot can hold: the account behind a token. */
const claimOf = (channel: MessagingChannel, accountId: string) =>
  firestore()
    .collection(COLLECTIONS.bot_secrets)
    .doc(`claim_${channel}_${createHash('sha256').update(accountId).digest('hex').slice(0, 32)}`)

/** Connections in `bot_secrets/{channel}_{botId}`, and the rows that owners see. */
export function firestoreConnections(vault: TokenVault): ConnectionStore {
  const open = (key: ChannelKey, value: unknown, field: string): string =>
    value === undefined || value === null
      ? ''
      : vault.open(value as Sealed, `${secretId(key)}/${field}`)

  const read = (key: ChannelKey, data: DocumentData): Connection => ({
    channel: key.channel,
    botId: key.botId,
    ownerId: readString(data['user_id']),
    token: open(key, data['token'], 'token'),
    accountId: readString(data['account_id']),
    accountName: readString(data['account_name']),
    webhookSecret: readString(data['webhook_secret']),
    appSecret: open(key, data['app_secret'], 'app_secret'),
  })

  return {
    async find(key) {
      const data = (await secretOf(key).get()).data()
      return data?.['token'] === undefined ? null : read(key, data)
    },

    save: (connection, row) =>
      firestore().runTransaction(async (transaction) => {
        const { channel, botId, ownerId, accountId } = connection
        const claim = claimOf(channel, accountId)
        const [claimed, secret, shown] = await transaction.getAll(
          claim,
          secretOf(connection),
          rowOf(connection),
        )
        const holder = claimed?.data()
        if (holder !== undefined && holder['chatbot_id'] !== botId) {
          throw new ServiceError('channel_taken', `${channel} account of another bot`)
        }
        const former = readString(secret?.data()?.['account_id'])
        if (former !== '' && former !== accountId) transaction.delete(claimOf(channel, former))
        transaction.set(claim, { user_id: ownerId, chatbot_id: botId, channel })
        const seal = (value: string, field: string) =>
          vault.seal(value, `${secretId(connection)}/${field}`)
        transaction.set(secretOf(connection), {
          user_id: ownerId,
          chatbot_id: botId,
          channel,
          token: seal(connection.token, 'token'),
          app_secret: connection.appSecret === '' ? null : seal(connection.appSecret, 'app_secret'),
          account_id: accountId,
          account_name: connection.accountName,
          webhook_secret: connection.webhookSecret,
          updated_at: FieldValue.serverTimestamp(),
        })
        writeRow(transaction, connection, row, shown?.exists ?? false)
      }),

    async report(key, change) {
      const fields = {
        ...(change.problem !== undefined && { problem: change.problem }),
        ...(change.link !== undefined && { link: change.link }),
        ...(change.lastError !== undefined && {
          last_error: change.lastError,
          last_error_at: change.lastError === '' ? null : FieldValue.serverTimestamp(),
        }),
        ...(change.messageAt !== undefined && { last_message_at: change.messageAt }),
      }
      await rowOf(key)
        .update(fields)
        .catch((error: unknown) => {
          if (!isMissing(error)) throw error
        })
    },

    renewSecret: async (key, webhookSecret) =>
      void (await secretOf(key).update({ webhook_secret: webhookSecret })),

    remove: (key) =>
      firestore().runTransaction(async (transaction) => {
        const account = readString((await transaction.get(secretOf(key))).data()?.['account_id'])
        if (account !== '') transaction.delete(claimOf(key.channel, account))
        transaction.delete(secretOf(key))
        transaction.delete(rowOf(key))
      }),

    async listOf(ownerId) {
      const found = await firestore()
        .collection(COLLECTIONS.bot_secrets)
        .where('user_id', '==', ownerId)
        .get()
      return found.docs.flatMap((document): ChannelKey[] => {
        const botId = readString(document.get('chatbot_id'))
        const channel = MESSAGING_CHANNELS.find((name) => document.id === `${name}_${botId}`)
        return channel === undefined ? [] : [{ channel, botId }]
      })
    },

    makeWebhookSecret: (key, ownerId) =>
      firestore().runTransaction(async (transaction) => {
        const saved = (await transaction.get(secretOf(key))).data()
        const known = readString(saved?.['webhook_secret'])
        if (known !== '') return known
        const made = randomBytes(24).toString('base64url')
        transaction.set(
          secretOf(key),
          {
            user_id: ownerId,
            chatbot_id: key.botId,
            channel: key.channel,
            webhook_secret: made,
          },
          { merge: true },
        )
        return made
      }),

    findWebhookSecret: async (key) =>
      readString((await secretOf(key).get()).data()?.['webhook_secret']),
  }
}

/** *Source:* google.rpc.Code, NOT_FOUND. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 5

function writeRow(
  transaction: Transaction,
  connection: Connection,
  row: ChannelRowValues,
  isThere: boolean,
): void {
  const { channel, botId, ownerId, token, appSecret } = connection
  const names = CHANNELS[channel].row
  const now = FieldValue.serverTimestamp()
  const fields: Partial<Record<keyof ChannelRow, unknown>> = {
    id: rowIdOf(channel, botId),
    user_id: ownerId,
    chatbot_id: botId,
    problem: row.problem,
    link: row.link,
    last_error: row.lastError,
    last_error_at: null,
    is_signed: appSecret !== '',
    ...(!isThere && { last_message_at: null, created_at: now }),
    updated_at: now,
  }
  const named = { [names.token]: tokenPreview(token), [names.name]: row.name }
  transaction.set(rowOf(connection), { ...fields, ...named }, { merge: true })
}
