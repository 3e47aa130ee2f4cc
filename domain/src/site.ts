/** What Docent is, in one sentence of the length that search engines show. */
export const PRODUCT_DESCRIPTION =
  'Docent turns your documents into a chatbot that says only what it can prove: every sentence comes with the quote, the file and the page.'

/** *Source:* specification section 1, "Company story". */
export const COMPANY = { name: 'Docent', founded: '2024' } as const

/** Who leads the company, as the page /about shows it. The operator puts a name here. */
export const FOUNDER = {
  name: 'The founder of Docent',
  role: 'Founder, product and support',
  story:
    'Docent is led by its founder, who builds it and answers its mail: whoever writes to support writes to the person who can change the product.',
  profileUrl: 'https://www.linkedin.com/company/docent-example',
} as const

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
