import { expect, test } from 'vitest'
import { siteOrigin } from './build.ts'

test.each([
  [
    'what the deployer says',
    { SITE_ORIGIN: 'https://docent.shop/', GCLOUD_PROJECT: 'shop' },
    'https://docent.shop',
  ],
  ['where Hosting serves the project', { GCLOUD_PROJECT: 'shop' }, 'https://shop.web.app'],
  ['nothing where nobody knows', {}, ''],
])('the address of the site is %s', (_, environment, origin) => {
  expect(siteOrigin(environment)).toBe(origin)
})
