/** A parsed request: strings, nested by the brackets of their names. */
export interface FormBody {
  [name: string]: string | FormBody
}

const isBody = (value: string | FormBody | undefined): value is FormBody =>
  typeof value === 'object'

/**
 * Parses Stripe's form encoding: `items[0][price]=p` becomes `{items: {0: {price: 'p'}}}`.
 * Lists stay objects with numbers as names.
 */
export function parseFormBody(text: string): FormBody {
  const body: FormBody = Object.create(null) as FormBody
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let target = body
    for (const part of path.slice(0, -1)) {
      const inner = target[part]
      target = isBody(inner) ? inner : (target[part] = Object.create(null) as FormBody)
    }
    target[path.at(-1) ?? name] = value
  }
  return body
}

/** The text at a path of names, or `undefined`. */
export function textAt(body: FormBody, ...path: readonly string[]): string | undefined {
  let value: string | FormBody | undefined = body
  for (const part of path) value = isBody(value) ? value[part] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The object at a name, as texts by name; what is nested deeper is left out. */
export function textsAt(body: FormBody, name: string): Record<string, string> {
  const value = body[name]
  return Object.fromEntries(
    Object.entries(isBody(value) ? value : {}).flatMap(([key, inner]) =>
      typeof inner === 'string' ? [[key, inner]] : [],
    ),
  )
}
