import { LEGAL_UPDATED, PRIVACY, TERMS, type LegalSection } from '@docent/domain/messages/legal'
import { ExampleLabel, SupportEmail, useOperator } from './operator.tsx'
import { PROOF, splitAtQuotes } from '../shared/proof.ts'

export const TermsPage = () => <LegalPage title="Terms and Conditions" sections={TERMS} />
export const PrivacyPage = () => <LegalPage title="Privacy Policy" sections={PRIVACY} />

const LegalPage = ({ title, sections }: { title: string; sections: readonly LegalSection[] }) => (
  <article className="column legal">
    <h1>{title}</h1>
    <p className="legal-date">Last updated {LEGAL_UPDATED}</p>
    {sections.map((section) => (
      <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        {section.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </section>
    ))}
    <section id="operator" aria-labelledby="operator-title">
      <h2 id="operator-title">Who to write to</h2>
      <p>
        {useOperator().postalAddress} <ExampleLabel />
        <br />
        <SupportEmail /> <ExampleLabel />
      </p>
    </section>
  </article>
)

/** The quoted sentences are marked for somebody who came to them from a receipt (`:target`). */
const Paragraph = ({ text }: { text: string }) => (
  <p>
    {splitAtQuotes(text, PROOF.quotes).map(({ text: part, isQuoted }) =>
      isQuoted ? (
        <span key={part} className="quoted">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </p>
)
