import { createPrefilter } from './needed-letters.ts'

/** How people ask by what a business is reached, in the languages that most documents are in. */

/** What a business itself is reached by: by either of two, or where it is. */
export type Contact = 'phone' | 'mail' | 'either' | 'street'

const ASKS = String.raw`^\W*(?:(?:and|please)\s)?(?:what(?:['’]?s| is)|do you have|(?:can|may|could) i have|give me|wie (?:ist|lautet)|was ist|habt ihr|(?:gebt|geben sie) mir|cuál es|tienen|quin [eé]s|teniu|naomba|nipe(?:ni)?|apa(?:kah)?|berapa(?:kah)?|minta|boleh (?:saya )?(?:minta|dapatkan)|nak|ano(?:ng)?(?: po)?(?: ba)?(?: ang)?|pahingi(?: po)?(?: ng)?|puwede (?:po )?(?:bang )?(?:makuha|mahingi) ang|quel(?:le)? est|avez-vous|qual [èé]|avete|têm|wat is|heb(?:ben)? (?:je|jullie))?\s*(?:(?:an?|the|your|eine?|eure|ihre|die|deine|su|sus|el|vuestro|vostre|seu|un|votre|le|une|l[’'](?=e)|il|vostro|la|vostra|o|seu|vosso|uma?|jullie|uw|het|de)\s*){0,2}`
const PLEASE = String.raw`(?:,?\s*(?:please|bitte|por favor|si us plau|sisplau|s['’]il vous plaît|per favore|alstublieft|tafadhali|ya|boleh|sila|po|ninyo|nyo))?\W*$`
const PHONE = String.raw`(?:(?:tele|mobile |cell)?phone(?: number)?|tel(?:efon)?(?:nummer)?|number to call|handynummer|(?:número|numéro|numero) (?:de |di )?(?:tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone)|tel[eé]fono|tel[eè]fon|t[eé]l[eé]phone|telefone|telefoonnummer|(?:nombor|nomor|no\.?) (?:telefon|fon|tel)(?: (?:anda|awak|kedai|klinik|ini|kat sini))?(?: berapa)?|(?:numero|number) (?:ng |sa )?(?:telepono|cellphone|tel|phone)(?: (?:ninyo|nyo|niyo|mo|po))*|(?:inyong |iyong )?(?:telepono|cellphone number|contact number|phone number|numero)(?: (?:ninyo|nyo|niyo|mo|po))*|(?:namba|nambari) (?:(?:yenu|yako) )?ya simu(?: (?:yenu|yako))?(?: ni (?:ipi|gani|ngapi))?)`
const MAIL = String.raw`(?:e-?mail(?:[\s-]?(?:address|adresse|adres))?|mailadresse|(?:dirección de )?correo(?: electrónico)?|(?:adreça de )?correu(?: electr[oò]nic)?|adresse (?:e-?)?mail|indirizzo e-?mail|endereço de e-?mail|(?:inyong |iyong )?e-?mail(?: address)?(?: (?:ninyo|nyo|niyo|mo|po))*|(?:alamat )?(?:e-?mel|e-?mail)(?: (?:anda|awak|kedai|apa))?|(?:anwani (?:yenu |yako )?ya )?(?:barua ?pepe|e-?mail)(?: (?:yenu|yako))(?: ni (?:ipi|gani))?)`
/** Who is reached, where nobody else is named. */
const WHOM = String.raw`(?:you(?: guys| all| people)?|your (?:team|company|business|office|staff|support(?: team)?|customer (?:service|support|care)|help ?desk)|the (?:team|owners?|support team)|(?:customer|technical|tech) (?:service|support|care)|support|some(?:one|body)(?: (?:there|from (?:there|your team)))?|any(?:one|body)(?: there)?)`
const REACH = String.raw`(?:contact|reach|get in (?:touch|contact) with|get (?:a )?hold of|get through to|speak (?:to|with)|talk (?:to|with))`
const CALL = 'call|ring|phone'
const WRITE = String.raw`e-?mail|write to|message|send (?:an? )?(?:e-?mail|message)s? to`
const ANY_WAY = String.raw`(?:${REACH}|${CALL}|${WRITE})`
/** What for, where it says no more than that something is: with a question, if I have a problem. */
const FOR_ANYTHING = String.raw`(?: (?:if|when|in case) (?:i|we) (?:have|need|get) (?:an?|any|some|more|further)? ?(?:problems?|questions?|issues?|trouble|help|quer(?:y|ies)|information)| (?:for|about|with|in case of) (?:an?|any|some|more|further)? ?(?:problems?|questions?|issues?|trouble|help|support|quer(?:y|ies)|information)| if (?:something|anything) (?:goes|is) wrong)`
const EITHER = [
  String.raw`how (?:can|do|could|may|should|would) (?:i|we|one|people|customers|guests) (?:best )?${ANY_WAY} ${WHOM}(?:${FOR_ANYTHING})?`,
  String.raw`(?:what(?:['’]?s| is| would be) )?the (?:best|easiest|quickest|fastest|right) way (?:to|of) (?:${ANY_WAY} ${WHOM}|(?:contact|reach)ing ${WHOM}|get(?:ting)? in touch(?: with ${WHOM})?)(?:${FOR_ANYTHING})?`,
  String.raw`how (?:can|do|could) (?:i|we) get in touch`,
  String.raw`(?:can|may|could) (?:i|we) ${REACH} ${WHOM}(?:${FOR_ANYTHING})?`,
  String.raw`who (?:can|do|should|could|must) (?:i|we) (?:contact|ask|turn to|get in touch with|speak (?:to|with)|talk (?:to|with)|${CALL}|${WRITE})${FOR_ANYTHING}`,
  String.raw`(?:what are|do you have|can i have|where (?:are|can i find)|give me)? ?(?:your|the|any)? ?contact (?:details?|information|info|data)`,
  String.raw`(?:is there|do you have) (?:a|any|some) (?:way|possibility) to (?:contact|reach) you`,
  String.raw`wie (?:kann|können|könnte) (?:ich|wir|man) (?:mit )?(?:euch|sie|dich|ihnen) (?:am (?:besten|schnellsten) |telefonisch )?(?:erreichen|kontaktieren|anrufen|schreiben|kontakt aufnehmen|in kontakt treten|sprechen)`,
  String.raw`wie (?:erreiche|kontaktiere) ich (?:euch|sie|dich)(?: am (?:besten|schnellsten)| telefonisch)?|wie (?:seid ihr|sind sie|bist du) (?:am besten |telefonisch )?(?:zu erreichen|erreichbar)`,
  String.raw`an wen (?:kann|soll|muss) ich mich (?:wenden|bei (?:fragen|problemen) wenden)(?: bei (?:fragen|problemen)|,? (?:wenn|falls) ich (?:fragen|probleme|eine frage|ein problem) habe)?|(?:wie (?:lauten|sind) )?(?:eure|ihre|die)? ?kontaktdaten`,
  String.raw`kann (?:ich|man) (?:euch|sie|dich) (?:erreichen|kontaktieren)`,
  String.raw`c[oó]mo (?:puedo|podemos|se puede|os puedo|les puedo|te puedo|me puedo) (?:contactar|comunicar(?:me|se|nos)?|poner(?:me|nos)? en contacto|localizar|hablar)(?:los|les|os|te)?(?: con (?:ustedes|vosotros|usted|alguien))?`,
  String.raw`(?:a|con) qui[eé]n (?:puedo|debo|tengo que) (?:contactar|llamar|dirigirme|hablar)(?: si tengo (?:alg[uú]n|una?|alguna) (?:problema|duda|pregunta)| en caso de (?:problemas?|dudas?))?|(?:cu[aá]les son )?(?:sus|los|vuestros)? ?datos de contacto`,
  String.raw`comment (?:(?:puis-je|peut-on|on peut|je peux|puis je) )?vous (?:joindre|contacter|appeler)|comment (?:prendre|entrer en) contact(?: avec vous)?|(?:qui|à qui) (?:dois|puis|peux)-je (?:contacter|m[’']adresser|appeler)(?: en cas de (?:problème|question)s?| si j[’']ai (?:un problème|une question|des questions))?|(?:quelles sont |avez-vous )?(?:vos|des)? ?coordonnées`,
  String.raw`come (?:posso|possiamo|si può) (?:contattarvi|raggiungervi|chiamarvi|mettermi in contatto(?: con voi)?|parlare con (?:voi|qualcuno))|chi (?:posso|devo) contattare(?: in caso di problemi| se ho (?:un problema|delle domande|domande))?|(?:quali sono )?i (?:vostri )?(?:contatti|recapiti)`,
  String.raw`como (?:posso|podemos) (?:contact[aá]-los|contatá-los|contactar-vos|entrar em contac?to(?: com (?:vocês|a empresa|alguém))?|falar com (?:vocês|alguém))`,
  String.raw`hoe kan ik (?:jullie|u) (?:bereiken|contacteren|bellen)|hoe kan ik contact (?:met (?:jullie|u) )?opnemen|met wie kan ik contact opnemen(?: bij (?:vragen|problemen))?|contactgegevens`,
  String.raw`com (?:puc|us puc|podem|us podem) contactar(?:-vos| amb vosaltres)?`,
]
const A_NUMBER = [
  String.raw`(?:can|may|could) (?:i|we) (?:${CALL}) ${WHOM}(?:${FOR_ANYTHING})?`,
  String.raw`(?:is there|do you have|have you got) (?:an?|any) (?:(?:tele|mobile )?phone |contact )?number(?: (?:that )?(?:i|we) (?:can|could) (?:call|ring|phone|reach you (?:on|at))(?: you)?(?: on)?| to (?:call|ring|phone))?`,
  String.raw`kann (?:ich|man) (?:euch|sie|dich) (?:anrufen|telefonisch erreichen)`,
  String.raw`gibt es (?:eine|irgendeine) (?:telefon)?nummer(?:,? (?:unter der|die|wo) (?:ich|man) (?:(?:euch|sie) )?(?:erreichen|anrufen) kann)?`,
]
const AN_ADDRESS = [
  String.raw`(?:can|may|could) (?:i|we) (?:${WRITE}) ${WHOM}`,
  String.raw`is there an e-?mail(?: address)?(?: (?:i|we) can (?:write to|use|contact))?`,
  String.raw`kann (?:ich|man) (?:euch|ihnen|dir) (?:eine (?:e-?mail|mail) )?(?:schreiben|mailen)`,
]
const PLACE =
  'shop|store|office|business|company|restaurant|cafe|hotel|salon|clinic|practice|surgery|studio|school|museum|gym|premises|place'
