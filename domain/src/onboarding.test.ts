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
const first = { name: 'first', flag: 'hasFirst', isConnected: false }
const second = { name: 'second', flag: 'hasSecond', isConnected: true }

test.each([
  ['nothing', NOTHING_SET_UP, []],
  ['a base', withBase, [1]],
  ['a bot without a base', { ...NOTHING_SET_UP, botId: 'bot' }, []],
  ['a base and a bot', withBot, [1, 2]],
  ['a website', { ...withBot, websiteUrl: 'https://shop.example' }, [1, 2, 3]],
  ['a channel', { ...withBot, channels: [first, second] }, [1, 2, 3]],
  ['a channel that is not connected', { ...withBot, channels: [first] }, [1, 2]],
  ['a channel without a bot', { ...withBase, channels: [second] }, [1]],
])('where the account still has %s, the steps %o complete themselves', (_, setUp, steps) => {
  expect(completedBySetUp(setUp).map(({ step }) => step)).toEqual(steps)
})

test('a step that completes itself holds what the step holds that was walked through', () => {
  const setUp = { ...withBot, websiteUrl: 'https://shop.example', channels: [first, second] }
  expect(completedBySetUp(setUp).map(({ data }) => data)).toEqual([
    { knowledgeBaseId: 'base' },
    { botId: 'bot' },
    {
      integrations: ['website', 'second'],
      websiteUrl: 'https://shop.example',
      hasFirst: false,
      hasSecond: true,
      hasWebsiteWidget: true,
    },
  ])
})
