/** Telegram's Bot API: one method, its parameters, its result. */
export interface TelegramApi {
  /** @throws PlatformError */
  call(token: string, method: string, parameters?: object): Promise<unknown>
}
