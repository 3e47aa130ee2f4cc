import { botMessages as text } from '@docent/domain/messages/bots'
import { CallError, textOfFailure } from '../../shared/call-error.ts'
import type { Notice } from '../../shared/notify.tsx'
import type { BotFormPlace } from './bot-values.ts'

/** What is said of a bot that could not be saved. *Source:* specification sections 5 and 8. */
export function noticeOfSave(error: unknown, place: BotFormPlace): Notice {
  if (error instanceof CallError && error.code === 'unauthenticated') {
    return { title: text.signInRequiredTitle, text: text.signInRequired, tone: 'destructive' }
  }
  const failed = place === 'onboarding' ? text.saveFailed : text.dashboardSaveFailed
  return { title: textOfFailure(error, failed), tone: 'destructive' }
}
