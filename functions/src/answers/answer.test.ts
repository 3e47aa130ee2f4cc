import { describe, expect, it } from 'vitest'
import { PERSONALITIES, type Personality } from '@docent/domain/bots'
import { answerQuestion, type IndexedFile } from './answer.ts'
import { segmentOf } from './segment.ts'
import { ANSWERABLE, HANDBOOK } from './testing/handbook.ts'

function fileOf(fileId: string, fileName: string, pages: string[]): IndexedFile {
  return { fileId, fileName, pages, segment: segmentOf({ fileName, pages }) }
}

const handbook = fileOf('handbook', HANDBOOK.fileName, [...HANDBOOK.pages])

function say(
  files: readonly IndexedFile[],
  question: string,
  personality: Personality = 'professional',
) {
  const draft = answerQuestion(files, { question, personality })
  return draft.kind !== 'answer' ? [] : draft.sentences.map(({ text }) => text)
}

describe('an answer', () => {
  it('carries a receipt for every sentence, found to the letter on the named page', () => {
    for (const [question] of ANSWERABLE) {
      const draft = answerQuestion([handbook], { question, personality: 'technical' })
      if (draft.kind === 'fallback') continue
      for (const { receipt } of draft.sentences) {
        const page = HANDBOOK.pages[receipt.page - 1]!
        expect(page.slice(receipt.start, receipt.end)).toBe(receipt.quote)
        expect(receipt).toMatchObject({ fileId: 'handbook', fileName: HANDBOOK.fileName, pages: 4 })
      }
    }
  })

  it('shows what stands below a row below it', () => {
    const file = fileOf('talks', 'talks.txt', [
      'Saturday\n10.00   Voice and breath   Hall B\n        Led by Coletta Hruby, at most 12 places\n11.00   A walk on the dike   Harbour',
    ])
    expect(say([file], 'When is the voice and breath talk?')).toEqual([
      '10.00 Voice and breath · Hall B\nLed by Coletta Hruby, at most 12 places',
    ])
  })

  it('quotes a sentence that the end of a page cuts from both pages', () => {
    const file = fileOf('map', 'map.txt', [
      'Tap the map to change it. You can draw up to 10 no-go zones',
      'and 12 virtual walls per map. Zones are shown in red.',
    ])
    const draft = answerQuestion([file], {
      question: 'How many virtual walls can I draw per map?',
      personality: 'professional',
    })
    expect(draft).toMatchObject({
      kind: 'answer',
      sentences: [
        { text: 'You can draw up to 10 no-go zones', receipt: { page: 1 } },
        { text: 'and 12 virtual walls per map.', receipt: { page: 2 } },
      ],
    })
  })

  it('knows the names of columns that stand on the page before', () => {
    const file = fileOf('codes', 'codes.txt', [
      'ERROR CODES\nCode\tMeaning\tWhat to do\nE1\tWheel stuck\tPut it on a flat surface',
      'E7\tBattery too hot\tLet it rest\nE8\tFan failure\tClean the filter',
      'Tool\tUse\tWeight\nSaw\tWood\t2 kg',
    ])
    expect(say([file], 'What does error code E7 mean?')).toEqual([
      'Code · Meaning · What to do',
      'E7 · Battery too hot · Let it rest',
    ])
    expect(say([file], 'What is the weight of the saw?').join(' ')).not.toContain('Code')
  })

  it('shows an item that stands alone without its bullet', () => {
    const file = fileOf('boat', 'boat.txt', [
      'What you may bring on board:\n• up to two children under seven years\n• one dog of up to 25 kg\n• luggage of up to 60 kg',
    ])
    expect(say([file], 'May I bring a dog?')).toContain('one dog of up to 25 kg')
  })

  it('shows an item of a Japanese list without its sign', () => {
    const file = fileOf('yado', 'yado.txt', [
      '貸し出し\n・自転車は一日千円です\n・浮き輪は無料です\n・傘は玄関にあります',
    ])
    expect(say([file], '浮き輪は無料ですか')).toEqual(['浮き輪は無料です'])
  })

  it('says the heading that turns its lines round, and that of an item that is no sentence', () => {
    const file = fileOf('workshop', 'workshop.txt', [
      'WHAT WE DO NOT REPAIR\n• Boats with petrol engines.\n• Rafts.\n\nWHAT WE LEND\n• wet suits\n• nets, lines and hooks\n\nMEMBERS\n• Members get ten per cent off all spare parts.\n• Members may use the crane.',
    ])
    expect(say([file], 'Do you repair boats with petrol engines?').join('\n')).toMatch(
      /^WHAT WE DO NOT REPAIR\n.*petrol engines\.$/su,
    )
    expect(say([file], 'Do you lend nets?')).toEqual(['WHAT WE LEND', 'nets, lines and hooks'])
    expect(say([file], 'What do members get off spare parts?')).toEqual([
      'Members get ten per cent off all spare parts.',
    ])
  })

  it.each([
    ['a heading', 'PRICES IN POUNDS\n\nRowing boats\nSmall skiff\t22\nLarge skiff\t1 340'],
    ['dots', 'Rowing boats\n\nSmall skiff ............ 22\nLarge skiff ............ 1 340'],
  ])('takes a number for a price where %s says so', (_, text) => {
    const others = 'A large skiff costs you a deposit. A large skiff is for six people.'
    const file = fileOf('boats', 'boats.txt', [`${others}\n\n${text}`])
    expect(say([file], 'How much is the large skiff?').join(' ')).toContain('1 340')
  })

  it('tells how something is done by what is done, not by what it is done to', () => {
    const file = fileOf('hotel', 'hotel.txt', [
      'Reservations and cancellation\nA booking is confirmed with a credit card. You can cancel free of charge until 48 hours before arrival. After that we charge the first night.\n\nArrival\nRooms are ready from 3 pm. Please vacate your room by 11 am.',
    ])
    expect(say([file], 'How can I cancel my booking?').join(' ')).toContain('until 48 hours')
  })

  it('answers from files in the language of the question first', () => {
    const english = fileOf('en', 'rides.txt', [
      'A guided ride leaves the shop every Sunday at ten.',
    ])
    const german = fileOf('de', 'fahrten.txt', ['Auf einer guided ride trägt jeder einen Helm.'])
    const [first] = say([german, english], 'Is there a guided ride?')
    expect(first).toBe('A guided ride leaves the shop every Sunday at ten.')
  })

  it('shows what is numbered without its number, and the lines of a list with theirs', () => {
    const file = fileOf('rules', 'rules.txt', [
      '9. LENDING\n\n9.3 Life jackets are free of charge.\n\n9.4 Skates are lent out for £6 a day.\n\n10. KEYS\n\n10.1 Keys are kept at the desk.',
    ])
    expect(say([file], 'What does it cost to have skates lent out for a day?')).toEqual([
      'Skates are lent out for £6 a day.',
    ])
  })

  it('names the columns of a row behind the line that leads into its table', () => {
    const file = fileOf('library', 'library.txt', [
      '4.2 Bags stay outside.\n\n4.3 The library is open every day:\nDay\tIn term\tIn the vacation\nSaturday\t9:00–23:00\t9:00–18:00\nSunday\t10:00–21:00\tclosed',
    ])
    expect(say([file], 'Is the library open on Sunday in the vacation?')).toEqual([
      'The library is open every day:\nDay · In term · In the vacation',
      'Sunday · 10:00–21:00 · closed',
    ])
  })

  it('names columns above the first of which nothing stands', () => {
    const file = fileOf('data', 'data.txt', [
      'TECHNICAL DATA\n | Scout S2 | Ranger R7\nList price | $329 | $749\nDust bin | 450 ml | 320 ml\nHeight | 2.9 inches | 3.8 inches',
    ])
    expect(say([file], 'How high is the Ranger?').join(' ')).toContain('Scout S2 · Ranger R7')
  })

  it('is the same for the same question', () => {
    expect(say([handbook], 'Can I bring my dog?')).toEqual(say([handbook], 'Can I bring my dog?'))
  })

  it('gives all lines of a list whose heading was asked for, as they are written', () => {
    expect(say([handbook], 'opening hours')).toEqual([
      'Monday to Friday: 8:30 am – 6:30 pm\nSaturday: 9:00 am – 4:00 pm\nSunday and public holidays: closed',
    ])
  })

  it('gives those lines of several lists that are asked for, and not all', () => {
    const file = fileOf('menu', 'menu.txt', [
      'Our dishes\n\nPASTA\nSpaghetti with clams 16.50\nPenne, vegan 11.90\n\nPIZZA\nMargherita 10.50\nMarinara, vegan 9.50',
    ])
    expect(say([file], 'What vegan dishes do you have?')).toEqual([
      'Penne, vegan 11.90',
      'Marinara, vegan 9.50',
    ])
    expect(say([file], 'How much is the margherita?')).toEqual(['Margherita 10.50'])
  })

  it('gives a price to which dots lead, and shows them as one sign', () => {
    const file = fileOf('m', 'menu.txt', [
      `Soups\nLeek soup ${'.'.repeat(50)} 6.50\nTrout ${'.'.repeat(50)} 19.80`,
    ])
    const draft = answerQuestion([file], {
      question: 'How much is the trout?',
      personality: 'casual',
    })
    expect(draft).toMatchObject({
      kind: 'answer',
      sentences: [{ text: 'Trout … 19.80', receipt: { quote: `Trout ${'.'.repeat(50)} 19.80` } }],
    })
  })

  it('gives the table where its columns are compared', () => {
    const file = fileOf('t', 'tariff.txt', ['\tBasic\tPlus\nPhone\tno\tyes\nVisits\t2\t12'])
    const said = say([file], 'What is the difference between Basic and Plus?').join('\n')
    expect(said).toContain('Visits')
    expect(said).toContain('Phone')
  })

  it('knows the place and the person by the names of the columns, and the day by the heading', () => {
    const file = fileOf('p', 'programme.txt', [
      'Tickets include lunch; the dinner costs 65 € extra.\n\nThursday 14 May\nTime\tRoom\tTalk\tSpeaker\n12:30\tFoyer\tLunch\tall\n18:30\tLantern\tDinner\tall\n\nFriday 15 May\n12:00\tTerrace\tLunch\tall\n13:00\tHall A\tKnots\tIda Moss',
    ])
    expect(say([file], 'Where is the dinner?').join(' ')).toContain('Lantern')
    expect(say([file], 'What time is lunch on Friday?').join(' ')).toContain('12:00')
  })

  it('knows the names of columns that hold numbers by the prices below them', () => {
    const pages = [
      'Tickets\n\nTicket | Film 2D | Film 3D\nAdults | £9 | £12\nPupils | £6 | £8\n\nA pass for ten films in 2D costs £70. Glasses for a film in 3D cost £2.',
    ]
    const said = say([fileOf('c', 'cinema.txt', pages)], 'How much is a film in 3D for pupils?')
    expect(said).toEqual(['Ticket · Film 2D · Film 3D', 'Pupils · £6 · £8'])
  })

  it('does not name as an owner what merely belongs somewhere', () => {
    const file = fileOf('h', 'house.txt', [
      'Bicycles belong in the cellar, not in the stairwell. Bins are emptied on Mondays.',
    ])
    expect(say([file], 'Who is the owner of the building?')).toEqual([])
  })

  it('finds a day inside a range of days, and a month inside a range of months', () => {
    const pages = [
      'The museum\n\nApril to October: daily 10:00 – 17:00\nNovember to March: Thursday to Sunday 10:00 – 16:00\n\nSchool classes come on Tuesdays and Wednesdays.\n\nThe cellar is open from Monday to Thursday, 9 to 12. The attic may be seen on Friday afternoons.',
    ]
    const files = [fileOf('m', 'museum.txt', pages)]
    expect(say(files, 'Is the cellar open on Wednesdays?').join(' ')).toContain(
      'Monday to Thursday',
    )
    expect(say(files, 'When are you open in January?').join(' ')).toContain('November to March')
  })

  it('takes a line with a price for the line of a list, not for a heading', () => {
    const pages = [
      'Fees\nExamination £48\nCrown from £595\nTeeth whitening £325\nChildren are seen free of charge.',
    ]
    const files = [fileOf('d', 'fees.txt', pages)]
    expect(say(files, 'What does a crown cost?')).toEqual(['Crown from £595'])
    expect(say(files, 'How much is teeth whitening?')).toEqual(['Teeth whitening £325'])
  })

  it('finds by kindred words what is asked in a word that the files do not know', () => {
    const pages = ['The house\n\nA lift serves all floors. The bar is on the second floor.']
    expect(say([fileOf('h', 'house.txt', pages)], 'Is there an elevator?')[0]).toContain('A lift')
  })

  it('is what stands behind a question of the document, not that question', () => {
    const pages = [
      'Rules\n\nLate in the evening? Call us. After ten minutes each quarter of an hour costs £8.',
    ]
    expect(
      say([fileOf('r', 'rules.txt', pages)], 'What happens if I am late in the evening?'),
    ).toEqual(['Call us.', 'After ten minutes each quarter of an hour costs £8.'])
  })

  it('is the address where it is asked where the business is, whatever stands above it', () => {
    const pages = [
      'Thistle Flowers\n\nWe are a small florist at 14 Castle Street, near the butcher.\n\nPrices\nThe price of a wreath is told in the shop.',
    ]
    expect(say([fileOf('f', 'flowers.txt', pages)], 'Where are you located?')[0]).toContain(
      '14 Castle',
    )
  })

  it('may hold one of two things that were named where the files speak of both', () => {
    const pages = [
      'Driving is allowed on paved roads only.\n\nPortugal and France are allowed after telling us.\n\nThe fee for each form is £45.',
    ]
    const files = [fileOf('c', 'cars.txt', pages)]
    expect(say(files, 'Can I drive to Portugal?')[0]).toContain('Portugal')
    expect(say(files, 'What is the capital of Portugal?')).toEqual([])
  })

  it('says first what opens the section that is named like what is asked for', () => {
    const pages = [
      'Healthy Pet Club\nFor £14.99 a month you get the yearly booster and worm treatment. The plan runs for a year.\n\nPuppies\nThe first jab is given at eight weeks.',
    ]
    const said = say([fileOf('v', 'vet.txt', pages)], 'What is the Healthy Pet Club?')
    expect(said[0]).toMatch(/^For £14\.99/)
  })

  it('takes no word for another that every question is made of', () => {
    const pages = ['We never hand a child to strangers. A child that is hot stays at home.']
    const files = [fileOf('n', 'nursery.txt', pages)]
    expect(say(files, 'Does a fever matter?')).toEqual([])
  })

  it('gives a table row without the names of its columns where one cell alone holds the amount', () => {
    const said = say([handbook], 'How much is a new chain?')
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^New chain · 30 minutes · £34$/)
  })

  it('gives a table row with the names of its columns where it holds several prices', () => {
    const table = 'Boat\tHalf day\tWhole day\nRowing boat\t£18\t£30\nPedal boat\t£22\t£38'
    const files = [fileOf('b', 'boats.txt', [`Prices of our boats\n\n${table}`])]
    expect(say(files, 'How much is a pedal boat?').join('\n')).toMatch(
      /^Boat · Half day · Whole day\nPedal boat/,
    )
  })

  it('joins words that were divided at the end of a line', () => {
    expect(say([handbook], 'Are brake pads covered by the guarantee?').join(' ')).toContain(
      'for example brake pads',
    )
  })

  it('does not begin with a sentence that leans on an unsaid one', () => {
    const pages = [
      'The blue pass is for students. It costs £9 a month and needs a photo. Ask at the desk.',
    ]
    expect(say([fileOf('p', 'pass.txt', pages)], 'What does the blue pass cost a month?')[0]).toBe(
      'The blue pass is for students.',
    )
  })

  it('goes on to the sentence that names the thing asked for', () => {
    const pages = [
      'There is free Wi-Fi in the reading room. The password is written on the blackboard. We close at six.',
    ]
    expect(say([fileOf('w', 'room.txt', pages)], 'What is the Wi-Fi password?')).toEqual([
      'There is free Wi-Fi in the reading room.',
      'The password is written on the blackboard.',
    ])
  })

  it('goes on for as long as it tells what to do, where that is asked', () => {
    const pages = [
      'By train the mill is an hour from town. Leave the station by the north door. Then follow the river to the weir. The mill was built in 1820.',
    ]
    expect(say([fileOf('m', 'mill.txt', pages)], 'How do I get to the mill by train?')).toEqual([
      'By train the mill is an hour from town.',
      'Leave the station by the north door.',
      'Then follow the river to the weir.',
    ])
  })

  it('says more in a technical voice than in a casual one', () => {
    const pages = [
      'The pump moves water. The pump of model X needs 40 watts of power. The pump of model X runs at 3 bar. The pump of model X weighs 4 kg.',
    ]
    const files = [fileOf('p', 'pump.txt', pages)]
    expect(say(files, 'Tell me about the pump of model X', 'technical').length).toBeGreaterThan(1)
    expect(say(files, 'Tell me about the pump of model X', 'casual')).toHaveLength(1)
    for (const personality of Object.keys(PERSONALITIES) as Personality[]) {
      expect(
        say(files, 'Tell me about the pump of model X', personality).length,
      ).toBeLessThanOrEqual(3)
    }
  })

  it('is never what a document says about its own parts', () => {
    const pages = [
      'Sections 5 and 6 are about renting electric bikes. Our fleet has 38 bikes, and eight of them are electric bikes that we rent by the day.',
    ]
    expect(say([fileOf('p', 'guide.txt', pages)], 'Do you rent electric bikes?').join(' ')).toMatch(
      /^Our fleet/,
    )
  })

  it('names the columns of a table, and gives all rows where no row alone was asked for', () => {
    const pages = [
      'Rental prices\n\nBike\tHalf day (4 hours)\tWeek\nTown bike\t£14\t£95\nTandem\t£30\t£190',
    ]
    expect(say([fileOf('p', 'prices.txt', pages)], 'How much is the rental?').join('\n')).toMatch(
      /^Bike · Half day.*Town bike.*Tandem/s,
    )
  })

  it('gives the rows of both things that are compared, and all of them where all are asked for', () => {
    const pages = [
      'Workshop prices\n\nService\tWhat is done\tPrice\nBasic\tSafety check, chain oiled\t£45\nMajor\tBasic service, wheels trued\t£85\nRefit\tNew cables\t£145',
    ]
    const files = [fileOf('p', 'prices.txt', pages)]
    const both = say(files, 'Is Basic cheaper than Major?').join('\n')
    expect(both).toMatch(/Basic · Safety.*Major · Basic/s)
    expect(both).not.toContain('Refit')
    expect(say(files, 'Which services do you offer?').join('\n')).toMatch(/Basic.*Major.*Refit/s)
  })

  it('comes from the file in the language of the question', () => {
    const english = fileOf('en', 'visit.txt', [
      'How to find us\n\nThe shop is in Harbour Lane, four minutes from the station. You can reach us by bus and by train. The shop is open on all days of the week.',
    ])
    const german = fileOf('de', 'anreise.txt', [
      'ANREISE\n\nVom Bahnhof sind es vier Minuten zu Fuß. Der Laden ist in der Hafengasse und hat auch am Samstag geöffnet.',
    ])
    expect(say([english, english, german], 'Wie komme ich zu Ihnen?')[0]).toContain('Bahnhof')
  })

  it('comes from the file that holds it, of several', () => {
    const other = fileOf('menu', 'menu.txt', [
      'Lunch is served from noon to two. The soup of the day costs £6.',
    ])
    const draft = answerQuestion([handbook, other], {
      question: 'How much is the soup?',
      personality: 'casual',
    })
    expect(draft.kind === 'answer' && draft.sentences[0]?.receipt.fileId).toBe('menu')
  })

  it('finds words with a typing error, and leaves right ones alone', () => {
    expect(say([handbook], 'how much is the depostit').join(' ')).toContain('£100')
    expect(say([handbook], 'Where is the Quayside?').join(' ')).toContain('Quayside Lane')
  })

  it.each([
    [
      'German',
      'Wann ist das Büro geöffnet?',
      'Das Büro ist von Montag bis Freitag geöffnet. Die Anmeldung für die Kurse ist nur mit Ausweis möglich und kostet nichts.',
      'Montag',
    ],
    [
      'Spanish',
      '¿Cuándo abre la biblioteca?',
      'La biblioteca abre los lunes a las nueve. Los niños pueden entrar con sus padres y no se paga por la entrada.',
      'lunes',
    ],
    ['Chinese', '图书馆什么时候开门？', '图书馆每天早上九点开门。儿童必须由家长陪同。', '九点'],
    [
      'Russian',
      'Когда открывается библиотека?',
      'Библиотека открывается в девять часов утра. Для детей вход бесплатный, но только с родителями.',
      'девять',
    ],
  ])('is found in %s', (_, question, page, holds) => {
    expect(say([fileOf('x', 'x.txt', [page])], question).join(' ')).toContain(holds)
  })
})

