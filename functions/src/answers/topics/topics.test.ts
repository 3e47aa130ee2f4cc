import { describe, expect, it } from 'vitest'
import { indexedFile } from '../../testing/in-memory-knowledge-source.ts'
import { answerQuestion, type Draft } from '../answer.ts'
import type { Language } from '../language.ts'
import { readQuestion } from '../question.ts'
import type { IndexedFile } from '../unit-terms.ts'
import { TOPICS } from './topics.ts'

const school = indexedFile('school.txt', [
  `Larkham Sailing School

We are a small sailing school on the River Lark. Everybody pays attention on the water.

Prices
Taster lesson £25
Weekend course £180
Week course £420

Paying
Groups of twelve or more pay £9 per person for the boat house. We take cards and cash, no cheques. If your bank returns a payment we charge £12.

Booking
Ring 01632 555 019 or use the form on our website. Course books are lent to you.

If something comes up
You may cancel free of charge until a week before the course. We may cancel a course in a storm.

On the day
Please bring a towel and shoes that may get wet. If you are more than twenty minutes late the boat has left.

Visitors
Dogs are welcome in the garden, not in the boats. The gardens of the park are open to all.`,
])

const ask = (question: string, file: IndexedFile = school): Draft =>
  answerQuestion([file], { question, personality: 'professional' })

function say(question: string, file: IndexedFile = school): string {
  const draft = ask(question, file)
  return draft.kind === 'fallback' ? '' : draft.sentences.map(({ text }) => text).join(' ')
}

const topicOf = (question: string, language: Language = 'en'): string | undefined =>
  readQuestion(question, [language]).topic?.topic.name

describe('what is asked of any business', () => {
  it.each([
    ['How can I pay?', 'cards and cash'],
    ['What payment methods do you accept?', 'cards and cash'],
    ['Do you take credit cards?', 'cards and cash'],
    ['How do I book?', 'Ring 01632 555 019'],
    ['Can I cancel my booking?', 'cancel free of charge'],
    ['What should I bring?', 'a towel'],
    ["What happens if I'm late?", 'twenty minutes late'],
    ['Are dogs allowed?', 'Dogs are welcome'],
    ['What do you offer?', 'a small sailing school'],
    ['What are your prices?', 'Weekend course £180'],
    ['Your rates?', 'Weekend course £180'],
    ['How much does it cost?', 'Weekend course £180'],
    ['What do you charge for your services?', 'Weekend course £180'],
  ])('is told by what tells it, not by what has a word of it: %s', (question, told) => {
    expect(ask(question).kind).toBe('answer')
    expect(say(question)).toContain(told)
  })

  it.each([
    ["what if I change my mind and can't make it", 'cancel free of charge'],
    ['can my four-legged friend come too', 'Dogs are welcome'],
    ['stuck in traffic, do you wait for me?', 'twenty minutes late'],
    ['what do I pack', 'a towel'],
    ['cash only?', 'cards and cash'],
  ])('is told in other words as well: %s', (question, told) => {
    expect(say(question)).toContain(told)
  })

  it.each([
    'Where can I park?',
    'Do you have wifi?',
    'Do you sell gift vouchers?',
    'Do you offer a guarantee?',
    'Is it wheelchair accessible?',
    'Can I get a refund?',
    'Who owns the business?',
    'What happens to my data?',
  ])('is not told where no place tells it: %s', (question) => {
    expect(ask(question).kind).not.toBe('answer')
  })

  it('tells the list of prices to whoever asks for nothing but a price, in any language', () => {
    const file = indexedFile('kursy.txt', [
      `Szkoła żeglarska Mewa\n\nCennik\nKurs weekendowy: 480 zł\nKurs tygodniowy: 1200 zł\nLekcja próbna: 60 zł\n\nŁodzie\nŁodzie cumują przy pomoście, a kapoki są w szopie.`,
    ])
    expect(say('Ile to kosztuje?', file)).toContain('Kurs tygodniowy: 1200 zł')
  })

  it('is told with reserve, or as the closest passage, by what is told instead', () => {
    const shop = indexedFile('shop.txt', [
      'Castle Street Shop\n\nYou can pay by cash or bank transfer on the day of delivery, whichever suits you better.\n\nContact\nTelephone: 01632 555 019\nE-mail: hello@shop.example',
    ])
    const cards = ask('Do you take credit cards?', shop)
    expect(cards).toMatchObject({ kind: 'answer', isUnsure: true })
    const complaint = ask('How can I make a complaint?', shop)
    expect(complaint.kind).toBe('nearest')
    expect(say('How can I make a complaint?', shop)).toContain('01632 555 019')
  })

  it('is told in every language that is spelled out', () => {
    const schule = indexedFile('schule.txt', [
      'Segelschule Lerchenau\n\nWir sind eine kleine Segelschule am See.\n\nZahlung\nGruppen ab zwölf Personen zahlen 9 Euro pro Kopf. Wir nehmen Karten und Bargeld, keine Schecks.\n\nAbsagen\nBis eine Woche vor dem Kurs können Sie kostenlos stornieren. Stornierte Kurse werden nachgeholt.',
    ])
    expect(say('Wie kann ich bezahlen?', schule)).toContain('Karten und Bargeld')
    expect(say('was ist wenn mir was dazwischenkommt', schule)).toContain('kostenlos stornieren')
    expect(say('How can I pay?', schule)).toContain('Karten und Bargeld')
  })

  it('is told with reserve by its concepts in a language that is not', () => {
    const skola = indexedFile('skola.txt', [
      'Segelskolan Lärkan\n\nAlla grupper är välkomna på sjön hela sommaren, och vi seglar i alla väder.\n\nDu betalar med kort eller kontant när du kommer till bryggan på morgonen.',
    ])
    expect(say('Hur kan jag betala?', skola)).toContain('kort eller kontant')
  })
})

