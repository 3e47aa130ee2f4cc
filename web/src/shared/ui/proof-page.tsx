import { PROOF, PROOF_SECTION, splitAtQuotes } from '../proof.ts'
import { Marker } from './marker.tsx'
import './proof-page.css'

/** A conversation laid on the page that it quotes. A picture, and a true one: see the test. */
export function ProofPage() {
  return (
    <figure className="proof">
      <div className="proof-chat">
        <p className="proof-question">
          <span className="visually-hidden">Visitor: </span>
          {PROOF.question}
        </p>
        <div className="proof-answer">
          <span className="visually-hidden">Docent: </span>
          {PROOF.quotes.map((quote, index) => (
            <p key={quote}>
              {quote} <span className="proof-chip">Terms · {index + 1}</span>
            </p>
          ))}
        </div>
      </div>
      <div className="proof-sheet">
        <p className="proof-sheet-title">{PROOF_SECTION.title}</p>
        {PROOF_SECTION.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {splitAtQuotes(paragraph, PROOF.quotes).map(({ text, isQuoted }) =>
              isQuoted ? <Marker key={text}>{text}</Marker> : <span key={text}>{text}</span>,
            )}
          </p>
        ))}
      </div>
      <figcaption>
        A true receipt: both sentences stand in our terms, to the letter.{' '}
        <a href={`/terms#${PROOF.sectionId}`}>Open the page</a>
      </figcaption>
    </figure>
  )
}
