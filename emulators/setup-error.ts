/** Something that the person at the keyboard has to mend. The message is one sentence that says what to do. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Prints a {@link SetupError} as its one sentence and any other error in full, and ends with code 1. */
export function exitOnError(error: unknown): never {
  console.error(error instanceof SetupError ? error.message : error)
  process.exit(1)
}
