import { describe, expect, it } from 'vitest'
import { countedIn, cueFit, cueOf, impliedBy } from './answer-cues.ts'
import type { AnswerCue } from './cue-rules.ts'
import { readQuestion } from './question.ts'

describe('the kind of answer', () => {
  it.each<[string, AnswerCue]>([
    ['Do I need to pay a deposit?', 'money'],
    ['How much is the deposit?', 'money'],
    ['What do I pay for a lesson?', 'money'],
    ['What will a flat tyre set me back?', 'money'],
    ['What’s the damage for a haircut?', 'money'],
    ['What are your rates for a haircut?', 'money'],
    ['What are your success rates for knees?', 'none'],
    ['How pricey is a haircut?', 'money'],
    ['What do I owe you for the repair?', 'money'],
    ['Can you set the clock back?', 'none'],
    ['What’s the deadline to cancel?', 'time'],
    ['What is the turnaround on repairs?', 'duration'],
    ['Whereabouts are you?', 'place'],
    ['How come you are closed?', 'reason'],
    ['Is there a discount for students?', 'discount'],
    ['Is the tandem cheaper than a hybrid?', 'money'],
    ['Is there anything cheaper?', 'discount'],
    ['Are there reductions for students?', 'discount'],
    ['What does the reduction of weight bring?', 'none'],
    ['How long does it take?', 'duration'],
    ['How far is it to the station?', 'distance'],
    ['How far ahead can I book?', 'duration'],
    ['Wie weit im Voraus muss ich buchen?', 'duration'],
    ['How many wheels are there?', 'quantity'],
    ['When does the sale begin?', 'time'],
    ['When was the bridge closed?', 'time'],
    ['When do you close?', 'hours'],
    ['Are you open today?', 'hours'],
    ['Habt ihr am Sonntag offen?', 'hours'],
    ['sauna hours', 'hours'],
    ['What are your access hours?', 'hours'],
    ['how many hours', 'quantity'],
    ['Which night is Italian on?', 'time'],
    ['What are your hourly rates?', 'money'],
    ['Which languages do you speak?', 'language'],
    ['Welche Sprachen sprecht ihr?', 'language'],
    ['Who owns the shop?', 'person'],
    ['Wie komme ich zum Laden?', 'place'],
    ['Why is it closed?', 'reason'],
    ['How much faster is the ferry?', 'ratio'],
    ['How much water does it hold?', 'quantity'],
    ['Why is the price so high?', 'reason'],
    ['Who pays the fee?', 'person'],
    ['What happens when it rains?', 'none'],
    ['Can I bring a dog?', 'none'],
    ['How often do you make backups?', 'frequency'],
    ['How many times may I move?', 'frequency'],
    ['When is delivery free?', 'none'],
    ['Where is my parcel?', 'none'],
    ['Where is your parcel counter?', 'place'],
    ['My son is 14, can he come?', 'age'],
    ['Meine Tochter ist 5, was passt da?', 'age'],
    ['Is the shop at 14 Mill Road?', 'none'],
    ['Who do I call when it leaks?', 'phone'],
    ['What is the phone number of the library?', 'phone'],
    ['Can I change my phone number?', 'none'],
    ['What is the number of the rental desk?', 'phone'],
    ['What is the number of seats?', 'none'],
    ['Unter welcher Nummer erreiche ich den Notdienst?', 'phone'],
    ['Which email address do I write to?', 'mail'],
    ['How do I change my email address?', 'none'],
    ['What year did it open?', 'year'],
    ['What is the interest rate?', 'percentage'],
    ['How warm is the pool?', 'temperature'],
    ['Wie laut ist das Gerät?', 'loudness'],
    ['How many watts does it need?', 'power'],
    ['Wie schwer ist das Gerät?', 'weight'],
    ['How many square metres is the flat?', 'area'],
    ['How much storage does it have?', 'storage'],
    ['What are the dimensions?', 'distance'],
    ['Do I have to pay for a new one?', 'money'],
    ['Do I have to pay in advance?', 'none'],
    ['What is the deposit for a bike?', 'money'],
    ['Warum ist heute geschlossen?', 'reason'],
    ['Can I get a pizza at 10.30 pm?', 'hours'],
    ['Gibt es um 22 Uhr noch Pizza?', 'hours'],
    ['How much does the trailer weigh?', 'weight'],
    ['How much can it carry?', 'quantity'],
    ['How much does it count?', 'quantity'],
    ['By how much did it grow?', 'quantity'],
    ['How expensive is the ferry?', 'money'],
    ['What was the joke that cost him his job?', 'none'],
    ['How much cheaper is the ferry than the train?', 'ratio'],
    ['How fast does the e-bike go?', 'speed'],
    ['How fast do you reply?', 'duration'],
    ['What is a kayak per day?', 'money'],
    ['¿Hacéis descuentos?', 'discount'],
    ['Faites-vous des réductions ?', 'discount'],
    ['Czy są zniżki dla studentów?', 'discount'],
    ['Есть ли скидки?', 'discount'],
    ['Is breakfast included in the price?', 'none'],
    ['What does the price include?', 'none'],
    ['How much is it with breakfast included?', 'money'],
  ])('is read from %s', (question, cue) => {
    expect(cueOf(question)).toBe(cue)
  })

  it.each<[string, AnswerCue]>([
    ['Wie hoch ist das erhöhte Beförderungsentgelt?', 'money'],
    ['Muss ich die volle Strafe zahlen?', 'money'],
    ['Wie lang dauert der Bau?', 'duration'],
    ['Wie lang ist die Rutsche?', 'distance'],
    ['Wie früh muss ich ihn bestellen?', 'time'],
  ])('is read in German from %s', (question, cue) => {
    expect(cueOf(question, 'de')).toBe(cue)
  })

  it.each<[AnswerCue, string, string]>([
    ['hours', 'Monday: 9:00 to 17:30', 'The hall opened in 1902.'],
    ['hours', 'Sauna 5:30a-8:30p', 'Sauna for 5 a day'],
    ['hours', 'The shop opens at nine.', 'Opening hours, holidays and contact'],
    ['hours', 'Open daily from Easter on.', 'Your account stays open until the end of the month.'],
    ['hours', 'Our café closes at sunset.', 'Open the bin at the bottom of the sidebar.'],
    ['distance', 'A charge lasts for 35 to 60 miles.', 'It costs £8 an hour.'],
    ['duration', 'A term of fourteen years.', 'A term of its own.'],
    ['duration', 'It holds for ten years.', 'It rained in the last ten years.'],
    ['duration', 'The trip takes two hours.', 'We opened two years ago.'],
    ['duration', 'It takes ten seconds.', 'There is a second part.'],
    ['quantity', 'Two of the boats sank.', 'A boat sank with a handful of men.'],
    ['discount', 'Groups get 15 per cent off.', 'Groups are welcome.'],
    ['money', 'It is free of charge.', 'It takes two days.'],
    ['money', 'Delivery is free.', 'A free or cheap choice.'],
    ['money', 'Leek soup (D) 6.50', 'Version 6.50 of the form'],
    ['money', 'Bart trimmen 12,-', 'Bart trimmen, 12 Minuten'],
    ['money', 'Extra Kloß 2,20. Soße dazu.', 'Schritt 2. Soße dazu.'],
    ['discount', 'Studierende: 10 % auf alles', 'Studierende: 10 Plätze'],
    ['discount', 'Étudiants : – 15 % le mardi', 'Étudiants : 15 places'],
    ['age', 'Ohrlochstechen (ab 6 J.)', 'Ohrlochstechen (6 Paar)'],
    ['age', 'Títeres. Mayores de 16.', 'Títeres a las 16.'],
    ['frequency', 'Filter alle 3 Monate ersetzen', 'Filter nach 3 Monaten ersetzen'],
    ['frequency', 'Le sol est lavé tous les jours.', 'Le sol est lavé à midi.'],
    ['duration', 'Lissage (durée env. 3 h)', 'Lissage dès 9 h'],
    ['duration', 'Kopfmassage 10 Min.', 'Kopfmassage mit Öl'],
    ['quantity', '3. Two spoons of salt', '3. Some salt'],
    ['quantity', 'It has 1500 lamps.', 'In 1500 the lamps were lit.'],
    ['quantity', 'Of 1991 boats few came back.', 'By May 1991, all boats were back.'],
    ['quantity', 'Ten boats sank.', 'It is the 10th boat.'],
    ['quantity', 'A quarter of it is sand.', 'It sank in the second quarter.'],
    ['quantity', 'Only one came back.', 'It is one of the boats.'],
    ['duration', 'The key works for life.', 'The life of a key.'],
    ['reason', 'It stemmed from a leak.', 'The stem of a leak.'],
    ['age', 'Children under 8 must not use it.', 'Children get bikes from 14-inch wheels.'],
    ['hours', 'Pizza until 23:00.', 'Pizza until we run out.'],
    ['ratio', 'It runs with a 2x-20x speedup.', 'It ran 10 times and stopped.'],
    ['ratio', 'It is five times faster.', 'It is faster.'],
    ['time', 'It stood there in the 1740s.', 'It stood there before the war.'],
    ['time', 'Breakfast is served from seven to ten.', 'It is served from two to ten guests.'],
    ['time', 'The gate is locked at half past 9 on Sundays.', 'The gate is locked at one end.'],
    ['time', 'The hall opens in May.', 'We may keep a part of it.'],
    ['time', 'It comes back within two working days.', 'It comes back to two desks.'],
    ['language', 'Between us we speak Welsh.', 'Spokes are replaced.'],
    ['person', 'It was founded by Marta.', 'It was founded long ago.'],
    ['frequency', 'Backups are made every hour.', 'Backups are made by a server.'],
    ['money', 'A ticket is £4.', 'Online tickets are 10% cheaper.'],
    ['age', 'The first jab is given at eight weeks.', 'You may freeze it for months a year.'],
    ['duration', 'The trail is 14 miles long.', 'Whoever moves 15 miles away may leave.'],
    ['place', 'There is a shelter next to the garden.', 'There is a fee for shelters.'],
    ['phone', 'Desk: 01632 960 416', 'Rooms 12, 14 and 16'],
    ['mail', 'Write to a@b.example.', 'We answer e-mail within a day.'],
    ['year', 'It opened in 1998.', 'It is closed on 25 December.'],
    ['percentage', 'The rate is 4.9 %.', 'The rate is low.'],
    ['temperature', 'Keep it at 16 to 20°C.', 'Keep it for 20 minutes.'],
    ['loudness', 'Noise: 76 dB(A)', 'It is as loud as 2 trains.'],
    ['power', 'It needs 40 W.', 'It needs 40 minutes.'],
    ['weight', 'It weighs 13,8 kg.', 'It carries 2 people.'],
    ['area', 'It has 38 m².', 'It has 38 rooms.'],
    ['storage', 'You get 25 GB.', 'You get 25 users.'],
    ['speed', 'It supports you up to 15.5 miles per hour.', 'It takes you 15 miles.'],
    ['distance', 'A battery takes you 35 to 60 miles.', 'A service is due every 1,500 miles.'],
    ['distance', 'It is 9 miles away.', 'It runs at 9 miles per hour.'],
    ['discount', 'Students get a discount of £5.', 'Discounts cannot be combined.'],
    ['discount', 'Nos clients ont une remise.', 'Jeudi : remise en forme.'],
    ['discount', 'Пенсионерам скидка.', 'Пенсионерам место.'],
    ['quantity', 'It has 20 lamps.', 'It was updated on 1 August 2025.'],
    ['hours', 'Open 24 hours a day.', 'You go home for up to 24 hours.'],
    ['duration', 'Es dauert zwei Stunden.', 'Das sind 28 Euro je Stunde.'],
    ['person', 'Write to ada@lark.example.', 'Write to us.'],
    ['money', 'An Geburtstagen ist der Eintritt für alle frei.', 'Der Eintritt ist am Tor.'],
  ])('%s is held by "%s", not by "%s"', (cue, held, other) => {
    expect(cueFit(held, cue)).toBe(1)
    expect(cueFit(other, cue)).toBeLessThan(1)
  })

  it('is a person in German where two names or a title stand, not where a noun does', () => {
    expect(cueFit('Jannes Okken – Barbier', 'person', 'de')).toBe(1)
    expect(cueFit('Schlüssel bei Frau Pasternak', 'person', 'de')).toBe(1)
    expect(cueFit('Bartrasur nass mit heißem Tuch 22,-', 'person', 'de')).toBe(0)
    expect(cueFit('Das Verfahren ist kostenfrei.', 'person', 'de')).toBe(0)
  })

  it('says some words by itself', () => {
    expect(impliedBy('money', 'en').has('cost')).toBe(true)
    expect(impliedBy('time', 'en').has('open')).toBe(true)
    expect(impliedBy('none', 'en').size).toBe(0)
  })
})

