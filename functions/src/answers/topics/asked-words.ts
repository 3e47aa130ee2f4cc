/** What may be asked of anything, in concepts of the glossary: whether one gets it, whether it is possible. */
export const OF_ANYTHING =
  'get receive take give make offer accept agree ask request available possible use need want come work exist place require mandatory permit allow'

/** Words of questions for a topic that say nothing of it, without accents. */
export const SAYS_NOTHING =
  /^(?:welcome|willkommen|bienvenid[oa]s?|bienvenue?s?|benvenut[aeio]|welkom|bem|vind[oa]s?|limits?|limite|policy|policies|moyens?|formas?|forme|means|methods?|personal\p{L}*|personlich\p{L}*|personnel\p{L}*|personali|pessoa\p{L}*|persoonlijk\p{L}*|leisten|verlang\p{L}*|verser|versare|presentar|indien\p{L}*|umgeh\p{L}*|trata\p{L}*|tratt\p{L}*|usa\p{L}*|prendre|prendere|verkop\p{L}*|vend\p{L}*|vereinbar\p{L}*|zugang|acces\p{L}*|acceso|espaco|mejor|melhor|existe|cosa|somewhere|anywhere|nearby|anything|something|person|customers?|guests?|visitors?|gaste|kunden|besucher|clientes?|clients?|clienti|klanten|gasten|hospedes|demand\p{L}*|richiest\p{L}*|solicit\p{L}*|wende|rivolg\p{L}*|adresser|openbaar|vervoer)$/u

/** When, how long, how many: who asks so wants more than to be told of a topic. */
export const ASKS_MORE =
  /^\W*(?:(?:and|und|y|et|e|en)\s+)?(?:when|how (?!(?:can|do|does|could|should|may|must|will|would|to|is|are)\b)|wann|wie (?!(?:kann|können|könnte|muss|soll|bezahl|zahl|buch|ist|sind|komm|läuft)(?:\p{L}*))|cuándo|cuanto|cuánt|quand|combien|quando|quant|wanneer|hoe(?:veel|lang))/iu

/** A question that is read together with the one before it. */
export const ASKS_TWICE = /\?\s*\p{L}/u

/** What somebody points at is not the business: How do I sign up for that? */
export const POINTS_AT =
  /(?<!\p{L})(?:that|those|these|dafür|davon|dazu|eso|esas?|cela|questo|quello|daarvoor|isso)\W*$/iu

/** Which of several things: it is asked for these. */
export const ASKS_WHICH =
  /^\W*which (?!(?:\p{L}+ )?(?:payments?|cards?|methods?|holidays|languages|bus|tram|train|exit|station|days|things|products|services))/iu

/** A word written large that begins no sentence, but for those that topics hold. */
export const NAME =
  /(?<=[\p{L},]\s)(?!Wi-?Fi|WLAN|Pay(?!\p{Ll})|PayPal|Visa|Master|Amex|EC|Apple|Google|CVs?(?!\p{L})|AVG|RGPD|GDPR|DSGVO)\p{Lu}\p{L}+/u

/** How it is asked whether somebody may come: of a child, or a dog, much else is asked. */
export const MAY_COME =
  /(?<!\p{L})(?:bring|brings?|come|comes|coming|take|allow\p{L}*|welcome|fine|ok|okay|mind|friendly|stay at home|suitable|with (?:me|us)|get in|let in|permitted|mit|mitkommen|mitnehmen|mitbringen|dabei\p{L}*|rein|geeignet|erlaubt|willkommen|llev\p{L}+|entrar|dej\p{L}*|apto|permit\p{L}*|admit\p{L}*|bienvenid\p{L}*|venir|accept\p{L}*|accompagner|entrer|adapté\p{L}*|admis|bienvenu\p{L}*|portare|entrare|venire|siete|adatto|ammess\p{L}*|accetta\p{L}*|benvenut\p{L}*|mee|meenemen|meekomen|binnen|geschikt|toegestaan|welkom|levar|entrar|adequado|indicado|aceita\p{L}*|vind[oa]s)(?!\p{L})/iu

/** What goes on asks for what was spoken of: And if I do not like that? */
export const GOES_ON =
  /^\W*(?:and|und|et|y|e|en|maar|but|aber|mais|pero|ma|mas)(?!\p{L}).*(?<!\p{L})(?:that|it|this|das|es|dat|het|ça|cela|eso|esto|questo|quello|isso|nur|just|only|alleen|solo|só)(?!\p{L})/iu

/** What points back asks for what was spoken of: What does that cost? */
export const POINTS_BACK =
  /(?<!\p{L})(?:it|that|this|das|es|dies|ça|cela|eso|esto|questo|quello|dat|het|isso)(?!\p{L})/iu
