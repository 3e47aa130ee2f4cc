import { DOCUMENT_NAMES } from '../documents.ts'
import { ask, open, type DemoQuestion } from './demo-question.ts'

const { handbook, prices, rental, visit, german } = DOCUMENT_NAMES

/** Plain questions, one for nearly every section. The journeys through the product ask some. */
export const FIRST_QUESTIONS: readonly DemoQuestion[] = [
  ...open('person', ask('Who owns the shop?', [handbook, visit], 'Nell Pascoe')),
  ...open('time', ask('How long can I test ride a bike?', handbook, '45 minutes')),
  ...open(
    'price',
    ask('What does a full bike fitting cost?', handbook, '£95'),
    ask('How much deposit do I pay when I order a bike?', handbook, '10 per cent of the price'),
  ),
  ...open(
    'yes or no',
    ask('Is delivery free?', handbook, 'free for orders above £800'),
    ask('Do you accept cheques?', handbook, 'We do not accept cheques'),
    ask('Can I pay for a bike in instalments?', handbook, 'six equal monthly instalments'),
    ask('Can I exchange a new bike that does not suit me?', handbook, 'within 30 days'),
    ask('Is the first service free?', handbook, 'free within eight weeks'),
  ),
  ...open(
    'table row',
    ask('How long is the guarantee on the battery?', handbook, '2 years or 500 charges'),
  ),
  ...open(
    'yes or no',
    ask('Are brake pads covered by the guarantee?', handbook, 'Normal wear is not covered'),
  ),
  ...open(
    'price',
    ask('What does a child seat cost per day?', handbook, '£5 a day'),
    ask('How much is the deposit for an electric bike?', [handbook, rental], '£200'),
  ),
  ...open(
    'fact',
    ask('From what age may you ride an electric bike?', [handbook, rental], 'from the age of 14'),
    ask('Is there a discount for groups?', handbook, '15 per cent off'),
    ask('How far does an electric bike go on one charge?', handbook, '35 to 60 miles'),
  ),
  ...open(
    'time',
    ask('How long does it take to charge the battery?', handbook, 'four and a half hours'),
  ),
  ...open(
    'price',
    ask('What does membership of the club cost?', handbook, '£24 a year'),
    ask('How much is a riding lesson?', handbook, '£30'),
  ),
  ...open(
    'time',
    ask('When are the maintenance evenings?', handbook, 'second Wednesday of each month'),
  ),
  ...open(
    'fact',
    ask('Which route is suitable for children?', handbook, 'Lighthouse Loop'),
    ask('How long are gift vouchers valid?', handbook, '24 months'),
    ask('How quickly do you answer complaints?', handbook, 'within five working days'),
  ),
  ...open(
    'table row',
    ask('What does a puncture repair cost?', prices, 'Puncture, ordinary wheel', '£12'),
    ask('How much is the Gold Service?', prices, 'Gold Service', '£145'),
  ),
  ...open(
    'fact',
    ask('Which discount is there for children’s bikes?', prices, '25 per cent off labour'),
    ask('Can you repair my bike on the same day?', prices, 'Tide Service'),
    ask('How long is an estimate valid?', prices, 'valid for 30 days'),
    ask('What happens if I do not collect my repaired bike?', prices, '90 days'),
    ask('Do you repair cracked carbon frames?', prices, 'Carbon frames with cracks'),
    ask('How long is the guarantee on repairs?', [prices, handbook], '90 days'),
  ),
  ...open(
    'price',
    ask('What is the hourly rate for other work?', prices, '£48 an hour'),
    ask('What do I pay if I bring the rental bike back late?', rental, '£8'),
  ),
  ...open(
    'table row',
    ask('What does it cost if I lose the battery key?', rental, 'Battery key lost', '£35'),
  ),
  ...open(
    'yes or no',
    ask('Can I take a rental bike on the train?', rental, 'may be taken on trains'),
  ),
  ...open(
    'price',
    ask('How much is the excess if a rental bike is stolen?', rental, 'excess of £150'),
  ),
  ...open(
    'definition',
    ask('What does the Harbour Cover include?', rental, 'nothing for accidental damage'),
  ),
  ...open(
    'hours',
    ask('When are you open on Thursday?', visit, '19:00'),
    ask('Are you open on Sundays?', visit, 'from April to September only'),
    ask('Are you open at Christmas?', visit, '25 and 26 December'),
  ),
  ...open(
    'place',
    ask('Where can I park my car?', visit, 'Quay Street'),
    ask('How far is it from the station?', visit, 'four minutes'),
    ask('Which bus stops near the shop?', visit, '14 and 14A'),
  ),
  ...open('yes or no', ask('Is the shop accessible with a wheelchair?', visit, 'wheelchair')),
  ...open(
    'German',
    ask('Wie hoch ist die Kaution für ein Elektrorad?', german, '200 £'),
    ask('Was kostet ein Stadtrad am Tag?', german, '22 £'),
    ask('Auf welcher Seite fährt man in England?', german, 'fährt man links'),
  ),
]
