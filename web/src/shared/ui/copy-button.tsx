import Check from '@mui/icons-material/Check'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useNotify } from '../notify.tsx'

const SHOWN_MS = 2_000

/** Copies a text; says so in place and in a notice. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const notify = useNotify()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      notify({ title: 'Copied to clipboard' })
    } catch {
      notify({
        title: 'Could not copy',
        text: 'The browser refused access to the clipboard. Select the text and copy it by hand.',
        tone: 'destructive',
      })
    }
  }
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Check /> : <ContentCopy />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  )
}
