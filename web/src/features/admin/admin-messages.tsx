import type { AdminMessage, AdminReader } from '@docent/domain/admin'
import { adminMessages as text } from '@docent/domain/messages/admin'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { textOfFailure } from '../../shared/call-error.ts'
import { useNotify } from '../../shared/notify.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { AdminList, RowLine } from './admin-list.tsx'
import { useAdminSource } from './admin-source.ts'
import { usePages, type Pages } from './use-pages.ts'

export function AdminMessages() {
  const source = useAdminSource()
  const messages = usePages(source.messages)
  const readers = usePages(source.readers)
  // What stands below the messages shows after them, and is never pushed down.
  const isFirstPending = messages.rows.length === 0 && messages.status === 'loading'
  return (
    <>
      <PageHeading title="Messages" />
      <Box sx={{ display: 'grid', gap: 8 }}>
        <ContactMessages pages={messages} />
        {!isFirstPending && <Readers pages={readers} />}
      </Box>
    </>
  )
}

function ContactMessages({ pages }: { pages: Pages<AdminMessage> }) {
  const source = useAdminSource()
  const notify = useNotify()
  const toggle = async (message: AdminMessage) => {
    const isHandled = !message.isHandled
    pages.replace({ ...message, isHandled })
    try {
      await source.markMessage(message.id, isHandled)
    } catch (error) {
      pages.replace(message)
      notify({ title: textOfFailure(error, text.markFailed), tone: 'destructive' })
    }
  }
  return (
    <AdminList
      title="Contact messages"
      pages={pages}
      empty={{ drawing: 'conversation', title: text.noMessagesTitle, text: text.noMessages }}
      renderRow={(message) => (
        <ContactMessage message={message} onToggle={() => void toggle(message)} />
      )}
    />
  )
}

const ContactMessage = (props: { message: AdminMessage; onToggle: () => void }) => {
  const { message, onToggle } = props
  return (
    <>
      <RowLine
        title={<bdi>{message.subject}</bdi>}
        note={
          <>
            <bdi>{message.name}</bdi>,{' '}
            <Link href={`mailto:${encodeURIComponent(message.email)}`} sx={{ py: 1 }}>
              <bdi>{message.email}</bdi>
            </Link>
            , <RelativeTime date={new Date(message.createdAt)} />
          </>
        }
        facts={
          <>
            <Chip
              size="small"
              color={message.isHandled ? 'default' : 'warning'}
              label={message.isHandled ? text.handled : text.open}
            />
            <Button
              onClick={onToggle}
              aria-label={text.markLabel(message)}
              sx={{ minWidth: { md: 150 } }}
            >
              {message.isHandled ? text.reopen : text.markHandled}
            </Button>
          </>
        }
      />
      <Typography
        dir="auto"
        sx={{ mt: 2, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {message.message}
      </Typography>
    </>
  )
}

const Readers = ({ pages }: { pages: Pages<AdminReader> }) => (
  <AdminList
    title="Newsletter sign-ups"
    pages={pages}
    empty={{ drawing: 'page', title: text.noReadersTitle, text: text.noReaders }}
    renderRow={(reader) => (
      <RowLine
        title={<bdi>{reader.email}</bdi>}
        note={null}
        facts={
          <>
            <Chip
              size="small"
              color={reader.isConfirmed ? 'success' : 'default'}
              label={reader.isConfirmed ? text.confirmed : text.unconfirmed}
            />
            <RelativeTime date={new Date(reader.createdAt)} />
          </>
        }
      />
    )}
  />
)
