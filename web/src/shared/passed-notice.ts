const KEY = 'docent.notice'

/** Leaves a notice for the next page of this tab: the application and the public site do not share one. */
export function passNotice(notice: string): void {
  try {
    sessionStorage.setItem(KEY, notice)
  } catch {
    // Storage may be switched off: the notice is a courtesy.
  }
}

/** The notice that was left, once. */
export function takeNotice(): string | null {
  try {
    const notice = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return notice
  } catch {
    return null
  }
}
