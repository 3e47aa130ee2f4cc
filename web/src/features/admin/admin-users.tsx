import { MAX_ADMIN_SEARCH, type AdminUser } from '@docent/domain/admin'
import { formatBytes, plural } from '@docent/domain/format'
import { adminMessages as text } from '@docent/domain/messages/admin'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useMemo, useState } from 'react'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { AdminList, RowLine } from './admin-list.tsx'
import { useAdminSource } from './admin-source.ts'
import { usePages } from './use-pages.ts'

/** How long typing has to rest before the list follows, in milliseconds. */
const REST_MS = 300

function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

export function AdminUsers() {
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const id = useId()
  return (
    <>
      <PageHeading title="Users" />
      <TextField
        id={id}
        type="search"
        label={text.search}
        helperText={text.searchHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_ADMIN_SEARCH, spellCheck: false } }}
        sx={{ width: '100%', maxWidth: 420, mb: 6 }}
      />
      <Users key={search} search={search} />
    </>
  )
}

function Users({ search }: { search: string }) {
  const source = useAdminSource()
  const pages = usePages(useMemo(() => source.users(search), [source, search]))
  const empty =
    search === ''
      ? { title: text.noUsersTitle, text: text.noUsers }
      : { title: text.nobodyTitle, text: text.nobody(search) }
  return (
    <AdminList
      title={search === '' ? 'Newest users' : 'Found users'}
      pages={pages}
      empty={{ drawing: 'page', ...empty }}
      renderRow={(user) => <UserLine user={user} />}
    />
  )
}

const UserLine = ({ user }: { user: AdminUser }) => (
  <RowLine
    title={<bdi>{user.name || text.nameless}</bdi>}
    note={<bdi>{[user.email, user.company].filter(Boolean).join(' · ')}</bdi>}
    facts={
      <>
        <Chip
          size="small"
          variant="outlined"
          label={user.isTrial ? `${user.tier}, trial` : user.tier}
        />
        <Box component="span" sx={{ minWidth: 56 }}>
          {plural(user.bots, 'bot')}
        </Box>
        <Box component="span" sx={{ minWidth: 88 }}>
          {formatBytes(user.storedBytes)}
        </Box>
        <Box component="span" sx={{ minWidth: 132 }}>
          Joined <RelativeTime date={new Date(user.createdAt)} />
        </Box>
      </>
    }
  />
)
