import { TRIAL_DAYS } from '@docent/domain/plans'

const QUESTIONS = [
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
] as const

/** One answer is open at a time: the browser does that for `details` of the same name. */
export function Faq() {
  return (
    <section id="faq" className="column section faq" aria-labelledby="faq-title">
      <h2 id="faq-title">Questions</h2>
      <div>
        {QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
