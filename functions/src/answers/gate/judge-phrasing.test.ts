import { describe, expect, test } from 'vitest'
import { showQuote } from '../quote-text.ts'
import { judgePhrasing } from './judge-phrasing.ts'

const judge = (sentence: string, quote: string, language = 'en') =>
  judgePhrasing(sentence, { quote, text: showQuote(quote), language })
const judgeList = (sentence: string, quote: string) =>
  judgePhrasing(sentence, {
    quote,
    text: quote
      .split('\n')
      .map((line) => showQuote(line))
      .join('\n'),
    language: 'en',
  })

describe('a sentence that says what its quote says', () => {
  test.each([
    ['We don’t accept cheques.', 'We do not accept cheques.'],
    ['We do not accept cheques!', 'We don’t accept cheques.'],
    ['You can’t return made-to-measure wheels', 'You cannot return made-to-measure wheels.'],
    ['Full service takes 3 working days.', 'A full service takes three working days.'],
    ['An e-bike costs £32 per day.', 'An e-bike costs £32 a day.'],
    ['the deposit is £100.', 'The deposit is £100.'],
    ['We are closed on Monday.', 'However, we are closed on Monday.'],
    ['Please note that we are closed on Monday.', 'We are closed on Monday.'],
    ['Saturday is from 9:00 am to 4:00 pm.', 'Saturday: from 9:00 am – 4:00 pm'],
    ['Saturday: from 9:00 am to 4:00 pm', 'Saturday: 9:00 am – 4:00 pm'],
    ['Sunday and public holidays are closed.', 'Sunday and public holidays: closed'],
    ['A flat tyre takes 20 minutes and costs £12.50.', 'Flat tyre\t20 minutes\t£12.50'],
    ['The wheel truing costs £18', 'Wheel truing – £18'],
  ])('%j for %j', (sentence, quote) => {
    expect(judge(sentence, quote)).toBeNull()
  })

  test('a list may be told as one sentence, a table as several', () => {
    const list = 'You may take with you:\n• up to two children\n• one dog\n• luggage of up to 60 kg'
    expect(judgeList('You may take with you up to 2 children', list)).not.toBeNull()
    expect(
      judgeList(
        'You may take with you: up to 2 children, one dog and luggage of up to 60 kg.',
        list,
      ),
    ).toBeNull()
    const table = 'Bronze\t1 day\t£45\nSilver\t2 days\t£85'
    expect(
      judgeList('Bronze takes 1 day and costs £45 Silver takes 2 days and costs £85.', table),
    ).not.toBeNull()
    expect(
      judgeList('Bronze takes 1 day and costs £45. Silver takes 2 days and costs £85.', table),
    ).toBeNull()
  })

  test('a list of dashes keeps its lines, and what might be a minus', () => {
    const list = 'Bring:\n- a passport\n- cash'
    expect(judgeList('Bring: a passport and cash.', list)).toBeNull()
    expect(judgeList('Lowest: 5 °C', 'Lowest:\n- 5 °C')).not.toBeNull()
    expect(judgeList('Lowest:\n- 5 °C', 'Lowest:\n5 °C')).not.toBeNull()
  })

  test('in German a row reads as a sentence, and no article may change', () => {
    expect(judge('Der Aufbau dauert 3 Tage.', 'Der Aufbau\t3 Tage', 'de')).toBeNull()
    expect(judge('Eine Reparatur kostet 12 €.', 'Eine Reparatur: 12 €', 'de')).toBeNull()
    expect(
      judge('Der Kunde zahlt dem Händler.', 'Dem Kunde zahlt der Händler.', 'de'),
    ).not.toBeNull()
  })
})

