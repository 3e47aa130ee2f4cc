/** The wizard's steps, in order. *Source:* specification section 2, "Onboarding wizard". */
export const STEPS = [
  { id: 0, title: 'Choose Your Plan' },
  { id: 1, title: 'Create Knowledge Base' },
  { id: 2, title: 'Configure Your Bot' },
  { id: 3, title: 'Set Up Integrations' },
] as const

export const LAST_STEP = STEPS.length - 1

/** The step after the last completed one; `STEPS.length` when all are done. */
export const resumeStep = (completed: readonly number[]): number => Math.max(-1, ...completed) + 1

/**
 * Percent of the wizard that is done, 0 to 100.
 * (completed + position) / (2 × steps), position 0-based; a completed wizard is 100 % (decision 30).
 */
export function progressPercent(completedCount: number, position: number): number {
  if (completedCount >= STEPS.length) return 100
  return Math.round(((completedCount + position) / (2 * STEPS.length)) * 100)
}

/** What an account holds of what the wizard makes: of bases and bots the oldest (decision 16). */
export interface SetUp {
  readonly baseId: string | null
  readonly botId: string | null
  /** Website of that bot, or ''. */
  readonly websiteUrl: string
  /** Each messaging channel by the names under which the wizard saves it. */
  readonly channels: readonly {
    readonly name: string
    readonly flag: string
    readonly isConnected: boolean
  }[]
}

export const NOTHING_SET_UP: SetUp = {
  baseId: null,
  botId: null,
  websiteUrl: '',
  channels: [],
}

/**
 * The steps after the first that complete themselves when the wizard begins anew, because what they
 * make is still there (decision 8): in their order, up to the first that has something to do.
 * @returns each step with what it is completed with
 */
export function completedBySetUp(
  setUp: SetUp,
): readonly { readonly step: number; readonly data: Record<string, unknown> }[] {
  const { baseId, botId, websiteUrl, channels } = setUp
  const hasWebsiteWidget = websiteUrl !== ''
  const integrations = [
    ...(hasWebsiteWidget ? ['website'] : []),
    ...channels.filter(({ isConnected }) => isConnected).map(({ name }) => name),
  ]
  const flags = Object.fromEntries(channels.map(({ flag, isConnected }) => [flag, isConnected]))
  const platforms = { integrations, websiteUrl, ...flags, hasWebsiteWidget }
  const steps = [
    { step: 1, isDone: baseId !== null, data: { knowledgeBaseId: baseId } },
    { step: 2, isDone: botId !== null, data: { botId } },
    { step: 3, isDone: integrations.length > 0, data: platforms },
  ]
  const open = steps.findIndex(({ isDone }) => !isDone)
  return steps.slice(0, open < 0 ? steps.length : open).map(({ step, data }) => ({ step, data }))
}
