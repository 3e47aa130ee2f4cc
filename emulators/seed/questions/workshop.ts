import { DOCUMENT_NAMES } from '../documents.ts'
import { after, ask, open, type DemoQuestion } from './demo-question.ts'

const { handbook, prices } = DOCUMENT_NAMES

/** About repairs, services and their prices. */
export const WORKSHOP_QUESTIONS: readonly DemoQuestion[] = [
  ...open(
    'table row',
    ask('How much is a Bronze Service?', prices, 'Bronze Service', '£45'),
    ask('What does it cost to replace a chain?', prices, 'Chain replaced', '£14'),
    ask('How much do you charge for bleeding a hydraulic brake?', prices, '£30'),
    ask('What is the price for fitting mudguards?', prices, 'Mudguards fitted', '£22'),
    ask('How long does an E-bike Service take?', prices, 'E-bike Service', '2 days'),
    ask('What is done in a Silver Service?', prices, 'both wheels trued'),
    ask('handlebar tape price', prices, 'Handlebar tape', '£18'),
    ask('Is the sealant included in the tubeless set-up?', prices, 'Sealant and valve included'),
    ask('What do you take for packing a bike for a flight?', prices, '£60'),
  ),
  ...open(
    'fact',
    ask('What is the smallest amount you charge for labour?', prices, '£10'),
    ask('By how much may the final bill exceed the estimate?', prices, 'more than £15'),
    ask('Up to what value are bikes insured in the workshop?', prices, '£6,000'),
    ask('What do students of the college pay for a Bronze Service?', prices, '£38'),
    ask('Do your prices include VAT?', prices, 'include VAT'),
  ),
  ...open(
    'price',
    ask('How much extra is the Tide Service?', prices, '£20 in addition'),
    ask('What does storage cost if I pick up my bike late?', prices, '£2 a day'),
    ask('How much is delivery of a repaired bike?', prices, '£12 on Tuesdays and Fridays'),
    ask('What do I pay if I say no after you have taken the bike apart?', prices, 'we charge £20'),
  ),
  ...open(
    'time',
    ask('How long is the wait for a service in summer?', prices, 'about a week'),
    ask('By when must I bring the bike for a same-day repair?', prices, 'before 10:30'),
    ask('When can I collect a bike after the Tide Service?', prices, 'after 16:30'),
    ask('How often should an electric bike be serviced?', prices, 'every 12 months'),
  ),
  ...open(
    'yes or no',
    ask('Do I need an appointment for a repair?', prices, 'without an appointment'),
    ask('Is the estimate free of charge?', prices, 'free and valid for 30 days'),
    ask('Can I bring my own parts?', prices, 'We fit parts that you bring along'),
    ask('Can I combine two discounts?', prices, 'Discounts cannot be combined'),
    ask('Do I get a loan bike during the repair?', prices, 'borrow a town bike'),
    ask('Can I use your tools?', prices, 'do-it-yourself stand'),
    ask('Can our company pay by invoice?', prices, 'monthly by invoice'),
  ),
  ...open(
    'how to',
    ask('How do I know that my bike is ready?', prices, 'text message when the bike is ready'),
    ask('What do I need to bring when I collect my bike?', prices, 'yellow repair ticket'),
    ask('How do I get my old parts back?', prices, 'tell us when you bring the bike'),
  ),
  ...open(
    'definition',
    ask('What is the Tide Service?', prices, 'our same-day repair'),
    ask('What is a Safety Check?', prices, 'Safety Check', 'Brakes, tyres, bolts'),
  ),
  ...open(
    'list',
    ask(
      'What do you not repair?',
      prices,
      'Bikes with petrol engines',
      'Batteries that have been opened',
      'Carbon frames with cracks',
    ),
    ask(
      'Which discounts do you offer in the workshop?',
      prices,
      '10 per cent off labour',
      '25 per cent off labour',
      'Bronze Service for £38',
    ),
    ask('Which services do you offer?', prices, 'Safety Check', 'Bronze Service', 'Gold Service'),
  ),
  ...open(
    'comparison',
    ask('What is the difference between Bronze and Silver?', prices, '£45', '£85'),
    ask(
      'Is a puncture more expensive on a wheel with a hub motor?',
      prices,
      'wheel with hub motor',
      '£22',
    ),
    ask('Which service is right for a bike I ride every day?', prices, 'Silver Service each year'),
  ),
  ...open(
    'few shared words',
    ask('My tyre is flat, what will it set me back?', prices, 'Puncture', '£12'),
    ask('I forgot the slip for my repair, can I still get my bike?', prices, 'photo ID'),
    ask('The same thing broke again after you fixed it', prices, 'put it right'),
    ask('Someone pinched my lights while the bike was with you', prices, 'not liable for lights'),
    ask('Will you phone me before doing anything more expensive?', prices, 'call you before'),
  ),
  ...open(
    'typing error',
    ask('How much is a wheel bilt by hand?', prices, 'Wheel built by hand', '£55'),
    ask('price of a botom bracket', prices, 'Bottom bracket replaced', '£28'),
    ask('How long is the gaurantee on new parts?', prices, '12 months'),
  ),
  ...open(
    'follow-up',
    after(
      'How much is the Gold Service?',
      ask('And the Bronze one?', prices, 'Bronze Service', '£45'),
    ),
    after('How much is the Gold Service?', ask('How long does it take?', prices, '4 days')),
    after('What is the Tide Service?', ask('How much is it?', prices, '£20 in addition')),
    after(
      'How long is the guarantee on the battery?',
      ask('And on the motor?', handbook, 'Electric bike, motor', '2 years'),
    ),
  ),
]
