import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { extractPdf } from './pdf.ts'

/** Documents as browsers and office programs print them. */
const pagesOf = async (name: string): Promise<string[]> =>
  (await extractPdf(readFileSync(resolve(import.meta.dirname, 'samples', name)))).pages

test('a browser: the lines of centred cells are a row, and codes a column', async () => {
  const [first, second] = await pagesOf('sheet.pdf')
  expect(first).toContain(
    [
      'Boat\tWhat it is good for\tSeats\tPrice per half day',
      'Heron, blue hull\tQuiet mornings and bird watching near the reeds\t2\t£18, or £30 with the electric motor',
      'Otter\tFamilies\t4\t£26',
      'Pike, two sails\tSailing on the lake when the wind is steady\t3\t£34',
    ].join('\n'),
  )
  expect(first).toContain('\nE2\tBattery low\tRow back')
  expect(second).toMatch(/^pets that cannot swim, .* all\nand are afraid of it;\nradios\.\n\nRing/)
})

test('an office program: names of columns that end on one height, and cells that nearly touch', async () => {
  expect(await pagesOf('office.pdf')).toEqual([
    [
      'Tariffs of the Tarn ferry',
      'Ticket\tBasic price per month\tPrice per crossing\tNotice',
      'Commuter, weekdays only\t11.90 Euro\t0.40 Euro\ttwo weeks',
      'Family\t45 minutes\t£6.50 per session\tone month before the end',
      'Valid from May.',
    ].join('\n'),
  ])
})

test('Arabic: numbers, shares, addresses, brackets and marks in the order of reading', async () => {
  expect(await pagesOf('arabic.pdf')).toEqual([
    [
      'مرسى النخيل\n',
      'اتصل بنا على 04 555 0190 من 8:30 إلى 17:00، أو اكتب إلى',
      'hello@marsa.example (خصم 15% للأعضاء).',
      'القارب\tالمقاعد\tفي اليوم\tفي الأسبوع',
      '«نورس»\t4\t120\t700',
      'دلفين\t6\t180\t1,050',
      'يُحسب التأخير فوراً بمبلغ 50 درهماً.',
    ].join('\n'),
  ])
})

test('Japanese: signs for the radicals that the font gives, and no blanks where lines end', async () => {
  const [page] = await pagesOf('japanese.pdf')
  expect(page).toMatch(
    /^川辺ボート\n\n営業日は毎週月曜日と金曜日で、[^\s]+料金は一時間1,650円です。$/,
  )
  expect(page).not.toMatch(/[\u2E80-\u2FDF]/)
})

test('Thai and Hindi: what marked content says, where shapes of letters do not tell what they stand for', async () => {
  const [first, ...others] = await pagesOf('thai.pdf')
  expect(first).toMatch(/^ค่าเช่าเรือที่ท่าน้ำ\n\nเรือเล็กสำหรับผู้ใหญ่สองคนตั้งแต่เช้า ชั่วโมงละ 180 บาท\n/)
  expect(others).toEqual(['ปิดวันที่ 13', 'ปิดวันที่ 27'])
  expect(await pagesOf('hindi.pdf')).toEqual(['सोमवार को नौका विहार बंद है। बच्चों के लिए छूट मिलती है।'])
})
