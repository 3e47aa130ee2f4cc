import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET } from './stand-ins/stripe/keys.ts'

/** Secrets that the functions bind, with what the emulator hands out for them. */
const PLACEHOLDERS: Readonly<Record<string, () => string>> = {
  LANGUAGE_MODEL_KEY: () => 'not-set',
  SMTP_URL: () => 'not-set',
  STRIPE_SECRET_KEY: () => STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET: () => STRIPE_WEBHOOK_SECRET,
  CHANNEL_TOKEN_KEYS: () => `local:${randomBytes(32).toString('base64')}`,
}

/**
 * Adds the secrets that the emulator's file lacks. Without them each new process of a function
 * that binds a secret first asks Secret Manager, and waits 19 seconds for no answer.
 * An empty value counts as missing there, hence a placeholder.
 */
export function writeLocalSecrets(root: string): void {
  const file = join(root, 'functions', '.secret.local')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const missing = Object.entries(PLACEHOLDERS)
    .filter(([name]) => !new RegExp(`^${name}=`, 'm').test(before))
    .map(([name, make]) => `${name}=${make()}\n`)
  if (missing.length === 0) return
  const gap = before === '' || before.endsWith('\n') ? '' : '\n'
  writeFileSync(file, before + gap + missing.join(''))
}
