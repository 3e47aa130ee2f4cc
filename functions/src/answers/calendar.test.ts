import { describe, expect, it } from 'vitest'
import { countOthers, datesIn } from './calendar.ts'
import { datesBeside, daysIn } from './dates-beside.ts'

describe('the days and months of a text', () => {
  it.each([
    ['Monday to Thursday: 8.30 to 5', 'Wednesday'],
    ['Mon–Fri 9–17', 'on Tuesdays'],
    ['Open from Friday to Monday.', 'Sunday'],
    ['weekdays from 9', 'Thursday'],
    ['at weekends until 11', 'Sunday'],
    ['daily 10:00 – 17:00', 'Saturday'],
    ['daily except Monday', 'Tuesday'],
    ['November to March: closed', 'January'],
    ['November to March: closed', 'in winter'],
    ['Montag bis Freitag', 'Mittwoch'],
    ['Mo–Fr 9–17 Uhr', 'Dienstag'],
    ['de lunes a viernes', 'miércoles'],
    ['du mardi au samedi', 'jeudi'],
    ['Domingo: cerrado', 'el domingo'],
    ['Januar bis April', 'im März'],
    ['from May to July', 'in June'],
    ["La fin de semaine, c'est de 8 h à 20 h", 'le dimanche'],
    ['de lunes a viernes', 'entre semana'],
    ['mar – mer    9h – 18h30', 'le mercredi'],
    ['mar, mer et jeu : 15 %', 'le mardi'],
    ['jeu          9h – 20h', 'le jeudi'],
    ['lun          fermé', 'lundi'],
    ['Service clients : lun–ven 9 h–12 h 30', 'mercredi'],
    ['Lun - Jue 9:00 a 20:00', 'el martes'],
    ['ma t/m do    9.00 - 17.30', 'woensdag'],
    ['za           9.00 - 18.00', 'zaterdag'],
    ['lun–ven 9.00', 'giovedì'],
    ['3.ª a 5.ª feira    9h30 – 19h00', 'à quarta'],
    ['2.ª feira    Encerrado', 'Estão abertos à segunda?'],
    ['Segunda a sexta-feira', 'na quinta-feira'],
  ])('"%s" holds %s', (text, asked) => {
    expect(datesIn(asked)).not.toBe(0)
    expect(datesIn(text) & datesIn(asked)).toBe(datesIn(asked))
    expect(countOthers(text, datesIn(asked))).toBe(0)
  })

  it.each([
    ['sv', 'Mån–fre 10–18', 'på onsdagar'],
    ['sv', 'Lördagar 10.00–14.00', 'på lördag'],
    ['da', 'Mandag til fredag kl. 9–17', 'om torsdagen'],
    ['fi', 'ma–pe 10–18, la 10–15', 'keskiviikkona'],
    ['fi', 'Avoinna maanantaista: tiistai–lauantai', 'perjantaisin'],
    ['et', 'E–R 9–18, L 10–15', 'kolmapäeval'],
    ['et', 'teisipäevast laupäevani', 'neljapäeviti'],
    ['et', 'Avatud aprillist oktoobrini', 'juulis'],
    ['pl', 'pon.–pt. 7:30–17:00', 'w środę'],
    ['pl', 'sobota 8:00–13:00', 'w soboty'],
    ['pl', 'od kwietnia do października', 'w lipcu'],
    ['cs', 'Po–Pá 8–17', 've středu'],
    ['sk', 'Po–Pi 8–17', 'v stredu'],
    ['sk', 'od marca do októbra', 'v júli'],
    ['sk', 'v pracovných dňoch od 8.00', 'vo štvrtok'],
    ['ru', 'вт–сб 11:00–19:00', 'в четверг'],
    ['ru', 'с понедельника по пятницу', 'по средам'],
    ['ru', 'Суббота 9:00–15:00', 'в субботу'],
    ['uk', 'пн–пт 9:00–18:00', 'у середу'],
    ['hr', 'pon – pet 8.00 – 16.00', 'u srijedu'],
    ['lt', 'Pirmadieniais–penktadieniais 8–17 val.', 'trečiadienį'],
    ['lt', 'I–V 9.00–18.00, VI 10.00–14.00', 'šeštadieniais'],
    ['lt', 'nuo balandžio iki spalio', 'liepą'],
    ['sl', 'pon.–pet. 8.00–16.00', 'v sredo'],
    ['sl', 'od torka do sobote', 'ob četrtkih'],
    ['sl', 'od aprila do oktobra', 'julija'],
    ['sl', 'vsak dan razen ponedeljka', 'ob torkih'],
    ['hu', 'hétfő–péntek 8–16', 'szerdán'],
    ['tr', 'Pazartesi–Cuma 09:00–18:00', 'çarşamba'],
    ['el', 'Δευτέρα – Παρασκευή 9:00–17:00', 'την Τετάρτη 10:00'],
    ['ar', 'من السبت إلى الخميس', 'الاثنين'],
    ['ro', 'luni - vineri 9-17', 'miercuri'],
    ['ca', 'dl. a dv., 9–18 h', 'dimecres'],
    ['ca', 'de dimarts fins a dissabte', 'els dijous'],
    ['ca', 'del febrer al maig', 'al març'],
    ['sr', 'pon–pet 8.00–16.00', 'u sredu'],
    ['sr', 'од уторка до суботе', 'četvrtkom'],
    ['sr', 'od aprila do oktobra', 'у јулу'],
    ['sr', 'радним данима од 8.00', 'средом'],
    ['ta', 'செவ்வாய்க்கிழமை முதல் சனிக்கிழமை வரை', 'வியாழக்கிழமை'],
    ['ta', 'திங்கள் – வெள்ளி: 9:00 – 18:00', 'புதன்கிழமை'],
    ['ta', 'நவம்பர் முதல் மார்ச் வரை', 'ஜனவரியில்'],
    ['ur', 'پیر سے جمعرات تک', 'بدھ کو'],
    ['ur', 'منگل سے ہفتے تک', 'جمعے کو'],
    ['ur', 'ہفتہ: صبح 10:30 بجے', 'ہفتے کو'],
    ['ur', 'نومبر سے مارچ تک', 'جنوری میں'],
    ['te', 'మంగళవారం నుండి శనివారం వరకు', 'బుధవారం'],
    ['te', 'నవంబర్ నుంచి మార్చి వరకు', 'జనవరిలో'],
    ['lv', 'P.–Pk. 9.00–18.00', 'trešdienās'],
    ['lv', 'no aprīļa līdz oktobrim', 'jūlijā'],
    ['id', 'Senin–Jumat 08.00–16.00', 'rabu'],
    ['ms', 'Isnin hingga Jumaat', 'hari Khamis'],
    ['ms', 'dari Mac sampai Oktober', 'bulan Julai'],
    ['ms', 'setiap hari 8.30 pagi – 10.00 malam', 'Ahad'],
    ['ms', 'hujung minggu tutup', 'Sabtu'],
    ['tl', 'Lunes hanggang Biyernes', 'Miyerkules'],
    ['tl', 'Linggo: 6:00 ng umaga', 'tuwing linggo'],
    ['tl', 'mula Marso hanggang Hunyo', 'Abril'],
    ['sw', 'Jumanne hadi Jumamosi', 'alhamisi'],
    ['sw', 'kuanzia Aprili mpaka Oktoba', 'mwezi Julai'],
    ['sw', 'Jumatatu–Ijumaa saa 2:00 asubuhi', 'jumatano'],
  ])('%s: "%s" holds %s', (language, text, asked) => {
    const dates = datesIn(asked, language)
    expect(dates).not.toBe(0)
    expect(datesIn(text, language) & dates).toBe(dates)
  })

  it.each([
    ['fi', 'La 10–15'],
    ['hr', 'pet 8.00 – 16.00'],
    ['da', 'Man 9.30'],
    ['sk', 'v máji'],
  ])('knows the short days of %s in its own texts alone', (language, text) => {
    expect(datesIn(text, language)).not.toBe(0)
    expect(datesIn(text, 'en')).toBe(0)
  })

  it.each([
    ['Monday to Thursday: 8.30 to 5', 'Friday'],
    ['Mon, Wed and Fri 9–17', 'Tuesday'],
    ['daily except Monday', 'Monday'],
    ['Thursday afternoons', 'Saturday'],
    ['April to October', 'in winter'],
  ])('"%s" leaves out %s', (text, asked) => {
    expect(countOthers(text, datesIn(asked))).toBeGreaterThan(0)
  })

  it.each([
    'You may march on.',
    'The sun sat low.',
    'We do so.',
    'It may help to ask.',
    'Call us at any hour.',
    'Une chambre avec vue de mer, et le jeu est gratuit.',
    'Vistas al mar y desayuno en el mar.',
    'A segunda via custa 5 €, a quinta é grátis.',
    'Desde la segunda unidad, ropa de segunda mano.',
    'Ma chambre, mi casa.',
    'A concert by Marc Vidal, en Marc canta.',
  ])('are none in "%s"', (text) => {
    expect(datesIn(text)).toBe(0)
  })

  it('counts those that a text speaks of which leaves out others', () => {
    expect(countOthers('Thursday to Sunday, April to May', datesIn('Tuesday'))).toBe(4)
    expect(countOthers('Thursday, April to May', datesIn('Tuesday'))).toBe(1)
    expect(countOthers('Thursday, April to May', datesIn('in June'))).toBe(2)
  })

  it('leaves out nothing where it names neither', () => {
    expect(countOthers('We are open from 9 to 5.', datesIn('Monday'))).toBe(0)
    expect(countOthers('Open in May', datesIn('Monday'))).toBe(0)
  })
})

