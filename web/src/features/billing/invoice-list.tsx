import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { InvoiceSummary } from '@docent/domain/billing'
import { billingMessages as text } from '@docent/domain/messages/billing'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { formatDate } from './plan-state.ts'

const STATUS_LABELS: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  uncollectible: 'Not paid',
  draft: 'Draft',
}

interface InvoiceListProps {
  /** `null` where they could not be read. */
  invoices: readonly InvoiceSummary[] | null
  onRetry: () => void
}

/** The owner's invoices, newest first. */
export const InvoiceList = ({ invoices, onRetry }: InvoiceListProps) => (
  <Surface component="section" label="Invoices">
    <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
      Invoices
    </Typography>
    {invoices === null ? (
      <FailedState text="Your invoices could not be loaded." onRetry={onRetry} />
    ) : invoices.length === 0 ? (
      <Typography color="textSecondary">There are none yet.</Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Box>
    )}
  </Surface>
)

const InvoiceRow = ({ invoice }: { invoice: InvoiceSummary }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 4,
      rowGap: 1,
      minHeight: 52,
      py: 2,
      borderTop: '1px solid var(--hairline)',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <Typography component="span" variant="body2" sx={{ flex: '1 1 140px' }}>
      {formatDate(new Date(invoice.createdAt))}
    </Typography>
    <Typography component="span" variant="body2" sx={{ minWidth: 72, textAlign: 'right' }}>
      {text.price(invoice.totalCents)}
    </Typography>
    <Chip
      size="small"
      color={
        invoice.status === 'paid' ? 'success' : invoice.status === 'open' ? 'warning' : 'default'
      }
      label={STATUS_LABELS[invoice.status] ?? invoice.status}
    />
    {invoice.url && (
      <Link
        href={invoice.url}
        target="_blank"
        rel="noopener noreferrer"
        variant="body2"
        sx={{ py: 3 }}
        aria-label={`Open invoice ${invoice.number}`}
      >
        {invoice.number || 'Open'}
      </Link>
    )}
  </Box>
)
