import { PATHS } from '../app/paths.ts'
import { Markdown, sectionsOf } from './markdown.tsx'
import api from './docs/api.md?raw'
import bestPractices from './docs/best-practices.md?raw'
import bots from './docs/bots.md?raw'
import commonIssues from './docs/common-issues.md?raw'
import gettingStarted from './docs/getting-started.md?raw'
import knowledge from './docs/knowledge.md?raw'
import messenger from './docs/messenger.md?raw'
import quickStart from './docs/quick-start.md?raw'
import telegram from './docs/telegram.md?raw'
import website from './docs/website.md?raw'

const PLATFORMS = '## Platform integration'

const MANUAL = [
  quickStart,
  gettingStarted,
  knowledge,
  bots,
  PLATFORMS,
  website,
  messenger,
  telegram,
  bestPractices,
  commonIssues,
  api,
].join('\n\n')

/** The manual, with its contents beside it. */
export const DocsPage = () => (
  <div className="column manual">
    <nav aria-label="Contents" className="manual-contents">
      <ul>
        {sectionsOf(MANUAL).map(({ id, title }) => (
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
      <Markdown text={MANUAL} />
    </article>
  </div>
)
