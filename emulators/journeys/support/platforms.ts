import type { Page } from '@playwright/test'
import { MESSAGING_CHANNELS, type MessagingChannel } from '@docent/channels/list'
import { originOf, ports, PROJECT_ID } from '../../ports.ts'
import { STAND_INS } from '@docent/channels/stand-ins'
import type { StandIn } from '../../stand-ins/serve.ts'

const isUp = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  )

/** Starts the platforms' stand-ins where they do not run already; returns how to stop them. */
export async function startPlatforms(): Promise<() => Promise<void>> {
  const started: StandIn[] = []
  for (const channel of MESSAGING_CHANNELS) {
    if (await isUp(originOf(channel))) continue
    started.push(await STAND_INS[channel]({ port: ports[channel] }))
  }
  return async () => void (await Promise.all(started.map((standIn) => standIn.close())))
}

/** Lets a stand-in misbehave, or be honest again. */
export async function control(platform: MessagingChannel, mode: string): Promise<void> {
  const response = await fetch(`${originOf(platform)}/control`, {
    method: 'PUT',
    body: JSON.stringify({ mode }),
  })
  if (!response.ok) throw new Error(`no mode ${mode}`)
}

/** A new Telegram bot, as BotFather makes it. */
export async function createTelegramBot(username: string): Promise<string> {
  const response = await fetch(`${originOf('telegram')}/botfather`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Ask the shop', username }),
  })
  return ((await response.json()) as { token: string }).token
}

/** A new Facebook page, with the token that the app generates for it. */
export async function createMessengerPage(): Promise<{ id: string; token: string }> {
  const response = await fetch(`${originOf('messenger')}/pages`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Page of the shop' }),
  })
  return (await response.json()) as { id: string; token: string }
}

/** The App Secret, as the app's settings show it. */
export async function readAppSecret(settings: Page): Promise<string> {
  await settings.goto(originOf('messenger'))
  return (await settings.locator('h1 + p code').textContent()) ?? ''
}

/** Says on behalf of an owner that the address is theirs, as the link in the e-mail does. */
export async function verifyEmail(email: string): Promise<void> {
  const call = async (method: string, body: object) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:${method}`
    const response = await fetch(originOf('auth') + path, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { users?: { localId: string }[] }
  }
  const { users } = await call('lookup', { email: [email] })
  await call('update', { localId: users?.[0]?.localId, emailVerified: true })
}

/** Writes on the phone page and gives the bot's next message, with what stands on its buttons. */
export async function chatOnPhone(phone: Page, text: string): Promise<string> {
  const messages = phone.locator('li.bot')
  const before = await messages.count()
  await phone.getByLabel('Message', { exact: true }).fill(text)
  await phone.getByLabel('Message', { exact: true }).press('Enter')
  await messages.nth(before).waitFor()
  return (await messages.nth(before).textContent()) ?? ''
}
