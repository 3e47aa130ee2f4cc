import { expect, test } from 'vitest'
import { NOTHING_SET_UP, completedBySetUp, progressPercent, resumeStep } from './onboarding.ts'

test.each([
  [[], 0],
  [[0], 1],
  [[1, 0], 2],
  [[0, 1, 2, 3], 4],
  [[2], 3],
])('after the steps %o the wizard resumes at %i', (completed, step) => {
  expect(resumeStep(completed)).toBe(step)
})

test.each([
  [0, 0, 0],
  [1, 1, 25],
  [3, 3, 75],
  [3, 1, 50],
  [4, 3, 100],
])('%i completed at position %i is %i %%', (completed, position, percent) => {
  expect(progressPercent(completed, position)).toBe(percent)
})

const withBase = { ...NOTHING_SET_UP, baseId: 'base' }
const withBot = { ...withBase, botId: 'bot' }

test.each([
  ['nothing', NOTHING_SET_UP, []],
  ['a base', withBase, [1]],
  ['a bot without a base', { ...NOTHING_SET_UP, botId: 'bot' }, []],
  ['a base and a bot', withBot, [1, 2]],
  ['a website', { ...withBot, websiteUrl: 'https://shop.example' }, [1, 2, 3]],
  ['Telegram', { ...withBot, hasTelegramBot: true }, [1, 2, 3]],
  ['Messenger', { ...withBot, hasFacebookMessenger: true }, [1, 2, 3]],
  ['a channel without a bot', { ...withBase, hasTelegramBot: true }, [1]],
])('where the account still has %s, the steps %o complete themselves', (_, setUp, steps) => {
  expect(completedBySetUp(setUp).map(({ step }) => step)).toEqual(steps)
})

test('a step that completes itself holds what the step holds that was walked through', () => {
  const setUp = { ...withBot, websiteUrl: 'https://shop.example', hasTelegramBot: true }
  expect(completedBySetUp(setUp).map(({ data }) => data)).toEqual([
    { knowledgeBaseId: 'base' },
    { botId: 'bot' },
    {
      integrations: ['website', 'telegram'],
      websiteUrl: 'https://shop.example',
      hasTelegramBot: true,
      hasFacebookMessenger: false,
      hasWebsiteWidget: true,
    },
  ])
})