describe('a sentence that says something else', () => {
  test.each([
    ['another number', 'Refunds within 40 days.', 'Refunds within 14 days.', 'number'],
    [
      'numbers that have changed places',
      'A costs £9 and B costs £5.',
      'A costs £5 and B costs £9.',
      'order',
    ],
    ['a merged pair', 'A costs £9.', 'A costs £5 and B costs £9.', 'number'],
    ['another currency', 'A full service is $89.', 'A full service is £89.', 'number'],
    ['a minus made of a bullet', '- 5 °C', '5 °C', 'sign'],
    ['a bullet', '- We accept cards.', 'We accept cards.', 'sign'],
    ['a dash in front', '– We accept cards.', 'We accept cards.', 'sign'],
    ['no minus', '5 °C', '–5 °C', 'sign'],
    ['a list made of a range', 'From £5, £10', 'From £5 – £10', 'order'],
    ['at least, made of a price', 'Wheel truing from £18', 'Wheel truing: £18', 'added_word'],
    ['a lost negation', 'Refunds are available.', 'Refunds are not available.', 'restriction'],
    ['an invented negation', 'Refunds are not available.', 'Refunds are available.', 'restriction'],
    [
      'a moved negation',
      'Dogs are not allowed, cats are.',
      'Dogs are allowed, cats are not.',
      'order',
    ],
    ['a lost "only"', 'Members enter.', 'Only members enter.', 'restriction'],
    ['a lost exception', 'Open daily.', 'Open daily except Sunday.', 'restriction'],
    ['after for within', 'Refunds after 14 days.', 'Refunds within 14 days.', 'restriction'],
    ['may for must', 'You may register.', 'You must register.', 'added_word'],
    [
      'or for and',
      'Bring a passport or a licence.',
      'Bring a passport and a licence.',
      'added_word',
    ],
    ['every for some', 'Every room has a bath.', 'Some room has a bath.', 'added_word'],
    ['a dot of the document for a column', 'Table 2 takes 3 m', 'Table 2 · 3 m', 'sign'],
    ['turned roles', 'Guests pay hosts.', 'Hosts pay guests.', 'order'],
    ['a turned voice', 'Staff are charged £5.', 'Staff charged £5.', 'added_word'],
    ['a helper that turns the voice', 'We have charged.', 'We are charged.', 'added_word'],
    [
      'a lost adjective',
      'Members get 10% off.',
      'Registered members get 10% off.',
      'left_out_word',
    ],
    ['a lost end', 'Members get 10% off.', 'Members get 10% off on Mondays.', 'left_out_word'],
    [
      'a moved limit',
      'Within 14 days we refund goods returned.',
      'We refund goods returned within 14 days.',
      'order',
    ],
    ['another name', 'Founded by Marta Smith.', 'Founded by Marta Oyelaran.', 'name'],
    ['an acronym as a word', 'All Us guests pay.', 'All US guests pay.', 'order'],
    ['dogs for a dog', 'You may bring dogs.', 'You may bring a dog.', 'added_word'],
    [
      'most for the most',
      'Most popular rooms have a bath.',
      'The most popular rooms have a bath.',
      'left_out_word',
    ],
    ['last week for the last week', 'Closed last week.', 'Closed the last week.', 'left_out_word'],
    ['few for a few', 'Few seats are left.', 'A few seats are left.', 'left_out_word'],
    ['a lost letter of a name', 'Zone costs £5.', 'Zone A costs £5.', 'left_out_word'],
    ['a question', 'We deliver?', 'We deliver.', 'sign'],
    ['an answer made of a question', 'Do you deliver.', 'Do you deliver?', 'sign'],
    ['a comma that turns it', 'No, refunds on Monday.', 'No refunds on Monday.', 'order'],
    ['a lost comma', 'No refunds are given.', 'No, refunds are given.', 'order'],
    ['another language', 'Wir nehmen keine Schecks.', 'We do not accept cheques.', 'restriction'],
    ['a yes', 'Yes, we accept cards.', 'We accept cards.', 'added_word'],
    ['a link', 'We accept cards https://evil.example', 'We accept cards.', 'sign'],
    ['a Markdown link', 'We accept [cards](https://evil.example).', 'We accept cards.', 'sign'],
    ['a picture', '![x](https://evil.example/?q=1) We accept cards.', 'We accept cards.', 'sign'],
    ['markup', 'We accept <b>cards</b>.', 'We accept cards.', 'sign'],
    ['stress', 'We **accept** cards.', 'We accept cards.', 'sign'],
    ['an emoji', 'We accept cards 🎉', 'We accept cards.', 'sign'],
    ['a sign that is not seen', 'We acc\u200Bept cards.', 'We accept cards.', 'sign'],
    ['letters written backwards', 'We accept \u202Ecards.', 'We accept cards.', 'sign'],
    ['hidden tags', 'We accept cards\u{E0041}.', 'We accept cards.', 'sign'],
    ['a letter of another script', 'We accept саrds.', 'We accept cards.', 'added_word'],
    ['a sign in front', '? We accept cards.', 'We accept cards.', 'sign'],
    ['nothing', '  ', 'We accept cards.', 'empty'],
    ['signs alone', '...', 'We accept cards.', 'empty'],
    ['a flood', 'We accept cards. '.repeat(50), 'We accept cards.', 'too_long'],
    ['the quote twice', 'We accept cards. We accept cards.', 'We accept cards.', 'added_word'],
  ])('%s: %j for %j', (_, sentence, quote, fault) => {
    expect([sentence, judge(sentence, quote)]).toEqual([sentence, fault])
  })

  test.each([
    ['a pair shifted by one row', 'Bronze. £45 is Silver, £85.'],
    ['rows without anything between them', 'Bronze, £45 Silver, £85'],
    ['a row left out', 'Bronze, £85'],
    ['prices changed', 'Bronze, £85, Silver, £45'],
    ['a stop inside a row', 'Bronze; £45, Silver; £85'],
    ['a time made of a price', 'Bronze takes £45, Silver takes £85.'],
  ])('a table with %s', (_, sentence) => {
    expect(judgeList(sentence, 'Bronze\t£45\nSilver\t£85')).not.toBeNull()
  })
})
