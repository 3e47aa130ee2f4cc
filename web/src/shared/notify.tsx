import {
  Suspense,
  createContext,
  lazy,
  use,
  useCallback,
  useEffect,
  useMemo,
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

const saysSame = (a: Notice | undefined, b: Notice) => a?.title === b.title && a.text === b.text

type Notify = (notice: Notice) => void

interface Notices {
  notify: Notify
  withdraw: Notify
}

const NoticesContext = createContext<Notices | null>(null)

function useNotices(): Notices {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('useNotify() needs a NotifyProvider')
  return notices
}

/** Says something to the person, one notice after the other. */
export const useNotify = (): Notify => useNotices().notify

/**
 * Says why something is refused as it stands on the screen, and takes that back where it is no
 * longer so: at the next call, with `null` once the reason is mended, and when the part of the
 * screen that called is left.
 */
export function useRefusal(): (notice: Notice | null) => void {
  const { notify, withdraw } = useNotices()
  const standing = useRef<Notice | null>(null)
  const refuse = useCallback(
    (notice: Notice | null) => {
      if (standing.current) withdraw(standing.current)
      standing.current = notice
      if (notice) notify(notice)
    },
    [notify, withdraw],
  )
  useEffect(() => () => refuse(null), [refuse])
  return refuse
}

export function NotifyProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<(Notice & { id: number })[]>([])
  const latestId = useRef(0)
  const notify = useCallback<Notify>((notice) => {
    latestId.current += 1
    const id = latestId.current
    setQueue((waiting) =>
      saysSame(waiting.at(-1), notice) ? waiting : [...waiting, { ...notice, id }],
    )
  }, [])
  const withdraw = useCallback<Notify>((notice) => {
    setQueue((waiting) => waiting.filter((each) => !saysSame(each, notice)))
  }, [])
  const notices = useMemo(() => ({ notify, withdraw }), [notify, withdraw])
  useEffect(() => {
    const timer = setTimeout(() => void loadNoticeBar().catch(() => undefined), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const notice = queue[0]
  return (
    <NoticesContext value={notices}>
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
    </NoticesContext>
  )
}
