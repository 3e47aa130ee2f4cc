import type { SmallTalk } from './phrases/phrases.ts'

/** Words that say nothing beside a greeting, thanks or the like. */
type Heard = Exclude<SmallTalk, 'email' | 'unclear'> | 'filler'

/**
 * What visitors say without asking anything, by language. `(a|b|)` stands for each of the wordings,
 * `;` divides phrases. A message is small talk only where such phrases cover all of it.
 */
const HEARD: Readonly<Record<string, Readonly<Record<Heard, string>>>> = {
  en: {
    greeting:
      'hi;hello;hey;hiya;howdy;yo;greetings;good (morning|afternoon|evening|day);(how are|hows it|how r) (you|u|going|ya|you doing) (today|);whats up;sup;nice to meet you;dear (team|sir|madam|sir or madam)',
    thanks:
      '(many|) thanks;thank (you|u|ya);thx;ty;tysm;cheers;much appreciated;(i|) appreciate it;that (was|is) (very|really|) helpful;thats (very|really|) helpful;(you|that) helped (me|) (a lot|);thanks in advance;(good|great|nice) (job|work|bot)',
    okay: 'ok;okay;okey;k;alright;all right;got it;i see;(i|) understand;understood;yes;yeah;yep;no;nope;sure;cool;nice;great;perfect;awesome;excellent;wonderful;good;fine;lol;haha;hahaha;wow;(very|) interesting;makes sense;never mind;nevermind;no problem;nothing;thats all;test',
    goodbye:
      'bye;bye bye;goodbye;good bye;see (you|ya|u) (later|soon|);good night;cya;take care;farewell;have a (nice|good|great) (day|evening|one|weekend);talk (to you|) later',
    insult:
      'idiot;moron;(you|u) (are|re|r) (so|such|a|an|just|) (a|an|) (idiot|moron|stupid|dumb|useless|rubbish|crap|shit|terrible|awful|annoying|bad bot|bad) (bot|machine|robot|thing|);youre (so|such|a|an|) (a|an|) (idiot|moron|stupid|dumb|useless|rubbish|crap|shit|terrible|awful|annoying);(you|u) suck;(stupid|dumb|useless|bad|damn|fucking) (bot|robot|machine|thing);fuck (you|u|off|this|);fucking hell;shit;bullshit;wtf;shut up;stupid;dumb;useless;this is (bullshit|shit|crap|useless|stupid|rubbish);i hate (you|this);asshole;bastard;go to hell;screw you',
    identity:
      '(who|what) are you;who r u;who is this;(are|r) (you|u) (a|an|) (real|actual|) (human|person|bot|robot|machine|computer|chatbot|ai|real) (being|or a bot|or a robot|or a human|or a machine|or not|);are you (chatgpt|alive|human or bot|human or robot|an artificial intelligence);whats your name;what is your name;am i (talking|speaking|chatting) (to|with) a (real|) (human|person|bot|robot|machine);is this a (bot|robot|human|real person|chatbot);do you have a name;who (made|created|built|programmed) you;how do you work',
    human:
      '(can|could|may) (i|we) (please|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(i|we) (want|need|would like|wanna|d like) (to|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);id like to (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(let me|) (talk|speak|chat) (to|with) (a|an|some|) (real|actual|live|) (human|person|human being|someone|somebody|agent|operator|representative);(get|give) me a (real|) (human|person|agent|operator);(human|agent|operator|live agent|real person|live chat);(connect|transfer|put) me (through|) (to|with) (a|an|) (real|live|) (human|person|agent|operator|representative);is (there|) (anyone|anybody|someone) (there|here|real);(i|) need a (human|person|real person)',
    help: 'help;help me;(can|could) you help (me|us);i need (some|) help;(i|) need (some|) assistance;what can (you|i) (do|ask) (you|for me|);how (can|could) you help (me|);(i have|ive got|i got) a question;can i ask (you|) (a question|something);what (questions|) can i ask (you|);how does this work;what do you (know|do);i dont know (what to ask|)',
    filler:
      'there;all;everyone;everybody;team;bot;robot;sir;madam;please;pls;so much;very much;very;much;a lot;again;mate;buddy;friend;my friend;man;you;then;for now;for your help;for the help;for that;for the info;for the information;for the answer;well;oh;ah;um;now;and;just;to me;me;too;today;that;its;it;is;i am;im;hmm;really;me too',
  },
}