describe('what is asked of those who work somewhere, or would like to', () => {
  const team =
    'Mia Torres, owner. Idris Vaughan, head mechanic. Joss Okafor and Petra Hale, mechanics.'
  const shop = indexedFile('shop.txt', [
    `Castle Cycles\n\nWe sell and repair bikes in Larkham. Please book ahead for long jobs.\n\nWho we are\n${team} We speak English and Welsh.\n\nWorking with us\nWe train one apprentice every second year. Write to Mia and tell her which bike you repaired last.\n\nComplaints\nTell us first: at the counter or by telephone. Mia answers every complaint within five working days.`,
  ])

  it.each(['Who works at the shop?', 'who is on your team?', 'Wer arbeitet bei euch?'])(
    'is told of all of them: %s',
    (question) => expect(say(question, shop)).toBe(team),
  )

  it('is told of the lines that say who somebody is', () => {
    const list = indexedFile('team.txt', [
      'Salon Brömmel\n\nWe cut and colour hair for everybody who lives in Larkham and around it.\n\nTeam\n- Tilda Brömmel – owner\n- Jannes Okken – barber\n- Bo – trainee\n- Appointments: 01632 555 019',
    ])
    const said = say('Who works there?', list)
    expect(said).toContain('Jannes Okken')
    expect(said).toContain('Bo – trainee')
    expect(said).not.toContain('Appointments')
  })

  it('is told of the one who owns it', () => {
    expect(say('Who is the owner?', shop)).toBe('Mia Torres, owner.')
  })

  it.each([
    'Are you hiring?',
    'Do you have any vacancies?',
    'Where do I send my CV?',
    'Habt ihr Ausbildungsplätze?',
  ])('is told to those who look for a job: %s', (question) => {
    expect(topicOf(question, question.startsWith('Habt') ? 'de' : 'en')).toBe('jobs')
    expect(say(question, shop)).toContain('We train one apprentice')
  })

  it.each([
    'How long do long jobs take?',
    'Are you hiring out bikes?',
    'How does it work?',
    'Do you work on Sundays?',
  ])('is no question for a job: %s', (question) => expect(topicOf(question)).not.toBe('jobs'))

  it('is told how to complain before what happens then', () => {
    expect(say('How do I complain?', shop)).toContain('Tell us first: at the counter')
  })
})

