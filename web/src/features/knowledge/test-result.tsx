import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { PreviewReply, ReplyKind } from '@docent/domain/chat'
import { ownAnswerMessages } from '@docent/domain/messages/own-answers'
import {
  refusalText,
  shareText,
  testerMessages as text,
  traceMessages,
} from '@docent/domain/messages/trace'
import type { AnswerTrace, TraceCandidate } from '@docent/domain/trace'
import { PATHS } from '../../app/paths.ts'
import { loadOwnFileText } from '../../shared/owner-client.ts'
import { Marker } from '../../shared/ui/marker.tsx'
import { ProvenAnswer } from '../../shared/ui/receipt.tsx'
import { EvidenceBar } from '../../shared/ui/why-answer.tsx'

const verdictOf = (kind: ReplyKind): string =>
  kind in text.verdicts ? text.verdicts[kind as keyof typeof text.verdicts] : text.verdicts.fallback

/** Whether a bot would answer, with what, and the passages that were weighed. */
export const TestResult = ({ reply }: { reply: PreviewReply }) => {
  const { kind, output, sentences, trace } = reply
  const candidates = trace?.candidates ?? []
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h3" variant="subtitle1">
          {verdictOf(kind)}
        </Typography>
        {kind === 'answer' && <ProvenAnswer sentences={sentences} loadText={loadOwnFileText} />}
        {kind === 'fallback' && trace !== null && <Typography>{refusalText(trace)}</Typography>}
        {trace?.own !== undefined && (
          <Typography>{ownAnswerMessages.matched(trace.own)}</Typography>
        )}
        {kind !== 'answer' && kind !== 'fallback' && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            {[output, ...(reply.suggestions ?? []).map((one) => `– ${one}`)].join('\n')}
          </Typography>
        )}
      </Box>
      {trace !== null && kind !== 'small_talk' && (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography component="h3" variant="subtitle2">
            {candidates.length === 0 ? text.noPassages : text.passages}
          </Typography>
          <Box component="ol" sx={{ display: 'grid', gap: 5, m: 0, p: 0, listStyle: 'none' }}>
            {candidates.map((candidate) => (
              <Passage
                key={`${candidate.fileId} ${candidate.page} ${candidate.start}`}
                candidate={candidate}
                trace={trace}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

const judgementOf = (
  { isSaid, evidence }: TraceCandidate,
  { needed, own, isNearest }: AnswerTrace,
): string => {
  if (isSaid) return isNearest === true ? text.quoted : text.said
  if (evidence >= needed && own !== undefined) return text.ownWins
  return evidence >= needed ? text.enough : text.tooLittle(needed)
}

const Passage = ({ candidate, trace }: { candidate: TraceCandidate; trace: AnswerTrace }) => {
  const { fileId, fileName, page, start, end, isSaid, evidence, own } = candidate
  const others = traceMessages.own(own, evidence)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box
        component="span"
        dir="auto"
        sx={{
          fontFamily: 'var(--serif)',
          lineHeight: 1.6,
          overflowWrap: 'anywhere',
          color: isSaid ? 'var(--ink)' : 'var(--quiet)',
        }}
      >
        {isSaid ? <Marker>{candidate.text}</Marker> : candidate.text}
      </Box>
      <EvidenceBar candidate={candidate} needed={trace.needed} />
      <Typography component="span" variant="body2" color="textSecondary">
        {[shareText(evidence), judgementOf(candidate, trace), others]
          .filter((part) => part !== '')
          .join('. ')}
        .
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        <bdi>{fileName}</bdi>
        {` · p. ${page} · `}
        <MuiLink component={Link} to={PATHS.document(fileId, { page, start, ...(end && { end }) })}>
          {text.openPage}
        </MuiLink>
      </Typography>
    </Box>
  )
}
