import { DOCUMENT_NAMES } from '../documents.ts'
import { ask, open, or, type DemoQuestion } from './demo-question.ts'

const { handbook, prices, visit } = DOCUMENT_NAMES

/** About buying, guarantees, the club, courses and rides. */
export const SHOP_QUESTIONS: readonly DemoQuestion[] = [
  ...open(
    'fact',
    ask('How many bikes do you look after in a year?', handbook, '2,400 bikes a year'),
    ask('What do I have to leave with you for a test ride?', handbook, 'photo ID and a bank card'),
    ask('How much cash do you accept at most?', handbook, 'cash up to £1,000'),
    ask('Which bikes are excluded from the fit promise?', handbook, 'Custom builds'),
    ask('How fast do your electric bikes go?', handbook, '15.5 miles per hour'),
    ask('Who can I turn to if we cannot agree about a complaint?', handbook, 'Traders'),
  ),
  ...open(
    'price',
    ask('How much is a one-day trial of an electric bike?', handbook, '£20'),
    ask('What does delivery to my house cost?', handbook, '£25'),
    ask('What is the family membership?', handbook, '£40'),
    ask('How much is a maintenance evening with Idris?', handbook, '£15'),
    ask('What do I pay to join a guided ride if I am not a member?', handbook, '£6'),
    ask('How much do you charge to register a bike I bought somewhere else?', handbook, '£5'),
  ),
  ...open(
    'time',
    ask('How long does a full fitting take?', handbook, 'two hours'),
    ask('When does a bike that I ordered arrive?', handbook, 'within three weeks'),
    ask('How long does the first service take?', handbook, 'about 40 minutes'),
    ask('When do the guided rides start?', handbook, 'every Sunday at 10:15'),
    ask('How long do you keep lost property?', handbook, 'three months'),
    ask('How long do you store records of purchases?', handbook, 'six years'),
  ),
  ...open(
    'person',
    ask('Who is the head mechanic?', [handbook, visit], 'Idris Vaughan'),
    ask('Who is in charge of the rental desk?', handbook, 'Marta Lindqvist'),
    ask('Who should I talk to about a warranty repair?', handbook, 'Idris Vaughan'),
  ),
  ...open(
    'yes or no',
    ask('Do I need a licence for an electric bike?', handbook, 'neither a licence nor insurance'),
    ask('Does the guarantee pass to the next owner?', handbook, 'stays with the bike'),
    ask('Can I swap a gift voucher for cash?', handbook, 'cannot be exchanged for cash'),
    ask('Do you take my old bike as part payment?', handbook, 'in part exchange'),
    ask('Does the membership renew automatically?', handbook, 'does not renew itself'),
    ask('Is a helmet compulsory on the guided rides?', handbook, 'Helmets are compulsory'),
    ask('Can you ship a bike by post?', handbook, 'We do not post complete bikes'),
  ),
  ...open(
    'how to',
    ask('How do I make a claim under the guarantee?', handbook, 'Bring the bike and the receipt'),
    ask('How should I store the battery?', handbook, 'Store it indoors'),
    ask('How can I become a member?', handbook, 'join at the counter'),
  ),
  ...open(
    'definition',
    ask('What is the fit promise?', handbook, 'within 30 days'),
    ask('What is the Saltings Trail?', handbook, '14 miles'),
    ask('Who is Sprocket?', handbook, 'dog who sleeps under the counter'),
  ),
  ...open(
    'list',
    ask(
      'What do members of the club get?',
      handbook,
      '10 per cent off workshop labour',
      'one free Safety Check each spring',
      'two half-day rentals',
    ),
    ask('Which routes do you recommend?', handbook, 'Lighthouse Loop', 'Saltings', 'Beacon Climb'),
    or(
      ask('What ways are there to pay?', handbook, 'debit and credit cards', 'bank transfer'),
      prices,
      'cards, cash and Harbour Lane gift vouchers',
    ),
  ),
  ...open(
    'table row',
    ask('What guarantee is there on a frame?', handbook, 'New bike, frame and fork', '5 years'),
    ask('How long is a used bike guaranteed?', handbook, 'Used bike from our shop', '6 months'),
    ask('Is the motor of an e-bike under guarantee?', handbook, 'Electric bike, motor', '2 years'),
  ),
  ...open(
    'comparison',
    ask(
      'Is the guarantee longer on a new bike or on a used one?',
      handbook,
      'New bike, frame and fork',
      'Used bike from our shop',
    ),
    ask('Which of your routes is the longest?', handbook, 'Beacon Climb is 22 miles'),
    ask('Which route is flat?', handbook, 'Lighthouse Loop'),
  ),
  ...open(
    'few shared words',
    ask('I lost my voucher, is the money gone?', handbook, 'replaced if you can show the receipt'),
    ask('My bike got nicked, what will you do?', handbook, 'send the frame number'),
    ask('Can my kid learn cycling with you?', handbook, 'riding lesson for adults or children'),
    ask('I am unhappy with how I was treated', handbook, 'Tell us first'),
    ask('Can you get rid of a dead battery for me?', handbook, 'handed in free of charge'),
    ask('What personal information do you have about me?', handbook, 'your contact details'),
  ),
  ...open(
    'typing error',
    ask('How long is the garantee on a new frame?', handbook, '5 years'),
    ask('do you accept credti cards', handbook, 'debit and credit cards'),
    ask('How much is a full fiting?', handbook, '£95'),
    ask('When is the maintanance evening?', handbook, 'second Wednesday'),
  ),
  ...open(
    'two parts',
    ask('What does a riding lesson cost and how long is it?', handbook, '60 minutes', '£30'),
    ask(
      'How long is the Beacon Climb and how much do I climb?',
      handbook,
      '22 miles',
      '1,150 feet',
    ),
    or(
      ask('Who is Idris and who is Marta?', handbook, 'head mechanic', 'rental desk'),
      visit,
      'head mechanic',
      'Marta Lindqvist, rental',
    ),
    ask('What is a town bike per day, and what is the deposit?', handbook, '£22', '£100'),
    ask(
      'How much is a Silver Service and how long do you need for it?',
      prices,
      'Silver Service',
      '2 days',
      '£85',
    ),
  ),
]
