import { DOCUMENT_NAMES } from './documents.ts'

/** A question that a customer of the demo business would ask, and where the answer stands. */
export interface DemoQuestion {
  readonly question: string
  /** Name of the file that a right receipt points to; more than one where two say the same. */
  readonly files: readonly string[]
  /**
   * What the quotes of the right answer contain between them, after white space has been
   * reduced to single spaces. Rows of tables are cut into cells.
   */
  readonly facts: readonly string[]
}

const { handbook, prices, rental, visit, german } = DOCUMENT_NAMES

const ask = (question: string, files: string | readonly string[], ...facts: string[]) => ({
  question,
  files: typeof files === 'string' ? [files] : files,
  facts,
})

export const QUESTIONS: readonly DemoQuestion[] = [
  ask('Who owns the shop?', [handbook, visit], 'Nell Pascoe'),
  ask('How long can I test ride a bike?', handbook, '45 minutes'),
  ask('What does a full bike fitting cost?', handbook, '£95'),
  ask('How much deposit do I pay when I order a bike?', handbook, '10 per cent of the price'),
  ask('Is delivery free?', handbook, 'free for orders above £800'),
  ask('Do you accept cheques?', handbook, 'We do not accept cheques'),
  ask('Can I pay for a bike in instalments?', handbook, 'six equal monthly instalments'),
  ask('Can I exchange a new bike that does not suit me?', handbook, 'within 30 days'),
  ask('Is the first service free?', handbook, 'free within eight weeks'),
  ask('How long is the guarantee on the battery?', handbook, '2 years or 500 charges'),
  ask('Are brake pads covered by the guarantee?', handbook, 'Normal wear is not covered'),
  ask('What does a child seat cost per day?', handbook, '£5 a day'),
  ask('How much is the deposit for an electric bike?', [handbook, rental], '£200'),
  ask('From what age may you ride an electric bike?', [handbook, rental], 'from the age of 14'),
  ask('Is there a discount for groups?', handbook, '15 per cent off'),
  ask('How far does an electric bike go on one charge?', handbook, '35 to 60 miles'),
  ask('How long does it take to charge the battery?', handbook, 'four and a half hours'),
  ask('What does membership of the club cost?', handbook, '£24 a year'),
  ask('How much is a riding lesson?', handbook, '£30'),
  ask('When are the maintenance evenings?', handbook, 'second Wednesday of each month'),
  ask('Which route is suitable for children?', handbook, 'Lighthouse Loop'),
  ask('How long are gift vouchers valid?', handbook, '24 months'),
  ask('How quickly do you answer complaints?', handbook, 'within five working days'),
  ask('What does a puncture repair cost?', prices, 'Puncture, ordinary wheel', '£12'),
  ask('How much is the Gold Service?', prices, 'Gold Service', '£145'),
  ask('Which discount is there for children’s bikes?', prices, '25 per cent off labour'),
  ask('Can you repair my bike on the same day?', prices, 'Tide Service'),
  ask('How long is an estimate valid?', prices, 'valid for 30 days'),
  ask('What happens if I do not collect my repaired bike?', prices, '90 days'),
  ask('Do you repair cracked carbon frames?', prices, 'Carbon frames with cracks'),
  ask('How long is the guarantee on repairs?', [prices, handbook], '90 days'),
  ask('What is the hourly rate for other work?', prices, '£48 an hour'),
  ask('What do I pay if I bring the rental bike back late?', rental, '£8'),
  ask('What does it cost if I lose the battery key?', rental, 'Battery key lost', '£35'),
  ask('Can I take a rental bike on the train?', rental, 'may be taken on trains'),
  ask('How much is the excess if a rental bike is stolen?', rental, 'excess of £150'),
  ask('What does the Harbour Cover include?', rental, 'nothing for accidental damage'),
  ask('When are you open on Thursday?', visit, '19:00'),
  ask('Are you open on Sundays?', visit, 'from April to September only'),
  ask('Are you open at Christmas?', visit, '25 and 26 December'),
  ask('Where can I park my car?', visit, 'Quay Street'),
  ask('How far is it from the station?', visit, 'four minutes'),
  ask('Which bus stops near the shop?', visit, '14 and 14A'),
  ask('Is the shop accessible with a wheelchair?', visit, 'wheelchair'),
  ask('Wie hoch ist die Kaution für ein Elektrorad?', german, '200 £'),
  ask('Was kostet ein Stadtrad am Tag?', german, '22 £'),
  ask('Auf welcher Seite fährt man in England?', german, 'fährt man links'),
]

/** Questions that nothing in the documents answers: the bot has to say its fallback text. */
export const OFF_TOPIC_QUESTIONS: readonly string[] = [
  'Who won the football world cup in 1966?',
  'Can you write me a poem about the moon?',
  'What is the boiling point of mercury?',
  'How do I reset the password of my e-mail account?',
  'Which medicine helps against a headache?',
]
