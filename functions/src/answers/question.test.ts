import { describe, expect, it } from 'vitest'
import { readQuestion } from './question.ts'
import { languageOfQuestion } from './question-language.ts'

const read = (text: string) => readQuestion(text, ['en'])

describe('a question, taken apart', () => {
  it('does not look for "last" where it is asked how long something lasts', () => {
    expect(read('How long does the varnish last?').words).toEqual(['varnish'])
    expect(read('When was the last flood?').words).toContain('last')
  })

  it.each([
    ['Ada Lark built the pier.', true],
    ['Ada Lark first built the pier.', true],
    ['The pier was built by a firm.', true],
    ['The pier was built in a year.', false],
    ['The pier stands at Gull Point.', false],
  ])('knows who did what was asked: %s', (text, expected) => {
    expect(read('Who built the pier?').doer?.test(text)).toBe(expected)
  })

  it('asks for no doer elsewhere', () => {
    expect(read('When was the pier built?').doer).toBeNull()
  })

  it.each([
    ['What do we do on day 2?', 'Day 2: To the island', 'Day 21: Home'],
    ['What is the topic of week 5?', '5\tPredators', '15\tSummary'],
    ['Wo ist Zimmer 12?', 'Zimmer 12 liegt im Hof.', 'Zimmer 3 hat 12 Fenster.'],
  ])('knows what is asked for by its number: %s', (question, text, other) => {
    const { numbered } = read(question)
    expect(numbered?.test(text)).toBe(true)
    expect(numbered?.test(other)).toBe(false)
    expect(read('How much is it for 2 days?').numbered).toBeNull()
  })

  it('knows what something comes in, and how long before is asked', () => {
    expect([...read('What does a glass of wine cost?').byTheWay]).toContain('glass')
    expect([...read('What if I cancel three weeks before?').byTheWay]).toContain('weeks')
    expect([...read('Can my mother stay for a month?').byTheWay]).toContain('month')
    expect([...read('How much is it for a month?').byTheWay]).toEqual([])
  })

  it('reads a name of several words as it may stand before a line, and none of an earlier question', () => {
    expect(read('How much is the City One?').headed?.test('City One\tBlack')).toBe(true)
    expect(read('How much is the City One?').headed?.test('The City One\tBlack')).toBe(false)
    expect(read('How much is the City One? And the Trail?').headed).toBeNull()
  })

  it('does not take what is missing for what an amount is asked of', () => {
    const { lacking } = read('How long do I need crutches?')
    expect(lacking?.('Wait until you walk without crutches.')).toBe(true)
    expect(read('Do I need an appointment?').lacking).toBeNull()
    expect(read('How long can I live without crutches?').lacking).toBeNull()
  })

  it('looks for what is measured where nothing is named', () => {
    expect(read('How wide is it?').words).toEqual(['width'])
    expect(read('How heavy is it?').words).toEqual(['weight'])
  })

  it('does not look for the hour at which something is to be so', () => {
    expect(read('Can I get a pizza at 10.30 pm?').words).toEqual(['pizza'])
  })

  it('reads the names that are written large, the first word aside', () => {
    const { names } = read('Who wrote the Gull Almanac?')
    expect(names?.test('The Almanac sold well.')).toBe(true)
    expect(names?.test('An almanac sold well.')).toBe(false)
    expect(read('Who wrote it?').names).toBeNull()
    expect(read('WHO WROTE THE ALMANAC?').names).toBeNull()
  })

  it.each([
    ['What if I come late?', true],
    ['What happens when the boat is full?', true],
    ['What does it cost?', false],
    ['When are you open?', false],
  ])('tells whether it is asked what happens in a case: %s', (text, expected) => {
    expect(read(text).asksWhatIf).toBe(expected)
  })
})

describe('the language of a question', () => {
  it('is one of the documents where that is as likely as any', () => {
    expect(languageOfQuestion('cuanto sale una doble', ['es'])).toBe('es')
    expect(languageOfQuestion('Öffnungszeiten?', ['de', 'en'])).toBe('de')
  })

  it('is another one where its words say so', () => {
    expect(languageOfQuestion('What does it cost to rent a bike?', ['de'])).toBe('en')
    expect(languageOfQuestion('营业时间是什么时候？', ['de'])).toBe('zh')
  })
})

describe('words of other languages', () => {
  const words = (text: string, language: string) => [...readQuestion(text, [language]).words]

  it('leaves out what only asks, also where accents are missing', () => {
    expect(words('¿También se puede pagar con tarjeta?', 'es')).not.toContain('tambien')
    expect(words('tambien se puede pagar con tarjeta', 'es')).not.toContain('tambien')
  })

  it('leaves out what stands for something that was named before', () => {
    expect(words('Що робити з ним у нього вдома?', 'uk')).not.toContain('нього')
    expect(words('Nó có đắt không?', 'vi')).not.toContain('no')
  })

  it('leaves out Thai words that have a vowel which is two signs elsewhere', () => {
    expect(words('ทำไมบัตรหาย', 'th')).toEqual(['บัตร', 'หาย'])
  })

  it('leaves out the verb that asks for a name', () => {
    expect(words('Wie heißt der Hausmeister?', 'de')).toEqual(['hausmeister'])
    expect(words('¿Cómo se llama la dueña?', 'es')).toEqual(['duena'])
    expect(words("Comment s'appelle le chef ?", 'fr')).toEqual(['chef'])
  })

  it('reads German words whose umlauts were written as two letters', () => {
    const asked = words('ich moechte waehrend der Messe parken', 'de')
    expect(asked.filter((word) => /mo|wa/.test(word))).toEqual([])
    expect(words('neue Pfanne kaufen', 'de')).toContain('pfanne')
  })

  it('leaves out short words that only their accents tell from others', () => {
    expect(words('Estão abertos à tarde?', 'pt')).not.toContain('a')
  })

  it('asks for opening hours by their own words, whatever words asked', () => {
    expect(words('¿A qué hora abrís entre semana?', 'es')).toEqual(['horario', 'abierto'])
    expect(words('Wann habt ihr auf?', 'de')).toEqual(['offnungszeiten', 'geoffnet'])
  })

  it('asks for ages where all that is told is how old somebody is', () => {
    expect(words('mi hijo tiene 14, puede ir?', 'es')).toEqual(['edad', 'anos'])
  })
})

it.each([
  ['What do I do if I break down?', 'breakdown'],
  ['What happens if I don’t show up?', 'noshow'],
  ['How do I hand in my report?', 'submit'],
  ['I would like to sign up', 'enrol'],
])('reads a verb of two words as the one that it is: %s', (question, word) => {
  expect(readQuestion(question, ['en']).words).toContain(word)
})

it('reads nothing into what merely adds', () => {
  expect(readQuestion('Can my wife drive as well?', ['en']).words).not.toContain('well')
})
