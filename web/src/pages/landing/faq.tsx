import { SALES_QUESTIONS } from '@docent/domain/messages/faq'

/** One answer is open at a time: the browser does that for `details` of the same name. */
export function Faq() {
  return (
    <section id="faq" className="column section faq" aria-labelledby="faq-title">
      <h2 id="faq-title">Questions</h2>
      <div>
        {SALES_QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