const A_STREET = [
  String.raw`(?:(?:what(?:['’]?s| is)|can i have|give me|tell me) )?(?:the|your) (?:(?:full|exact|complete|street|postal|physical|${PLACE}) )*address(?: of (?:your|the) (?:${PLACE}))?`,
  String.raw`where (?:exactly )?is (?:your|the) (?:${PLACE})(?: (?:located|based|situated))?`,
  String.raw`where (?:exactly )?are you(?: guys)?(?: (?:located|based|situated))?|where (?:can|do|could) (?:i|we) find (?:you|your (?:${PLACE}))`,
]
const wholly = (asked: string): RegExp =>
  new RegExp(String.raw`^\W*(?:(?:and|so|but|hi|hello)\W+)?(?:${asked})${PLEASE}`, 'i')
const eachOf = (contact: Contact, ways: readonly string[]) =>
  ways.map((asked): readonly [Contact, RegExp] => [contact, wholly(asked)])

/** A pattern each, since one of all of them is compiled for whatever asks how something can be done. */
const ASKED: readonly (readonly [Contact, RegExp])[] = [
  ['phone', new RegExp(`${ASKS}${PHONE}${PLEASE}`, 'i')],
  ['mail', new RegExp(`${ASKS}${MAIL}${PLEASE}`, 'i')],
  ...eachOf('phone', A_NUMBER),
  ...eachOf('mail', AN_ADDRESS),
  ...eachOf('either', EITHER),
  ...eachOf('street', A_STREET),
]