describe('a topic of which something is named', () => {
  const shop = indexedFile('shop.txt', [
    'Castle Cycles\n\nPaying\nWe accept cash, debit and credit cards, and bank transfer. Companies with ten bikes or more can pay monthly by invoice, payable within 14 days.\n\nThe workshop\nYou can bring a bike without an appointment at any time when we are open. Rentals can be booked up to six months ahead at the counter. Two changing rooms have a walk-in shower.',
  ])

  it('is told by what tells of that: by invoice', () => {
    expect(say('Can I pay by invoice?', shop)).toContain('Companies with ten bikes')
    expect(say('How can I pay?', shop)).toContain('We accept cash')
  })

  it('is told by what needs no booking, and not by a walk-in shower', () => {
    const said = say('Can I just drop in or do I need to book?', shop)
    expect(said).toContain('without an appointment')
    expect(said).not.toContain('shower')
  })
})

describe('what a business does', () => {
  const guide = indexedFile('guide.txt', [
    'Guide\n\nLarkham Cycles is a bicycle shop and rental station in the old mill. It was opened in 1998.',
  ])
  const prices = indexedFile('prices.txt', [
    'LARKHAM CYCLES\n\nServices\n\nA service is a fixed list of work for a fixed price.\n\nSafety check: £18\nBronze service: £45\nSilver service: £85\nGold service: £145',
  ])
  const told = (question: string): string => {
    const draft = answerQuestion([guide, prices], { question, personality: 'professional' })
    return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
  }

  it('is told by the sentence that names it, by whichever file it is named', () => {
    expect(told('What do you do?')).toContain('Larkham Cycles is a bicycle shop')
  })

  it('is told by a list where one is asked for, and not by what a thing on it is', () => {
    expect(told('Which services do you offer?')).toContain('Bronze service: £45')
    expect(told('Which services do you offer?')).not.toContain('A service is')
  })
})

it('on holidays is told by the hours of then, not by when it is closed but for them', () => {
  const file = indexedFile('hours.txt', [
    'Larkham Cycles\n\nOpening hours\nTuesday to Saturday: 9:00 to 17:30\nMonday: closed, except on bank holidays\n\nHolidays\nOn bank holidays we open from 10:00 to 14:00.',
  ])
  expect(say('Are you open on bank holidays?', file)).toContain('from 10:00 to 14:00')
})

