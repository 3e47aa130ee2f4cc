import { onSnapshot, type DocumentReference, type Query } from 'firebase/firestore'
import { useCallback, useEffect, useState } from 'react'
import { useObservable } from 'reactfire'
import { NEVER, Observable, Subject, catchError, concatWith, map, of, takeUntil } from 'rxjs'
import { onCloseAllLive, onReopenLive } from './close-live.ts'

/** How long a source stays open for a reader that comes straight back, in milliseconds. */
const LINGER_MS = 5_000
/** How long a source may wait for its first reader to mount (it may be suspended). */
const FIRST_READER_MS = 30_000

export type Live<T> =
  | { status: 'loading'; data: undefined; error: undefined; retry: () => void }
  | { status: 'ready'; data: T; error: undefined; retry: () => void }
  | { status: 'failed'; data: undefined; error: Error; retry: () => void }

type Outcome<T> = { data: T } | { error: Error }

interface Source {
  readers: number
  closed: Subject<void>
  closing: ReturnType<typeof setTimeout> | undefined
}

const sources = new Map<string, Source>()

/** Where reactfire keeps its observables; a global, because it has no call to drop one. */
const REACTFIRE_CACHE = '_reactFirePreloadedObservables'

const forgetInReactfire = (key: string): void => {
  const cache = (globalThis as Record<string, unknown>)[REACTFIRE_CACHE]
  if (cache instanceof Map) cache.delete(key)
}

function openSource(key: string): Source {
  const known = sources.get(key)
  if (known) return known
  const source: Source = {
    readers: 0,
    closed: new Subject(),
    closing: setTimeout(() => closeSource(key), FIRST_READER_MS),
  }
  sources.set(key, source)
  return source
}

function closeSource(key: string): void {
  const source = sources.get(key)
  if (!source) return
  clearTimeout(source.closing)
  source.closed.next()
  sources.delete(key)
  forgetInReactfire(key)
}

/** Counts a mounted reader of `key`; the last one to go closes the source a little later. */
function holdSource(key: string): () => void {
  const source = openSource(key)
  source.readers += 1
  clearTimeout(source.closing)
  return () => {
    source.readers -= 1
    // Where all were closed meanwhile, the key may be another one's by now.
    if (source.readers === 0 && sources.get(key) === source)
      source.closing = setTimeout(() => closeSource(key), LINGER_MS)
  }
}

onCloseAllLive(() => {
  for (const key of sources.keys()) closeSource(key)
})

/**
 * Live data by way of reactfire, without its two defects: reactfire never closes a listener after
 * unmount, and it throws an error during render and keeps it. Here each source counts its readers,
 * and an error is a value that `retry` replaces.
 *
 * @param id names what is read; it has to hold the owner's id where the data is an owner's
 */
export function useLive<T>(
  id: string,
  makeObservable: () => Observable<T>,
  options: { suspense?: boolean } = {},
): Live<T> {
  const [attempt, setAttempt] = useState(0)
  const key = `${id}#${attempt}`
  const source = openSource(key)
  const outcomes = makeObservable().pipe(
    takeUntil(source.closed),
    // An end would be shown, and showing it would open the source again.
    concatWith(NEVER),
    map((data): Outcome<T> => ({ data })),
    catchError((error: unknown) => of<Outcome<T>>({ error: asError(error) })),
  )
  const { data: outcome } = useObservable<Outcome<T> | undefined>(key, outcomes, {
    suspense: options.suspense ?? false,
  })
  useEffect(() => holdSource(key), [key])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => onReopenLive(retry), [retry])
  if (!outcome) return { status: 'loading', data: undefined, error: undefined, retry }
  if ('error' in outcome) return { status: 'failed', data: undefined, error: outcome.error, retry }
  return { status: 'ready', data: outcome.data, error: undefined, retry }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

/** Reads a row as it came from the database. Throws where it cannot be one. */
export type ParseRow<T> = (row: Record<string, unknown>, id: string) => T

/**
 * Without a connection an empty local copy says nothing about the server's. It is passed over, and
 * the change of metadata reports the server's answer when there is one.
 */
const WITH_METADATA = { includeMetadataChanges: true }

/** A document, followed live; `null` while it does not exist. */
export function useLiveDocument<T>(
  id: string,
  makeReference: () => DocumentReference,
  parse: ParseRow<T>,
): Live<T | null> {
  return useLive(
    id,
    () =>
      new Observable<T | null>((observer) =>
        onSnapshot(
          makeReference(),
          WITH_METADATA,
          (snapshot) => {
            if (!snapshot.exists() && snapshot.metadata.fromCache) return
            const row = snapshot.data({ serverTimestamps: 'estimate' })
            emit(observer, () => (row ? parse(row, snapshot.id) : null))
          },
          (error) => observer.error(error),
        ),
      ),
  )
}

/** The documents of a query, followed live. */
export function useLiveQuery<T>(id: string, makeQuery: () => Query, parse: ParseRow<T>): Live<T[]> {
  return useLive(
    id,
    () =>
      new Observable<T[]>((observer) =>
        onSnapshot(
          makeQuery(),
          WITH_METADATA,
          ({ docs, metadata }) => {
            if (docs.length === 0 && metadata.fromCache) return
            emit(observer, () =>
              docs.map((row) => parse(row.data({ serverTimestamps: 'estimate' }), row.id)),
            )
          },
          (error) => observer.error(error),
        ),
      ),
  )
}

function emit<T>(
  observer: { next: (value: T) => void; error: (error: unknown) => void },
  read: () => T,
): void {
  try {
    observer.next(read())
  } catch (error) {
    observer.error(error)
  }
}