describe('what is looked for', () => {
  it.each([
    ['Are you open today?', ['opening', 'hours']],
    ['Where is your shop?', ['address']],
    ['Wie hoch ist die Kaution?', ['kaution']],
    ['Are you open on Sundays?', ['open', 'sundays']],
  ])('%s', (question, words) => {
    expect(readQuestion(question, ['en', 'de']).words).toEqual(words)
  })
})

describe('the language of a question', () => {
  it('is its own, whatever most documents are written in', () => {
    const question = readQuestion('Wie komme ich zu Ihnen?', ['en', 'de'])
    expect(question.language).toBe('de')
    expect(question.words).toEqual(['anreise'])
  })

  it('is that of the documents where its words tell nothing', () => {
    expect(readQuestion('parking', ['en', 'de']).language).toBe('en')
  })
})

describe('what is counted', () => {
  it.each([
    [
      'How many rooms are there?',
      'en',
      'We have twelve quiet rooms.',
      'All rooms were painted in 12 days.',
    ],
    ['Wie viele Kinder nehmt ihr?', 'de', 'Wir nehmen acht Kinder auf.', 'Kinder zahlen 8 Euro.'],
    ['¿Cuántos niños aceptan?', 'es', 'Hay lugar para doce ninos.', 'Los ninos pagan 12 euros.'],
    [
      "Combien d'enfants accueillez-vous ?",
      'fr',
      'Douze enfants au maximum.',
      'Les enfants, de 7 h a 18 h.',
    ],
  ])('%s', (question, language, held, other) => {
    const counted = countedIn(question, language)
    expect(counted?.test(held)).toBe(true)
    expect(counted?.test(other)).toBe(false)
  })

  it('is nothing elsewhere', () => {
    expect(countedIn('How much does it cost?', 'en')).toBeNull()
  })
})

it('is told of a very long run of letters or blanks as of any text', () => {
  const length = 200_000
  expect(cueFit('a'.repeat(length), 'place')).toBe(0)
  expect(cueFit('一'.repeat(length), 'time', 'zh')).toBe(0)
  expect(cueFit('가'.repeat(length), 'place', 'ko')).toBe(0)
  expect(cueFit(`x${' '.repeat(length)}y`, 'duration')).toBe(0)
})
