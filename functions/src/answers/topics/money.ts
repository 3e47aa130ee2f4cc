import { words, type Topic } from './topic.ts'

/** Words for a lower price. */
const DISCOUNT = String.raw`discounts?|reduced|reductions?|concessions?|half (?:the )?(?:price|off)|cheaper|save[sd]?|(?:discount|promo\p{L}*|voucher) codes?|ermäßig\p{L}*|rabatt\p{L}*|nachlass|skonto|günstiger|frühbucher\p{L}*|zuschuss|gutscheincode|aktionscode|abschlag|descuentos?|desc\.?|dto\.?|cup[oó]n(?:es)?|promoci[oó]n(?:es)?|tarifa (?:joven|reducida|\p{L}+)|remises?|réduc\p{L}*|réduits?|prévente|code promo|sconto|sconti|ridott[oi]|korting\p{L}*|strippenkaart|descontos?|reduzid[oa]s?`
/** A share in hundredths. */
const PERCENT = String.raw`\d ?(?:%|per ?cent(?!\p{L})|prozent(?!\p{L}))`
/** Who pays less. */
const GROUPS = String.raw`groups? of|students?|pupils?|pensioners?|seniors?|teachers?|charities|carers?|members|families|(?:second|third|further) (?:child|dog|bed)|student\p{L}*|studierende\p{L}*|schüler\p{L}*|azubis?|senioren|rentner\p{L}*|geschwister\p{L}*|stammkund\p{L}*|estudiantes|jubilados|familias|étudiants?|demandeurs d['’]emploi|studenti|studenten|tweede hond|estudantes|seniores`

/** Who pays less, but has a price of their own anyhow. */
const YOUNG = String.raw`children|kids|under(?: \d+s?| \p{L}+s)|kinder|niños|menores|enfants?|moins de|bambini|bimbi|kinderen|crianças`

/** What somebody is given to pay with. */
const VOUCHERS = words`
      gift (?:vouchers?|cards?|certificates?)|vouchers?|(?:geschenk)?gutscheine?n?|geschenkkarten?
      tarjetas? (?:de )?regalo|(?:bono|vale|cheque)s? (?:de )?regalo|(?:chèque|bon|carte)s?[ -]cadeaux?|buon[oi] regalo|carta regalo|cadeaubon(?:nen)?|cadeaukaart(?:en)?|(?:cheque|vale|cartão|cartões)s?[ -](?:oferta|presente|prenda)s?
    `

