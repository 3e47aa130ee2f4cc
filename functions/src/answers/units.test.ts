import { describe, expect, it } from 'vitest'
import { readPassages } from './passages.ts'
import { readUnits } from './units.ts'

const BODIES = ['Ask at the desk for a locker.', 'Keys are kept by the guard.', 'Lunch is at noon.']

const kindsOf = (...pages: string[]): string[] =>
  readUnits(pages).map(({ page, start, end, kind }) => `${kind}: ${pages[page]!.slice(start, end)}`)

describe('units of a page', () => {
  it('are sentences where lines were wrapped by the printer', () => {
    const page =
      'The workshop repairs bicycles of every make and age, and it has a\nlarge store of parts. Most repairs are done on the same day, if\nyou bring the bicycle before noon. Ask for a written estimate.'
    expect(kindsOf(page)).toHaveLength(3)
    expect(kindsOf(page)[1]).toContain('on the same day, if\nyou bring')
  })

  it('are sentences in Thai, whose paragraphs end without a sign', () => {
    const page =
      'ประภาคารวาร์นตั้งอยู่บนโขดหินห่างจากชายฝั่งสี่กิโลเมตร ปัจจุบันประภาคารแห่งนี้เป็นพิพิธภัณฑ์ของเมืองวาร์น และมีผู้เข้าชมจำนวนมากในช่วงฤดูร้อนของทุกปีตั้งแต่เปิดทำการ'
    expect(kindsOf(page).map((unit) => unit.split(':')[0])).toEqual(['sentence', 'sentence'])
  })

  it('are numbered paragraphs and headings in Thai, where no sign ends either', () => {
    const page = [
      'หมวด 3 การเลื่อนและยกเลิกนัด',
      '',
      '3.1 การนัดพบแพทย์ทั่วไปเลื่อนหรือยกเลิกได้จนถึง 3 ชั่วโมงก่อนเวลานัดโดยไม่มีค่าใช้จ่าย',
      '3.2 ผู้ที่ไม่มาตามนัดโดยไม่แจ้ง 3 ครั้งภายใน 6 เดือน จะถูกระงับการจองผ่านแอปเป็นเวลา 60 วัน',
      '3.3 วันจำหน่ายให้ออกจากห้องก่อนเวลาเที่ยง หลังจากนั้นคิดครึ่งราคาค่าห้องจนถึงเวลา',
      '18.00 น. และคิดเต็มคืนหลังเวลานั้น',
      '',
      'การเดินทางและที่จอดรถ',
      '',
      'ผู้รับบริการจอดรถที่อาคารจอดรถได้ฟรี 4 ชั่วโมงเมื่อประทับตราบัตรจอดที่แผนกซึ่งมาใช้บริการ',
    ].join('\n')
    const units = kindsOf(page)
    expect(units.filter((unit) => unit.startsWith('heading'))).toEqual([
      'heading: หมวด 3 การเลื่อนและยกเลิกนัด',
      'heading: การเดินทางและที่จอดรถ',
    ])
    expect(units.filter((unit) => /: 3\.\d/.test(unit))).toHaveLength(3)
    expect(units.find((unit) => unit.includes('3.3'))).toContain('18.00 น.')
  })

  it('are Greek questions over their answers, which end with a semicolon', () => {
    const answer =
      'Τηλεφωνήστε μας από τις οκτώ το πρωί ως τις εννέα το βράδυ, κάθε μέρα εκτός από την Κυριακή, και θα σας πούμε αμέσως τι χρειάζεται.'
    const asked = [
      'Πότε ανοίγει το γραφείο;',
      'Ε: Έχασα την κάρτα. Τι κάνω;',
      'Ε: Δεν ήρθε το μήνυμα.',
    ]
    expect(kindsOf(asked.map((question) => `${question}\n${answer}`).join('\n\n'))).toEqual(
      asked.flatMap((question) => [`heading: ${question}`, `sentence: ${answer}`]),
    )
  })

  it('are cases as well as questions in a sheet of answers', () => {
    const answer =
      'Ask at the desk in the hall, which is open from eight in the morning to nine in the evening on every day of the week but Sunday, and bring your card.'
    const under = (line: string): string => `${line}\n${answer}`
    const asked = ['Where', 'When', 'Why', 'How', 'Who'].map((word) => under(`${word} is it?`))
    const lost = under('My card is lost.')
    expect(kindsOf([...asked, lost].join('\n\n'))).toContain('heading: My card is lost.')
    expect(kindsOf([lost, ...asked.slice(1)].join('\n\n'))).toContain('sentence: My card is lost.')
  })

  it('are questions over their answers where all of them are marked as a list is', () => {
    const answer = 'Ask at the desk in the hall, where somebody sits until nine.'
    const asked = ['May I come by bus', 'Do you lend boots', 'Is there a lift'].map(
      (question) => `– ${question}?\n${answer}`,
    )
    expect(kindsOf(asked.join('\n\n')).filter((unit) => unit.startsWith('heading'))).toEqual([
      'heading: – May I come by bus?',
      'heading: – Do you lend boots?',
      'heading: – Is there a lift?',
    ])
    const list = '– Are the windows shut?\n– Is the stove off?\n– Is the key in the box?\nThen go.'
    expect(kindsOf(list).filter((unit) => unit.startsWith('heading'))).toEqual([])
  })

  it('are labels, items, rows and details in Japanese, Chinese and Korean, under ornamented headings', () => {
    expect(
      kindsOf(
        '■ 営業時間\n定休日:毎週火曜日\n・LINE:24時間受付\n・当日のご予約はお電話のみ\n夕食  18時30分から  大広間\n\n■ お部屋\nエアコン、テレビ、冷蔵庫\n\n■ 交通\n駅から徒歩6分',
      ),
    ).toEqual([
      'heading: ■ 営業時間',
      'label: 定休日:毎週火曜日',
      'item: ・LINE:24時間受付',
      'item: ・当日のご予約はお電話のみ',
      'row: 夕食  18時30分から  大広間',
      'heading: ■ お部屋',
      'line: エアコン、テレビ、冷蔵庫',
      'heading: ■ 交通',
      'line: 駅から徒歩6分',
    ])
    expect(kindsOf('▶ 휴무\n일요일·공휴일 휴진\n\n결제\n카드, 현금, 계좌이체')).toEqual([
      'heading: ▶ 휴무',
      'line: 일요일·공휴일 휴진',
      'heading: 결제',
      'line: 카드, 현금, 계좌이체',
    ])
    expect(kindsOf('洗车\n五座轿车 30元,SUV 40元')).toEqual([
      'heading: 洗车',
      'line: 五座轿车 30元,SUV 40元',
    ])
  })

  it('are items where lines around them have the same ornament', () => {
    expect(kindsOf('We lend\n■ helmets\n■ locks\n■ pumps').slice(1)).toEqual([
      'item: ■ helmets',
      'item: ■ locks',
      'item: ■ pumps',
    ])
  })

  it('are rows however short their cells are, the first of which may be empty', () => {
    const page = 'Plans\n\n | Solo | Crew | Shop\nAPI | No | Yes | Yes\nPrice | $14 | $39 | $89'
    expect(kindsOf(page)).toEqual([
      'heading: Plans',
      'row: | Solo | Crew | Shop',
      'row: API | No | Yes | Yes',
      'row: Price | $14 | $39 | $89',
    ])
  })

  it('end a list where a line that stands as far out follows a finished item', () => {
    const page =
      'Discounts\n- Nonprofits: 30% off any plan, for as long as they stay with us.\n- Refer a friend: both of you get a credit of ten dollars at once.\nDiscounts cannot be combined, since each of them is small; the larger one counts.'
    expect(kindsOf(page).at(-1)).toBe(
      'sentence: Discounts cannot be combined, since each of them is small; the larger one counts.',
    )
  })

  it('are a heading and sentences where questions and answers are labelled', () => {
    const page =
      'Q: My new phone has none of the codes that I need to sign in.\nA: Use a backup code. Ask your owner for one.\n\nFrage 2: Darf ich kündigen?\nAntwort: Ja. Schreiben Sie uns.'
    expect(kindsOf(page)).toEqual([
      'heading: Q: My new phone has none of the codes that I need to sign in.',
      'sentence: Use a backup code.',
      'sentence: Ask your owner for one.',
      'heading: Frage 2: Darf ich kündigen?',
      'sentence: Ja.',
      'sentence: Schreiben Sie uns.',
    ])
    expect(kindsOf('We lend\nA: Boats. They float.')[1]).toContain('A: Boats')
  })

  it.each([
    ['T: Boleh bayar nanti?\nJ: Boleh.', 'heading: T: Boleh bayar nanti?', 'Boleh.'],
    ['Вопрос: Можно ли с собакой?\nОтвет: Да.', 'heading: Вопрос: Можно ли с собакой?', 'Да.'],
    ['प्रश्न: बैंक कब खुलता है?\nउत्तर: सुबह दस बजे।', 'heading: प्रश्न: बैंक कब खुलता है?', 'सुबह दस बजे।'],
    ['س: متى تفتحون؟\nج: في التاسعة صباحاً.', 'heading: س: متى تفتحون؟', 'في التاسعة صباحاً.'],
    ['问:可以退款吗?\n答:可以退款。', 'heading: 问:可以退款吗?', '可以退款。'],
    [
      'Q 人数を変更したいのですが。\nA お電話で承ります。',
      'heading: Q 人数を変更したいのですが。',
      'お電話で承ります。',
    ],
  ])('are so labelled in other languages: %s', (page, heading, answer) => {
    expect(kindsOf(page)).toEqual([heading, `sentence: ${answer}`])
  })

  it('begin with a heading where the paragraphs of a section do', () => {
    const section = [
      'Guests. A guest may stay for three nights.',
      'F.2 Pets. Dogs may not enter.',
      'Lost keys. A new key costs £12.',
    ]
    const page = [
      'HOUSE',
      'We clean the whole of the house every day. Please help us.',
      'Water is free here.',
    ]
    const rest = [
      'Our house is older than the others. We like it so.',
      'The garden is as large as the house. You may use it.',
    ]
    expect(kindsOf([...page, ...rest, 'RULES', ...section].join('\n\n'))).toEqual(
      expect.arrayContaining([
        'sentence: We clean the whole of the house every day.',
        'heading: Guests.',
        'sentence: A guest may stay for three nights.',
        'heading: F.2 Pets.',
        'heading: Lost keys.',
      ]),
    )
    expect(kindsOf([...page, 'RULES', ...section.slice(1)].join('\n\n'))).toContain(
      'sentence: Lost keys.',
    )
  })

  it('are lines where they tell an address', () => {
    expect(kindsOf('Hitta hit\nHagestadsvägen 118, 271 95 Ystad\n\nTerminen')[1]).toBe(
      'line: Hagestadsvägen 118, 271 95 Ystad',
    )
  })

  it('are lines of their own in lists, tables and label lines, under their heading', () => {
    const page =
      'Opening hours\nMonday: 9–17\nSaturday: 10–12\n\nPrices\nAdult\t£9\nChild\t£4\n\nWe accept:\n• cash\n• cards'
    expect(kindsOf(page)).toEqual([
      'heading: Opening hours',
      'label: Monday: 9–17',
      'label: Saturday: 10–12',
      'heading: Prices',
      'row: Adult\t£9',
      'row: Child\t£4',
      'lead: We accept:',
      'item: • cash',
      'item: • cards',
    ])
  })

  it('are lines where a name is told a price, an hour or a number, and sentences where a colon is one sign of many', () => {
    const page =
      'Fees\nCrown from £595\nLate call 8 pm\nFront desk 01539 555 018\nTwo rooms are on the ground floor.\n\nSmoking is forbidden: €120. Animals travel in a carrier. Dirt costs €80.'
    expect(kindsOf(page)).toEqual([
      'heading: Fees',
      'line: Crown from £595',
      'line: Late call 8 pm',
      'line: Front desk 01539 555 018',
      'sentence: Two rooms are on the ground floor.',
      'sentence: Smoking is forbidden: €120.',
      'sentence: Animals travel in a carrier.',
      'sentence: Dirt costs €80.',
    ])
  })

  it('are lines where a dish is told its price without a currency, and where a list has no signs', () => {
    const page =
      'SOUPS\nLeek soup (D) 6.50\nLentil soup 7,20\nSoup of the day, 1.50 extra\nTEAS\nMint 2.60 · Rose 2.90 (milk +0.50)\n\nOur services\nOil change\nBrake check\nTyre storage\n\nVisit\nCome by at any time.'
    expect(kindsOf(page)).toEqual([
      'heading: SOUPS',
      'line: Leek soup (D) 6.50',
      'line: Lentil soup 7,20',
      'line: Soup of the day, 1.50 extra',
      'heading: TEAS',
      'line: Mint 2.60 · Rose 2.90 (milk +0.50)',
      'heading: Our services',
      'line: Oil change',
      'line: Brake check',
      'line: Tyre storage',
      'heading: Visit',
      'sentence: Come by at any time.',
    ])
  })

  it('are rows where dots lead to a price, and asides where they lead to pages', () => {
    const dots = '.'.repeat(60)
    const page = `Soups\nLeek soup ${dots} 6.50\nLentil soup . . . . . . . 7\nTrout____________19\nSteak ………… 12 €\n\nThe house\nArrival ${dots} 3\nStay ${dots} 5\nLeaving ${dots} 9`
    expect(kindsOf(page).map((unit) => unit.split(':')[0])).toEqual([
      'heading',
      ...Array.from({ length: 4 }, () => 'row'),
      'heading',
      ...Array.from({ length: 3 }, () => 'row'),
    ])
    const book = `Contents of this book\nArrival ${dots} 3\nStay ${dots} 5\nLeaving ${dots} 9`
    expect(kindsOf(book).filter((unit) => unit.startsWith('aside'))).toHaveLength(3)
    expect(
      kindsOf('He waited . . . . . and waited, and while he did so it rained, and nobody came.'),
    ).toEqual([
      'sentence: He waited . . . . . and waited, and while he did so it rained, and nobody came.',
    ])
  })

  it('are rows with what stands below them in small letters', () => {
    const page = 'Tuna carpaccio\t14.50\n\nthin slices, lemon oil\n\nTrout\t19.80\n\nand we bake.'
    expect(kindsOf(page)).toEqual([
      'row: Tuna carpaccio\t14.50\n\nthin slices, lemon oil',
      'row: Trout\t19.80',
      'fragment: and we bake.',
    ])
  })

  it('are rows where a few dots lead to a price, or to a word for none', () => {
    const page =
      'Hauptgerichte\nSauerbraten (a, i) ... 21,50\nSchnitzel (a, c) .. 17,40\nTofu . 13,00\nKindergedeck ... kostenlos\nWimpern .... 55\n\nEr wartete ... und ging dann nach Hause.'
    expect(kindsOf(page)).toEqual([
      'heading: Hauptgerichte',
      'row: Sauerbraten (a, i) ... 21,50',
      'row: Schnitzel (a, c) .. 17,40',
      'row: Tofu . 13,00',
      'row: Kindergedeck ... kostenlos',
      'row: Wimpern .... 55',
      'sentence: Er wartete ... und ging dann nach Hause.',
    ])
  })

  it('are rows with the lines that stand farther in below them', () => {
    const page =
      '10.00   Stimme und Atem   B\n        Leitung: Coletta Hruby, max. 12 TN\n11.00   Deichgang   Hafen\nFeste Schuhe tragen.'
    expect(kindsOf(page)).toEqual([
      'row: 10.00   Stimme und Atem   B\n        Leitung: Coletta Hruby, max. 12 TN',
      'row: 11.00   Deichgang   Hafen',
      'sentence: Feste Schuhe tragen.',
    ])
  })

  it('are lines where something stands behind a dash, a list is named or a day is told closed', () => {
    const page =
      'Team\nNils Ohm – Barbier, Herrenfach\nIda Lund – Farbe\nEva Brandt – Kasse\n\nÖffnungszeiten\nMo geschlossen\nDi   9–18\nMi   9–18\n\nMenü   11,00\nNudeln oder Suppe, Huhn, Eis\nKuchen   4,00'
    expect(kindsOf(page)).toEqual([
      'heading: Team',
      'line: Nils Ohm – Barbier, Herrenfach',
      'line: Ida Lund – Farbe',
      'line: Eva Brandt – Kasse',
      'heading: Öffnungszeiten',
      'line: Mo geschlossen',
      'row: Di   9–18',
      'row: Mi   9–18',
      'row: Menü   11,00',
      'line: Nudeln oder Suppe, Huhn, Eis',
      'row: Kuchen   4,00',
    ])
  })

  it('are lines where a list has lost its signs, also the first', () => {
    const page =
      'SERVICES\n\nCatering for up to 80 guests\nCooking classes, 85 € per person\nVouchers\n\nROOMS\n\nUnder the roof\nSingle 80 €\nDouble 120 €\n\nCome by at any time between nine in the morning and five in the afternoon, or ring us.'
    expect(kindsOf(page).slice(0, -1)).toEqual([
      'heading: SERVICES',
      'line: Catering for up to 80 guests',
      'line: Cooking classes, 85 € per person',
      'line: Vouchers',
      'heading: ROOMS',
      'heading: Under the roof',
      'line: Single 80 €',
      'line: Double 120 €',
    ])
  })

  it('are items where a letter stands before each, and labels below wrapped lines', () => {
    const page =
      'Places\nA  Great hall by the harbour, ground floor (340 seats)\nB  Upper room of the old granary, up the stairs\nC – Church of Saint Lawrence at the market\n\nSleep by the river for four euros a tent and a night.\nParking: below the chapel, free for all who come\nToilets: in the square and behind the stage, all day'
    expect(kindsOf(page).map((unit) => unit.split(':')[0])).toEqual([
      'heading',
      'item',
      'item',
      'item',
      'sentence',
      'label',
      'label',
    ])
  })

  it('are headings where several stand over each other and the last over a text', () => {
    const page =
      'Harbour Inn\nHandbook\nArrival\nCome by at any time.\n\nSection 2.10\nLeave by ten.'
    const headings = kindsOf(page).filter((unit) => unit.startsWith('heading'))
    expect(headings).toEqual(['heading: Harbour Inn', 'heading: Arrival', 'heading: Section 2.10'])
  })

  it('are headings where they end with a word that mostly goes on, and say all of it', () => {
    const page = 'Where we are\nCalder Yard 4, third floor, lift from the courtyard. Ring twice.'
    expect(kindsOf(page)[0]).toBe('heading: Where we are')
  })

  it('are no headings where they tell in a list of prices that something is free', () => {
    const page = 'Tickets\nAdult £12.00\nUnder fours free\nSenior £9.00'
    expect(kindsOf(page).filter((unit) => unit.startsWith('heading'))).toEqual([])
    const other = 'Sugar free\nWe bake without sugar as well.'
    expect(kindsOf(other)[0]).toBe('heading: Sugar free')
  })

  it('are headings where a day stands over a table', () => {
    const page =
      'Friday 15 May\n9:00\tHall A\tOpening\n12:00\tFoyer\tLunch\n\nFriday 10–12\nCome by.'
    expect(kindsOf(page)).toEqual([
      'heading: Friday 15 May',
      'row: 9:00\tHall A\tOpening',
      'row: 12:00\tFoyer\tLunch',
      'line: Friday 10–12',
      'sentence: Come by.',
    ])
  })

  it.each([
    ['Delovni čas', 'ponedeljek: 8.00–12.00', 'nedelja in prazniki: zaprto'],
    ['Otevírací doba', 'po–pá: 8–16', 'so: 9:00–12:00'],
  ])('are labels where days are written small, below the heading %s', (heading, first, second) => {
    const page = `Odprto je od leta 2011.\n\n${heading}\n${first}\n${second}`
    expect(kindsOf(page).slice(1)).toEqual([
      `heading: ${heading}`,
      `label: ${first}`,
      `label: ${second}`,
    ])
  })

  it('are rows below a heading where they begin small', () => {
    expect(
      kindsOf('KANCELÁRIA – ÚRADNÉ HODINY\npondelok\t9:00 – 12:00\nštvrtok\tzatvorené'),
    ).toEqual([
      'heading: KANCELÁRIA – ÚRADNÉ HODINY',
      'row: pondelok\t9:00 – 12:00',
      'row: štvrtok\tzatvorené',
    ])
  })

  it('are sentences where what stands before a colon says something by itself', () => {
    expect(kindsOf('The boats do float: they are light. The cars do not.')).toEqual([
      'sentence: The boats do float: they are light.',
      'sentence: The cars do not.',
    ])
  })

  it('leave out running headers, footers and page numbers', () => {
    const page = (number: number) => `Staff Handbook\n${BODIES[number - 1]}\nPage ${number} of 3`
    expect(kindsOf(page(1), page(2), page(3))).toEqual(
      [1, 2, 3].map((n) => `sentence: ${BODIES[n - 1]}`),
    )
  })

  it('go on overleaf where the end of the page cuts a sentence, whose end is not said alone', () => {
    const read = (...pages: string[]) =>
      readUnits(pages).map(({ kind, goesOn }) => (goesOn ? `${kind} …` : kind))
    expect(
      read(
        'The fee is due at the start. It is paid back when the',
        'bicycle comes back. Bring the receipt.',
      ),
    ).toEqual(['sentence', 'sentence …', 'fragment', 'sentence'])
    const wrapped =
      'You find the workshop in the yard behind the house of\nthe harbour master, who has the keys of it as well as\na list of those who work there on each of the days of\nthe week. Its owner since nine years is a Mrs Amalia'
    expect(read(wrapped, 'Lindqvist. Ask for a receipt.')).toEqual([
      'sentence',
      'sentence …',
      'fragment',
      'sentence',
    ])
    expect(read('Bring these:\n- a lamp that works for a', 'whole night.')).toEqual([
      'lead',
      'item …',
      'fragment',
    ])
  })

  it('do not go on overleaf where nothing shows that they are cut, or a word is', () => {
    const read = (...pages: string[]) => readUnits(pages).filter(({ goesOn }) => goesOn)
    expect(read('She wrote (see note 5]', 'The harbour is open.')).toEqual([])
    expect(read('The fee is due at the start.', 'bicycles are free.')).toEqual([])
    expect(read('It is paid back when the bi-', 'cycle comes back.')).toEqual([])
    expect(read('Fees', 'of all kinds are due at the start.')).toEqual([])
  })

  it('are items where a list below the line that leads into it lost its signs', () => {
    expect(
      kindsOf('Leave at home:\n\nglass bottles;\npets that are afraid of\nwater;\nradios.'),
    ).toEqual([
      'lead: Leave at home:',
      'item: glass bottles;',
      'item: pets that are afraid of\nwater;',
      'item: radios.',
    ])
    expect(kindsOf('Extras:\n\nsound: 95 € an hour\nlight: 85 € an hour\nbeamer: 60 €')).toEqual([
      'lead: Extras:',
      'item: sound: 95 € an hour',
      'item: light: 85 € an hour',
      'item: beamer: 60 €',
    ])
    expect(kindsOf('She said:\n\nwe are open; come\nas you are.')).toHaveLength(2)
  })

  it('go on with a number that a full line leads to, which numbers no item', () => {
    const wrapped = (last: string, next: string) =>
      `Guests who stay at the house in winter pay for\nthe heating of their room and of the hall from\n${last}\n${next}`
    expect(
      kindsOf(wrapped('the first of December until and with the date', '2. January, at noon.')),
    ).toHaveLength(1)
    expect(
      kindsOf(
        wrapped('all the guests who are sitting in the rows 3–', '9. The others do not pay.'),
      ),
    ).toHaveLength(2)
    expect(
      kindsOf(wrapped('the day on which they come. The price is this.', '2. Bring the receipt.')),
    ).toHaveLength(3)
  })

  it('go on behind a dash that a full line leads to, unless dashes are the signs of a list there', () => {
    const text =
      'Here is a place for everybody who swims early or late\n– and for each of the children as well, who find two\nslides and a pool of their own that is never deeper\nthan half a metre and always warmer than the others.'
    expect(kindsOf(text)).toHaveLength(1)
    expect(kindsOf(`We lend:\n– towels\n– caps that fit\n\n${text}`)).toHaveLength(5)
  })

  it('are a question as a heading where its line had room for the answer below', () => {
    const page =
      'What do I bring?\nA card and a cushion, and what you like to drink on\nthe way, since there is no shop on the island at all\nand the next one is an hour away by boat or longer.'
    expect(kindsOf(page)[0]).toBe('heading: What do I bring?')
  })

  it('never offer references, captions or broken text for saying', () => {
    const page =
      'Figure 3. Time spent in each part.\n\n[12] A. Author. A paper. In Proceedings, 2004.\n\n)*+,-./#0$1$23# :,,/==+.>?:6;\n\nThe result is clear.'
    expect(kindsOf(page).filter((kind) => kind.startsWith('sentence'))).toEqual([
      'sentence: The result is clear.',
    ])
  })
})

