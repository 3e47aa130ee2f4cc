import { PAID_TIERS, PLANS } from '@docent/domain/plans'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Pricing } from './pricing.tsx'

const show = () => render(<Pricing />, { wrapper: MemoryRouter })

test('every paid plan shows its monthly price from the catalogue', () => {
  show()
  for (const tier of PAID_TIERS) {
    expect(screen.getByText(`$${PLANS[tier].monthlyUsd}`)).toBeInTheDocument()
  }
})

test('annual billing shows the price of a year and the true saving', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: /Annual/ }))
  expect(screen.getByText('$19')).toBeInTheDocument()
  expect(screen.getByText('$228 a year. You save $120 (34%).')).toBeInTheDocument()
  expect(screen.getByText('$588 a year. You save $120 (16%).')).toBeInTheDocument()
})

test('the toggle promises what the catalogue holds', () => {
  show()
  expect(screen.getByRole('radio', { name: 'Annual Save up to 34%' })).toBeInTheDocument()
})
