import { describe, expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const split = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end))

describe('sentences', () => {
  it.each([
    [
      'Urdu',
      'کمرے کا کرایہ Rs. 4500 ہے۔ ناشتہ شامل ہے؟ جی ہاں!',
      ['کمرے کا کرایہ Rs. 4500 ہے۔', 'ناشتہ شامل ہے؟', 'جی ہاں!'],
    ],
    [
      'Tamil',
      'கட்டணம் ரூ. 500 மட்டும். கி.மீ. ஒன்றுக்கு ரூ. 12 ஆகும்.',
      ['கட்டணம் ரூ. 500 மட்டும்.', 'கி.மீ. ஒன்றுக்கு ரூ. 12 ஆகும்.'],
    ],
    [
      'abbreviations and initials',
      'Dr. J. Smith met Mr. Lee, e.g. on Monday. They spoke.',
      ['Dr. J. Smith met Mr. Lee, e.g. on Monday.', 'They spoke.'],
    ],
    [
      'letters behind an apostrophe',
      'The boat stays Mary’s. Forget the boat.',
      ['The boat stays Mary’s.', 'Forget the boat.'],
    ],
    [
      'German ordinals and amounts',
      'Am 8. Februar kostet es 30 Mio. Euro. Im 19. Jahrhundert war es der 2. Platz. Es gilt bis 12. Danach nicht.',
      [
        'Am 8. Februar kostet es 30 Mio. Euro.',
        'Im 19. Jahrhundert war es der 2. Platz.',
        'Es gilt bis 12.',
        'Danach nicht.',
      ],
    ],
    [
      'signs in brackets',
      'Lea lernt noch (Modelle gesucht! Schnitt 15 Euro) und hilft. Komm vorbei.',
      ['Lea lernt noch (Modelle gesucht! Schnitt 15 Euro) und hilft.', 'Komm vorbei.'],
    ],
    [
      'streets, letters and short words of several languages',
      'Karten in der Marktstr. 12. Es kommt i. d. R. im Juli. Arroz, mín. 2 pers. Hasta las 4 p. m. Abierto.',
      [
        'Karten in der Marktstr. 12.',
        'Es kommt i. d. R. im Juli.',
        'Arroz, mín. 2 pers. Hasta las 4 p. m.',
        'Abierto.',
      ],
    ],
    [
      'decimals, prices and versions',
      'It costs £4.50 a day. Version 2.1 is out.',
      ['It costs £4.50 a day.', 'Version 2.1 is out.'],
    ],
    [
      'addresses of the web',
      'See www.example.com/a.b for more. Or call.',
      ['See www.example.com/a.b for more.', 'Or call.'],
    ],
    [
      'abbreviations that are words as well',
      'Wool comes to our mill. Our parcels hold art. The answer is no. Buses run. It cost 3 mill. Euro. See no. 5 for more.',
      [
        'Wool comes to our mill.',
        'Our parcels hold art.',
        'The answer is no.',
        'Buses run.',
        'It cost 3 mill. Euro.',
        'See no. 5 for more.',
      ],
    ],
    [
      'telephones of other languages',
      'Sonnez au 31. Tél. 02 40 00 73 19. À bientôt.',
      ['Sonnez au 31.', 'Tél. 02 40 00 73 19.', 'À bientôt.'],
    ],
    [
      'titles of other languages',
      'A encarregada é a Dra. Filipa Salgueiro. Rivolgersi al Dott. Neri. Volejte Ing. Berga.',
      [
        'A encarregada é a Dra. Filipa Salgueiro.',
        'Rivolgersi al Dott. Neri.',
        'Volejte Ing. Berga.',
      ],
    ],
    ['closing quotes', 'He said “Stop.” Then he left.', ['He said “Stop.”', 'Then he left.']],
    [
      'the number of a footnote',
      'It was copied from them.5 American comics differ.',
      ['It was copied from them.', 'American comics differ.'],
    ],
    [
      'a number of a section with a letter in it',
      '8.A. Cancelling. It is covered. 8.A.1 What is covered. B.2 Not this.',
      ['8.A. Cancelling.', 'It is covered.', '8.A.1 What is covered.', 'B.2 Not this.'],
    ],
    [
      'line breaks inside a sentence',
      'The gate\nis open. It\ncloses at 9.',
      ['The gate\nis open.', 'It\ncloses at 9.'],
    ],
    [
      'an abbreviation that ends a sentence',
      'We open at 9 a.m. The shop closes at 5 p.m. daily.',
      ['We open at 9 a.m.', 'The shop closes at 5 p.m. daily.'],
    ],
    ['Chinese signs', '我们九点开门。周日休息。', ['我们九点开门。', '周日休息。']],
    [
      'blanks in Thai, but not those around names, numbers and what goes on',
      'ประภาคารแห่งนี้ออกแบบโดยวิศวกรชื่ออิลเซอ บรันท์ และสร้างขึ้นในปี 1861 ตัวหอสูง 43 เมตรในตอนแรก ปัจจุบันที่นี่เป็นพิพิธภัณฑ์ของเมือง',
      [
        'ประภาคารแห่งนี้ออกแบบโดยวิศวกรชื่ออิลเซอ บรันท์ และสร้างขึ้นในปี 1861 ตัวหอสูง 43 เมตรในตอนแรก',
        'ปัจจุบันที่นี่เป็นพิพิธภัณฑ์ของเมือง',
      ],
    ],
    [
      'no stop of a shortened word in Thai',
      'หอคอยสร้างขึ้นใน ค.ศ. 1861 โดยวิศวกรชื่ออิลเซอ บรันท์',
      ['หอคอยสร้างขึ้นใน ค.ศ. 1861 โดยวิศวกรชื่ออิลเซอ บรันท์'],
    ],
    [
      'what mostly begins a sentence in Thai, and no name of two words',
      'ประภาคารแห่งนี้ออกแบบโดยวิศวกรหญิงชื่ออเล็กซานดรา วอนเดอร์เบิร์กเกอร์ อย่างไรก็ตาม ตัวหอสูงเพียง 43 เมตร',
      [
        'ประภาคารแห่งนี้ออกแบบโดยวิศวกรหญิงชื่ออเล็กซานดรา วอนเดอร์เบิร์กเกอร์',
        'อย่างไรก็ตาม ตัวหอสูงเพียง 43 เมตร',
      ],
    ],
    ['Armenian signs', 'Բաց է։ Այսօր փակ է։', ['Բաց է։', 'Այսօր փակ է։']],
    ['Burmese signs', 'ဖွင့်သည်။ ပိတ်သည်။', ['ဖွင့်သည်။', 'ပိတ်သည်။']],
    ['Ethiopic signs', 'ክፍት ነው። ዝግ ነው።', ['ክፍት ነው።', 'ዝግ ነው።']],
    ['Georgian, which has small letters alone', 'ღიაა. დაკეტილია.', ['ღიაა.', 'დაკეტილია.']],
    ['questions and calls', 'Is it open? Yes! Come in.', ['Is it open?', 'Yes!', 'Come in.']],
    ['a rest without a full stop', 'One. two three', ['One. two three']],
  ])('are cut at their ends: %s', (_, text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('of nothing are none', () => {
    expect(split(' \n ')).toEqual([])
  })
})