it('asked how many, is a number or nothing', () => {
  const files = [fileOf('p', 'pool.txt', ['The lockers of the pool are blue. Showers are free.'])]
  expect(say(files, 'How many lockers are in the pool?')).toEqual([])
  const counted = [fileOf('p', 'pool.txt', ['The pool has 40 lockers. Showers are free.'])]
  expect(say(counted, 'How many lockers are in the pool?')[0]).toContain('40 lockers')
})

it('asked how many, takes no year for a number of things', () => {
  const files = [fileOf('p', 'pool.txt', ['In 1991, lockers came to the pool. Showers are free.'])]
  expect(say(files, 'How many lockers are in the pool?')).toEqual([])
})

it('asked why, goes on to the sentence that gives the reason', () => {
  const files = [
    fileOf('p', 'pool.txt', [
      'Swimmers must leave the pool at noon. The reason is that the water is cleaned. Showers are free.',
    ]),
  ]
  expect(say(files, 'Why must swimmers leave the pool at noon?')).toEqual([
    'Swimmers must leave the pool at noon.',
    'The reason is that the water is cleaned.',
  ])
})

it('says a sentence that leans on its heading with that heading, and no other line instead', () => {
  const files = [
    fileOf('r', 'report.txt', [
      'The harbour\n\nIt lies in the north and is open.\n\nThe Harbour Bureau\n\nThis was created after the flood as a way of paying the pilots of the harbour.\n\nPart Three: The effect on the people\n\nThe people of the town were glad of it.',
    ]),
  ]
  expect(say(files, 'What was the Harbour Bureau created for?')).toEqual([
    'The Harbour Bureau\nThis was created after the flood as a way of paying the pilots of the harbour.',
  ])
})