describe('passages', () => {
  it('stay on one page, do not cross headings and hold every unit', () => {
    const pages = [
      'Returns\nGoods can come back within 30 days.\nDelivery\nWe deliver daily.',
      'Nothing else is sold here.',
    ]
    const { units, passages } = readPassages(pages)
    const held = new Set(
      passages.flatMap(({ firstUnit, endUnit }) => units.slice(firstUnit, endUnit)),
    )
    for (const { firstUnit, endUnit } of passages) {
      const own = units.slice(firstUnit, endUnit)
      expect(new Set(own.map(({ page }) => page)).size).toBe(1)
      expect(own.filter(({ kind }) => kind === 'heading').length).toBeLessThanOrEqual(1)
    }
    expect(units.filter((unit) => unit.kind !== 'heading').every((unit) => held.has(unit))).toBe(
      true,
    )
  })

  it('stand under a part that has a number and a name, which may be said as well', () => {
    const page =
      'Tour\nDay 1: Arrival\nCome by train.\nDay 2: To the island\nWe sail for three hours.\n\nWeek 1: Maps\nWeek 2: Knots'
    const { units, passages } = readPassages([page])
    const text = ({ start, end }: { start: number; end: number }) => page.slice(start, end)
    const heads = passages.map(({ firstUnit, heading }) => [
      text(units[firstUnit]!),
      heading < 0 ? '' : text(units[heading]!),
    ])
    expect(heads).toContainEqual(['Day 2: To the island', 'Day 2: To the island'])
    expect(heads.map(([, heading]) => heading)).not.toContain('Week 1: Maps')
  })

  it('cut a long paragraph with one sentence of overlap', () => {
    const page = Array.from(
      { length: 40 },
      (_, n) => `Sentence number ${n} has exactly eight words here.`,
    ).join(' ')
    const { passages } = readPassages([page])
    expect(passages.length).toBeGreaterThan(1)
    for (const [index, passage] of passages.slice(1).entries()) {
      expect(passage.firstUnit).toBe(passages[index]!.endUnit - 1)
    }
  })
})
