import {
  Suspense,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

const SHOWN_MS = 6_000
/** Longer for what went wrong, and for what can be undone. */
const SHOWN_LONG_MS = 12_000
/** Of that, what is left when another notice waits, so that none comes long after its cause. */
const SHARE_WHEN_WAITED_FOR = 1 / 3
/** By then a screen stands, which the notices' own code must not delay. */
const LOAD_AFTER_MS = 1_000

const loadNoticeBar = () => import('./notice-bar.tsx')
const NoticeBar = lazy(async () => ({ default: (await loadNoticeBar()).NoticeBar }))

export interface Notice {
  title: string
  text?: string | undefined
  /** Destructive: something failed or was refused. */
  tone?: 'plain' | 'destructive' | undefined
  /** Takes back what the notice tells of. */
  undo?: (() => void) | undefined
}

const shownMs = ({ tone, undo }: Notice) =>
  tone === 'destructive' || undo ? SHOWN_LONG_MS : SHOWN_MS

type Notify = (notice: Notice) => void

const NotifyContext = createContext<Notify | null>(null)

/** Says something to the person, one notice after the other. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (!notify) throw new Error('useNotify() needs a NotifyProvider')
  return notify
}

export function NotifyProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<(Notice & { id: number })[]>([])
  const latestId = useRef(0)
  const notify = useCallback<Notify>((notice) => {
    latestId.current += 1
    const id = latestId.current
    setQueue((waiting) => {
      const last = waiting.at(-1)
      const isRepeated = last?.title === notice.title && last.text === notice.text
      return isRepeated ? waiting : [...waiting, { ...notice, id }]
    })
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => void loadNoticeBar().catch(() => undefined), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const notice = queue[0]
  return (
    <NotifyContext value={notify}>
      {children}
      {notice && (
        <Suspense>
          <NoticeBar
            key={notice.id}
            notice={notice}
            shownMs={shownMs(notice) * (queue.length > 1 ? SHARE_WHEN_WAITED_FOR : 1)}
            onGone={() => setQueue((waiting) => waiting.slice(1))}
          />
        </Suspense>
      )}
    </NotifyContext>
  )
}
