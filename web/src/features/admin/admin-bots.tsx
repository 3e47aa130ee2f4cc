import { adminMessages as text } from '@docent/domain/messages/admin'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { RelativeTime } from '../../shared/ui/relative-time.tsx'
import { AdminList, RowLine } from './admin-list.tsx'
import { useAdminSource } from './admin-source.ts'
import { usePages } from './use-pages.ts'

export function AdminBots() {
  const pages = usePages(useAdminSource().bots)
  return (
    <>
      <PageHeading title="Bots" />
      <AdminList
        title="Newest bots"
        pages={pages}
        empty={{ drawing: 'conversation', title: text.noBotsTitle, text: text.noBots }}
        renderRow={(bot) => (
          <RowLine
            title={<bdi>{bot.name || text.nameless}</bdi>}
            note={<bdi>{bot.ownerEmail}</bdi>}
            facts={
              <>
                <Chip
                  size="small"
                  color={bot.isActive ? 'success' : 'default'}
                  label={bot.isActive ? 'Active' : 'Inactive'}
                />
                <Box component="span" sx={{ minWidth: 132 }}>
                  Made <RelativeTime date={new Date(bot.createdAt)} />
                </Box>
              </>
            }
          />
        )}
      />
    </>
  )
}
