import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { ProvenSentence, Receipt } from '@docent/domain/chat'
import { OWN_ANSWER_SOURCE } from '@docent/domain/messages/own-answers'
import { widgetMessages } from '@docent/domain/messages/widget'
import type { LoadFileText } from '../file-text.ts'
import { Marker } from './marker.tsx'
import { PageDialog } from './page-dialog.tsx'

const labelOf = ({ fileName, page, pages }: Receipt) =>
  widgetMessages.receipt(fileName, page, pages)

/** A page with a stroke on it. */
const PageGlyph = () => (
  <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden focusable="false" fill="none">
    <path d="M9 13.5h7" stroke="var(--marker)" strokeWidth="5" />
    <path d="M6 3h8l4 4v14H6z" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" />
  </svg>
)

interface ChipProps {
  receipt: Receipt
  isOpen: boolean
  /** The chip before names the same page: the file's name is not repeated. */
  isRepeated: boolean
  controls: string
  onClick: () => void
}

const Chip = ({ receipt, isOpen, isRepeated, controls, onClick }: ChipProps) => {
  const label = labelOf(receipt)
  const rest = label.slice(receipt.fileName.length)
  const isNameShown = !isRepeated || rest === ''
  return (
    <ButtonBase
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={`Source: ${label}`}
      onClick={onClick}
      sx={{
        position: 'relative',
        gap: 1,
        maxWidth: '100%',
        height: 24,
        pl: '6px',
        pr: '9px',
        borderRadius: 99,
        border: '1px solid var(--hairline)',
        borderColor: isOpen ? 'var(--quiet)' : 'var(--hairline)',
        backgroundColor: 'var(--surface)',
        color: isOpen ? 'var(--ink)' : 'var(--quiet)',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: 1,
        whiteSpace: 'pre',
        verticalAlign: 'baseline',
        fontVariantNumeric: 'tabular-nums',
        '&::after': { content: '""', position: 'absolute', inset: '-10px 0' },
        '&:hover': { borderColor: 'var(--quiet)', color: 'var(--ink)' },
      }}
    >
      <PageGlyph />
      <span style={{ display: 'inline-flex', minWidth: 0 }}>
        {isNameShown && (
          <bdi style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{receipt.fileName}</bdi>
        )}
        <span>{isNameShown ? rest : rest.replace(/^ · /, '')}</span>
      </span>
    </ButtonBase>
  )
}

interface ProofProps {
  receipt: Receipt
  /** The sentence is a list: its quote keeps the line breaks of the document. */
  hasLines: boolean
  onOpenPage: () => void
}

const Proof = ({ receipt, hasLines, onOpenPage }: ProofProps) => (
  <Box
    component="figure"
    aria-label={`Quote from ${labelOf(receipt)}`}
    sx={{
      m: 0,
      mt: 2,
      px: 4,
      pt: 3,
      pb: 1,
      border: '1px solid var(--hairline)',
      borderRadius: 'var(--radius)',
      backgroundColor: 'var(--surface)',
    }}
  >
    <Typography
      component="blockquote"
      dir="auto"
      data-file-id={receipt.fileId}
      data-page={receipt.page}
      data-start={receipt.start}
      data-end={receipt.end}
      sx={{
        m: 0,
        fontFamily: 'var(--serif)',
        fontSize: '1rem',
        lineHeight: 1.6,
        color: 'var(--quiet)',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        '& mark': { fontSize: 'inherit', whiteSpace: hasLines ? 'pre-line' : 'inherit' },
      }}
    >
      {receipt.before !== '' && `${receipt.before} `}
      <Marker>{receipt.quote}</Marker>
      {receipt.after !== '' && ` ${receipt.after}`}
    </Typography>
    {receipt.fileName !== OWN_ANSWER_SOURCE && (
      <Button size="small" sx={{ ml: -3, mt: 1 }} onClick={onOpenPage}>
        Open page
      </Button>
    )}
  </Box>
)

/** A sentence of a bot, with the chip that opens its proof: the quote, and from there its page. */
export const ProvenSentenceView = ({
  sentence,
  previous,
  loadText,
}: {
  sentence: ProvenSentence
  previous?: ProvenSentence | undefined
  loadText: LoadFileText
}) => {
  const { text, receipt } = sentence
  const [isOpen, setIsOpen] = useState(false)
  const [isPageOpen, setIsPageOpen] = useState(false)
  const proofId = useId()
  const isRepeated =
    previous?.receipt.fileId === receipt.fileId && previous.receipt.page === receipt.page
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="body2"
        component="p"
        dir="auto"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {text}{' '}
        <Chip
          receipt={receipt}
          isOpen={isOpen}
          isRepeated={isRepeated}
          controls={proofId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Typography>
      <Collapse in={isOpen} id={proofId} unmountOnExit>
        <Proof
          receipt={receipt}
          hasLines={text.includes('\n')}
          onOpenPage={() => setIsPageOpen(true)}
        />
      </Collapse>
      {isPageOpen && (
        <PageDialog receipt={receipt} loadText={loadText} onClose={() => setIsPageOpen(false)} />
      )}
    </Box>
  )
}

/** An answer: every sentence with its proof. */
export const ProvenAnswer = ({
  sentences,
  loadText,
}: {
  sentences: readonly ProvenSentence[]
  loadText: LoadFileText
}) => (
  <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
    {sentences.map((sentence, index) => (
      <ProvenSentenceView
        key={`${sentence.receipt.fileId}:${sentence.receipt.start}:${sentence.text}`}
        sentence={sentence}
        previous={sentences[index - 1]}
        loadText={loadText}
      />
    ))}
  </Box>
)
