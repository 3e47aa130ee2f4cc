import { DEFAULT_BOT_CONFIGURATION } from '@docent/domain/bots'
import { embedSnippet } from '@docent/domain/channels'
import { FILE_FAILURE_TEXTS, FILE_STAGE_LABELS } from '@docent/domain/messages/knowledge'
import type { ReactNode } from 'react'

export function Features() {
  return (
    <section id="features" className="band" aria-labelledby="features-title">
      <div className="column">
        <h2 id="features-title">Three steps, and nothing is made up</h2>
        <div className="features">
          <Feature title="Upload what you have" picture={<Files />}>
            PDF, Word and text files, up to 10 MB each. You watch each file being read, and a file
            that cannot be read says why.
          </Feature>
          <Feature title="It answers, or it says so" picture={<Refusal />}>
            Before a sentence is said, its quote is compared with your document, character by
            character. Where your documents are silent, visitors get the fallback message that you
            chose.
          </Feature>
          <Feature title="One line on your website" picture={<Snippet />}>
            Paste it before the closing body tag. Visitors see the answer, the quote and the page it
            stands on.
          </Feature>
        </div>
      </div>
    </section>
  )
}

function Feature(props: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <article className="feature">
      <div className="feature-picture" aria-hidden="true">
        {props.picture}
      </div>
      <h3>{props.title}</h3>
      <p>{props.children}</p>
    </article>
  )
}

const Files = () => (
  <ul className="picture-files">
    <li>
      <b>PDF</b>
      <span>
        handbook.pdf
        <small>48 pages · {FILE_STAGE_LABELS.ready}</small>
        <i className="bar bar-full" />
      </span>
    </li>
    <li>
      <b>DOC</b>
      <span>
        prices.docx
        <small>{FILE_STAGE_LABELS.indexing}</small>
        <i className="bar bar-part" />
      </span>
    </li>
    <li>
      <b>PDF</b>
      <span>
        scan.pdf
        <small className="bad">{FILE_FAILURE_TEXTS.no_text.split(':')[0]}.</small>
      </span>
    </li>
  </ul>
)

const Refusal = () => (
  <div className="picture-chat">
    <p className="picture-question">Do you deliver to the moon?</p>
    <p className="picture-answer">{DEFAULT_BOT_CONFIGURATION.fallbackMessage}</p>
  </div>
)

const Snippet = () => <code className="picture-code">{embedSnippet('https://…', 'your-bot')}</code>