describe('the place that tells of a topic', () => {
  it('is said with what says all that was asked in its passage', () => {
    const hotel = indexedFile('hotel.txt', [
      "Hôtel du Quai\n\nBon à savoir\nLe wifi est gratuit.\nL'hôtel n'a pas d'ascenseur. Deux chambres de plain-pied sont accessibles aux fauteuils roulants.\n\nChambres\nChambre côté cour : 84 €",
    ])
    expect(say('Y a un ascenseur ?', hotel)).toContain("n'a pas d'ascenseur")
    expect(say('Y a un ascenseur ?', hotel)).toContain('fauteuils roulants')
  })

  it('is said in the language of the visitor where it is told in several', () => {
    const english = indexedFile('handbook.txt', [
      'The shop\nWe accept cash up to £1,000, debit and credit cards, and vouchers of the usual schemes.',
    ])
    const german = indexedFile('gaeste.txt', [
      'Der Laden\nSie können mit Bankkarte, Kreditkarte oder bar in Pfund bezahlen.',
    ])
    const draft = answerQuestion([german, english], {
      question: 'Can I pay with Apple Pay?',
      personality: 'professional',
    })
    expect(JSON.stringify(draft)).toContain('debit and credit cards')
    expect(JSON.stringify(draft)).not.toContain('Bankkarte')
  })

  it('is no sentence that says where there is none of it', () => {
    const courses = indexedFile('school.txt', [
      "Evening school\n\nReductions\n• 15% – unwaged, students, over-66s\n• €30 off the second course\nReductions don't apply to workshops or room hire.\n\nCourses\nIrish: €195",
    ])
    expect(say('Are there any discounts?', courses)).toContain('15%')
  })

  it('is told of those who are named, where some are', () => {
    const shop = indexedFile('shop.txt', [
      'Bike shop\n\nDiscounts\n• Members of the club get 10 per cent off labour.\n• Students of the college get a service for £38.\n• Discounts cannot be combined.\n\nRental\n\nGroups of six or more get 15 per cent off all rentals.',
    ])
    expect(say('Is there a discount for groups?', shop)).toContain('15 per cent')
    expect(say('Do students pay less?', shop)).toContain('£38')
    expect(say('Do you have any discounts?', shop)).toContain('10 per cent')
    expect(say('Do you have any discounts?', shop)).not.toContain('combined')
  })

  it('is found in both alphabets of Serbian, whichever is asked in', () => {
    const salon = indexedFile('salon.txt', [
      'Кројачки салон Игла\n\nШијемо по мери у Новом Саду.\n\nПлаћање\nПлаћање је могуће готовином или картицом при преузимању.\n\nРадно време\nПонедељак–петак 9–17',
    ])
    expect(say('Kako mogu da platim?', salon)).toContain('картицом')
    expect(say('Како могу да платим?', salon)).toContain('картицом')
  })
})

describe('questions for something else', () => {
  it.each([
    'Who pays for damage to the boat?',
    'When do I have to pay?',
    'How long is a gift voucher valid?',
    'Which talk is about privacy?',
    'Do I need a visa?',
    'I lost my card',
    'Do you train dogs?',
    'My dog is ill',
    'What if I keep a reserved book too long?',
    'How big is the deposit?',
    'Is it more expensive at Christmas?',
  ])('are none for a topic: %s', (question) => {
    expect(topicOf(question)).toBeUndefined()
  })

  it('must be told of what they name of a topic', () => {
    expect(say('Can I pay by cheque?')).toContain('no cheques')
    const shop = indexedFile('shop.txt', [
      'Castle Street Shop\n\nStandard delivery takes three days and costs £4.\n\nWe do not ship to the Channel Islands or to Norway.',
    ])
    expect(say('Do you deliver?', shop)).toContain('three days')
    expect(say('Do you ship to Norway?', shop)).toContain('Norway')
    expect(ask('Do you deliver to Bermuda?', shop)).not.toMatchObject({
      kind: 'answer',
      isUnsure: false,
    })
  })
})

describe('topics', () => {
  it('have names of their own, and lead to each other by these', () => {
    const names = TOPICS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const known = new Set([...names, 'street', 'either', 'phone'])
    expect(TOPICS.filter(({ orElse }) => orElse !== undefined && !known.has(orElse))).toEqual([])
  })

  it('are asked for by the first that a question is for', () => {
    expect(topicOf('Do I need an appointment?')).toBe('needed')
    expect(topicOf('How can I make an appointment?')).toBe('book')
    expect(topicOf('Do you take credit cards?')).toBe('cards')
    expect(topicOf('Nehmen Sie Kreditkarten?', 'de')).toBe('cards')
    expect(topicOf('¿Puedo llevar a mi perro?', 'es')).toBe('dogs')
  })
})

describe('patterns of topics', () => {
  it('name no class of letters where they would take it for letters themselves', () => {
    const patterns = TOPICS.flatMap((topic) =>
      Object.values(topic).filter((each) => each instanceof RegExp),
    )
    const misread = patterns.filter(({ source, unicode }) => !unicode && source.includes('\\p'))
    expect(misread).toEqual([])
    expect(patterns.length).toBeGreaterThan(100)
  })
})
