import type { ChannelAbout } from './about.ts'
import { CHANNEL_LIMITS } from '@docent/domain/channels'

/** What is said about every channel in its own words. *Source:* specification sections 5 and 8. */
export const channelTexts = ({ noun, form }: ChannelAbout) => ({
  save: `Save ${noun}`,
  update: `Update ${noun}`,
  saved: `${noun} saved`,
  updated: `${noun} updated`,
  deleted: `${noun} deleted`,
  loadFailed: `Failed to load your saved ${noun}.`,
  loadFailedTitle: `Error loading ${noun}`,
  saveFailed: `Failed to save ${noun}. Please try again.`,
  deleteFailed: `Failed to delete ${noun}. Please try again.`,
  tokenRequired: `Please enter a valid ${form.tokenNoun}.`,
  nameTooLong: `Please use at most ${CHANNEL_LIMITS.nameLength} characters for the ${form.nameLabel.toLowerCase()}.`,
})