it('asked who did it, says no sentence about something else that is written small', () => {
  const pages = ['Sea songs are sung in the harbour. Everybody wrote sea songs once.']
  expect(say([fileOf('p', 'songs.txt', pages)], 'Who wrote the Sea Almanac?')).toEqual([])
})

describe('answers in other languages', () => {
  const german = fileOf('de', 'hof.txt', [
    'Reitschule\n\nWann wir da sind\nUnterricht: Dienstag bis Freitag 14:30 bis 20:00 Uhr\nMontags haben die Pferde frei.\n\nRegeln\nHunde müssen an der Leine bleiben. Rauchen ist auf dem Hof verboten.\n\nSo findet ihr uns\nHofgut Birke, Moorstraße 7, 27999 Altenhagen. Parkplätze gibt es hinter der Scheune.',
  ])
  const spanish = fileOf('es', 'hotel.txt', [
    'Hotel del Río\n\nLlegada\nLa recepción atiende de 8:00 a 22:30. Al registrarse es obligatorio presentar el pasaporte.\n\nMascotas\nSe admiten perros de hasta 15 kg.\n\nEdad\nLa edad mínima para la sauna es de 16 años.',
  ])
  const french = fileOf('fr', 'hotel.txt', [
    "Hôtel du Port\n\nServices\nL'hôtel n'a pas d'ascenseur. Le wifi est gratuit.\n\nPaiement\nOn ne prend pas les chèques. Le solde se règle par carte.\n\nAccès\n12, quai Morand, 22500 Paimpol. La gare est à six minutes à pied.",
  ])

  it.each([
    [german, 'wann habt ihr auf?', '14:30 bis 20:00'],
    [german, 'Darf ich meinen Dackel mitbringen?', 'Hunde'],
    [german, 'Wo seid ihr?', 'Moorstraße 7'],
    [spanish, 'horario de recepcion', '8:00 a 22:30'],
    [spanish, 'mi hijo tiene 14, puede ir?', '16 años'],
    [spanish, '¿Puedo llevar a mi labrador?', 'perros'],
    [french, 'Acceptez-vous les chèques ?', 'chèques'],
    [french, 'Où êtes-vous ?', 'quai Morand'],
    [french, 'Y a-t-il un ascenseur ?', 'ascenseur'],
  ])('%#: %s', (file, question, told) => {
    expect(say([file], question).join(' ')).toContain(told)
  })

  it.each([
    [german, 'Habt ihr einen Fernseher auf dem Hof?'],
    [spanish, '¿Tienen gimnasio con recepción?'],
    [french, 'Avez-vous une piscine avec wifi ?'],
  ])('%#: says nothing of a thing that the documents do not know: %s', (file, question) => {
    expect(say([file], question)).toEqual([])
  })
})

