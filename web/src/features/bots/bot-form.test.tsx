// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BotFormValues } from '@docent/domain/bot-schema'
import { renderScreen } from '../../testing/render-screen.tsx'
import { BotForm, type BotFormProps } from './bot-form.tsx'
import { defaultBotValues, newBotValues, shownBot, valuesOfBot } from './bot-values.ts'

let saved: BotFormValues[] = []
let latest: BotFormValues | null = null

beforeEach(() => {
  saved = []
  latest = null
})
afterEach(cleanup)

const report = (values: BotFormValues) => {
  latest = values
}

function show(over: Partial<BotFormProps> = {}) {
  renderScreen(
    <BotForm
      place="dashboard"
      initialValues={newBotValues()}
      bases={[{ id: 'base1', title: 'Handbook', questions: ['When do you open?', 'Where?'] }]}
      saveLabel="Create bot"
      save={(values) => {
        saved.push(values)
        return Promise.resolve()
      }}
      onChange={report}
      {...over}
    />,
  )
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Create bot' }))
const nameField = () => screen.getByRole('textbox', { name: 'Name' })

test.each([
  ['dashboard', 'Please enter a name for your bot.'],
  ['onboarding', 'Please enter a name for your chatbot.'],
] as const)('in the %s a blank name is refused with its own words', async (place, text) => {
  show({ place })
  await userEvent.type(nameField(), '   ')
  await save()
  await screen.findByText('Name required')
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(document.activeElement).toBe(nameField())
  expect(saved).toEqual([])
})

test('the notice of a blank name goes when there is one', async () => {
  show()
  await save()
  await screen.findByText('Name required')
  await userEvent.type(nameField(), 'F')
  // Sooner than it goes by itself.
  await waitFor(() => expect(screen.queryByText('Name required')).toBeNull(), { timeout: 4_000 })
})

test('blank texts are saved as their defaults, and the name without its spaces', async () => {
  show()
  await userEvent.type(nameField(), '  Front desk ')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Welcome message' }))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Fallback message' }))
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    name: 'Front desk',
    configuration: {
      welcomeMessage: 'Hi! How can I help you today?',
      fallbackMessage: "I'm sorry, I don't understand. Could you please rephrase your question?",
      personality: 'professional',
      primaryColor: '#3B82F6',
    },
  })
})

test('the description is saved as the system message', async () => {
  show()
  await userEvent.type(nameField(), 'Front desk')
  await userEvent.type(screen.getByRole('textbox', { name: /Description/ }), 'You are kind.')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.description).toBe('You are kind.')
  expect(saved[0]?.configuration.systemMessage).toBe('You are kind.')
})

test('what is typed is reported at once, for the live bot beside the form', async () => {
  show()
  await userEvent.type(nameField(), 'Front')
  await userEvent.click(screen.getByRole('radio', { name: /Friendly/ }))
  await userEvent.click(screen.getByRole('radio', { name: '#10B981' }))
  await waitFor(() =>
    expect(latest).toMatchObject({
      name: 'Front',
      configuration: { personality: 'friendly', primaryColor: '#10B981' },
    }),
  )
})

test('a failed save says so and keeps the form', async () => {
  show({ save: () => Promise.reject(new Error('permission-denied')) })
  await userEvent.type(nameField(), 'Front desk')
  await save()
  await screen.findByText('Failed to save the bot. Please try again.')
  expect(nameField()).toHaveProperty('value', 'Front desk')
})

test('above the cap of the plan a bot cannot be saved', () => {
  show({ isReadOnly: true })
  expect(screen.getByRole('button', { name: 'Create bot' })).toHaveProperty('disabled', true)
})

test('the default bot is named after its base, unless that would be too long', () => {
  expect(defaultBotValues({ id: 'b', title: ' Handbook ' })).toMatchObject({
    name: 'Handbook assistant',
    configuration: { knowledgeBaseId: 'b' },
  })
  expect(defaultBotValues({ id: 'b', title: 'x'.repeat(95) }).name).toBe('Chat Assistant')
  expect(defaultBotValues(null).name).toBe('Chat Assistant')
})

test('a bot is shown with the defaults that visitors would see', () => {
  const values = newBotValues()
  const odd = { ...values, configuration: { ...values.configuration, primaryColor: '#12' } }
  expect(shownBot(odd)).toMatchObject({ name: 'Chat Assistant', color: '#3B82F6' })
})

test('a stored system message rules over the description when a bot is opened', () => {
  const { configuration } = newBotValues()
  const stored = (systemMessage: string) =>
    valuesOfBot({
      id: 'b',
      user_id: 'o',
      name: 'Bot',
      description: 'About',
      is_active: true,
      configuration: { ...configuration, systemMessage },
      created_at: new Date(0),
      updated_at: new Date(0),
    }).description
  expect(stored('In force')).toBe('In force')
  expect(stored(' ')).toBe('About')
})

test('words that mean the same are saved, and a line that is no group is named', async () => {
  show()
  await userEvent.type(nameField(), 'Front desk')
  const field = screen.getByRole('textbox', { name: /Words that mean the same/ })
  await userEvent.type(field, 'bike, bicycle{Enter}van lorry')
  await save()
  await screen.findByText(/Line 2: please write 2 to 20 words/)
  expect(saved).toEqual([])
  await userEvent.type(field, ', truck')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.configuration.synonyms).toBe('bike, bicycle\nvan lorry, truck')
})

test('onboarding asks for no synonyms', () => {
  show({ place: 'onboarding' })
  expect(screen.queryByRole('textbox', { name: /Words that mean the same/ })).toBeNull()
})

test('questions are taken from the documents, written, changed and removed', async () => {
  const initialValues = newBotValues('base1')
  show({ initialValues: { ...initialValues, name: 'Front desk' } })
  const field = screen.getByRole('combobox', { name: /Suggested questions/ })
  await userEvent.click(screen.getByRole('button', { name: 'Suggest from the documents' }))
  await userEvent.type(field, 'Is there parking?{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Where?' }))
  expect(field).toHaveProperty('value', 'Where?')
  await userEvent.clear(field)
  await userEvent.type(field, 'Where are you?')
  await save()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.configuration.suggestedQuestions).toBe(
    'When do you open?\nIs there parking?\nWhere are you?',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Suggest again from the documents' }))
  await save()
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]?.configuration.suggestedQuestions).toBe('When do you open?\nWhere?')
})

test('a base whose documents are not read yet has none to suggest', () => {
  show({
    bases: [{ id: 'base1', title: 'Handbook', questions: [] }],
    initialValues: newBotValues('base1'),
  })
  const button = screen.getByRole('button', { name: 'Suggest from the documents' })
  expect(button).toHaveProperty('disabled', true)
  screen.getByText(/Once the documents are read/)
})
