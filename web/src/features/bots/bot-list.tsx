import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { botMessages as text } from '@docent/domain/messages/bots'
import { PATHS } from '../../app/paths.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PlanLimitNotice } from '../../shared/ui/plan-limit-notice.tsx'
import { Surface } from '../../shared/ui/surface.tsx'
import { useBaseOptions } from './api.ts'
import { BotCard } from './bot-card.tsx'
import { NEW_BOT, useOwnBots } from './use-own-bots.ts'

const CreateButton = () => (
  <Button variant="contained" startIcon={<Add />} component={Link} to={PATHS.bot(NEW_BOT)}>
    Create bot
  </Button>
)

/** The owner's bots, newest first. */
export const BotList = () => {
  const { live, bots, cap, mayCreate, isOverCap } = useOwnBots()
  const bases = useBaseOptions()
  const titleOf = (baseId: string) => bases.find(({ id }) => id === baseId)?.title ?? null
  return (
    <>
      <PageHeading
        title="Bots"
        text="Each bot answers from one knowledge base, and shows the proof."
        actions={mayCreate && bots.length > 0 ? <CreateButton /> : null}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
        {live.status === 'ready' && !mayCreate && (
          <PlanLimitNotice
            title={text.planLimitTitle}
            text={isOverCap ? text.surplus(cap, bots.length) : text.planLimit}
            upgradeTo={PATHS.billing}
            plansTo={PATHS.pricing}
          />
        )}
        {live.status === 'loading' && <ListSkeleton label="Loading bots" />}
        {live.status === 'failed' && <FailedState text={text.loadAllFailed} onRetry={live.retry} />}
        {live.status === 'ready' && bots.length === 0 && (
          <Surface>
            <EmptyState
              title="No bots yet"
              text="A bot turns your documents into answers that visitors can check."
              drawing="conversation"
              action={<CreateButton />}
            />
          </Surface>
        )}
        {bots.map((bot) => (
          <BotCard key={bot.id} bot={bot} baseTitle={titleOf(bot.configuration.knowledgeBaseId)} />
        ))}
      </Box>
    </>
  )
}
