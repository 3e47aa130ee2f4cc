import type { Question } from './question.ts'
import type { Retrieval } from './retrieve.ts'
import { foldAccents } from './stem.ts'

/** What stands between a question after something and its name: any, another, auch noch eine. */
const BETWEEN = String.raw`(?:(?:any|an?|the|some|also|other|free|complimentary|kostenlose[nrs]?|gratis|auch|noch|denn|da|dort|fürs?|bei (?:euch|ihnen|dir)|eine?[nmrs]?|irgendwelche|alg[uú]n[ao]?s?|una?|unos|unas|els?|las?|los|tambi[eé]n|aussi|une|des|du|de la|les?|ook|nog|een|de|het|anche|dei|delle|degli|il|lo|gli|i|tamb[eé]m|uma?|os?|as?|jakieś|jakiś|też|také|nějaké|nějaký|něco|někde|aj|tiež|nejaké|nejaký|nejakú|niečo|niekde|tudi|še|kak\p{L}*|kaj|även|også|någon|något|noen|și|vreo?|kād(?:s|a|i|as|u|us)|arī|και|κάποιο|کوئی|pia|po|kayong|kayo|bang|ba|rin|pong|ng|mga|jual|apa-apa|perkhidmatan|juga|hata|huduma [yz]a|aina [yz]a)\s+|de l[’'])*`
/** How it is asked whether there is something, in the languages that most documents are in. */
const ASKS_FOR = [
  String.raw`do you (?:have|sell|offer|serve|provide|stock|do|make|take|accept|teach|treat|repair|rent(?: out)?|hire out)|is there|are there`,
  String.raw`gibt[’']?s|gibt es|habt ihr|haben sie|hast du|habts ihr|hat (?:der|die|das|euer|eure|ihr|ihre) \p{L}+|(?:verkauft|bietet|macht|nehmt|akzeptiert|repariert|verleiht|vermietet) ihr|(?:verkaufen|bieten|machen|nehmen|akzeptieren|reparieren|verleihen|vermieten) sie`,
  String.raw`hay|tienen|tenéis|teneis|tienes|tenés|venden|vendéis|ofrecen|ofrecéis|disponen de|disponéis de|hacen|hacéis|haceis|hacés|aceptan|aceptáis|admiten|admitís|alquilan|alquiláis`,
  String.raw`(?:avez|vendez|proposez|faites|prenez|acceptez|posez|louez)[- ]vous|vous (?:avez|vendez|proposez|faites|prenez|acceptez|posez|louez)|as[- ]tu|y a[- ]t[- ]il|il y a|y a`,
  String.raw`(?:hebben|verkopen|doen|maken|verhuren|accepteren|nemen) jullie|heeft u|is er|zijn er`,
  String.raw`avete|c[’']è|ci sono|vendete|offrite|fate|accettate|prendete|noleggiate`,
  String.raw`vocês têm|têm|tem|há|vendem|oferecem|fazem|aceitam|alugam`,
  String.raw`macie|mają państwo|czy (?:jest|są)|sprzedajecie|oferujecie|robicie|wypożyczacie|wynajmujecie|prowadzicie|przyjmujecie`,
  String.raw`máte|je u vás|jsou u vás|prodáváte|nabízíte|děláte|půjčujete|učíte|berete|přijímáte`,
  String.raw`je u vás|sú u vás|dá sa u vás|predávate|ponúkate|robíte|požičiavate|prenajímate|učíte|beriete|prijímate|akceptujete|poskytujete`,
  String.raw`(?:ali|a) (?:imate|mate|je na voljo)|imate(?= (?:tudi|kak|kaj))|ponujate|izposojate|oddajate|(?:ali|a) (?:prodajate|sprejemate|izvajate|popravljate)`,
  String.raw`(?:(?:da )?li|dal|jel) (?:imate|postoji|postoje|prodajete|nudite|iznajmljujete|primate)|imate li|(?:da li|jel) ima|primate li|prodajete li|nudite li|(?:(?:да )?ли|дал) (?:имате|постоји|постоје|продајете|нудите|изнајмљујете|примате)|имате ли|да ли има`,
  String.raw`у вас (?:есть|бывают?|продаются|можно)|есть ли у вас|есть ли|вы (?:продаёте|продаете|делаете|предлагаете|принимаете|проводите)|(?:продаёте|продаете|делаете|предлагаете|принимаете|проводите) ли вы`,
  String.raw`har ni|finns det|säljer ni|erbjuder ni|hyr ni ut|tar ni|har i|er der|sælger i|tilbyder i|har dere|finnes det|selger dere|tilbyr dere|tar dere`,
  String.raw`aveți|aveti|există|exista|vindeți|oferiți|faceți|acceptați|închiriați`,
  String.raw`(?:هل )?(?:لديكم|عندكم|يوجد|توجد|توفرون|تبيعون|تقدمون|تقبلون)|في عندكم`,
  String.raw`vai (?:pie )?jums ir(?! (?:atļau|iekļau|iespējam|atvērt|slēgt|jā|vaļā|ciet|brīv|bez|maksas))(?: pieejam\p{L}+)?|ir pieejam\p{L}+|(?:piedāvājat|pārdodat|pieņemat|iznomājat|izīrējat|gatavojat|remontējat|labojat)`,
  String.raw`(?<=^\W*(?:je\W+)?)(?:mna|kuna|mnauza|mnakodisha|mnapokea|mnakubali|mnatengeneza|mnatoa|mnafanya(?! kazi))(?! (?:siku|njia|mahali|sehemu|mtu|watu|gharama|ada|malipo|haja|nafasi|kitu|chochote|bei|muda|umri|kiasi)(?!\p{L}))`,
  String.raw`(?<=^\W*(?:کیا )?)آپ کے (?:ہاں|یہاں|پاس)(?=.*(?:ہے|ہیں|ملتا|ملتی|ملتے)\W*$)`,
  String.raw`(?<=^\W*(?:(?:kat|di) sini\s+)?)(?:adakah(?: (?:anda|kedai ini|klinik ini))? (?:mempunyai|menyediakan|menawarkan|menjual|menerima|terdapat)|ada|anda (?:ada|jual)|(?:ada )?jual|menyediakan|menawarkan)(?! (?:tak|ke|apa|orang|sesiapa|caj|bayaran|harga|diskaun|had|syarat|masa|lagi|berapa|yang|di|kat)(?!\p{L}))`,
  String.raw`(?:may|meron|mayroon)(?=\s(?:.*\s)?ba(?:ng)?(?!\p{L}))(?!(?: po| ba| bang| kayo| kayong| din)* (?:bayad|dagdag|singil|discount|diskuwento|iba|ibang|babayaran|multa|limit)(?!\p{L}))|(?:nagbebenta|nagtitinda|tumatanggap|gumagawa|nag-aalok|nagpapaupa|nagbibigay|nagseserbisyo|nagtuturo)(?: po)* ba(?: po)? kayo(?: ng| po ng)?`,
  String.raw`έχετε|υπάρχει|υπάρχουν|πουλάτε|προσφέρετε|δέχεστε`,
].join('|')

