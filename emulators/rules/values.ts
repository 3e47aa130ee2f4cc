/** Values as the Firestore REST interface writes them, where the SDK would not let them through. */

/** A double, also where it is a whole number: the web SDK would send `1` as an integer. */
export class Double {
  readonly value: number
  constructor(value: number) {
    this.value = value
  }
}

/** The time at which the server commits. */
export const SERVER_TIME = Symbol('server time')

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Double
  | typeof SERVER_TIME
  | readonly Value[]
  | { readonly [key: string]: Value }

export type Fields = Readonly<Record<string, Value>>

const encodeDouble = (value: number) => ({
  doubleValue: Number.isFinite(value) ? value : String(value),
})

/** Encodes one value; whole numbers become integers, as in the SDKs. */
export function encodeValue(value: Exclude<Value, typeof SERVER_TIME>): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : encodeDouble(value)
  }
  if (value instanceof Double) return encodeDouble(value.value)
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map((item) => encodeValue(item)) } }
  }
  return { mapValue: { fields: encodeFields(value as Fields).fields } }
}

/** Encodes a document's fields; those that take the server's time come back by name. */
export function encodeFields(data: Fields): { fields: Record<string, object>; timed: string[] } {
  const fields: Record<string, object> = {}
  const timed: string[] = []
  for (const [key, value] of Object.entries(data)) {
    if (value === SERVER_TIME) timed.push(key)
    else fields[key] = encodeValue(value)
  }
  return { fields, timed }
}
