const CALL_TIMEOUT_MS = 60_000

/** Calls the product. @throws Error where it refuses, or answers with anything but JSON */
export async function callJson<Answer = Record<string, unknown>>(
  url: string,
  init: RequestInit,
): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  const text = await response.text()
  const { pathname } = new URL(url)
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}: ${text}`)
  try {
    return JSON.parse(text) as Answer
  } catch (cause) {
    throw new Error(`${pathname} answered without JSON: ${text.slice(0, 200)}`, { cause })
  }
}
