import { words } from './topic.ts'

/** Whole questions for what a business does. */
export const ASKS_OFFER =
  /^\W*(?:so |and |und |y |et )?(?:what (?:exactly )?(?:do|can) you (?:guys )?(?:offer|do|sell|provide|have|make)(?: here)?|what (?:kinds? of |sorts? of |types? of )?(?:services?|products?|things|goods|courses|treatments) (?:do|can) you (?:offer|sell|provide|have)|what(?:['’]?s| is| are) (?:your|the|this) (?:business|company|place|shop|store|website|services?|products?|range|offers?)(?: (?:about|for))?|what(?:['’]?s| is) (?:this|it)(?: all)? about|what (?:kind|sort|type) of (?:business|place|shop|company) (?:is this|are you|is it)|(?:can you )?tell me (?:more |something |a bit )?about (?:yourselves|your (?:business|company|services|products|shop)|the business|this place)|was (?:genau )?(?:bieten sie|bietet ihr|bietest du|macht ihr|machen sie|verkauft ihr|verkaufen sie|habt ihr)(?: (?:denn|so|alles|genau|hier|bei \p{L}+))*(?: an)?|(?:welche|was für) (?:\p{L}*leistungen|produkte|angebote|waren|kurse) (?:bieten sie|bietet ihr|gibt es|haben sie|habt ihr|verkauft ihr|verkaufen sie)(?: (?:so|alles|bei \p{L}+))*(?: an)?|was sind (?:ihre|eure) (?:leistungen|angebote|produkte)|worum geht es(?: hier)?|cuáles son (?:sus|vuestros|los) (?:servicios|productos)|quel(?:le)?s sont vos (?:services|produits|prestations|activités)|quali sono i vostri (?:servizi|prodotti)|wat zijn (?:jullie|uw) (?:diensten|producten)|quais são os (?:vossos|seus) (?:serviços|produtos)|qué (?:es lo que )?(?:ofrecen|ofrecéis|hacen|hacéis|venden|vendéis)(?: aquí| ustedes)?|qué (?:tipo de )?(?:servicios|productos) (?:ofrecen|ofrecéis|tienen|tenéis|venden)|a qué se dedica(?:n|is)?(?: ustedes| su negocio)?|(?:que|quoi) (?:proposez|faites|vendez)-vous|quels? (?:services?|produits?|prestations?) (?:proposez|offrez|vendez|avez)-vous|qu['’]est-ce que vous (?:proposez|faites|vendez|offrez)|(?:che )?cosa (?:offrite|fate|vendete|proponete)|(?:quali|che) (?:servizi|prodotti) (?:offrite|avete|vendete)|di (?:che )?cosa vi occupate|wat (?:bieden|doen|verkopen) jullie(?: (?:zoal|precies|allemaal))*(?: aan)?|wat (?:biedt|doet|verkoopt) u(?: (?:zoal|precies))*(?: aan)?|welke (?:diensten|producten) (?:bieden|hebben|verkopen) (?:jullie|u)(?: aan)?|o que (?:é que )?(?:vocês )?(?:oferecem|fazem|vendem)|(?:que|quais) (?:serviços|produtos) (?:vocês )?(?:oferecem|têm|vendem))\W*$/iu
/** Whole questions for its prices. */
export const ASKS_PRICES =
  /^\W*(?:and |und |y |et )?(?:(?:what(?:['’]?s| are| is)|(?:can|could) (?:you|i) (?:please )?(?:tell me|give me|have|see|send me)|(?:do you have|is there|where(?:['’]s| is| are| can i (?:find|see))|show me|tell me)) (?:a |an |the |your |all )*(?:prices?|price list|pricing|rates|tariffs?|fees|charges)|(?:your )?(?:price ?list|prices|pricing|rates|fees)|(?:wie (?:sind|lauten|hoch sind) )?(?:die |eure |ihre )?preise?(?:liste)?|(?:habt ihr|haben sie|gibt es) eine preisliste|(?:cuáles son |qué )?(?:los |sus |vuestros )?(?:precios|tarifas)(?: tienen| tenéis)?|lista de precios|(?:quels sont |quelles sont )?(?:vos |les )?(?:tarifs|prix)|(?:quali sono |che )?(?:i |le )?(?:vostri |vostre )?(?:prezzi|tariffe)(?: avete)?|listino(?: prezzi)?|(?:wat zijn )?(?:jullie |uw |de )?(?:prijzen|tarieven)|prijslijst|(?:quais são |que )?(?:os |as )?(?:seus |vossos |suas )?(?:preços|tarifas)|tabela de preços|preçário)\W*$/iu
/** Whole questions for what it costs that do not say what. */
export const ASKS_COST =
  /^\W*(?:and |und |y |et |e |en )?(?:how (?:much|expensive) (?:(?:is|are|does|do|would|will) )?(?:it|this|that|you|things|your (?:services?|stuff|products?|things))(?: (?:all|usually|normally|roughly|about|cost|charge|be|come to|me|us|here|in total|altogether|for (?:it|this|that|your services?)))*|what (?:does|would|will|do) (?:it|this|you) (?:cost|charge)(?: (?:me|us|here|for (?:it|this|that|your services?)))*|what(?:['’]?s| is) the (?:price|cost|damage)|(?:und )?(?:was|wie ?viel) (?:kostet|kosten|nehmen|nehmt|verlangen|verlangt|berechnen|berechnet|würde)(?: (?:das|es|dies|der spaß|ihr|sie|euer service|eure dienste))?(?: (?:denn|so|alles|eigentlich|ungefähr|bei (?:ihnen|euch|dir)|kosten|insgesamt|dafür))*|wie teuer (?:ist|sind|wird|seid) (?:das|es|sie|ihr)(?: (?:denn|so|alles|eigentlich|ungefähr))*|c(?:uá|ua)nto (?:cuesta|vale|sale|es|cobran|cobráis|cobras|costaría)n?(?: (?:esto|eso|todo|ustedes|por (?:esto|eso|todo)|sus servicios|vuestros servicios))*|(?:c['’]est combien|combien (?:est-ce que )?(?:ça|cela) coûte|combien (?:ça )?coûte(?:nt)?(?: (?:cela|ça|vos services|vos prestations))?|ça coûte combien|combien prenez-vous|combien facturez-vous|quel est le (?:prix|tarif))|quanto (?:costa(?:no)?|viene|costerebbe|prendete|chiedete|si paga|custa(?:m)?|é|fica|cobram|custaria)(?: (?:isso|isto|tudo|questo|i vostri servizi|os vossos serviços|os seus serviços))?|(?:wat|hoeveel) kost(?:en)? (?:het|dat|dit|jullie diensten)(?: (?:ongeveer|allemaal|bij jullie))*|hoe duur (?:is|zijn) (?:het|dat|jullie)|wat (?:rekenen|vragen) jullie)\W*$/iu

/** How a text says what somebody does. */
export const SAYS_WHAT = words`
  we (?:are (?:an?|the|two|three|four|one|your|specialists?|independent|family)|offer|serve|make|sell|repair|insure|teach|rent|run|build|provide|bake|print|treat|prepare|clean|arrange)|our (?:school|shop|hotel|workshop|clinic|company) (?:offers?|is|has)|i (?:teach|offer|make|build)
  wir (?:sind (?:eine?|der|die|das|zwei|drei|ihr|euer)|bieten|machen|verkaufen|vermieten|reparieren|unterrichten|kochen|backen|bringen|fertigen|behandeln|beraten)|bringen wir .* bei
  (?:somos (?:una?|el|la|los)|ofrecemos|hacemos|vendemos|alquilamos|reparamos|enseñamos)|nuestr[oa] (?:escuela|tienda|hotel|clínica|casa) (?:ofrece|es|tiene)
  nous (?:sommes (?:une?|le|la|des)|proposons|vendons|louons|réparons|fabriquons)|on (?:propose|répare|accorde)|notre (?:maison|atelier|école|hôtel) (?:propose|est)
  siamo (?:una?|il|la|un['’])|offriamo|facciamo|vendiamo|noleggiamo
  (?:wij|we) (?:zijn (?:een|de|het)|bieden|maken|verkopen|verhuren)
  somos (?:uma?|o|a)|oferecemos|fazemos|vendemos|alugamos
`
/** The same of one that is named, or with which a file begins. */
export const IS_A = words`
  (?:is|was|are) (?:an?|the|two|three|started|founded)|welcome to .*|ist (?:eine?|das|der|die)|es un[ao]?|est (?:une?|le|la)|è (?:una?|il|la)|is een|é uma?|fondée? par|insures?|helps?|prints?
`
/** How a text begins that tells what a thing is, and nothing of whoever offers it: A service is a list of work. */
export const BEGINS_WITH_A_THING = /^\W*(?:an?|eine?|une?|una?|uno|een|uma?)\s/iu
/** How a heading says that below it stands what is offered. */
export const HEADS_OFFER = words`
  services?|products?|courses?|treatments?|menu|rooms?|rates?|prices?|price (?:list|guide)|fees|plans?|memberships?|programme|what we (?:do|offer)|our range|tickets|about us|who we are|what is insured
  leistungen|angebot\p{L}*|preise?|preisliste|kurse?|unterricht\p{L}*|speisen|zimmer|programm|über uns|sortiment|fächer
  servicios|precios|tarifas|cursos|tratamientos|carta|habitaciones|programa|clases|quiénes somos|menú
  services|prestations|tarifs|prix|cours|chambres|carte|programme|qui sommes-nous|menu
  servizi|prezzi|tariffe|corsi|camere|menù|chi siamo
  diensten|prijzen|tarieven|cursussen|kamers|aanbod|behandelingen|over ons
  serviços|preços|tarifas|cursos|quartos|tratamentos|quem somos
`
/** How a heading says that below it stand prices. */
export const HEADS_PRICES = words`
  prices?|price (?:list|guide)|rates?|fees|tariffs?|charges|costs?|plans?|memberships?|admission|tickets
  preise?|preisliste|gebühren|kosten|tarife?|honorar\p{L}*|entgelte?
  precios|tarifas|cuotas?|entradas|tarifs|prix|prezzi|tariffe|listino|prijzen|tarieven|preços
`
/** Prices of all, not of one thing: Prices per night, but not: Repair prices. */
export const BEGINS_WITH_PRICES = new RegExp(String.raw`^[\P{L}]*${HEADS_PRICES.source}`, 'iu')

/** An amount of money. */
export const PRICE =
  /[€£$¥₹₺₽]\s?\d|\d\s?(?:[€£$¥₹₺₽]|,-|(?:eur|euros?|chf|usd|gbp|pesos|reais)(?!\p{L}))/iu
/** A number that ends a line of a price list. */
export const BARE_PRICE = /\s\d{1,4}(?:[.,]\d\d|,-)?(?:\s*\([^)]*\))?$/u
/** What is paid besides what is offered. */
export const BESIDES = words`
  shipping|postage|delivery|deposit|lost|loss|damages?|breakages|late|fines?|deductible|excess
  versand\p{L}*|lieferung|kaution|schäden|verlust|mahn\p{L}*|daños|dégâts|danni|schade|danos|envíos?|fianza|livraison|port|caution|spedizione|cauzione|verzend\p{L}*|borg|envio|portes|ziel|destino|destination|zona
`
