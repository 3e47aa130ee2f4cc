import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { Chatbot } from '@docent/domain/collections'
import { botMessages as text } from '@docent/domain/messages/bots'
import { BOT_TAB, PATHS } from '../../app/paths.ts'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PlanLimitNotice } from '../../shared/ui/plan-limit-notice.tsx'
import { createBot, updateBot, useAreBasesLoading, useBaseOptions } from './api.ts'
import { BotEditor } from './bot-editor.tsx'
import { BotList } from './bot-list.tsx'
import { newBotValues, valuesOfBot } from './bot-values.ts'
import { NEW_BOT, useOwnBots } from './use-own-bots.ts'

interface BotsPageProps {
  /** The Integrations tab, which other features fill. */
  renderIntegrations: (bot: Chatbot) => ReactNode
}

/** The list of bots, or one of them by the address. */
export const BotsPage = (props: BotsPageProps) => {
  const { botId } = useParams()
  if (botId === undefined) return <BotList />
  return botId === NEW_BOT ? <NewBot /> : <ExistingBot key={botId} botId={botId} {...props} />
}

const BACK = { to: PATHS.bots, label: 'All bots' }

const NewBot = () => {
  const { live, mayCreate } = useOwnBots()
  const areBasesLoading = useAreBasesLoading()
  const [isMaking, setIsMaking] = useState(false)
  const isReady = live.status === 'ready' && !areBasesLoading
  const isAllowed = mayCreate || isMaking
  return (
    <>
      <PageHeading title="New bot" back={BACK} />
      {live.status === 'failed' ? (
        <FailedState text={text.loadAllFailed} onRetry={live.retry} />
      ) : (
        !isReady && <ListSkeleton label="Loading" rows={1} />
      )}
      {isReady && !isAllowed && (
        <PlanLimitNotice
          title={text.planLimitTitle}
          text={text.planLimit}
          upgradeTo={PATHS.billing}
          plansTo={PATHS.pricing}
        />
      )}
      {isReady && isAllowed && <NewBotEditor onMaking={setIsMaking} />}
    </>
  )
}

/** Begins with the owner's only base, where there is one. */
const NewBotEditor = ({ onMaking }: { onMaking: (isMaking: boolean) => void }) => {
  const { uid } = useOwner()
  const bases = useBaseOptions()
  const notify = useNotify()
  const navigate = useNavigate()
  const [initialValues] = useState(() => newBotValues(bases.length === 1 ? bases[0]?.id : ''))
  return (
    <BotEditor
      place="dashboard"
      initialValues={initialValues}
      bases={bases}
      saveLabel="Create bot"
      save={async (values) => {
        onMaking(true)
        try {
          const botId = await createBot(uid, values)
          notify({ title: text.created })
          void navigate(PATHS.bot(botId))
        } finally {
          onMaking(false)
        }
      }}
    />
  )
}

const TABS = {
  settings: 'Basic Settings',
  integrations: 'Integrations',
  preview: 'Preview',
} as const
type TabName = keyof typeof TABS

const isTab = (name: string): name is TabName => name in TABS
const tabId = (tab: string) => `bot-tab-${tab}`
const PANEL_ID = 'bot-panel'

const ExistingBot = ({ botId, renderIntegrations }: BotsPageProps & { botId: string }) => {
  const { live, bots, cap, isOverCap } = useOwnBots()
  const [search, setSearch] = useSearchParams()
  const named = search.get(BOT_TAB) ?? ''
  const tab = isTab(named) ? named : 'settings'
  const bot = bots.find(({ id }) => id === botId)
  return (
    <>
      <PageHeading title={bot?.name ?? 'Bot'} back={BACK} />
      {live.status === 'loading' && <ListSkeleton label="Loading bot" rows={1} />}
      {live.status === 'failed' && <FailedState text={text.loadFailedTitle} onRetry={live.retry} />}
      {live.status === 'ready' && bot === undefined && (
        <EmptyState
          title="This bot does not exist"
          text="It may have been deleted."
          action={
            <Button variant="outlined" component={Link} to={PATHS.bots}>
              Show all bots
            </Button>
          }
        />
      )}
      {bot && (
        <>
          <Tabs
            value={tab}
            onChange={(_event, next: TabName) => setSearch({ [BOT_TAB]: next }, { replace: true })}
            aria-label="Parts of the bot"
            variant="scrollable"
            scrollButtons={false}
            sx={{ mb: 7 }}
          >
            {Object.entries(TABS).map(([name, label]) => (
              <Tab
                key={name}
                value={name}
                label={label}
                id={tabId(name)}
                aria-controls={PANEL_ID}
              />
            ))}
          </Tabs>
          <Box id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
            {isOverCap && tab !== 'integrations' && (
              <Alert
                severity="warning"
                sx={{ mb: 6 }}
                action={
                  <Button component={Link} to={PATHS.billing} color="inherit" size="small">
                    Upgrade Plan
                  </Button>
                }
              >
                {text.surplusBot(cap, bots.length)}
              </Alert>
            )}
            {tab === 'integrations' && renderIntegrations(bot)}
            <Box sx={{ display: tab === 'integrations' ? 'none' : 'block' }}>
              <EditBot
                bot={bot}
                isReadOnly={isOverCap}
                view={tab === 'preview' ? 'preview' : 'form'}
              />
            </Box>
          </Box>
        </>
      )}
    </>
  )
}

const EditBot = (props: { bot: Chatbot; isReadOnly: boolean; view: 'form' | 'preview' }) => {
  const bases = useBaseOptions()
  const notify = useNotify()
  const { bot } = props
  const [initialValues] = useState(() => valuesOfBot(bot))
  return (
    <BotEditor
      place="dashboard"
      view={props.view}
      initialValues={initialValues}
      bases={bases}
      saveLabel="Save changes"
      isReadOnly={props.isReadOnly}
      save={async (values) => {
        // These have forms of their own, in the Integrations tab.
        const { websiteUrl, isShared, allowedSites } = bot.configuration
        await updateBot(bot.id, {
          ...values,
          configuration: { ...values.configuration, websiteUrl, isShared, allowedSites },
        })
        notify({ title: text.updated })
      }}
    />
  )
}
