import { MANUAL } from '../../../docs/manual/manual.ts'
import { PATHS } from '../app/paths.ts'
import { Markdown, sectionsOf } from './markdown.tsx'

/** All chapters as one text. */
const TEXT = MANUAL.map(({ text }) => text).join('\n\n')

/** The manual, with its contents beside it. */
export const DocsPage = () => (
  <div className="column manual">
    <nav aria-label="Contents" className="manual-contents">
      <ul>
        {sectionsOf(TEXT).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <article>
      <h1>Documentation</h1>
      <p className="lead">From the first document to a bot that answers your customers.</p>
      <p>
        <a href={PATHS.register} className="button">
          Start Now
        </a>
      </p>
      <Markdown text={TEXT} />
    </article>
  </div>
)
