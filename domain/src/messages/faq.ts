import { TRIAL_DAYS } from '../plans.ts'

/** A question that people ask before they sign up, with its answer in plain text. */
export interface FrequentQuestion {
  readonly question: string
  readonly answer: string
}

/** Of the landing page and the pricing page. */
export const SALES_QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: 'What is a receipt?',
    answer:
      'The quote that proves a sentence, with the file and the page it stands on. The server compares it with your document before the sentence is said. Visitors open it with one click.',
  },
  {
    question: 'What happens when my documents do not have the answer?',
    answer:
      'The bot says so, in the words of the fallback message that you choose. It does not guess.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'PDF, DOC, DOCX and TXT, up to 10 MB each. They need real text: a scan without a text layer is refused, with that reason.',
  },
  {
    question: 'Do I need a key for a language model?',
    answer:
      'No. The built-in engine answers with sentences from your documents and needs nothing else.',
  },
  {
    question: 'Is there a free trial?',
    answer: `Yes: ${TRIAL_DAYS} days of any plan, without a credit card. After that your account continues on the Free plan, and nothing is deleted.`,
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes. If your first purchase disappoints you, write to us within 30 days and you get all of it back.',
  },
]

/** *Source:* specification section 2, "Contact". */
export const CONTACT_QUESTIONS: readonly FrequentQuestion[] = [
  {
    question: 'When do I get a reply?',
    answer: 'Within 24 hours on business days.',
  },
  {
    question: 'Can I call you?',
    answer: 'No, there is no support by phone. What is written can be looked up by both of us.',
  },
  {
    question: 'Can I see a demo?',
    answer: 'Yes. Say in your message that you would like one, and what your business does.',
  },
]
