/** Letters of Arabic that some keyboards have in place of those of Urdu, and hamzas that many leave out. */
const LETTERS: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۂ: 'ہ',
  ۓ: 'ے',
  ؤ: 'و',
  أ: 'ا',
}
const OTHER_LETTER = /[يىئكهةۂۓؤأ]/gu
/** Vowel signs, the sign of a hamza, and the sign between parts of a word. */
const SIGNS = /[\u064B-\u0655\u0670\u0640\u200C]/gu

/** An Urdu word as it is compared: in letters of one kind, without vowel signs. */
const inUrduLetters = (word: string): string =>
  word
    .normalize('NFC')
    .replace(SIGNS, '')
    .replace(OTHER_LETTER, (letter) => LETTERS[letter]!)

/** Plurals from within, as Arabic makes them, and words whose own end looks like an ending. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `وقت:اوقات کتاب:کتب شرط:شرایط طالب:طلبہ,طلبا,طلباء,طالبات,طالبہ خاتون:خواتین مسجد:مساجد مدرس:مدارس استاد:اساتذہ
   رکن:اراکین,ارکان,رکنیت ملک:ممالک مرکز:مراکز دفتر:دفاتر تاریخ:تواریخ خرچ:خرچہ,خرچے,خرچا,اخراجات رقم:رقوم مسل:مسلہ,مسایل,مسلے,مسایلہ,مسیلہ,مسیلے
   فرد:افراد دوا:ادویات,ادویہ,دوای,دوایی,دواییں,دوایاں,دوایوں,دوایییں مرض:امراض حق:حقوق فاید:فواید تصویر:تصاویر قسط:اقساط قسم:اقسام
   منزل:منازل مقام:مقامات خط:خطوط موقع:مواقع ذریع:ذرایع سہولت:سہولیات خدمت:خدمات ضرورت:ضروریات قانون:قوانین قاعد:قواعد ضابط:ضوابط
   منظر:مناظر مضمون:مضامین شاخ:شاخیں خبر:اخبار شے:اشیا,اشیاء نسخ:نسخہ,نسخے امتحان:امتحانات تعطیل:تعطیلات معاہد:معاہدہ,معاہدے,معاہدات
   گاوں:گاوں پاوں:پاوں چھاوں:چھاوں ماں:ماں,ماوں,مایں,ماییں بیٹ:بیٹا,بیٹے,بیٹوں جگہ:جگہیں,جگہوں وجہ:وجہ,وجوہ,وجوہات توجہ:توجہ منہ:منہ شبہ:شبہ
   نیا:نیا,نیی,نیے,نی مہینہ:مہینہ,مہینے,مہینوں,مہینا,ماہ ہفتہ:ہفتہ,ہفتے,ہفتوں رات:رات,راتیں,راتوں بات:بات,باتیں,باتوں ملاقات:ملاقات,ملاقاتیں,ملاقاتوں
   برسات:برسات سات:سات بارات:بارات کرایہ:کرایہ,کرایے,کرایوں,کرایا روپیہ:روپیہ,روپے,روپیے,روپوں,روپیوں,روپیا پیسہ:پیسہ,پیسے,پیسوں,پیسا
   کھانا:کھانا,کھانے,کھانوں,کھاتے,کھاتا,کھاتی,کھاییں,کھایے,کھایا,کھایی,کھا سیکھ:سکھانا,سکھاتے,سکھاتی,سکھاتا,سکھاییں,سکھایے,سکھایا,سکھایی,سکھا
   کھل:کھولتے,کھولنا,کھولیں,کھولا,کھولتا,کھولتی,کھولنے,کھولے,کھول سل:سینا,سیتے,سیتی,سیتا,سییں,سیا,سلایی,سی بک:بکنگ,بک ملک:ملک بل:بل,بلوں بلی:بلی,بلیاں,بلیوں
   دن:دن,دنوں چایے:چایے,چاے دودھ:دودھ`
    .split(/\s+/u)
    .flatMap((entry) => {
      const [stem = '', forms = ''] = entry.split(':')
      return forms.split(',').map((form) => [form, stem] as const)
    }),
)

/** Words whose last vowel is their own: medicine is no two, prayer no pair. */
const KEPT =
  /^(?:دوا|ہوا|سزا|دعا|غذا|خدا|ادا|جدا|صدا|وفا|بلا|شفا|رضا|فضا|قضا|ویزا|پزا|پیزا|کوٹا|دریا|دنیا|.*(?:اہ|وہ))$/u

