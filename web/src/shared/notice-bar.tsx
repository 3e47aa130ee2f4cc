import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import type { Notice } from './notify.tsx'
import { DASHBOARD_WIDTH, besideColumn } from './ui/column.ts'

/** What tabs and margins take of a window's width, in pixels. */
const BESIDE_NOTICE = 540

/** At the right of tabs and below the header's buttons, where nothing is. */
const besideTabs = {
  top: { md: 'calc(var(--above-header, 0px) + 56px)' },
  left: { md: 'auto' },
  right: { md: besideColumn(DASHBOARD_WIDTH) },
  transform: { md: 'none' },
} as const

interface NoticeBarProps {
  notice: Notice
  /** How long it stays by itself, in milliseconds. */
  shownMs: number
  /** Called when it has left the screen. */
  onGone: () => void
}

/** One notice, until it is closed or its time is up. */
export function NoticeBar({ notice, shownMs, onGone }: NoticeBarProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Snackbar
      open={isOpen}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      // In the middle of the header, where nothing is: at the bottom it would hide the live bot's
      // field. A header with tabs has no room for a notice of several lines above them.
      sx={{
        top: { md: 'calc(var(--above-header, 0px) + 5px)' },
        bottom: { md: 'auto' },
        'body:has(header nav) &': besideTabs,
        '& > div': { width: { xs: '100%', sm: 'auto' } },
      }}
      autoHideDuration={shownMs}
      onClose={(_event, reason) => reason !== 'clickaway' && setIsOpen(false)}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <div>
        <NoticeCard notice={notice} close={() => setIsOpen(false)} />
      </div>
    </Snackbar>
  )
}

function NoticeCard({ notice, close }: { notice: Notice; close: () => void }) {
  const isDestructive = notice.tone === 'destructive'
  const { undo } = notice
  return (
    <Alert
      role={isDestructive ? 'alert' : 'status'}
      severity={isDestructive ? 'error' : 'success'}
      onClose={close}
      sx={{
        width: { xs: '100%', sm: 400, md: `min(480px, calc(100vw - ${BESIDE_NOTICE}px))` },
        py: 1,
        boxShadow: '0 8px 28px rgb(10 12 20 / 0.14)',
      }}
    >
      <AlertTitle sx={{ mb: notice.text ? 0.5 : 0 }}>{notice.title}</AlertTitle>
      {notice.text}
      {undo && (
        <Button
          size="small"
          sx={{ display: 'block', ml: -3, mb: -1.5 }}
          onClick={() => {
            undo()
            close()
          }}
        >
          Undo
        </Button>
      )}
    </Alert>
  )
}
