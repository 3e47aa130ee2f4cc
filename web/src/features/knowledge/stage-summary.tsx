import Typography from '@mui/material/Typography'
import { plural } from '@docent/domain/format'
import type { KnowledgeFile } from '@docent/domain/collections'
import { summarizeStages } from './knowledge-rows.ts'

const summaryText = (files: readonly KnowledgeFile[]): string => {
  if (files.length === 0) return 'No documents yet'
  const { ready, failed, working } = summarizeStages(files)
  if (working === 0 && failed === 0) return `${plural(ready, 'document')}, all ready to answer`
  return [
    `${ready} of ${plural(files.length, 'document')} ready`,
    working > 0 ? `${working} being read` : '',
    failed > 0 ? `${failed} could not be read` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** How many documents answer. Said aloud when it changes, once for all of them. */
export const StageSummaryText = ({ files }: { files: readonly KnowledgeFile[] }) => (
  <Typography
    variant="body2"
    component="p"
    color="textSecondary"
    aria-live="polite"
    sx={{ fontVariantNumeric: 'tabular-nums' }}
  >
    {summaryText(files)}
  </Typography>
)
