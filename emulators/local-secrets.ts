import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets that the functions bind, with what the emulator hands out for them. */
const PLACEHOLDERS = 'LANGUAGE_MODEL_KEY=not-set\n'

/**
 * Writes the emulator's file of secrets where there is none. Without it each new process of a
 * function that binds a secret first asks Secret Manager, and waits 19 seconds for no answer.
 * An empty value counts as missing there, hence a placeholder.
 */
export function writeLocalSecrets(root: string): void {
  const file = join(root, 'functions', '.secret.local')
  if (!existsSync(file)) writeFileSync(file, PLACEHOLDERS)
}
