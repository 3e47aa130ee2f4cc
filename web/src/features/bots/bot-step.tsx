import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import type { BotFormValues } from '@docent/domain/bot-schema'
import type { Chatbot } from '@docent/domain/collections'
import { botMessages as text } from '@docent/domain/messages/bots'
import { onboardingMessages } from '@docent/domain/messages/onboarding'
import { useNotify } from '../../shared/notify.tsx'
import { useOwner } from '../../shared/session.ts'
import { FailedState } from '../../shared/ui/failed-state.tsx'
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx'
import { createBot, newBotId, updateBot, useBaseOptions, type BaseOption } from './api.ts'
import { BotEditor } from './bot-editor.tsx'
import { defaultBotValues, newBotValues, toSavedValues, valuesOfBot } from './bot-values.ts'
import { noticeOfSave } from './save-notice.ts'
import { oldestBot, useOwnBots } from './use-own-bots.ts'

interface BotStepProps {
  /** The base of onboarding, which a new bot answers from. */
  base: Pick<BaseOption, 'id' | 'title'> | null
  /** How far its documents have come, for the place above the live bot. */
  note?: ReactNode
  onComplete: (data: Record<string, unknown>) => void
}

/** The wizard's step with the one bot of onboarding (decision 16: the oldest). */
export const BotStep = (props: BotStepProps) => {
  const { live, bots } = useOwnBots()
  if (live.status === 'loading') return <ListSkeleton label="Loading bot" rows={1} />
  if (live.status === 'failed') {
    return <FailedState text={text.loadFailedTitle} onRetry={live.retry} />
  }
  return <EditFirstBot {...props} bot={oldestBot(bots)} />
}

const EditFirstBot = ({ base, note, bot, onComplete }: BotStepProps & { bot: Chatbot | null }) => {
  const { uid } = useOwner()
  const bases = useBaseOptions()
  const notify = useNotify()
  const [newId] = useState(newBotId)
  const [initialValues] = useState(() => (bot ? valuesOfBot(bot) : newBotValues(base?.id)))
  const [isDefaulting, setIsDefaulting] = useState(false)

  const save = async (values: BotFormValues) => {
    const { knowledgeBaseId } = values.configuration
    const linked: BotFormValues = {
      ...values,
      configuration: {
        ...values.configuration,
        knowledgeBaseId: knowledgeBaseId || base?.id || '',
      },
    }
    const botId = bot?.id ?? newId
    if (bot) await updateBot(botId, linked)
    else await createBot(uid, linked, botId)
    notify({ title: bot ? text.updated : text.created })
    onComplete({ botId })
  }

  const createDefault = async () => {
    setIsDefaulting(true)
    try {
      await save(toSavedValues(defaultBotValues(base)))
    } catch (error) {
      notify(noticeOfSave(error, 'onboarding'))
      setIsDefaulting(false)
    }
  }

  return (
    <BotEditor
      place="onboarding"
      note={note}
      initialValues={initialValues}
      bases={bases}
      saveLabel={bot ? 'Save and continue' : 'Create bot and continue'}
      save={save}
      otherActions={
        bot === null && (
          <Button disabled={isDefaulting} onClick={() => void createDefault()}>
            {isDefaulting ? 'Creating…' : onboardingMessages.defaultSettings}
          </Button>
        )
      }
    />
  )
}