/** What is asked of paying, and of what is paid. */
export const MONEY: readonly Topic[] = [
  {
    name: 'voucher',
    asks: 'gift_card gift_voucher',
    asked: words`gift\p{L}*|vouchers?|certificates?|coupons?|\p{L}*gutschein\p{L}*|geschenk\p{L}*|\p{L}*schenken|regal\p{L}*|cadeau\p{L}*|kado\p{L}*|offrir|buon[io]|bonos?|vales?|bonnen|prendas?|presentes?|oferta`,
    beside: 'gift buy sale offer available possible sell',
    cues: ['none', 'place'],
    askedAs: VOUCHERS,
    told: VOUCHERS,
    never: words`
      childcare vouchers|voucher codes?|discount vouchers?|gutscheincodes?|credit notes?
    `,
    rather: words`valid|buy|bought|gültig|sell|sold|from|ab|desde|à partir|expire`,
  },
  {
    name: 'cards',
    asks: 'credit_card card',
    notAsked: words`
      limits?|maximum|minimum|amex|american express|need an? visa|lost|verloren|perd\p{L}*|visto|visum|gift|regalo|cadeaux?|regalo|presente|oferta|member\p{L}*|menu|speisekarte
    `,
    beside: 'accept take pay possible method use',
    asked:
      /pay|accept|take|taking|cash|only|work|carry|reader|machine|zahl|nehm|akzept|bar(?!\p{L})|pag|acept|admit|prenez|prend|régl|accett|betal|neem|pinnen|aceit|met |mit |con |com |par |^\W*(?:\p{L}+\W+){0,3}\p{L}+\W*$/iu,
    cues: ['none', 'money'],
    tells: 'pay accept take',
    askedAs: words`
      credit cards?|(?:debit|bank) (?:(?:or|and) credit )?cards?|cards?|card payments?|contactless|apple pay|google pay|kartenzahlung|ec-?karten?|kreditkarten?|bankkarte|girocard|karte|tarjetas?(?: de (?:cr[eé]dito|d[eé]bito)| bancarias?)?|cartes?(?: bancaires?| bleue| de crédit)|cb|(?:carta|carte) di credito|carta|bancomat|pos|pinnen|pinpas|creditcard|kaart|cart(?:ão|ões)(?: de crédito)?|multibanco|visa|mastercard
    `,
    told: words`
      no cards?|cards? only|cash only|only (?:in )?cash|all (?:major )?cards
      nur bar\p{L}*|keine (?:kredit|ec-)?karten|kartenzahlung
      solo (?:en )?efectivo|todas las tarjetas|uniquement en espèces|pas de (?:cb|carte)|solo contanti|alleen (?:contant|pin)|só (?:em )?dinheiro
    `,
    means: 'card credit_card',
    names: 'visa mastercard maestro amex girocard bancontact multibanco cb',
    never: words`no card is needed|instal?ments`,
    unlike: words`refund\p{L}*|deposit|caution|kaution|fianza|membership|student|valid`,
    orElse: 'pay',
    elseAs: 'unsure',
  },
  {
    name: 'pay',
    isOfCase: true,
    ofWhich:
      /^(?:invoices?|instal?ments?|raten(?:zahlung)?|plazos|rate|cheques?|checks?|schecks?|chèques?|assegni|paypal|klarna)$/iu,
    asks: 'pay cash paypal bank_transfer credit_card card instalment',
    core: 'pay',
    asked:
      /how|which|what|can |may |possible|do you (?:accept|take)|wie |womit|welche|kann|nehm|akzept|möglich|bar |c[oó]mo|qué|pued|acept|comment|quel|peut|puis|accept|prenez|come |quali|posso|accett|hoe |welke|kan |accept|quais|aceit|^\W*\p{L}+\W*$/iu,
    notAsked: words`
      limits?|maximum|minimum|lost|who pays|wer (?:be)?zahlt|qui paie|quién paga|chi paga|wie betaalt|quem paga|sou eu|(?:have|need) to pay|must .* pay|moet ik|muss ich|tengo que|hay que|(?:dois|faut)\p{L}* .*payer|devo|when|wann|cuándo|quand|quando|wanneer|how much
    `,
    beside: 'accept take method possible bill form way option money credit_card',
    cues: ['none', 'money'],
    tells: 'pay accept take',
    askedAs: words`
      payment (?:methods?|options?|types?)|(?:methods?|forms?|types?|means|ways?) of pay(?:ment|ing)|(?:ways?|options) to pay|zahlungs(?:methoden?|arten?|mittel|möglichkeiten)|zahlungsweise|bezahl(?:en|ung)|betaal(?:methoden?|wijzen?|mogelijkheden)|betalen|(?:medios|formas?|métodos?) de pag(?:o|amento)|pagar|(?:moyens?|modes?) de paiement|payer|régler|(?:metodi|modalità|forme) di pagamento|pagare|cash|ch[eè]ques?|bargeld|efectivo|espèces|contanti|contant|dinheiro|paypal
    `,
    told: words`
      (?:means|methods?|forms?) of payment|payment methods?|pay(?:ment)? by|direct debit|bank transfers?|by transfer|(?:pay|paid) (?:in|by|with|at)
      zahlungs(?:arten?|mittel|möglichkeiten)|bezahlung|formas? de pago|medios de pago|se (?:puede )?paga|modes? de paiement|moyens? de paiement|paiement|modalità di pagamento|pagamenti|betaalmogelijkheden|betalen kan|formas de pagamento|pagamento
    `,
    means: 'card credit_card cash paypal bank_transfer instalment',
    names:
      'invoice visa mastercard maestro klarna twint bizum ideal girocard bancontact multibanco satispay sepa cheque cheques amex debit voucher vouchers cb virement espèces lastschrift überweisung rechnung vorkasse transferencia efectivo bonifico contanti overboeking contant mbway',
    rather: words`
      we (?:accept|take)|accepted|settle|wir (?:akzeptieren|nehmen)|zahlen sie|aceptamos|se acepta\p{L}*|on accepte|acceptés?|accettiamo|wij accepteren|aceitamos
    `,
    unlike: words`
      refund\p{L}*|returned|deposit|fines?|reimburse\p{L}*|erstatt\p{L}*|kaution|fianza|caution|rembours\p{L}*|reembols\p{L}*|rimbors\p{L}*|borg|company pays|damage
    `,
  },
  {
    name: 'refund',
    isOfCase: true,
    asks: 'refund return refunded',
    notAsked: words`(?:don[’']t|do not) return|rendre chez vous|se rendre`,
    beside: 'money product possible get condition rule order item receive send offer pay',
    cues: ['none', 'money'],
    askedAs: words`
      money back|geld zurück|me devuelven|devolución|remboursé\p{L}*|rembourse\p{L}*|rimbors\p{L}*|geld terug|dinheiro de volta|reembols\p{L}*
    `,
    told: words`
      refund\p{L}*|non-refundable|money[- ]back|(?:paid|pay|give|given|get|gets) (?:\p{L}+ ){0,4}back|reimburse\p{L}*|repaid|we return|return (?:all|it|them|items?|online)|returns? (?:within|are|policy|of)|you (?:may|can) return|exchanges?|send it back
      erstatte\p{L}*|rückerstatt\p{L}*|zurückgezahlt|zurückgenommen|rückgabe\p{L}*|umtausch\p{L}*|zurückgeben|widerruf\p{L}*|rücksend\p{L}*|geld zurück|tauschen wir|stornogebühr\p{L}*
      reembols\p{L}*|devol\p{L}*|devuelv\p{L}*|reintegr\p{L}*|se pierde|retract\p{L}*|desist\p{L}*|rembours\p{L}*|repris|retours?|échang\p{L}*|rétract\p{L}*|rendus?|rimbors\p{L}*|resi|reso|restitu\p{L}*|recesso|recedere|terugbeta\p{L}*|teruggave|teruggestort|retourneren|herroep\p{L}*
    `,
    rather: words`
      days|weeks|refund\p{L}*|money|tagen|geld|días|dinero|jours|giorni|dagen|dias|\d+ ?%
    `,
    never: words`
      return label|tax return|bank returns|the return for|key|returned to you when|ashes|exchange rate|train brings|the return trip|hand\p{L}* .*back
    `,
  },
  {
    name: 'deposit',
    asks: 'deposit',
    notAsked: words`back|zurück|wieder|devuel\p{L}*|rend\p{L}*|récupér\p{L}*|terug|indietro|restitu\p{L}*|de volta`,
    beside: 'pay need advance must booking make possible give leave require take',
    cues: ['none', 'money'],
    askedAs: words`
      deposits?|down payment|pay in advance|anzahlung|kaution|fianza|señal|seña|anticipo|acompte|caution|arrhes|caparra|acconto|cauzione|aanbetal\p{L}*|borg|waarborg|sinal|caução
    `,
    told: words`
      deposits?|down payment|prepay\p{L}*|when you book|on booking|in advance
      anzahlung\p{L}*|kaution\p{L}*|pfand\p{L}*|zahlen sie .* an|señal|seña|anticipo|fianza|por adelantado|acomptes?|caution|arrhes|dépôt de garantie|caparra|acconto|cauzione|aanbetal\p{L}*|borg|waarborg\p{L}*|sinal|caução
    `,
    withText:
      /\d|%|half|hälfte|mitad|moitié|metà|helft|metade|deposit|keine|pas de|sin |kaution|no /iu,
    rather: words`
      booking|book|reserv\p{L}*|buch\p{L}*|bestellung|due|required|need\p{L}*|prenot\p{L}*|boeking|marcação
    `,
    unlike: words`cheque|bottle|flaschen\p{L}*|schale|vaso|gobelet|cup|kept|back|zurück`,
  },
  {
    name: 'discount',
    asks: 'discount',
    beside: 'special price get possible give',
    cues: ['none', 'discount', 'money'],
    ofWhich: new RegExp(String.raw`^(?:groups?|${GROUPS}|${YOUNG})$`, 'iu'),
    askedAs: words`
      (?:reduced|special|cheaper|concession\p{L}*) (?:rates?|prices?|tickets?)|ermäßigung(?:en)?|rabatte?|tarifs? réduits?|prezzi ridotti|tarifas reducidas
    `,
    told: new RegExp(
      String.raw`(?<![\p{L}])(?:${DISCOUNT})(?![\p{L}])|${PERCENT}.{0,25}(?:off|less|weniger|menos|de moins|in meno|minder)|(?:${GROUPS})(?![\p{L}]).{0,40}(?:[€£$]|${PERCENT}|eur|free|kostenlos|frei|umsonst|gratis|gratuit|no pagan)|(?:${YOUNG})(?![\p{L}]).{0,40}(?:${PERCENT}|free|half|kostenlos|frei|umsonst|gratis|gratuit|no pagan)|(?:come|stay|get) (?:in )?free`,
      'iu',
    ),
    tells: 'discount',
    rather: new RegExp(String.raw`${PERCENT}|(?<![\p{L}])(?:${DISCOUNT})(?![\p{L}])`, 'iu'),
    unlike: words`
      late|vat|mwst|iva|tva|btw|exams?|reports?|deposit|cancel\p{L}*|storn\p{L}*|humidity|luftfeuchte|skonto|combined|must|need|seats?
    `,
    // Reductions don't apply to workshops, and cannot be combined.
    never: words`
      (?:cannot|can['’]t|can not|may not) be combined|nicht (?:miteinander )?kombinier\p{L}*
      (?:do|does)(?:n[’']t| not) apply|(?:gilt|gelten) nicht|no (?:se )?aplican?|ne s[’']appliquent? pas|non si applican?o?|gelden niet|não se aplicam?
    `,
  },
  {
    name: 'included',
    asks: 'contain',
    beside: 'cost all price extra',
    askedAs: words`
      what (?:is|are|[’']s) (?:all )?included|everything included|alles (?:inklusive|enthalten|inbegriffen)|todo incluido|tout (?:est )?(?:inclus|compris)|tutto (?:incluso|compreso)|alles inbegrepen|tudo incluído
    `,
    cues: ['none', 'money'],
    told: words`
      include[sd]?|including|inclusive|in the price|at no extra|covers
      inklusive|inkl\.?|enthalten|inbegriffen|im preis|incluid\p{L}*|incluye\p{L}*|incl\.?|sin coste|compris(?:e|es)?|compren(?:d|nen)\p{L}*|inclus(?:[aeio]s?|es)?|offert(?:e|s|es)?|compres[aeio]|inbegrepen|inclusief|incluíd\p{L}*|inclui
    `,
    rather: words`
      prices?|rates?|tickets?|fees?|all|preise?n?|precios?|prix|tarifs?|prezz[oi]|prij\p{L}+|preços?
    `,
    unlike: words`
      vat|mwst|mehrwertsteuer|iva|tva|btw|taxes|cancel\p{L}*|storno|refund\p{L}*
    `,
    orElse: 'free',
    elseAs: 'near',
  },
  {
    name: 'guarantee',
    asks: 'guarantee',
    notAsked: words`claims?|longer|länger`,
    beside: 'give product work offer get long',
    told: words`
      guarantee[sd]?|warrant\p{L}+|garantie\p{L}*|garantiert|gewährleistung|mängelrechte|garantías?|garantie|garantis|garantida|garanzi[ae]
    `,
    never: words`(?:nicht|no) (?:mehr |longer )?garantie\p{L}*|dépôt de garantie`,
    rather: words`years?|jahre|años?|ans|anni|jaar|anos|months?|monate`,
  },
  {
    name: 'free',
    asks: '',
    told: words`
      free of charge|for free|costs? nothing|are free|is free|free|kostenlos|kostenfrei|umsonst|gratuit\p{L}*|gratis|grátis|offerts?
    `,
    unlike: words`cancel\p{L}*|storno|refund\p{L}*|deliver\p{L}*|under`,
  },
]