it('also says a sentence that is nearly as good, where sentences are not read as predicates', () => {
  const german = fileOf('muehle', 'muehle.txt', [
    'Die Mühle von Torum wurde im Krieg als Lager genutzt. Die Bauern brachten Getreide zur Mühle und holten Mehl. Später zog ein Museum ein. Das Dorf hat heute vierzig Einwohner.',
  ])
  const english = fileOf('mill', 'mill.txt', [
    'The mill of Torum was used as a store in the war. The farmers took grain to the mill and fetched flour. Later a museum moved in. The village has forty people today.',
  ])
  expect(say([german], 'Wozu wurde die Mühle von den Bauern genutzt?')).toEqual([
    'Die Mühle von Torum wurde im Krieg als Lager genutzt.',
    'Die Bauern brachten Getreide zur Mühle und holten Mehl.',
  ])
  expect(say([english], 'What was the mill used for by the farmers?')).toEqual([
    'The farmers took grain to the mill and fetched flour.',
  ])
})

it('leaves out a sentence without the kind of thing asked for where the best one tells it', () => {
  const mill = fileOf('muehle', 'muehle.txt', [
    'Die Mühle von Torum wurde 1820 am Hafen gebaut. Die Mühle von Torum wurde aus Eiche gebaut. Das Dorf hat heute vierzig Einwohner.',
  ])
  expect(say([mill], 'Wann wurde die Mühle von Torum gebaut?')).toEqual([
    'Die Mühle von Torum wurde 1820 am Hafen gebaut.',
  ])
  expect(say([mill], 'Wie wurde die Mühle von Torum gebaut?')).toHaveLength(2)
})

