/** The terms and the privacy policy. The landing page quotes them, so its receipts can be checked. */

export interface LegalSection {
  /** Anchor on the page. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const LEGAL_UPDATED = 'June 17, 2025'

/** *Source:* specification section 1; decisions 6, 9, 11, 12 and 31. */
export const TERMS: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'What Docent does',
    paragraphs: [
      'Docent makes chatbots from the documents that you upload. Every sentence of an answer is bound to a quote from one of these documents. What cannot be quoted is not said; the bot gives the fallback message that you chose.',
      'A quote proves that the document says so. It does not prove that the document is right. You answer for what your documents contain.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'You need an account to make a chatbot. Keep your password to yourself, and tell us if somebody else has used your account.',
      'You may only upload documents that you have the right to use in this way. You keep every right to them. Visitors are shown what your bot quotes of them.',
      'You can delete your account at any time, and everything in it is deleted. An account can be exported before that.',
    ],
  },
  {
    id: 'trial',
    title: 'Trial and plans',
    paragraphs: [
      'Every paid plan can be tried for 14 days without a credit card. The trial has the limits of the plan that you chose, and each account has one trial.',
      'When the trial ends, your account continues on the Free plan. Nothing is deleted, and nothing is charged.',
    ],
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    paragraphs: [
      'Plans are billed monthly or annually in advance. Prices are in US dollars. We announce a change of prices at least 30 days before it applies to you.',
      'An upgrade takes effect at once, and the rest of the current period is credited. A downgrade takes effect at the end of the period.',
      'If your first purchase disappoints you, write to us within 30 days and you get all of it back. Other fees are non-refundable, except where the law requires it.',
    ],
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    paragraphs: [
      'You can cancel at any time. Cancellation takes effect at the end of the billing period. Until then your chatbots keep the limits of the plan that you paid for.',
      'After that your account continues on the Free plan. Your documents and chatbots stay where they are. What is above the limits of the Free plan can be read, but not added to.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    paragraphs: [
      'Each plan has a number of chatbots, knowledge bases, messages and megabytes. Over a limit you cannot add more; what exists keeps working.',
      'When the messages of a month are used up, your chatbots answer a tenth more. After that they take a message instead of going silent.',
    ],
  },
  {
    id: 'use',
    title: 'What is not allowed',
    paragraphs: [
      'Do not use Docent to break the law, to deceive people about who is talking to them, or to attack our service or anybody else’s. We may suspend an account that does.',
    ],
  },
  {
    id: 'availability',
    title: 'Availability',
    paragraphs: [
      'Our uptime target is 99.9%: so much of the time Docent should be within reach. It is a target and not a promise of compensation.',
    ],
  },
]

/** What the product does with data, each sentence of it. Whoever changes that changes this. */
export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'What we keep of you',
    paragraphs: [
      'Your name, your email address, your company if you gave one, and the plan of your account. Your password is kept by Firebase Authentication as a hash; we never see it.',
      'Beside them we keep how many messages your bots answered and how much storage you use, how far you came in the set-up, on which websites your bots were loaded, and for 400 days which mails you got from us.',
      'The tokens that you enter for Telegram and Messenger are sealed with a key. You and we see their first 20 characters.',
    ],
  },
  {
    id: 'documents',
    title: 'Your documents',
    paragraphs: [
      'Your documents are stored on Google Firebase. We keep the originals that you upload, the text that was read from them, a search index made of it, and the answers that you write yourself. They answer the questions of your visitors and serve no other purpose. No model is trained on them.',
      'Deleting a file or a knowledge base deletes its original, its text and its index. A single file can be brought back for 30 seconds before that.',
      'Whoever gets an answer sees the quote with the sentence before and after it, and so does everybody who is given the address of that quote. The rest of a document is shown to you alone.',
    ],
  },
  {
    id: 'visitors',
    title: 'Your visitors',
    paragraphs: [
      'We keep the questions of your visitors and the answers that they received until you delete the bot or your account, so that you can read them. The chat widget sets no cookies and follows nobody across websites.',
      'Once a visitor has written, the browser keeps the conversation in its tab, and forgets it when the tab is closed. On Telegram and Messenger we keep the number of the chat, so that the reply finds it.',
      'A visitor who asks for a person may leave an e-mail address. We keep it with the question so that you can write back, show it to you alone, and delete it with the bot or the account.',
      'What is asked of the demo on our own pages is not kept.',
    ],
  },
  {
    id: 'letters',
    title: 'What you send us',
    paragraphs: [
      'A message from the contact form is kept with the name and the address that you gave. We delete it when you ask us to.',
      'An address for the newsletter counts once you confirmed it, and is deleted after 3 days if you do not. It serves nothing else. Every issue has a link that deletes it.',
    ],
  },
  {
    id: 'others',
    title: 'Who else is involved',
    paragraphs: [
      'The service runs on Google Firebase. Payments are taken by Stripe: we neither see nor store card numbers. Whoever signs in with Google is known to Google.',
      'What is written on Telegram or Messenger passes through Telegram or Meta. Our mails pass through a mail server that we chose.',
      'Answers are made by our own search engine. Where the operator has switched on a language model, the question and the passages that answer it are sent to that model’s provider. An answering service in its place gets the question and the instructions of the bot.',
      'Where the operator lets that model read documents ahead, its provider gets the text of your documents once, when you upload them, and no visitor’s words for it. That is switched off unless the operator chooses it.',
      'Where the operator has switched on an embedding model, its provider gets the text of your documents once, and each question that visitors ask. It is switched off unless the operator chooses one.',
      'Our operators see names, addresses, plans and what is sent to us. Each look at such a list is noted for a year.',
    ],
  },
  {
    id: 'browser',
    title: 'In your browser',
    paragraphs: [
      'We store that you are signed in and which hints you have put away, and nothing to track you. There are no advertisements and no analytics of third parties. Fonts and scripts come from our own server; only the sign-in with Google loads a script of Google.',
      'Your network address is used to hold back floods of requests and is not stored by us. Google keeps records of requests, which hold such addresses, for a limited time.',
    ],
  },
  {
    id: 'rights',
    title: 'Taking it with you, and away',
    paragraphs: [
      'Under Settings you can download everything as one archive: profile, documents, answers, conversations and leads. It is kept for a day.',
      'Under Settings you can delete your account as well. Documents, bots, tokens, conversations and leads are deleted with it, and the subscription ends. What is left is a note that this account is gone, without a name, and the invoices that Stripe has to keep.',
    ],
  },
]
