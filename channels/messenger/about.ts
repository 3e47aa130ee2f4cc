import { COLLECTIONS } from '@docent/domain/collections'
import type { ChannelAbout } from '../about.ts'

/** Words: specification section 2, "Integrations step" and "Docs", sections 5 and 8. */
export const about: ChannelAbout = {
  name: 'Facebook Messenger',
  shortName: 'Messenger',
  noun: 'Facebook bot',
  row: { collection: COLLECTIONS.facebook_bots, token: 'page_access_token', name: 'page_name' },
  step: { name: 'facebook', flag: 'hasFacebookMessenger' },
  card: {
    text: 'Answers to what people write to your page.',
    effort: 'Medium · 15 minutes',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m13 2h-2.5A3.5 3.5 0 0 0 12 8.5V11h-2v3h2v7h3v-7h3v-3h-3V9a1 1 0 0 1 1-1h2V5z',
  },
  form: {
    tokenLabel: 'Page Access Token',
    tokenPlaceholder: 'EAAExample…',
    tokenNoun: 'Facebook Page Access Token',
    tokenRejected:
      'Facebook does not accept this Page Access Token. Generate a new one for the page; nothing was saved.',
    nameLabel: 'Page Name',
    nameSource: 'Facebook',
    signingSecret: {
      label: 'App Secret',
      hint: 'With it, every message is checked for Facebook’s signature. Blank keeps the one that is saved.',
      pattern: /^[0-9a-fA-F]{32}$/,
      invalid: 'An App Secret is 32 letters and digits, from Settings, Basic of your app.',
      missing:
        'Unsigned: anybody who learns the webhook URL could write in a visitor’s name. Add the App Secret under Edit.',
    },
  },
  // developers.facebook.com/documentation/business-messaging/messenger-platform, "Customize the
  // Engage with customers on Messenger use case" and "Webhooks", "Prerequisites".
  guide: {
    title: 'Connect your page',
    steps: [
      [
        'At ',
        {
          label: 'developers.facebook.com/apps',
          href: 'https://developers.facebook.com/apps',
        },
        ' create an app with the use case “Engage with customers on Messenger from Meta”, and press Customize.',
      ],
      [
        'Under Messenger, API Settings, Configure webhooks: paste the webhook URL and the verify token from here, and press Verify and save.',
      ],
      ['Subscribe to the fields messages, messaging_postbacks and messaging_referrals.'],
      [
        'Under Generate access tokens connect your page, generate its token and paste it below. Docent subscribes the page itself.',
      ],
      [
        'Copy the App Secret from App settings, Basic, so that every message is checked for Facebook’s signature.',
      ],
      [
        'Publish the app. Until App Review has given it Advanced Access to pages_messaging, it hears only people who have a role on the app, as administrators, developers or testers.',
      ],
    ],
  },
  isSetUpByHand: true,
  testParameter: 'ref=test',
}
