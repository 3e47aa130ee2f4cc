import type { Language } from './language.ts'
import { inBothAlphabets } from './serbian-letters.ts'

/** English; also where a language is not known. */
const ENGLISH =
  'it|its|they|their|them|he|his|she|her|this|these|those|that|such|however|therefore|thus|hence|moreover|furthermore|otherwise|instead|but|and|so|yet|nor|or|then|for example|for instance|in addition|as a result|both|here|also|still|consequently|indeed|likewise|similarly|accordingly|nevertheless|nonetheless|known as|after that|after this|in this way|in this case|in that case|if so|the latter|the former'

/**
 * What a sentence begins with that leans on the one before it: pronouns, what points back, and what
 * joins sentences. Not words that are articles as well, nor the “it” of the weather.
 */
const LEANING: Readonly<Record<Language, string>> = {
  de: String.raw`er|sie(?!\s\p{Ll}+en\b)|es|dies|diese|dieser|dieses|diesem|diesen|solche[rs]?|jedoch|deshalb|daher|außerdem|zudem|aber|dabei|dadurch|danach|dennoch|trotzdem|somit|folglich|allerdings|stattdessen|beide|auch`,
  es: 'esto|este|esta|estos|estas|ese|esa|esos|esas|eso|tal|tales|sin embargo|además|pero|por (?:lo tanto|eso|ello|tanto)|así|también|ambos|ambas|ella|ellos|ellas|no obstante',
  fr: String.raw`elle|ils|elles|il(?!\s(?:y|faut|est (?:possible|interdit|conseillé|recommandé|nécessaire)))|cela|ceci|celui-ci|celle-ci|ce(?!\s(?:que|qui|dont))|cet|cette|ces|cependant|toutefois|donc|mais|ainsi|de plus|en effet|par conséquent|pourtant|néanmoins|également`,
  it: 'egli|ella|esso|essa|essi|esse|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|tale|tali|tuttavia|però|quindi|pertanto|perciò|inoltre|ma|dunque|infatti|anche|entrambi|entrambe|così|invece',
  pt: 'ele|ela|eles|elas|isto|isso|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|tal|tais|contudo|porém|portanto|assim|além disso|mas|também|ambos|ambas|então|no entanto|por isso',
  ca: 'ell|ella|ells|elles|això|allò|aquest|aquesta|aquests|aquestes|aquell|aquella|aquells|aquelles|tal|tals|tanmateix|però|per tant|per això|així|a més|també|ambdós|ambdues|tots dos|totes dues|doncs|en canvi|no obstant|malgrat això|en aquest cas',
  nl: 'hij|zij|ze|deze|dit|dat|die|zulke|echter|daarom|dus|bovendien|daarnaast|maar|ook|beide|toch|hierdoor|daardoor',
  ro: 'el|ea|ei|ele|acesta|aceasta|această|aceștia|acestea|acest|aceste|acel|acea|acei|acele|totuși|însă|prin urmare|astfel|de asemenea|dar|ambele|ambii|în plus',
  pl: 'on|ona|ono|oni|one|ten|ta|te|ci|jednak|jednakże|dlatego|zatem|ponadto|ale|również|także|oba|obie|więc',
  cs: 'on|ona|ono|oni|ony|tento|tato|toto|tyto|však|proto|navíc|ale|také|oba|obě|přesto|tím',
  sk: 'on|ona|ono|oni|ony|tento|táto|toto|títo|tieto|však|preto|navyše|okrem toho|ale|tiež|takisto|zároveň|obaja|obidva|obe|napriek tomu|tým',
  hr: 'on|ona|ono|oni|one|ovaj|ova|ovo|ovi|ove|taj|ta|te|međutim|stoga|zato|osim toga|ali|također|oba|obje',
  lt: 'jis|ji|jie|jos|tai|šis|ši|šie|šios|šitas|tas|ta|tie|toks|tokia|tokie|tačiau|todėl|be to|taigi|bet|taip pat|abu|abi|dėl to|tokiu atveju|vis dėlto|vis dėl to',
  lv: 'viņš|viņa|viņi|viņas|tas|tā|tie|tās|šis|šī|šie|šīs|šāds|šāda|šādi|tomēr|tādēļ|tāpēc|turklāt|savukārt|bet|arī|abi|abas|līdz ar to|tādā gadījumā',
  sl: 'on|ona|ono|oni|one|ta|to|ti|te|tak|tak[šs]en|tak[šs]n[aoie]|vendar|zato|torej|poleg tega|kljub temu|ampak|tudi|prav tako|oba|obe',
  sr: inBothAlphabets(
    'on|ona|ono|oni|one|ovaj|ova|ovo|ovi|ove|taj|ta|to|te|međutim|stoga|zato|osim toga|pored toga|ali|takođe|oba|obe|ipak|u tom slučaju',
    '|',
  ),
  ru: 'он|она|оно|они|это|этот|эта|эти|такой|такая|такое|такие|однако|поэтому|следовательно|кроме того|но|также|оба|обе|таким образом|при этом|тем не менее',
  uk: 'він|вона|воно|вони|це|цей|ця|ці|такий|така|таке|такі|однак|проте|тому|отже|крім того|але|також|обидва|обидві|таким чином|при цьому',
  bg: 'той|тя|то|те|това|този|тази|тези|такъв|такава|такива|обаче|затова|следователно|освен това|но|също|двете|двата',
  sv: String.raw`han|hon|de(?=\s(?:är|var|har|kan|ska|måste)\s)|den(?=\s(?:är|var|har|kan|ska)\s)|detta|denna|dessa|sådan\p{L}*|dock|därför|således|dessutom|men|också|båda`,
  da: String.raw`han|hun|de(?=\s(?:er|var|har|kan|skal)\s)|den(?=\s(?:er|var|har|kan|skal)\s)|dette|denne|disse|sådan\p{L}*|dog|derfor|således|desuden|men|også|begge`,
  no: String.raw`han|hun|de(?=\s(?:er|var|har|kan|skal)\s)|den(?=\s(?:er|var|har|kan|skal)\s)|dette|denne|disse|slike?|imidlertid|derfor|dermed|dessuten|men|også|begge`,
  fi: 'hän|he|se|ne|tämä|nämä|tällainen|kuitenkin|siksi|näin|lisäksi|mutta|myös|molemmat',
  et: 'tema|ta|nad|nemad|see|need|seda|selle|selline|siiski|seetõttu|seega|nii|lisaks|kuid|aga|samuti|mõlemad|seejuures',
  hu: 'ő|ők|ez|ezek|ezt|ezért|azonban|így|továbbá|de|emellett|mindkettő|ekkor',
  el: 'αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|ωστόσο|όμως|επομένως|συνεπώς|επιπλέον|αλλά|επίσης|έτσι',
  tr: 'bu|bunlar|onlar|o|böyle|böylece|ancak|bununla birlikte|dolayısıyla|ayrıca|fakat|ama|her ikisi',
  vi: 'nó|họ|chúng|điều này|việc này|đây|tuy nhiên|do đó|vì vậy|vì thế|ngoài ra|nhưng|cả hai|sau đó',
  sw: 'yeye|wao|hii|hiyo|hizi|hizo|huyu|huyo|hawa|hao|hili|hilo|hiki|hicho|hivyo|hivi|haya|hayo|hata hivyo|kwa hiyo|kwa hivyo|pia|aidha|lakini|zote mbili',
  ms: 'ia|dia|beliau|mereka|ini|itu|perkara ini|hal ini|namun|walau bagaimanapun|oleh itu|justeru|jadi|selain itu|tetapi|kedua-duanya|juga',
  tl: 'siya|sila|ito|itong|iyon|iyan|iyong|ang mga ito|gayunman|gayunpaman|kaya|samakatuwid|bukod dito|pero|ngunit|subalit|pareho|kapwa|dahil dito|kung gayon',
  id: 'ia|dia|mereka|ini|itu|hal ini|namun|oleh karena itu|karena itu|jadi|selain itu|tetapi|keduanya',
  hi: 'वह|वे|यह|ये|उसने|उन्होंने|इसने|इन्होंने|उसका|उसकी|उसके|उनका|उनकी|उनके|इसका|इसकी|इसके|इनका|इनकी|इनके|इस|इन|इसे|उसे|उन्हें|हालांकि|हालाँकि|इसलिए|अतः|लेकिन|परंतु|किंतु|साथ ही|दोनों',
  bn: 'সে|তিনি|তারা|তাঁরা|এটি|এটা|এগুলি|এগুলো|এই|তবে|তাই|কিন্তু|এছাড়া',
  ur: 'وہ|یہ|اس نے|انہوں نے|انھوں نے|اس کا|اس کی|اس کے|ان کا|ان کی|ان کے|اس|ان|اسے|انہیں|اسی|انہی|تاہم|اس لیے|اس لئے|لہذا|لہٰذا|لیکن|مگر|نیز|دونوں|اس کے علاوہ|علاوہ ازیں|البتہ|ایسے|ایسی|ایسا',
  ta: 'அவர்|அவரது|அவர்கள்|அவன்|அவள்|இவர்|இவர்கள்|அது|இது|அவை|இவை|அதன்|இதன்|அதை|இதை|அதற்கு|இதற்கு|அதில்|இதில்|அவற்றை|இவற்றை|அவற்றின்|ஆனால்|எனினும்|ஆயினும்|எனவே|ஆகவே|அதனால்|இதனால்|மேலும்|இரண்டும்|அத்துடன்|அதேபோல்',
  te: 'అతను|అతని|ఆమె|ఆయన|ఆయనకు|వారు|వారి|వారికి|వాళ్లు|వాళ్ళు|ఇది|ఇవి|అది|అవి|దీని|దీన్ని|దీనికి|దీనితో|దాని|దాన్ని|దానికి|వీటి|వీటిని|వాటి|వాటిని|కానీ|కాని|అయితే|అయినా|అందువల్ల|అందుచేత|అందుకే|కాబట్టి|అలాగే|అదనంగా|రెండూ',
  ar: 'هو|هي|هم|هذا|هذه|هؤلاء|ذلك|تلك|لكن|ولكن|ومع ذلك|لذلك|ولذلك|كما|وهو|وهي|وهذا|وهذه|لذا|كلاهما|بالإضافة إلى ذلك',
  he: 'הוא|היא|הם|הן|זה|זו|זאת|אלה|אולם|לכן|בנוסף|אבל|אך|גם|שניהם|עם זאת',
  fa: 'او|وی|آن|آنها|آن‌ها|این|اینها|این‌ها|اما|ولی|بنابراین|همچنین|هر دو|با این حال',
  zh: '他|她|它|这|這|那些|此|该|該|其(?!他|它|余|餘|中)|然而|因此|所以|但|而且|并且|两者|兩者|不过|不過',
  ja: '彼|これ|それ|この|その|しかし|したがって|そのため|だが|ただし|さらに|同(?:社|氏|市|店)|両者|また',
  ko: '그는|그녀|그들|이는|이것|그것|이들|이러한|그러나|따라서|또한|하지만|그래서|그리고|이로|이에|둘 다|이(?=\\s)|그(?=\\s)',
  th: String.raw`เขา|พวกเขา|เธอ|มัน|พวกมัน|สิ่งนี้|เหตุนี้|อย่างไรก็ตาม|ดังนั้น|นอกจากนี้|แต่|ทั้งสอง|ทั้งนี้|\p{sc=Thai}{2,20}?(?:นี้|เหล่านี้|ดังกล่าว)(?=[\s\p{sc=Thai}])`,
}

/** Written without blanks, so that a word's end is not told by what follows. */
const UNSPACED: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko', 'th'])

const beginning = (words: string, isSpaced: boolean): RegExp =>
  new RegExp(
    String.raw`^["'“‘«„「『([]*(?:${words})${isSpaced ? String.raw`(?![\p{L}\p{M}’'])` : ''}`,
    'iu',
  )

const patterns = new Map<Language, RegExp>(
  Object.entries(LEANING).map(([language, words]) => [
    language,
    beginning(words, !UNSPACED.has(language)),
  ]),
)
const IN_ENGLISH = beginning(ENGLISH, true)

/** A name that is given to what stands before: We call such a sequence a trace. */
const NAMES_WHAT_STOOD_BEFORE = /\bcalls?\s+(?:it|such|these|them|this|that)\b/iu

/**
 * Whether a sentence cannot be understood without the one before it.
 * @param language of the text
 */
export const leansBack = (text: string, language: Language): boolean =>
  (patterns.get(language) ?? IN_ENGLISH).test(text) || NAMES_WHAT_STOOD_BEFORE.test(text)