describe('the fallback', () => {
  it.each([
    ['nothing was asked', ''],
    ['only question words were used', 'What is it and why?'],
    ['only signs were typed', '?!?! 😀'],
    ['one common word matches', 'Do you have opening positions for astronauts?'],
  ])('is taken where %s', (_, question) => {
    expect(answerQuestion([handbook], { question, personality: 'friendly' })).toEqual({
      kind: 'fallback',
    })
  })

  it('is taken where there is no file, or an empty one', () => {
    expect(say([], 'When are you open?')).toEqual([])
    expect(say([fileOf('e', 'empty.txt', [''])], 'When are you open?')).toEqual([])
  })

  it('is taken where the stored text is not the one that was indexed', () => {
    const swapped = { ...handbook, pages: HANDBOOK.pages.map((page) => page.slice(7)) }
    for (const [question] of ANSWERABLE) {
      const draft = answerQuestion([swapped], { question, personality: 'professional' })
      if (draft.kind === 'fallback') continue
      for (const { receipt } of draft.sentences) {
        expect(swapped.pages[receipt.page - 1]).toContain(receipt.quote)
      }
    }
  })
})

describe('what an answer must show', () => {
  const shop = fileOf('shop', 'shop.txt', [
    `STORES

Store | Address | Mon–Fri | Sun | Phone
Duluth | 418 Canal Park Drive | 9–6 | closed | 218-555-0110
Chicago | 1640 North Damen Avenue | 10–8 | 11–6 | 312-555-0143

The Denver store manager is Alicia Renner; in Chicago ask for Marcus Bielski.

ROBOTS

The Ranger works with Alexa and the Google Assistant. The Scout works with Alexa only.

Emptying takes 15 seconds and is about as loud as a large vacuum cleaner.

Keep the dock of the Scout away from mirrors and windows.

Reminders by text cost one credit and are never sent after 9 p.m.`,
  ])

  it.each([
    ['How loud is it to empty?', 'no decibels are told'],
    ['What is the phone number of the Denver store?', 'no number is told'],
    ['How many characters fit in one text reminder?', 'what is counted is not spoken of'],
    ['Who is the treasurer of the Denver store?', 'nobody is called so'],
  ])('is not there, so that nothing answers: %s (%s)', (question) => {
    expect(say([shop], question)).toEqual([])
  })

  it.each([
    ['What is the phone number of the Chicago store?', '312-555-0143'],
    ['Who is the manager of the Denver store?', 'Alicia Renner'],
    ['Does the Scout work with the Google Assistant?', 'The Scout works with Alexa only.'],
  ])('is told: %s', (question, told) => {
    expect(say([shop], question).join(' ')).toContain(told)
  })

  it('is told by a row under columns of the names asked for', () => {
    const plans = fileOf('plans', 'plans.txt', [
      'Plans\n\n | Solo | Crew\nMonthly price | $14 per month | $39 per month\nLocations | 1 location | 2 locations\n\nSolo and Crew have no API access.',
    ])
    expect(say([plans], 'How much is the Crew plan a month?').join(' ')).toContain('$39 per month')
  })
})

