import { loginSchema } from '@docent/domain/account-schema'
import { authMessages as text } from '@docent/domain/messages/auth'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FormTextField } from './form-fields.tsx'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'

/** Whether it was sent, after one press. */
async function isSent(loadSchema: () => Promise<typeof loginSchema>): Promise<boolean> {
  let isHeard = false
  renderScreen(
    <Form
      initialValues={{ email: ' not an address', password: 'secret' }}
      schema={loadSchema}
      onSubmit={async () => void (isHeard = true)}
    >
      <FormTextField name="email" label="Email" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  return isHeard
}

test('a form keeps to rules that arrive after it', async () => {
  expect(await isSent(() => Promise.resolve(loginSchema))).toBe(false)
  expect(await screen.findByText(text.emailInvalid)).toBeInTheDocument()
})

test('a form whose rules do not arrive is not sent, and says so', async () => {
  expect(await isSent(() => Promise.reject(new Error('offline')))).toBe(false)
  expect(await screen.findByRole('alert')).toHaveTextContent(text.network)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false')
})

const showSignIn = (
  props: Pick<ComponentProps<typeof Form>, 'initialValues' | 'schema' | 'isOptional'>,
) =>
  renderScreen(
    <Form {...props} onSubmit={() => Promise.resolve()}>
      <FormTextField name="email" label="Email" />
      <FormTextField name="password" label="Password" />
    </Form>,
  )

test('rules that arrive late judge what stands there by then', async () => {
  const arrivals: (() => void)[] = []
  const loadSchema = () =>
    new Promise<typeof loginSchema>((resolve) => arrivals.push(() => resolve(loginSchema)))
  showSignIn({ initialValues: { email: '', password: 'secret' }, schema: loadSchema })
  await userEvent.click(screen.getByLabelText('Email'))
  await userEvent.tab()
  await userEvent.type(screen.getByLabelText('Email'), 'owner@example.com')
  await userEvent.tab()
  // The judgement of the empty field, asked for first, ends last.
  for (const arrive of arrivals.toReversed()) await act(async () => arrive())
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false')
})

test('a form that nobody has to fill complains only of what was begun', async () => {
  showSignIn({ initialValues: { email: '', password: '' }, schema: loginSchema, isOptional: true })
  await userEvent.click(screen.getByLabelText('Email'))
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.queryByText(text.emailRequired)).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.tab()
  expect(await screen.findByText(text.emailRequired)).toBeInTheDocument()
})
