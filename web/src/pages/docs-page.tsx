import { MANUAL_INDEX, MANUAL_TEXT } from './search/manual-index.ts'
import { PATHS } from '../app/paths.ts'
import { Markdown, sectionsOf } from './markdown.tsx'

/** The manual, with its contents beside it. */
export const DocsPage = () => (
  <div className="column manual">
    <nav aria-label="Contents" className="manual-contents">
      <ul>
        {sectionsOf(MANUAL_TEXT).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
    <article>
      <h1>Documentation</h1>
      <p className="lead">From the first document to a bot that answers your customers.</p>
      <SearchForm />
      <p>
        <a href={PATHS.register} className="button">
          Start Now
        </a>
      </p>
      <Markdown text={MANUAL_TEXT} />
    </article>
  </div>
)

/** Searches in the browser: `search/search-form.ts` loads what it needs when it is asked for. */
const SearchForm = () => (
  <search className="manual-search">
    <form data-index={`/${MANUAL_INDEX.name}`}>
      <label htmlFor="manual-query">Search the documentation</label>
      <input
        id="manual-query"
        type="search"
        name="query"
        autoComplete="off"
        maxLength={200}
        placeholder="For example: scan, price list, webhook"
      />
      <output />
    </form>
    <ol />
  </search>
)
