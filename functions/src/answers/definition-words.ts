import type { Language } from './language.ts'

/** How a language asks what something is, and says it. Sources of patterns that ignore case. */
interface DefinitionWords {
  /** Questions, as they are written; NAME stands for what is asked about. */
  readonly asked: readonly string[]
  /** Without accents, what stands right behind the name where a sentence says what it is. */
  readonly says: string
  /** Without accents, what may stand before the name, or before what it is; '' where nothing does. */
  readonly articles: string
}

const SCANDINAVIAN_ARTICLES = 'en|ei|ett?|den|det|de|dei|som'
const SAYS_IN_SCANDINAVIA = String.raw`\s(?:ar|er|var|betyder|betyr)\s(?:${SCANDINAVIAN_ARTICLES})\s`

/** English, German and Spanish have theirs in `definition-asked` and `definitions`. */
export const DEFINITION_WORDS: Readonly<Record<Language, DefinitionWords>> = {
  fr: {
    asked: [
      String.raw`(?:qu['’]est[- ]ce que(?: c['’]est que)?|c['’]est quoi|que signifie|que veut dire)\s(?:un |une |le |la |les |l['’])?NAME`,
      String.raw`qu['’]est[- ]ce qu['’](?:un |une |on appelle )NAME`,
      String.raw`qui (?:est|était|étaient|sont|fut)\s(?:un |une |le |la |les |l['’])?NAME`,
    ],
    says: String.raw`\s(?:(?:est|sont|etait|etaient|fut)\s(?:un|une|le|la|les|des|du|l['’])|(?:designe|signifie|consiste|correspond|est appele)(?!\p{L}))`,
    articles: String.raw`un|une|le|la|les|des|l['’]`,
  },
  it: {
    asked: [
      String.raw`(?:(?:che )?cos['’]è|(?:che )?cosa (?:è|sono|significa)|che significa|che sono)\s(?:il |lo |la |l['’]|i |gli |le |un |uno |una |un['’])?NAME`,
      String.raw`chi (?:è|sono|era|erano|fu|furono)\s(?:il |lo |la |l['’]|i |gli |le )?NAME`,
    ],
    says: String.raw`\s(?:(?:e|sono|era|erano|fu)\s(?:il|lo|la|l['’]|i|gli|le|un|uno|una|un['’])|(?:significa|indica|consiste)(?!\p{L}))`,
    articles: String.raw`il|lo|la|i|gli|le|l['’]|un|uno|una|un['’]`,
  },
  pt: {
    asked: [
      String.raw`o que (?:é|são|foi|significa|quer dizer)\s(?:o |a |os |as |um |uma )?NAME`,
      String.raw`quem (?:é|são|foi|foram|era|eram)\s(?:o |a |os |as )?NAME`,
    ],
    says: String.raw`\s(?:(?:e|sao|foi|era|eram)\s(?:o|a|os|as|um|uma)|(?:significa|designa|consiste)(?!\p{L}))`,
    articles: 'o|a|os|as|um|uma',
  },
  ca: {
    asked: [
      String.raw`(?:què (?:és|són|era|vol dir|significa|signifiquen)|que (?:és|són) això (?:de |del |d['’]))\s?(?:el |la |l['’]|els |les |un |una )?NAME`,
      String.raw`qui (?:és|són|era|eren|va ser|fou|van ser)\s(?:el |la |l['’]|els |les |en |na )?NAME`,
    ],
    says: String.raw`\s(?:(?:es|son|era|eren|va ser|van ser|fou)\s(?:el|la|l['’]|els|les|un|una)|(?:significa|designa|consisteix|vol dir|s['’]anomena)(?!\p{L}))`,
    articles: String.raw`el|la|els|les|l['’]|un|una|en|na`,
  },
  nl: {
    asked: [
      String.raw`wat (?:is|zijn|was|waren|betekent)\s(?:de |het |een )?NAME`,
      String.raw`wie (?:is|zijn|was|waren)\s(?:de |het )?NAME`,
    ],
    says: String.raw`\s(?:(?:is|zijn|was|waren)\s(?:de|het|een)|betekent)\s`,
    articles: 'de|het|een',
  },
  ro: {
    asked: [
      String.raw`ce (?:este|e|sunt|era|a fost|înseamnă|inseamna)\s(?:un |o )?NAME`,
      String.raw`cine (?:este|e|sunt|era|erau|a fost|au fost)\s(?:un |o )?NAME`,
    ],
    says: String.raw`\s(?:(?:este|e|sunt|era|erau|a fost)\s(?:un|o|cel|cea|cei|cele|una|unul|numele)|(?:inseamna|reprezinta|desemneaza)(?!\p{L}))`,
    articles: 'un|o|cel|cea|cei|cele',
  },
  el: {
    asked: [
      String.raw`τι (?:είναι|ήταν|σημαίνει)\s(?:ο |η |το |οι |τα |ένας |μια |μία |ένα )?NAME`,
      String.raw`ποι(?:ος|α|ο|οι|ες) (?:είναι|ήταν)\s(?:ο |η |το |οι |τα )?NAME`,
    ],
    says: String.raw`\s(?:(?:ειναι|ηταν)\s(?:ο|η|το|οι|τα|ενας|μια|ενα)\s|(?:σημαινει|αποτελει)(?!\p{L}))`,
    articles: 'ο|η|το|οι|τα|ενας|μια|ενα',
  },
  ru: {
    asked: [
      String.raw`(?:что|кто) (?:это )?(?:такое|такой|такая|такие)\s(?:это )?NAME`,
      String.raw`что (?:означает|значит)\sNAME`,
    ],
    says: String.raw`(?:\s*[–—-]\s|\s(?:это|является|являются|был|была|было|были|означает|называ(?:ют|ется))\s)`,
    articles: '',
  },
  uk: {
    asked: [
      String.raw`(?:що|хто) (?:це )?(?:таке|такий|така|такі)\sNAME`,
      String.raw`що означає\sNAME`,
    ],
    says: String.raw`(?:\s*[–—-]\s|\s(?:це|є|був|була|було|були|означає)\s)`,
    articles: '',
  },
  bg: {
    asked: [String.raw`какво (?:е|са|означава)\sNAME`, String.raw`кой (?:е|са|беше)\sNAME`],
    says: String.raw`(?:\s*[–—-]\s|\s(?:е|са|беше|означава)\s)`,
    articles: '',
  },
  pl: {
    asked: [
      String.raw`(?:co to (?:jest|są|był|była)|czym (?:jest|są|był|była|było)|co (?:oznacza|znaczy))\sNAME`,
      String.raw`(?:kim (?:jest|są|był|była|byli)|kto to (?:jest|był|była))\sNAME`,
    ],
    says: String.raw`(?:\s[–—-]\s(?:to\s)?|\s(?:to|jest|sa|byl|byla|bylo|byli|oznacza)\s)`,
    articles: '',
  },
  cs: {
    asked: [String.raw`(?:co (?:je|jsou|znamená)|kdo (?:je|jsou|byl|byla|byli))\s(?:to )?NAME`],
    says: String.raw`\s(?:je|jsou|byl|byla|bylo|byli|znamena)\s`,
    articles: '',
  },
  sk: {
    asked: [
      String.raw`(?:čo (?:je|sú|znamená|znamenajú)|kto (?:je|sú|bol|bola|boli))\s(?:to )?NAME`,
    ],
    says: String.raw`\s(?:je|su|bol|bola|bolo|boli|znamena)\s`,
    articles: '',
  },
  hr: {
    asked: [String.raw`(?:što (?:je|su|znači)|tko (?:je|su|bio je))\s(?:to )?NAME`],
    says: String.raw`\s(?:je|su|znaci)\s`,
    articles: '',
  },
  lt: {
    asked: [
      String.raw`(?:kas (?:yra|buvo|tai yra|per|toks|tokia|tokie|tokios|toks yra|tokia yra)|ką (?:reiškia|vadina))\sNAME`,
    ],
    says: String.raw`(?:\s[–—-]\s(?:tai\s)?|\s(?:yra|buvo|tai|reiskia|vadinama|vadinamas)\s)`,
    articles: '',
  },
  lv: {
    asked: [
      String.raw`(?:kas (?:ir|bija|tas ir|tā ir|ir tas|ir tā)|kas (?:tas|tā) par|ko nozīmē)\sNAME`,
    ],
    says: String.raw`(?:\s[–—-]\s(?:ta(?:s|) ir\s)?|\s(?:ir|bija|nozime)\s)`,
    articles: '',
  },
  sl: {
    asked: [
      String.raw`(?:kaj (?:je|so|pomeni|pomenijo)|kdo (?:je|so|je bil|je bila|so bili))\s(?:to )?NAME`,
    ],
    says: String.raw`\s(?:je|so|pomeni|pomenijo)\s`,
    articles: '',
  },
  sr: {
    asked: [
      String.raw`(?:(?:šta|sta|što) (?:je|su|znači|znaci)|ko (?:je bio|je bila|su bili|je|su))\s(?:to )?NAME`,
      String.raw`(?:(?:шта|што) (?:је|су|значи)|ко (?:је био|је била|су били|је|су))\s(?:то )?NAME`,
    ],
    says: String.raw`(?:\s[–—-]\s|\s(?:je|su|znaci|је|су|значи)\s)`,
    articles: '',
  },
  sv: {
    asked: [
      String.raw`(?:vad (?:är|var|betyder)|vem (?:är|var)|vilka (?:är|var))\s(?:en |ett |den |det )?NAME`,
    ],
    says: SAYS_IN_SCANDINAVIA,
    articles: SCANDINAVIAN_ARTICLES,
  },
  da: {
    asked: [String.raw`(?:hvad (?:er|var|betyder)|hvem (?:er|var))\s(?:en |et |den |det )?NAME`],
    says: SAYS_IN_SCANDINAVIA,
    articles: SCANDINAVIAN_ARTICLES,
  },
  no: {
    asked: [String.raw`(?:hva (?:er|var|betyr)|hvem (?:er|var))\s(?:en |et |ei |den |det )?NAME`],
    says: SAYS_IN_SCANDINAVIA,
    articles: SCANDINAVIAN_ARTICLES,
  },
  fi: {
    asked: [String.raw`(?:mikä (?:on|oli)|mitä (?:on|ovat|tarkoittaa)|kuka (?:on|oli))\sNAME`],
    says: String.raw`\s(?:on|oli|ovat|olivat|tarkoittaa)\s`,
    articles: '',
  },
  et: {
    asked: [String.raw`(?:mis (?:on|oli|asi on)|mida tähenda(?:b|vad)|kes (?:on|oli|olid))\sNAME`],
    says: String.raw`\s(?:on|oli|olid|tahendab)\s`,
    articles: '',
  },
  hu: {
    asked: [
      String.raw`(?:mi(?:k)? (?:az|a|volt)|ki(?:k)? (?:az|a|volt)|mit jelent)\s(?:az |a )?NAME`,
    ],
    says: String.raw`,?\s(?:egy|az|a|azt jelenti)\s`,
    articles: 'az|a|egy',
  },
  tr: {
    asked: [String.raw`NAME (?:nedir|kimdir|ne demek(?:tir)?|ne anlama gelir|neydi|kimdi)`],
    says: String.raw`(?!\p{L})(?=.*\p{L}[dt][iu]r\W*$)`,
    articles: 'bir',
  },
  vi: {
    asked: [String.raw`NAME (?:là (?:gì|ai|cái gì|người nào)|nghĩa là gì|có nghĩa là gì)`],
    says: String.raw`,?\s(?:la|co nghia la)\s`,
    articles: '',
  },
  sw: {
    asked: [
      String.raw`NAME (?:ni nini|ni nani|ni kitu gani|ina maana gani|maana yake (?:ni )?nini|alikuwa nani|ilikuwa nini)`,
      String.raw`(?:nini maana ya|maana ya|nani ni|nini ni|ni nini)\sNAME(?: ni nini)?`,
    ],
    says: String.raw`\s(?:ni|alikuwa|ilikuwa|walikuwa|maana yake ni)\s`,
    articles: '',
  },
  ms: {
    asked: [
      String.raw`(?:apa(?:kah)?(?: itu| yang dimaksudkan dengan| maksud| erti)?|siapa(?:kah)?(?: itu)?)\sNAME(?: itu| tu)?`,
      String.raw`(?:apa(?:kah)?|siapa(?:kah)?) (?:itu|dia) NAME`,
    ],
    says: String.raw`\s(?:ialah|adalah|merupakan|bermaksud|bermakna)\s`,
    articles: '',
  },
  tl: {
    asked: [
      String.raw`(?:ano(?:ng)?|sino) (?:po |ba |po ba )?(?:ang |si |iyong |yung |ang ibig sabihin ng |ibig sabihin ng |ang kahulugan ng )?NAME`,
    ],
    says: String.raw`\s(?:ay|ay isang|ibig sabihin ay)\s`,
    articles: '',
  },
  id: {
    asked: [
      String.raw`(?:apa(?:kah)?(?: itu| yang dimaksud dengan| arti)?|siapa(?:kah)?(?: itu)?)\sNAME(?: itu)?`,
    ],
    says: String.raw`\s(?:adalah|ialah|merupakan|berarti)\s`,
    articles: '',
  },
  hi: {
    asked: [
      String.raw`NAME (?:क्या|कौन) (?:है|हैं|था|थी|थे)`,
      String.raw`NAME (?:का|की|के) (?:क्या )?(?:मतलब|अर्थ)(?: क्या)? (?:है|होता है)`,
    ],
    // What follows a postposition is no subject.
    says: String.raw`(?=\s(?!ने|को|में|के|की|का|से|पर|तक)(?:[^।]{0,120}\s)?(?:एक|वह|वे|ऐसा|ऐसी|ऐसे)\s[^।]{0,200}\s(?:है|हैं|था|थी|थे)(?:[।,;\s]|$)|\s(?:का|की) (?:अर्थ|मतलब)\s)`,
    articles: '',
  },
  bn: {
    asked: [String.raw`NAME (?:কী|কি|কে|কারা)`],
    says: String.raw`\s(?:হল|হলো|হচ্ছে|একটি|একজন)\s`,
    articles: '',
  },
  ur: {
    asked: [
      String.raw`NAME (?:کیا|کون) (?:ہے|ہیں|تھا|تھی|تھے|ہوتا ہے|ہوتی ہے)`,
      String.raw`NAME (?:کا|کی|کے) (?:مطلب|معنی) (?:کیا (?:ہے|ہیں)|بتائیں)`,
      String.raw`NAME سے کیا مراد ہے`,
    ],
    says: String.raw`\s(?:ایک|کا مطلب|کے معنی|سے مراد)\s`,
    articles: '',
  },
  ta: {
    asked: [
      String.raw`NAME (?:என்றால் |என்பது )?(?:என்ன|யார்)`,
      String.raw`NAME (?:என்பதன்|என்பதற்கு|என்ற சொல்லின்) (?:பொருள்|அர்த்தம்) என்ன`,
    ],
    says: String.raw`\s(?:என்பது|என்றால்|ஒரு)\s`,
    articles: '',
  },
  te: {
    asked: [
      String.raw`NAME (?:అంటే )?(?:ఏమిటి|ఏంటి|ఏమి|ఎవరు)`,
      String.raw`NAME అంటే (?:అర్థం )?(?:ఏం|ఏమి|ఏమిటి|ఏంటి)`,
    ],
    says: String.raw`\s(?:అనేది|అంటే|ఒక)\s`,
    articles: '',
  },
  ar: {
    asked: [String.raw`(?:ما|من|ماذا) (?:هو |هي |هم |هما |كان |كانت |يعني |تعني |معنى )NAME`],
    says: String.raw`\s(?:هو|هي|هم|كان|كانت|يعني|تعني)\s`,
    articles: '',
  },
  he: {
    asked: [
      String.raw`(?:מה זה|מה זאת|מהו|מהי|מהם|מה הוא|מה היא|מיהו|מיהי|מי זה|מי היה|מי היתה|מי הייתה|מה פירוש)\sNAME`,
    ],
    says: String.raw`\s(?:הוא|היא|הם|הן|היה|היתה|הייתה|פירושו)\s`,
    articles: '',
  },
  fa: {
    asked: [String.raw`NAME (?:چیست|کیست|چه بود|که بود|یعنی چه)`],
    says: String.raw`\s(?:یک|به معنای|یعنی)\s`,
    articles: '',
  },
  zh: {
    asked: [
      String.raw`(?:什么是|什麼是|何谓|何謂)NAME`,
      String.raw`NAME(?:是|指)(?:什么|什麼|谁|誰)(?:意思|人)?`,
    ],
    says: String.raw`\s?(?:（[^）]{1,60}）)?(?:是|即|指|为|為|意味着)`,
    articles: '',
  },
  ja: {
    asked: [
      String.raw`NAME(?:とは|って)(?:、)?(?:何|なん|なに|どういう|どんな|どのような|誰)?[^？?]{0,12}`,
    ],
    says: String.raw`\s?(?:（[^）]{1,60}）)?(?:とは|というのは|は)`,
    articles: '',
  },
  ko: {
    asked: [String.raw`NAME(?:이란|란|은|는|이|가)? (?:무엇|뭐|뭔|누구)[^?]{0,8}`],
    says: String.raw`(?:이란|란|은|는)\s`,
    articles: '',
  },
  th: {
    asked: [String.raw`NAME\s?(?:คือ|หมายถึง|เป็น)(?:อะไร|ใคร)`],
    says: String.raw`\s?(?:คือ|หมายถึง|เป็น)`,
    articles: '',
  },
}