const MOST_WORDS = 14

/** Phrases of a language as words; the first word leads to those that begin with it. */
type Book = ReadonlyMap<string, readonly { words: readonly string[]; heard: Heard }[]>

/** Every wording that a phrase with alternatives stands for. */
function wordingsOf(phrase: string): string[] {
  const choice = /\(([^()]*)\)/.exec(phrase)
  if (choice === null) return [phrase]
  const [whole, inner] = choice
  const after = phrase.slice(choice.index + whole.length)
  return (inner ?? '')
    .split('|')
    .flatMap((one) => wordingsOf(phrase.slice(0, choice.index) + one + after))
}

/** A sign of these scripts is a word: they are written without blanks. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u
const WORDS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/** A word of a message, and where it stands. */
export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a message in lower case, without apostrophes; hiiii and sooo are read as hi and so. */
export function wordsOf(text: string): HeardWord[] {
  const plain = text.replace(/['’`]/gu, '\u2060')
  const words: HeardWord[] = []
  for (const match of plain.matchAll(/[\p{L}\p{M}\p{N}\u2060]+/gu)) {
    const bare = match[0].replaceAll('\u2060', '')
    const spoken = bare.toLowerCase().normalize('NFC')
    if (!UNSPACED.test(spoken)) {
      const word = spoken.replace(/(\p{L})\1{2,}/gu, '$1')
      if (word !== '') words.push({ word, start: match.index, end: match.index + match[0].length })
      continue
    }
    for (const sign of spoken.matchAll(WORDS)) {
      const start = match.index + sign.index
      words.push({ word: sign[0], start, end: start + sign[0].length })
    }
  }
  return words
}

function bookOf(language: string): Book {
  const book = new Map<string, { words: string[]; heard: Heard }[]>()
  for (const [heard, list] of Object.entries(HEARD[language] ?? {}) as [Heard, string][]) {
    for (const wording of list.split(';').flatMap(wordingsOf)) {
      const words = wordsOf(wording).map(({ word }) => word)
      const first = words[0]
      if (first === undefined) continue
      book.set(first, [...(book.get(first) ?? []), { words, heard }])
    }
  }
  return book
}

const books = new Map<string, Book>()

/** Languages whose small talk is understood. */
export const HEARD_LANGUAGES: readonly string[] = Object.keys(HEARD)

/** What a stretch of words says, and how many words that are. */
export interface Cover {
  readonly words: number
  readonly heard: ReadonlySet<Heard>
}

/**
 * How far phrases of small talk cover the words from the first one on: the longest stretch.
 * Deterministic; looks at `MOST_WORDS` words.
 */
export function coverOf(words: readonly string[], language: string): Cover {
  const book = books.get(language) ?? bookOf(language)
  books.set(language, book)
  const reached: (ReadonlySet<Heard> | undefined)[] = [new Set()]
  let longest = 0
  for (let at = 0; at < Math.min(words.length, MOST_WORDS); at++) {
    const before = reached[at]
    if (before === undefined) continue
    for (const { words: phrase, heard } of book.get(words[at]!) ?? []) {
      const end = at + phrase.length
      if (phrase.some((word, index) => words[at + index] !== word)) continue
      const known = reached[end]
      // Of two readings the one with fewer fillers is kept: "thank you" is thanks.
      if (known !== undefined && (heard === 'filler' || !known.has('filler'))) continue
      reached[end] = new Set([...before, heard])
      longest = Math.max(longest, end)
    }
  }
  return { words: longest, heard: reached[longest] ?? new Set() }
}
