import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import { widgetMessages } from '@docent/domain/messages/widget'
import type { LoadFileText } from '../file-text.ts'
import { Marker } from './marker.tsx'
import { PageDialog } from './page-dialog.tsx'

const Quote = ({ receipt }: { receipt: Receipt }) => (
  <Typography
    component="blockquote"
    sx={{
      m: 0,
      fontFamily: 'var(--serif)',
      fontSize: '1.0625rem',
      lineHeight: 1.6,
      overflowWrap: 'anywhere',
      '& span': { color: 'var(--quiet)' },
      '& mark': { fontSize: 'inherit' },
    }}
  >
    {receipt.before !== '' && <span>{receipt.before} </span>}
    <Marker>{receipt.quote}</Marker>
    {receipt.after !== '' && <span> {receipt.after}</span>}
  </Typography>
)

/** The proof of a sentence: a chip that opens the quote, which opens the page. */
export const ReceiptChip = ({
  receipt,
  loadText,
}: {
  receipt: Receipt
  loadText: LoadFileText
}) => {
  const [isOpen, setIsOpen] = useState(false)
  const [isPageOpen, setIsPageOpen] = useState(false)
  const quoteId = useId()
  const label = widgetMessages.receipt(receipt.fileName, receipt.page, receipt.pages)
  return (
    <Box sx={{ minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={quoteId}
        aria-label={`Source: ${label}`}
        onClick={() => setIsOpen(!isOpen)}
        sx={{
          maxWidth: '100%',
          minHeight: 28,
          pl: 2.5,
          pr: 1,
          borderRadius: 99,
          border: '1px solid var(--edge)',
          backgroundColor: 'var(--surface)',
          color: 'var(--ink)',
          fontSize: '0.75rem',
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
          position: 'relative',
          '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
          '&:hover': { borderColor: 'var(--ink)' },
        }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {label}
        </Box>
        <ExpandMoreIcon
          sx={{
            fontSize: 16,
            ml: 0.5,
            transform: isOpen ? 'rotate(180deg)' : 'none',
            transition: 'transform 160ms',
          }}
        />
      </ButtonBase>
      <Collapse in={isOpen} id={quoteId} unmountOnExit>
        <Box
          role="group"
          aria-label={`Quote from ${label}`}
          sx={{
            mt: 2,
            p: 4,
            pb: 2,
            border: '1px solid var(--hairline)',
            borderRadius: 'var(--radius)',
            backgroundColor: 'var(--paper)',
            color: 'var(--ink)',
          }}
        >
          <Quote receipt={receipt} />
          <Button size="small" sx={{ ml: -3, mt: 1 }} onClick={() => setIsPageOpen(true)}>
            Open page
          </Button>
        </Box>
      </Collapse>
      {isPageOpen && (
        <PageDialog receipt={receipt} loadText={loadText} onClose={() => setIsPageOpen(false)} />
      )}
    </Box>
  )
}

const isSameProof = (a: Receipt, b: Receipt | undefined) =>
  a.fileId === b?.fileId && a.page === b.page && a.start === b.start && a.end === b.end

/** An answer: every sentence with its receipt; neighbours with the same proof share one. */
export const ProvenAnswer = ({
  sentences,
  loadText,
}: {
  sentences: readonly ProvenSentence[]
  loadText: LoadFileText
}) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
    {sentences.map(({ text, receipt }, index) => (
      <Box key={`${receipt.fileId}:${receipt.page}:${receipt.start}:${text}`}>
        <Typography variant="body2" component="p" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {!isSameProof(receipt, sentences[index + 1]?.receipt) && (
          <ReceiptChip receipt={receipt} loadText={loadText} />
        )}
      </Box>
    ))}
  </Box>
)
