import type { OperatorFacts } from '@docent/domain/site'

/** Somebody who operates a copy of Docent, and whom its pages name. */
export const OPERATOR = {
  supportEmail: 'help@shop.test',
  postalAddress: '1 High Street, London',
  founder: { name: 'Ada Lovelace', profileUrl: 'https://www.linkedin.com/in/ada' },
  isExample: false,
} satisfies OperatorFacts
