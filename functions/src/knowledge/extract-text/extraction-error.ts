import type { FileFailure } from '@docent/domain/knowledge'

/** A document that cannot be read, and why. `detail` is for the log and holds none of its text. */
export class ExtractionError extends Error {
  readonly failure: FileFailure
  readonly detail: string

  constructor(failure: FileFailure, detail = '') {
    super(detail === '' ? failure : `${failure}: ${detail}`)
    this.name = 'ExtractionError'
    this.failure = failure
    this.detail = detail
  }
}