it('knows which words a range may begin and end with', () => {
  const beside = (word: string, question = word, language = 'en'): readonly string[] =>
    datesBeside(word, { dates: () => datesIn(question), language })
  expect(beside('wednesday')).toEqual(expect.arrayContaining(['monday', 'fri', 'daily']))
  expect(beside('wednesday')).not.toEqual(expect.arrayContaining(['sun']))
  expect(beside('sundays')).toContain('sun')
  expect(beside('january')).toContain('november')
  expect(beside('january')).not.toContain('monday')
  expect(beside('miercoles')).toEqual(expect.arrayContaining(['lunes', 'viernes']))
  expect(beside('winter')).toEqual(expect.arrayContaining(['november', 'dezember']))
  expect(beside('march', 'Will you march on?')).toEqual([])
  expect(beside('march', 'Are you open in March?')).toContain('november')
  expect(beside('mai', 'Habt ihr im Mai geöffnet?', 'de')).toContain('oktober')
  expect(beside('mars', 'Êtes-vous ouverts en mars ?', 'fr')).toContain('octobre')
  expect(beside('mars', 'and on Mars?')).toEqual([])
  expect(beside('bicycle')).toEqual([])
})

it.each(['la segunda planta', 'Wo finde ich euch?'])(
  'takes no other word for a day: %s',
  (text) => {
    expect(datesIn(text)).toBe(0)
  },
)

it('knows how opening hours name the days of a language', () => {
  expect(daysIn('fr')).toEqual(expect.arrayContaining(['lundi', 'dim']))
  expect(daysIn('fi')).toEqual(expect.arrayContaining(['maanantai', 'la']))
  expect(daysIn('th')).toEqual([])
})
