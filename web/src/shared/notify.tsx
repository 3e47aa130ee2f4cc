import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'

const SHOWN_MS = 6_000
/** Longer for what went wrong, and for what can be undone. */
const SHOWN_LONG_MS = 12_000
/** Of that, what is left when another notice waits, so that none comes long after its cause. */
const SHARE_WHEN_WAITED_FOR = 1 / 3

export interface Notice {
  title: string
  text?: string | undefined
  /** Destructive: something failed or was refused. */
  tone?: 'plain' | 'destructive' | undefined
  action?: { label: string; run: () => void } | undefined
}

const shownMs = ({ tone, action }: Notice) =>
  tone === 'destructive' || action ? SHOWN_LONG_MS : SHOWN_MS

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
  const [isOpen, setIsOpen] = useState(true)
  const notify = useCallback<Notify>((notice) => {
    setQueue((waiting) => {
      const last = waiting.at(-1)
      const isRepeated = last?.title === notice.title && last.text === notice.text
      return isRepeated ? waiting : [...waiting, { ...notice, id: (last?.id ?? 0) + 1 }]
    })
  }, [])
  const showNext = () => {
    setQueue((waiting) => waiting.slice(1))
    setIsOpen(true)
  }
  const notice = queue[0]
  return (
    <NotifyContext value={notify}>
      {children}
      {notice && (
        <Snackbar
          key={notice.id}
          open={isOpen}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          // In the middle of the header, where nothing is: a corner would hide the live bot's field.
          sx={{
            top: { md: 12 },
            bottom: { md: 'auto' },
            '& > div': { width: { xs: '100%', sm: 'auto' } },
          }}
          autoHideDuration={shownMs(notice) * (queue.length > 1 ? SHARE_WHEN_WAITED_FOR : 1)}
          onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
          slotProps={{ transition: { onExited: showNext } }}
        >
          <div>
            <NoticeCard notice={notice} close={() => setIsOpen(false)} />
          </div>
        </Snackbar>
      )}
    </NotifyContext>
  )
}

function NoticeCard({ notice, close }: { notice: Notice; close: () => void }) {
  const isDestructive = notice.tone === 'destructive'
  const { action } = notice
  return (
    <Alert
      role={isDestructive ? 'alert' : 'status'}
      severity={isDestructive ? 'error' : 'success'}
      onClose={close}
      sx={{ width: { xs: '100%', sm: 400 }, boxShadow: '0 8px 28px rgb(10 12 20 / 0.14)' }}
    >
      <AlertTitle sx={{ mb: notice.text ? 0.5 : 0 }}>{notice.title}</AlertTitle>
      {notice.text}
      {action && (
        <Button
          size="small"
          sx={{ display: 'block', ml: -3 }}
          onClick={() => {
            action.run()
            close()
          }}
        >
          {action.label}
        </Button>
      )}
    </Alert>
  )
}
