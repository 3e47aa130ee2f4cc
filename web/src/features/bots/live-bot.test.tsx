// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { PreviewRequest } from '@docent/domain/chat'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { newBotValues } from './bot-values.ts'
import { LiveBot } from './live-bot.tsx'

afterEach(cleanup)

const REPLIES = [
  {
    output: 'Which one?',
    kind: 'clarification',
    sentences: [],
    suggestions: ['Repair prices', 'Rental'],
    conversationId: '',
  },
  { output: 'No idea.', kind: 'fallback', sentences: [], suggestions: [], conversationId: '' },
]

function show(values = newBotValues()) {
  const requests: PreviewRequest[] = []
  const stream: FunctionsClient['stream'] = async function* (_path, request) {
    await Promise.resolve()
    const reply = REPLIES[requests.length]
    requests.push(request as PreviewRequest)
    yield { event: 'done', data: JSON.stringify([reply]) }
  }
  renderScreen(
    <LiveBot
      values={values}
      client={{ stream }}
      loadText={() => Promise.reject(new Error('no document is opened'))}
    />,
  )
  return requests
}

test('a suggestion is sent with one touch, together with what was said before', async () => {
  const requests = show()
  await userEvent.type(screen.getByRole('textbox'), 'How much does it cost?{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Rental' }))
  await screen.findByText('No idea.')
  expect(requests.map(({ message }) => message)).toEqual(['How much does it cost?', 'Rental'])
  expect(requests[0]?.earlier).toEqual([])
  expect(requests[1]?.earlier).toEqual([
    { question: 'How much does it cost?', kind: 'clarification', output: 'Which one?', places: [] },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rental' })).toBeNull())
})

test('the questions of the form stand below the welcome until one is asked', async () => {
  const { configuration, ...bot } = newBotValues()
  const suggestedQuestions = 'When do you open?\nWhere are you?'
  const requests = show({ ...bot, configuration: { ...configuration, suggestedQuestions } })
  await userEvent.click(screen.getByRole('button', { name: 'Where are you?' }))
  await screen.findByText('Which one?')
  expect(requests.map(({ message }) => message)).toEqual(['Where are you?'])
  expect(screen.queryByRole('button', { name: 'When do you open?' })).toBeNull()
})
