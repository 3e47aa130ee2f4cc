import { NamedList } from '../named-list.tsx'

/** *Source:* specification section 1, the features that the marketing pages list. */
const CAPABILITIES = [
  {
    name: 'AI chatbots',
    text: 'Answers in the words of your documents, in the language of the question, day and night. A language model is optional and stays behind the same check.',
  },
  {
    name: 'Knowledge base integration',
    text: 'PDF, Word and text files. A file that you replace stops answering at once, and the new one answers within a minute.',
  },
  {
    name: 'Multi-platform deployment',
    text: 'One bot on your website, on Telegram and on Facebook Messenger, with the same answers and the same receipts.',
  },
  {
    name: 'Easy configuration',
    text: 'Four steps from the account to the first answer. No code but the one line that you paste.',
  },
  {
    name: 'Analytics',
    text: 'How many questions were answered, and which were not: each of those names a gap in your documents.',
  },
  {
    name: 'Team collaboration',
    text: 'Questions, answers and their reasons stand in one place, for everybody who signs in to your account.',
  },
] as const

export const Capabilities = () => (
  <section className="column section" aria-labelledby="capabilities-title">
    <h2 id="capabilities-title">All that a careful clerk needs</h2>
    <NamedList items={CAPABILITIES} className="capabilities" />
  </section>
)
