import {
  EXPORT_PAUSE_MS,
  exportStateAt,
  mayExport,
  type AccountExport,
} from '@docent/domain/account-export'
import { formatBytes } from '@docent/domain/format'
import { accountMessages as text } from '@docent/domain/messages/account'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { isAborted, textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { useNow } from '../../shared/owner-data.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { formatMoment } from '../../shared/time.ts'
import { loadArchive, startExport, useExport } from './api.ts'

/** Everything of the owner as one file: asked for, made in the background, then downloaded. */
export function DownloadData() {
  const live = useExport()
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography>{text.export}</Typography>
      {live.status === 'loading' && <ListSkeleton label="Loading your archive" rows={1} />}
      {live.status === 'failed' && (
        <FailedState text={text.exportLoadFailed} onRetry={live.retry} />
      )}
      {live.status === 'ready' && <Archive made={live.data} />}
    </Box>
  )
}

function Archive({ made }: { made: AccountExport | null }) {
  const now = useNow()
  const state = made === null ? null : exportStateAt(made, now)
  if (state === 'making') return <Progress label={text.exportMaking} />
  return (
    <>
      {state === 'failed' && <Alert severity="error">{text.exportFailed}</Alert>}
      {made !== null && state === 'ready' && <Download made={made} />}
      {(state !== 'ready' || mayExport(made, now)) && <Start isAgain={state === 'ready'} />}
    </>
  )
}

function Start({ isAgain }: { isAgain: boolean }) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    setIsBusy(true)
    try {
      await startExport()
    } catch (error) {
      notify({ title: textOfFailure(error, text.exportStartFailed), tone: 'destructive' })
    }
    setIsBusy(false)
  }
  return (
    <Button
      variant={isAgain ? 'text' : 'outlined'}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void start()}
    >
      {isAgain ? text.exportAgain : text.exportStart}
    </Button>
  )
}

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this call has returned.
  setTimeout(() => URL.revokeObjectURL(url), EXPORT_PAUSE_MS)
}

function Download({ made }: { made: AccountExport }) {
  const notify = useNotify()
  const [loaded, setLoaded] = useState<number | null>(null)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])
  const download = async () => {
    const controller = new AbortController()
    left.current = controller
    setLoaded(0)
    try {
      const file = await loadArchive(made.bytes, setLoaded, controller.signal)
      save(file, `docent-${made.requested_at.toISOString().slice(0, 10)}.zip`)
      notify({ title: text.exportDownloaded })
    } catch (error) {
      if (isAborted(error)) return
      notify({ title: textOfFailure(error, text.exportDownloadFailed), tone: 'destructive' })
    }
    setLoaded(null)
  }
  if (loaded !== null) {
    const percent = Math.floor((100 * loaded) / Math.max(1, made.bytes))
    return <Progress label={text.exportLoading(percent)} percent={percent} />
  }
  return (
    <Box>
      <Button variant="contained" onClick={() => void download()}>
        {text.exportReady(formatBytes(made.bytes))}
      </Button>
      {made.expires_at && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {`${text.exportUntil} ${formatMoment(made.expires_at)}`}
        </Typography>
      )}
    </Box>
  )
}

function Progress({ label, percent }: { label: string; percent?: number }) {
  const id = useId()
  return (
    <Box component="output" sx={{ display: 'block', width: '100%' }}>
      <Typography id={id} variant="body2" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <LinearProgress
        aria-labelledby={id}
        {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
      />
    </Box>
  )
}
