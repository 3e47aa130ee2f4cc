import { EXAMPLE_OPERATOR } from '@docent/domain/site'
import { expect, test } from 'vitest'
import { siteFacts, siteOperator } from './site-facts.ts'

const SAID = { SUPPORT_EMAIL: 'help@shop.test', POSTAL_ADDRESS: '1 High Street, London' }
const FOUNDER = { FOUNDER_NAME: 'Ada Lovelace', FOUNDER_PROFILE_URL: 'https://network.test/in/ada' }

test.each([
  [
    'what the deployer says',
    { ...SAID, SITE_ORIGIN: 'https://docent.shop/', GCLOUD_PROJECT: 'shop' },
    'https://docent.shop',
  ],
  ['where Hosting serves the project', { ...SAID, GCLOUD_PROJECT: 'shop' }, 'https://shop.web.app'],
  ['nothing where nobody knows', {}, ''],
])('the address of the site is %s', (_, environment, origin) => {
  expect(siteFacts(environment).origin).toBe(origin)
})

test.each([{}, { GCLOUD_PROJECT: 'demo-docent' }])(
  'on this machine (%j) the operator is an example',
  (environment) => {
    expect(siteOperator(environment)).toBe(EXAMPLE_OPERATOR)
  },
)

test('a site that is deployed shows whoever operates it, and a founder where one is named', () => {
  const operator = { supportEmail: 'help@shop.test', postalAddress: '1 High Street, London' }
  const project = { GCLOUD_PROJECT: 'shop' }
  expect(siteOperator({ ...project, ...SAID })).toEqual({
    ...operator,
    founder: null,
    isExample: false,
  })
  expect(siteOperator({ ...project, ...SAID, ...FOUNDER }).founder).toEqual({
    name: 'Ada Lovelace',
    profileUrl: 'https://network.test/in/ada',
  })
})

test.each([
  [{ GCLOUD_PROJECT: 'shop' }, 'SUPPORT_EMAIL'],
  [{ GCLOUD_PROJECT: 'shop', SUPPORT_EMAIL: SAID.SUPPORT_EMAIL }, 'POSTAL_ADDRESS'],
  [{ ...SAID, SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL'],
  [{ ...SAID, FOUNDER_NAME: 'Ada Lovelace' }, 'FOUNDER_PROFILE_URL'],
  [{ ...SAID, ...FOUNDER, FOUNDER_PROFILE_URL: 'javascript:alert(1)' }, 'FOUNDER_PROFILE_URL'],
])('%j is refused with a sentence that names %s', (environment, name) => {
  expect(() => siteOperator(environment)).toThrow(name)
})
