/** What Docent is, in one sentence of the length that search engines show. */
export const PRODUCT_DESCRIPTION =
  'Docent turns your documents into a chatbot that says only what it can prove: every sentence comes with the quote, the file and the page.'

/** *Source:* specification section 1, "Company story". */
export const COMPANY = { name: 'Docent', founded: '2024' } as const

/** Facts of whoever operates this copy of Docent; the public pages show them. */
export interface OperatorFacts {
  /** Where customers write to. */
  readonly supportEmail: string
  readonly postalAddress: string
  /** `null`: the page /about has no such profile. */
  readonly founder: Founder | null
  /** Whether all of it is made up, and has to be called so. */
  readonly isExample: boolean
}

export interface Founder {
  readonly name: string
  /** At a professional network; `null` where there is nobody to be found. */
  readonly profileUrl: string | null
}

/** What stands in a copy that nobody operates: on this machine, for example. */
export const EXAMPLE_OPERATOR: OperatorFacts = {
  supportEmail: 'support@docent.example',
  postalAddress: 'Docent, 1 Example Street, London, United Kingdom',
  founder: { name: 'Alex Example', profileUrl: null },
  isExample: true,
}

/** The bot of the public pages: it belongs to nobody, and answers about Docent itself. */
export const DEMO_BOT_ID = 'docent-demo'
export const DEMO_WIDGET_ID = `widget_${DEMO_BOT_ID}`

/** The picture that is shown where a page is shared; `emulators/pictures.ts` draws it. Sizes in pixels. */
export const SHARE_PICTURE = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: 'Every answer comes with a receipt: a chat with its quotes, laid on the page that it quotes.',
} as const
