export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Where messages to the team are kept. */
export interface ContactStore {
  /** With the server's time. */
  keep(message: ContactMessage): Promise<void>
}