const WANTED = new RegExp(
  String.raw`(?<!\p{L})(?:${ASKS_FOR})\s+${BETWEEN}(?<name>[\p{L}\p{M}-]{2,})`,
  'iu',
)

/** The same where the verb is said last. */
const WANTED_LAST =
  /(?<name>[\p{L}\p{M}]{2,})\s+(?:இருக்கிறதா|இருக்கா|இருக்குமா|உள்ளதா|உண்டா|கிடைக்குமா)\W*$/iu

/** Words are compared without the hyphen behind it: Wi-Fi. */
const SHORT_PREFIX = /^(\p{L}{1,2})-(?=\p{L}+$)/u

/**
 * The thing of which it is asked whether there is one (Do you have a sauna?).
 * @returns lower case, without accents; '' where no such thing is asked
 */
export const wantedIn = (question: string): string =>
  foldAccents(
    (WANTED.exec(question) ?? WANTED_LAST.exec(question))?.groups?.['name']?.toLowerCase() ?? '',
  ).replace(SHORT_PREFIX, '$1')

/** Whether the files know nothing of that of which it was asked whether there is one. */
export const lacksWanted = ({ wanted }: Question, { concepts }: Retrieval): boolean =>
  wanted !== '' &&
  concepts.some(
    ({ word, generic, standIns }) => word === wanted && !generic && standIns.holding === 0,
  )
