import { LEGAL_UPDATED, PRIVACY, TERMS, type LegalSection } from '@docent/domain/messages/legal'
import { useLocation } from 'react-router-dom'
import { PROOF, splitAtQuotes } from '../shared/proof.ts'
import { Marker } from '../shared/ui/marker.tsx'

export const TermsPage = () => <LegalPage title="Terms and Conditions" sections={TERMS} />
export const PrivacyPage = () => <LegalPage title="Privacy Policy" sections={PRIVACY} />

function LegalPage({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  const { hash } = useLocation()
  return (
    <article className="column legal">
      <title>{`${title} · Docent`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="legal-date">Last updated {LEGAL_UPDATED}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <Paragraph
              key={paragraph}
              text={paragraph}
              isAsked={hash === `#${PROOF.sectionId}` && section.id === PROOF.sectionId}
            />
          ))}
        </section>
      ))}
    </article>
  )
}

/** A paragraph; with the quoted sentences marked for somebody who came from a receipt. */
function Paragraph({ text, isAsked }: { text: string; isAsked: boolean }) {
  if (!isAsked) return <p>{text}</p>
  return (
    <p>
      {splitAtQuotes(text, PROOF.quotes).map((part) =>
        part.isQuoted ? (
          <Marker key={part.text} isDrawn>
            {part.text}
          </Marker>
        ) : (
          <span key={part.text}>{part.text}</span>
        ),
      )}
    </p>
  )
}
