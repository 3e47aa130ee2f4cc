import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type ReactNode } from 'react'
import { ownAnswerMessages } from '@docent/domain/messages/own-answers'
import { refusalText, traceMessages as text } from '@docent/domain/messages/trace'
import type { AnswerTrace, GateDecision, TraceCandidate } from '@docent/domain/trace'
import { Marker } from './marker.tsx'

const Caption = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="caption" color="textSecondary">
    {children}
  </Typography>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography component="h4" variant="caption" sx={{ m: 0, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** Words that were looked up, with the word of the documents where one was misspelled. */
const Words = ({ trace }: { trace: AnswerTrace }) => (
  <Part title={text.lookedUp}>
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {trace.words.map(({ word, meant }) => (
        <Box
          component="li"
          key={word}
          sx={{
            px: '8px',
            border: '1px solid var(--hairline)',
            borderRadius: 99,
            fontSize: '0.75rem',
            lineHeight: '20px',
          }}
        >
          <bdi>{meant === null ? word : `${word} → ${meant}`}</bdi>
        </Box>
      ))}
    </Box>
  </Part>
)

/** How much of the question a passage holds, with a mark at what an answer needs. */
export const EvidenceBar = ({
  candidate,
  needed,
}: {
  candidate: TraceCandidate
  needed: number
}) => {
  const isEnough = candidate.evidence >= needed
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 2 }}>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 6, borderRadius: 99, backgroundColor: 'var(--sunken)' }}
      >
        <Bar share={candidate.evidence} color="var(--quiet)" opacity={0.45} />
        <Bar share={candidate.own} color={isEnough ? 'var(--success)' : 'var(--quiet)'} />
        <Box
          sx={{
            position: 'absolute',
            left: `${needed * 100}%`,
            top: -3,
            width: 2,
            height: 12,
            backgroundColor: 'var(--ink)',
          }}
        />
      </Box>
      <Typography
        component="span"
        variant="caption"
        sx={{ minWidth: 36, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {text.percent(candidate.evidence)}
      </Typography>
    </Box>
  )
}

const Bar = (props: { share: number; color: string; opacity?: number }) => (
  <Box
    sx={{
      position: 'absolute',
      inset: 0,
      width: `${Math.min(1, props.share) * 100}%`,
      borderRadius: 99,
      backgroundColor: props.color,
      opacity: props.opacity ?? 1,
    }}
  />
)

const Candidate = ({ candidate, trace }: { candidate: TraceCandidate; trace: AnswerTrace }) => {
  const own = text.own(candidate.own, candidate.evidence)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="span"
        dir="auto"
        title={candidate.text}
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          fontFamily: 'var(--serif)',
          fontSize: '0.875rem',
          lineHeight: 1.5,
          color: candidate.isSaid ? 'var(--ink)' : 'var(--quiet)',
        }}
      >
        {candidate.isSaid ? <Marker>{candidate.text}</Marker> : candidate.text}
      </Box>
      <EvidenceBar candidate={candidate} needed={trace.needed} />
      <Caption>
        <bdi>{candidate.fileName}</bdi>
        {` · p. ${candidate.page}`}
        {candidate.isSaid && ` · ${trace.isNearest === true ? text.quoted : text.said}`}
        {own !== '' && ` · ${own}`}
      </Caption>
    </Box>
  )
}

/** What became of the words of a model or webhook. */
const Decision = ({ decision }: { decision: GateDecision }) => {
  const isSaid = decision.verdict === 'kept' || decision.verdict === 'added'
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box
        component={isSaid ? 'span' : 's'}
        dir="auto"
        sx={{ color: isSaid ? 'var(--ink)' : 'var(--quiet)', overflowWrap: 'anywhere' }}
      >
        {decision.text}
      </Box>
      <Caption>{text.verdictOf(decision)}</Caption>
    </Box>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
)

const Wording = ({ trace: { phrasing } }: { trace: AnswerTrace }) => (
  <Part title={text.words}>
    {phrasing === null && <Caption>{text.verbatim}</Caption>}
    {phrasing !== null && phrasing.failure !== null && <Caption>{text.failure(phrasing)}</Caption>}
    {phrasing !== null && phrasing.decisions.length > 0 && (
      <List>
        {phrasing.decisions.map((decision) => (
          <Decision
            key={`${decision.verdict} ${decision.fault} ${decision.text}`}
            decision={decision}
          />
        ))}
      </List>
    )}
  </Part>
)

interface WhyAnswerProps {
  trace: AnswerTrace
  isAnswer: boolean
  /** What was typed; a follow-up was read as something longer. */
  question: string
}

/** Folded away: what was looked up, which passages were weighed, and what the gate decided. */
export const WhyAnswer = ({ trace, isAnswer, question }: WhyAnswerProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMore
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }}
          />
        }
        sx={{ ml: -2, color: 'var(--quiet)', fontSize: '0.75rem', fontWeight: 500 }}
      >
        {isAnswer ? text.whyAnswer : text.whyNoAnswer}
      </Button>
      <Collapse
        ref={panel}
        in={isOpen}
        id={id}
        unmountOnExit
        // In a chat the panel opens below what is in view.
        onEntered={() => panel.current?.scrollIntoView({ block: 'nearest' })}
        sx={{ scrollMarginTop: 56, scrollMarginBottom: 16 }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            mt: 1,
            p: 3,
            whiteSpace: 'normal',
            fontSize: '0.8125rem',
            border: '1px solid var(--hairline)',
            borderRadius: 'var(--radius)',
            backgroundColor: 'var(--surface)',
          }}
        >
          {!isAnswer && <span>{refusalText(trace)}</span>}
          {trace.isUnsure === true && trace.choice !== 'chosen' && <span>{text.unsure}</span>}
          {isAnswer && trace.choice === 'chosen' && <span>{text.chosen}</span>}
          {isAnswer && trace.choice === 'agreed' && <span>{text.agreed}</span>}
          {trace.predicted !== undefined && <span>{text.predicted(trace.predicted)}</span>}
          {trace.own !== undefined && <span>{ownAnswerMessages.matched(trace.own)}</span>}
          {trace.asked !== question && (
            <Part title={text.askedAs}>
              <bdi>{trace.asked}</bdi>
            </Part>
          )}
          {trace.words.length > 0 && <Words trace={trace} />}
          {trace.candidates.length > 0 && (
            <Part title={text.weighed}>
              <Caption>{`▏${text.needed(trace.needed)}`}</Caption>
              <List>
                {trace.candidates.map((candidate) => (
                  <Candidate
                    key={`${candidate.fileId} ${candidate.page} ${candidate.start}`}
                    candidate={candidate}
                    trace={trace}
                  />
                ))}
              </List>
            </Part>
          )}
          {isAnswer && <Wording trace={trace} />}
        </Box>
      </Collapse>
    </Box>
  )
}
