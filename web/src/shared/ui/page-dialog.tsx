import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useCallback, useId } from 'react'
import type { Receipt } from '@docent/domain/chat'
import { readerMessages } from '@docent/domain/messages/knowledge'
import { markPage, type FileText, type LoadFileText } from '../file-text.ts'
import { useLoaded } from '../use-loaded.ts'
import { DeferredDialog } from './deferred-dialog.tsx'
import { DocumentText } from './document-text.tsx'
import { Marker } from './marker.tsx'

const LOAD_FAILED = readerMessages.loadFailed
const GONE = 'The document has changed since this answer. This is the quote as it was checked then.'

function useFileText(fileId: string, load: LoadFileText) {
  const loadThis = useCallback((signal: AbortSignal) => load(fileId, signal), [fileId, load])
  return useLoaded(loadThis, LOAD_FAILED)
}

const lineWidths = ['92%', '97%', '88%', '95%', '60%', '0', '94%', '90%', '96%', '72%']

/** Lines of a page that is on its way. */
export const LoadingPage = () => (
  <Box component="output" aria-label="Opening the page" sx={{ display: 'block' }}>
    {lineWidths.map((width) => (
      <Skeleton key={width} variant="text" width={width} sx={{ fontSize: '1.125rem' }} />
    ))}
  </Box>
)

const PageText = ({ file, receipt }: { file: FileText; receipt: Receipt }) => {
  const marked = markPage(file.pages, receipt)
  const scrollHere = useCallback((mark: HTMLElement | null) => {
    mark?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      {marked === null && (
        <Alert severity="info" sx={{ mb: 6 }}>
          {GONE}
        </Alert>
      )}
      <DocumentText>
        {marked?.before}
        <span ref={scrollHere}>
          <Marker>{marked?.quote ?? receipt.quote}</Marker>
        </span>
        {marked?.after}
      </DocumentText>
    </>
  )
}

/** The page of a document with the quote in its place, scrolled to and marked. */
export const PageDialog = ({
  receipt,
  loadText,
  onClose,
}: {
  receipt: Receipt
  loadText: LoadFileText
  onClose: () => void
}) => {
  const titleId = useId()
  const isPhone = useMediaQuery('(max-width:599.95px)')
  const { outcome, retry } = useFileText(receipt.fileId, loadText)
  return (
    <DeferredDialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 4,
          pl: 6,
          pr: 3,
          py: 3,
          borderBottom: '1px solid var(--hairline)',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} component="h2" variant="h4" noWrap>
            {receipt.fileName}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Page {receipt.page} of {receipt.pages}
          </Typography>
        </Box>
        <IconButton aria-label="Close page" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        component="section"
        tabIndex={0}
        aria-label={`Text of page ${receipt.page}`}
        sx={{ overflowY: 'auto', py: 8, px: { xs: 6, sm: 10 } }}
      >
        {outcome === null && <LoadingPage />}
        {outcome !== null && 'data' in outcome && (
          <PageText file={outcome.data} receipt={receipt} />
        )}
        {outcome !== null && 'failure' in outcome && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            {outcome.failure}
          </Alert>
        )}
      </Box>
    </DeferredDialog>
  )
}