it('knows an electric bike by its other names', () => {
  const rental = fileOf('rental', 'rental.txt', [
    'RENTAL\nBike\tPer day\nTown bike\t£22\nElectric bike\t£48\n\nA deposit of £100 is taken. You pay for damage.',
  ])
  expect(say([rental], 'How much is an e-bike?').join()).toContain('£48')
  expect(say([rental], 'Do I need to pay a deposit?').join()).toContain('£100')
})

it('is told what something includes by its row', () => {
  const services = fileOf('services', 'services.txt', [
    'SERVICES\nService\tWhat is done\tPrice\nBronze Service\tBrakes adjusted\t£45\nSilver Service\tBoth wheels trued\t£85\n\nWe recommend a Silver Service each year and a Bronze Service in between.',
  ])
  expect(say([services], 'What does the silver service include?').join()).toContain('wheels trued')
})

describe('an answer on two things', () => {
  const boats = fileOf('boats', 'boats.txt', [
    'BOATS\nBoat\tSeats\tPer day\nKayak\t1\t£20\nCanoe\t3\t£32\nRowing boat\t4\t£28\nPedal boat\t4\t£36',
    'Dogs may ride in the canoe. Children under ten wear a life jacket. The café is open from 9 am to 5 pm. The boat house closes at 7 pm.',
  ])

  it.each([
    'Which has more seats, the kayak or the pedal boat?',
    'Has the pedal boat more seats than the kayak?',
    'Which is cheaper, the kayak or the pedal boat?',
    'Is the pedal boat more expensive than the kayak?',
    'kayak vs pedal boat',
    'What is the difference between the kayak and the pedal boat?',
  ])('gives the rows of both: %s', (question) => {
    expect(say([boats], question).join('\n').split('\n')).toEqual([
      'Boat · Seats · Per day',
      'Kayak · 1 · £20',
      'Pedal boat · 4 · £36',
    ])
  })

  it('gives prices without the names of their columns', () => {
    const question = 'How much are the kayak and the pedal boat per day?'
    expect(say([boats], question)).toEqual(['Kayak · 1 · £20', 'Pedal boat · 4 · £36'])
  })

  it('gives both where they stand apart, with a receipt each', () => {
    const pool = fileOf('pool', 'pool.txt', ['The pool opens at 6 am.\n\nLockers take a coin.'])
    const sauna = fileOf('sauna', 'sauna.txt', ['The sauna opens at noon.\n\nTowels are lent out.'])
    const draft = answerQuestion([pool, sauna], {
      question: 'What opens earlier, the pool or the sauna?',
      personality: 'professional',
    })
    const sentences = draft.kind === 'answer' ? draft.sentences : []
    expect(sentences.toSorted((a, b) => a.text.localeCompare(b.text))).toMatchObject([
      { text: 'The pool opens at 6 am.', receipt: { fileId: 'pool' } },
      { text: 'The sauna opens at noon.', receipt: { fileId: 'sauna' } },
    ])
  })

  it('gives the row of both where they are the columns', () => {
    const data = fileOf('data', 'data.txt', [
      'TECHNICAL DATA\n | Scout S2 | Ranger R7\nList price | $329 | $749\nDust bin | 450 ml | 320 ml\nHeight | 2.9 inches | 3.8 inches',
    ])
    expect(say([data], 'Which has the bigger dust bin, the Scout or the Ranger?')).toEqual([
      'Scout S2 · Ranger R7',
      'Dust bin · 450 ml · 320 ml',
    ])
  })

  it.each([
    ['What is heavier, the Scout or the Ranger?', 'Weight · 5.9 lb · 8.4 lb'],
    ['Which one is cheaper, the Scout or the Ranger?', 'List price · $329 · $749'],
    ['What do the Scout and the Ranger cost?', 'List price · $329 · $749'],
  ])('knows what is measured: %s', (question, row) => {
    const data = fileOf('data', 'data.txt', [
      'TECHNICAL DATA\n | Scout S2 | Ranger R7\nList price | $329 | $749\nDust bin | 450 ml | 320 ml\nWeight | 5.9 lb | 8.4 lb\nHeight | 2.9 inches | 3.8 inches',
    ])
    expect(say([data], question).join('\n').split('\n')).toEqual(['Scout S2 · Ranger R7', row])
  })

  it('says a sentence that tells it of both, and nothing more', () => {
    const file = fileOf('trip', 'trip.txt', [
      'The harbour and the lighthouse are open in June.\n\nThe harbour has toilets. The lighthouse has 210 steps.',
    ])
    expect(say([file], 'When are the harbour and the lighthouse open?', 'casual')).toEqual([
      'The harbour and the lighthouse are open in June.',
    ])
  })

  it('is told with reserve where it tells of one of the two alone', () => {
    const isUnsure = (question: string): boolean | undefined => {
      const draft = answerQuestion([boats], { question, personality: 'professional' })
      return draft.kind === 'answer' ? draft.isUnsure : undefined
    }
    expect(isUnsure('May dogs ride in the canoe or in the gondola?')).toBe(true)
    expect(isUnsure('May dogs ride in the canoe?')).toBe(false)
    expect(isUnsure('Which has more seats, the kayak or the pedal boat?')).toBe(false)
  })

  it('takes two deeds for two things only where the rest is told of each', () => {
    const file = fileOf('rules', 'rules.txt', [
      'You can cancel a booking until the day before.\n\nYou learn to change brake pads.\n\nThe workshop is open on weekdays.',
    ])
    expect(say([file], 'How do I cancel or change my booking?')).toEqual([
      'You can cancel a booking until the day before.',
    ])
  })

  it('says nothing of one where the other is not told', () => {
    expect(say([boats], 'Which is faster, the submarine or the helicopter?')).toEqual([])
  })
})
