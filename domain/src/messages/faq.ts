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
      'A receipt is the quote that proves a sentence, with the file and the page it stands on. The server compares it with your document before the sentence is said. Visitors open it with one click.',
  },
  {
    question: 'What happens when my documents do not have the answer?',
    answer:
      'The bot says so, in the words of the fallback message that you choose. It does not guess.',
  },
  {
    question: 'Which files can I upload?',
    answer:
      'You can upload PDF, DOC, DOCX and TXT files, up to 10 MB each. They need real text: a scan without a text layer is refused, with that reason.',
  },
  {
    question: 'Do I need a key for a language model?',
    answer:
      'No. You need no key for a language model, of OpenAI or of anybody else. The built-in engine answers with sentences from your documents.',
  },
  {
    question: 'Is there a free trial?',
    answer: `Yes. The free trial lasts ${TRIAL_DAYS} days, on any plan and without a credit card. After that your account continues on the Free plan, and nothing is deleted.`,
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes. We have a 30-day money-back guarantee: if your first purchase disappoints you, write to us within 30 days and you get all of it back.',
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
