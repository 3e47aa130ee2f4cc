import { runTransaction, type Transaction } from 'firebase/firestore'
import { firestore } from './firestore.ts'

const COMMIT_TIMEOUT_MS = 20_000

/**
 * Writes all or nothing. As a transaction a write fails where the server is out of reach; a plain
 * one would wait in a queue and might happen long after the person was told that it failed.
 * @throws Error where it was refused, or took longer than 20 seconds
 */
export async function commit<T>(write: (transaction: Transaction) => Promise<T> | T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer')), COMMIT_TIMEOUT_MS)
  })
  try {
    const writing = runTransaction(firestore(), async (transaction) => write(transaction))
    return await Promise.race([writing, late])
  } finally {
    clearTimeout(timer)
  }
}
