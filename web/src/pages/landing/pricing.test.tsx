import { PAID_TIERS, PLANS } from '@docent/domain/plans'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pricing } from './pricing.tsx'

test('every paid plan shows both of its prices from the catalogue', () => {
  render(<Pricing />)
  for (const tier of PAID_TIERS) {
    expect(screen.getByText(`$${PLANS[tier].monthlyUsd}`)).toBeInTheDocument()
    expect(screen.getByText(`$${PLANS[tier].annualUsdPerMonth}`)).toBeInTheDocument()
  }
})

test('annual billing names the price of a year and the true saving', () => {
  render(<Pricing />)
  expect(screen.getByText('$228 a year. You save $120 (34%).')).toBeInTheDocument()
  expect(screen.getByText('$588 a year. You save $120 (16%).')).toBeInTheDocument()
})

test('the toggle begins with months and promises what the catalogue holds', () => {
  render(<Pricing />)
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Annual Save up to 34%' })).not.toBeChecked()
})
