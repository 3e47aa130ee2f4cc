import { CHANNELS, MESSAGING_CHANNELS } from '../../channels/list.ts'
import { CHANNEL_MANUALS } from '../../channels/manuals.ts'
import account from './account.md?raw'
import api from './api.md?raw'
import bestPractices from './best-practices.md?raw'
import bots from './bots.md?raw'
import commonIssues from './common-issues.md?raw'
import gettingStarted from './getting-started.md?raw'
import knowledge from './knowledge.md?raw'
import quickStart from './quick-start.md?raw'
import website from './website.md?raw'

export interface Chapter {
  readonly name: string
  /** Markdown; begins with its heading. */
  readonly text: string
}

/** The manual in its order. The page /docs renders it, its search and the live demo answer from it. */
export const MANUAL: readonly Chapter[] = [
  { name: 'Quick start', text: quickStart },
  { name: 'Getting started', text: gettingStarted },
  { name: 'Knowledge bases', text: knowledge },
  { name: 'Creating chatbots', text: bots },
  { name: 'Website guide', text: `## Platform integration\n\n${website}` },
  ...MESSAGING_CHANNELS.map((channel) => ({
    name: `${CHANNELS[channel].shortName} guide`,
    text: CHANNEL_MANUALS[channel],
  })),
  { name: 'Your account', text: account },
  { name: 'Best practices', text: bestPractices },
  { name: 'Common issues', text: commonIssues },
  { name: 'API reference', text: api },
]
