import { COMPANY } from '@docent/domain/site'
import { PATHS } from '../app/paths.ts'
import { NamedList } from './named-list.tsx'
import { ExampleLabel, useOperator } from './operator.tsx'

/** *Source:* specification section 2, "About". */
const VALUES = [
  {
    name: 'Customer-Centric',
    text: 'Owners of small businesses are not technical, and should not have to be. A step that needs explaining is a step that we have not finished.',
  },
  {
    name: 'Innovation',
    text: 'Everybody prints sources. We check them, sentence by sentence, before anything is said.',
  },
  {
    name: 'Simplicity',
    text: 'One line of code, one page of settings, one number that matters: how many questions were answered.',
  },
  {
    name: 'Reliability',
    text: 'A bot without a network, without a key and without a model still answers. What it cannot prove, it does not say.',
  },
] as const

export const AboutPage = () => (
  <article className="column about">
    <h1>We build chatbots that can prove what they say</h1>
    <section aria-labelledby="mission">
      <h2 id="mission">Our mission</h2>
      <p>
        Every business has already written down the answers that its customers ask for. We bring
        them to the place where the question is asked, word for word, with the page they stand on.
      </p>
    </section>
    <section aria-labelledby="story">
      <h2 id="story">Our story</h2>
      <p>
        Docent began with a simple annoyance: chatbots that answer fluently, politely and wrongly,
        in the name of a shop that has to honour what they said. In a museum a docent walks you to
        the exhibit and points at the label. We wanted a bot that does the same.
      </p>
      <p>
        We founded Docent in {COMPANY.founded} and lead it ourselves. It is made for businesses of
        every size: a workshop with one price list, and a company with a shelf of manuals.
      </p>
    </section>
    <section aria-labelledby="values">
      <h2 id="values">Our values</h2>
      <NamedList items={VALUES} className="values" />
    </section>
    <FounderProfile />
    <section aria-labelledby="vision">
      <h2 id="vision">Our vision</h2>
      <p>
        That nobody has to ask whether an answer is true, because the proof comes with it. For
        chatbots first; in the end for every machine that speaks in somebody’s name.
      </p>
    </section>
    <p className="about-actions">
      <a href={PATHS.register} className="button button-large">
        Start Free Trial
      </a>
      <a href={PATHS.contact} className="button button-large button-quiet">
        Contact us
      </a>
    </p>
  </article>
)

/** Whoever operates Docent says who that is; without a name there is nobody to show. */
function FounderProfile() {
  const { founder } = useOperator()
  if (founder === null) return null
  return (
    <section aria-labelledby="founder">
      <h2 id="founder">Who is behind it</h2>
      <div className="founder">
        <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
          <circle cx="36" cy="36" r="35" fill="var(--sunken)" stroke="var(--hairline)" />
          <path
            d="M36 20a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM18 58c2-11 9-15 18-15s16 4 18 15"
            fill="none"
            stroke="var(--quiet)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <div>
          <p className="founder-name">
            {founder.name} <ExampleLabel />
          </p>
          <p className="founder-role">Founder</p>
          <p className="founder-role">
            Docent is led by its founder: whoever writes to support is answered by somebody who can
            change the product.
          </p>
          {founder.profileUrl === null ? (
            <p className="founder-role">
              Whoever operates Docent links a profile at a professional network here.
            </p>
          ) : (
            <a href={founder.profileUrl} rel="noopener nofollow">
              {new URL(founder.profileUrl).hostname.endsWith('linkedin.com')
                ? 'Profile on LinkedIn'
                : 'Professional profile'}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