/** Nouns and adjectives whose stem ends as what stands between a verb and its ending does. */
const ENDS_AS_VERB =
  /^(?:جرمان|پران|زمان|خزان|نمون|خان|دان|روزان|سالان|ماہان|مردان|زنان|بیعان|کارخان|راست|ناشت|جوت|رشت|کت|پت|بست|دست|سست|کرت|فیت|فلیت|کہان|پریشان|آسان|جوان|مہربان|پان|نشان|سلامت|حفاظت|رعایت|ضمانت|دوست|روایت|قدرت|پاکستان|شیروان|بریان|خوبان|نگران|چھوت|موت|پودین|پسین|نگین|خواتین|مہین|ہفت|سوت|گوشت|اضافت|ذات|وقت|سخت|مفت|قیمت|عورت|کمپن|بجل|نان|تھان|بان|ثان|یقین|بیرون|اندرون|سامان|بارات|ادبیات)$/u

/** Letters that stay at least. */
const LEAST = 2

/** Endings of nouns, and what stands in their place. */
const NOUN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ی(?:اں|وں)$/u, 'ی'],
  [/(?<=ای)ات$/u, 'ت'],
  [/(?<=.{3})ات$/u, ''],
  [/جات$/u, ''],
]
/** The endings of a verb that begin behind its stem in -ا or -و: بنائیں, بنایا, دھوئے. */
const BEHIND_VOWEL = /(?<=..[او])ی(?:یں|ے|ی|ا|یے|یے گا)$/u
const VERBAL = /(?:ن[اےی]|ت(?:[اےی]|یں|ی?ہوں))$/u
const VOWEL = /(?:وں|یں|یے|یا|[اہے])$/u
/** Feminine -ی of what is longer: a cat is no bill. */
const FEMININE = /(?<=...)ی$/u
/** What makes a verb of having it done: سلوانا, بدلوائیں. */
const CAUSATIVE = /(?<=..)(?:وا|ا)$/u

function withoutVerbal(word: string): string | undefined {
  const behind = BEHIND_VOWEL.exec(word) ?? VERBAL.exec(word)
  if (behind === null || behind.index < LEAST) return undefined
  const noun = word.replace(/(?:[اےیہ]|یں|وں)$/u, '')
  if (ENDS_AS_VERB.test(noun)) return undefined
  return word.slice(0, behind.index).replace(CAUSATIVE, '')
}

/**
 * Light stem of an Urdu word: one ending of number, gender or case off (کمرہ، کمرے، کمروں), or that of
 * a verb (کھلتا، کھلیں، کھلنا; بنوانا and بنائیں are one).
 */
export function stemUrdu(written: string): string {
  const word = inUrduLetters(written)
  const known = IRREGULAR.get(word)
  if (known !== undefined) return known
  if (KEPT.test(word)) return word
  for (const [ending, left] of NOUN_ENDINGS) {
    const found = ending.exec(word)
    if (found !== null && found.index >= LEAST) {
      const stem = word.slice(0, found.index) + left
      return stem.length > 3 ? stem.replace(/ی$/u, '') : stem
    }
  }
  const verb = withoutVerbal(word)
  if (verb !== undefined) return verb
  const vowel = VOWEL.exec(word)
  if (vowel !== null && vowel.index >= LEAST) return word.slice(0, vowel.index)
  return word.replace(FEMININE, '')
}
