import { describe, expect, it } from 'vitest'
import { indexedFile } from '../testing/in-memory-knowledge-source.ts'
import { answerQuestion } from './answer.ts'

interface Shop {
  readonly before: string
  readonly behind: string
  /** Asked of Wednesday, Saturday, Sunday, and of no day. */
  readonly questions: readonly [string, string, string, string]
  /** Asked of a day that depends on when it is asked. */
  readonly fromNowOn: readonly string[]
}

const SHOPS: Readonly<Record<string, Shop>> = {
  en: {
    before:
      'Harbour Bikes\n\nWe rent and repair bikes in Port Lowen. Our workshop was opened in 1998.',
    behind: 'Prices\nCity bike: £18 a day\nE-bike: £35 a day',
    questions: [
      'Are you open on Wednesdays?',
      'What time do you open on Saturday?',
      'Are you open on Sundays?',
      'What are your opening hours?',
    ],
    fromNowOn: [
      'Are you open tomorrow?',
      'open today?',
      'When do you close tonight?',
      'Are you open this afternoon?',
      'are u open rn',
    ],
  },
  de: {
    before: 'Radhaus Lindow\n\nWir verleihen Fahrräder. Die Werkstatt wurde 1998 gegründet.',
    behind: 'Preise\nStadtrad: 18 € pro Tag\nE-Bike: 35 € pro Tag',
    questions: [
      'Habt ihr mittwochs offen?',
      'Wann macht ihr samstags auf?',
      'Habt ihr sonntags auf?',
      'Wann habt ihr geöffnet?',
    ],
    fromNowOn: ['Habt ihr morgen auf?', 'Habt ihr heute offen?', 'Habt ihr morgen früh auf?'],
  },
  fr: {
    before: 'Vélos du Port\n\nNous louons des vélos à Larmor. L’atelier a été fondé en 1998.',
    behind: 'Tarifs\nVélo de ville : 18 € par jour\nVélo électrique : 35 € par jour',
    questions: [
      'Êtes-vous ouverts le mercredi ?',
      'À quelle heure ouvrez-vous le samedi ?',
      'Vous êtes ouverts le dimanche ?',
      'Quand êtes-vous ouverts ?',
    ],
    fromNowOn: ["Êtes-vous ouverts aujourd'hui ?", 'Vous êtes ouverts demain matin ?'],
  },
  pl: {
    before: 'Rowery w Porcie\n\nWypożyczamy rowery w Ustce. Warsztat założono w 1998 roku.',
    behind: 'Cennik\nRower miejski: 18 zł za dzień\nRower elektryczny: 35 zł za dzień',
    questions: [
      'Czy jest otwarte w środę?',
      'O której otwieracie w sobotę?',
      'Czy w niedzielę jest otwarte?',
      'Jakie są godziny otwarcia?',
    ],
    fromNowOn: ['Czy jest dziś otwarte?', 'Czy jutro jest otwarte?'],
  },
}