/** Most questions lack what such a one holds, and these patterns take long to be compiled. */
const mayAsk = createPrefilter(ASKED.map(([, asked]) => asked))

/** What a question asks a business to be reached by; `null` where it asks for something else. */
export function contactIn(text: string): Contact | null {
  const may = mayAsk(text)
  return ASKED.find(([, asked], at) => may & (1 << at) && asked.test(text))?.[0] ?? null
}

/** Where it says itself by what it is reached. */
const TELLS_TO_REACH =
  /(?<!\p{L})(?:(?:contact|reach|call|ring|phone|e-?mail|text|message|write to|speak to|talk to|ask|chat with) (?:us|our|me|the (?:office|owners?|team|reception|front desk))|(?:contact|enquiry) form|live chat|(?:tele)?phone line|hotline|(?:get|be|keep) in touch|kontaktformular|(?:erreich|kontaktier|schreib|ruf)(?:en|t|e)? (?:sie |ihr )?(?:uns|mich)|cont[aá]ct(?:e|a|ad)nos|escr[ií]b(?:a|e|id)nos|ll[aá]m(?:e|a|ad)nos|formulario de contacto|(?:contactez|appelez|écrivez)-nous|formulaire de contact|(?:contatta|scrive|chiama)teci|modulo di contatto|(?:bel|mail|contacteer) ons|contactformulier|contacte-nos|fale con(?:n|)osco|formulário de contac?to)(?!\p{L})/iu

/** Whether a text tells by what the business is reached, though it holds neither a number nor an address. */
export const tellsToReach = (text: string): boolean => TELLS_TO_REACH.test(text)

const TELLS_WHERE =
  /\b(?:(?:we(?:['’]re| are)|our \p{L}+ (?:is|are)|you(?:['’]ll| will| can)? find (?:us|me)) (?:at|in|on|near|next to|opposite|behind|between|just|right|above|located|situated|\p{L}+ minutes)|(?:on foot|walk|drive) from|(?:is|are) (?:located|situated) )/iu

/** Whether a text says in words where the business is. */
export const tellsWhere = (text: string): boolean => TELLS_WHERE.test(text)
