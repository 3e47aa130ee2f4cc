import { COLLECTIONS } from '@docent/domain/collections'
import { HOST, PROJECT_ID, ports } from '../../ports.ts'
import type { Owner } from './owner.ts'

/** Switches a bot on or off, as the switch in the list of bots does. */
export async function switchBot(owner: Owner, botId: string, isActive: boolean): Promise<void> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`
  const response = await fetch(`http://${HOST}:${ports.firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${owner.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: {
            name: `${documents}/${COLLECTIONS.chatbots}/${botId}`,
            fields: { is_active: { booleanValue: isActive } },
          },
          updateMask: { fieldPaths: ['is_active'] },
          updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    }),
  })
  if (!response.ok) throw new Error(`switch bot: ${response.status} ${await response.text()}`)
}