/** Hours as businesses write them, and what tells them of Wednesday, Saturday and Sunday. */
const LAYOUTS: readonly [
  language: string,
  hours: string,
  wednesday: string,
  saturday: string,
  sunday: string,
][] = [
  ['en', 'Opening hours\nMon-Fri 9am-5pm\nSat 10am-2pm\nSun closed', 'Mon-Fri', 'Sat 10', 'Sun'],
  ['en', 'Hours\nM-F 9-5\nSat 10-2\nClosed Sundays', 'M-F 9-5', 'Sat 10-2', 'Closed Sundays'],
  ['en', 'Mon-Fri 9am-5pm\nSat 10am-2pm\nSun closed', 'Mon-Fri', 'Sat 10', 'Sun closed'],
  ['en', 'Opening hours: Mo-Fr 9-17, Sa 10-14', 'Mo-Fr 9-17', 'Sa 10-14', 'Mo-Fr 9-17'],
  [
    'en',
    'Opening hours\nMonday - Friday\n9:00 - 17:00\nSaturday\n10:00 - 14:00\nSunday\nClosed',
    'Friday\n9:00',
    'Saturday\n10:00',
    'Sunday\nClosed',
  ],
  [
    'en',
    'Day | Open | Close\nMonday–Friday | 9:00 | 17:00\nSaturday | 10:00 | 14:00\nSunday | – | –',
    'Friday | 9:00',
    'Saturday | 10:00',
    'Sunday | –',
  ],
  [
    'en',
    ' | Mon | Tue | Wed | Thu | Fri | Sat | Sun\nShop | 9–17 | 9–17 | 9–17 | 9–17 | 9–17 | 10–14 | closed',
    'Shop | 9–17',
    'Shop | 9–17',
    'Shop | 9–17',
  ],
  [
    'en',
    'When we are open\n- Weekdays: 9 to 5\n- Saturday: 10 to 2\n- Sunday: closed',
    'Weekdays: 9 to 5',
    'Saturday: 10 to 2',
    'Sunday: closed',
  ],
  ['en', 'Q: When are you open?\nA: Mon to Fri 9-5, Sat 10-2.', 'Fri 9-5', 'Sat 10-2', 'Fri 9-5'],
  [
    'en',
    'We are open on Mondays and Tuesdays from 9:00 to 17:00. On Wednesdays we are open until 19:00. On Saturdays we close at 14:00. On Sundays we are closed.',
    'On Wednesdays',
    'On Saturdays',
    'On Sundays',
  ],
  [
    'de',
    'Öffnungszeiten\nMo-Fr 9-18 Uhr\nSa 9-13 Uhr\nSo geschlossen',
    'Mo-Fr',
    'Sa 9',
    'So gesch',
  ],
  [
    'de',
    'Wir haben montags bis freitags von 9 bis 18 Uhr und samstags von 9 bis 13 Uhr geöffnet. Sonntags ist Ruhetag.',
    'montags bis',
    'samstags von',
    'Ruhetag',
  ],
  [
    'fr',
    'Nos horaires\nlundi : 9h - 12h / 14h - 18h\nmercredi : fermé\nsamedi : 9h - 13h\ndimanche : fermé',
    'mercredi : fermé',
    'samedi : 9h',
    'dimanche : fermé',
  ],
  [
    'pl',
    'Godziny otwarcia\npon.–pt. 9:00–18:00\nsob. 9:00–13:00\nndz. nieczynne',
    'pon.–pt. 9:00',
    'sob. 9:00',
    'ndz. nieczynne',
  ],
]

describe.each(LAYOUTS)('hours, %s: %s', (language, hours, ...days) => {
  const { before, behind, questions, fromNowOn } = SHOPS[language]!
  const files = [indexedFile('guide.txt', [`${before}\n\n${hours}\n\n${behind}`])]
  const say = (question: string): string => {
    const draft = answerQuestion(files, { question, personality: 'professional' })
    return draft.kind === 'answer'
      ? draft.sentences.map(({ receipt }) => receipt.quote).join('\n')
      : ''
  }

  it('are told of the day that is asked for', () => {
    const said = days.map((_, at) => say(questions[at]!))
    for (const [at, holds] of days.entries()) expect(said[at]).toContain(holds)
  })

  it('are told of all days where none is asked for, also where it is closed', () => {
    const said = say(questions[3])
    expect(said).toContain(days[0])
    expect(said).toContain(days[1])
  })

  it('are told of all days where it is asked for one from now on', () => {
    for (const question of fromNowOn) {
      expect(say(question), question).toContain(days[0])
      expect(say(question), question).toContain(days[1])
    }
  })
})

it('hours in prose are told of all days, and of nothing else in the paragraph', () => {
  const days = [
    'Der Laden ist dienstags und mittwochs von 9:00 bis 17:30 Uhr geöffnet.',
    'Donnerstags haben wir bis 19:00 Uhr offen.',
    'Sonntags öffnen wir nur von April bis September, von 10:00 bis 14:00 Uhr.',
    'Montags ist geschlossen.',
  ]
  const files = [
    indexedFile('laden.txt', [
      `Der Laden\n\n${days.join(' ')} Klingeln Sie an der Tür im Hof.\n\nPreise\nStadtrad: 18 € pro Tag`,
    ]),
  ]
  for (const question of ['Wann macht ihr auf?', 'Wann habt ihr geöffnet?']) {
    const draft = answerQuestion(files, { question, personality: 'casual' })
    expect(draft.kind).toBe('answer')
    const said = draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : ''
    expect(said, question).toBe(days.join(' '))
  }
})
