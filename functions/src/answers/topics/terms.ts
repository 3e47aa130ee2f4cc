import { words, type Topic } from './topic.ts'

/** How it is asked whether something must be done. */
const NEEDS =
  /need|must|have to|necessary|required|compulsory|without|in advance|beforehand|brauch|muss|müssen|nötig|ohne|vorher|voraus|necesit|hay que|hace falta|tengo que|sin |obligatori|antelación|faut|besoin|dois|doit|obligé|sans |avance|bisogn|serve|devo|dobbiam|necessari|senza|anticipo|moet|nodig|zonder|verplicht|van tevoren|preciso|precisa|tenho de|tenho que|sem |obrigatóri|antecedência/iu
/** What happens in a case is told by its terms, not by how one books. */
const WHAT_IF =
  /what (?:if|happens)|que se passe|was passiert|qué pasa|cosa succede|wat (?:als|gebeurt)/iu
/** A way of booking: a number, an address, a place. */
const WAY =
  /@|www\.|\d[\d /-]{5,}\d|(?<!\p{L})(?:online|web\p{L}*|site|app|tele\p{L}*|phone|call|ring|e-?mail\p{L}*|form\p{L}*|desk|counter|reception|office|whatsapp|list|link|telefon\p{L}*|anruf\p{L}*|büro|kasse|abendkasse|liste|formular\p{L}*|webseite|teléfono|llam\p{L}*|formulario|taquilla|barra|recepción|téléphon\p{L}*|tél\p{L}*|guichet|comptoir|accueil|en ligne|formulaire|telefon\p{L}*|sito|modulo|bord|balie|formulier|telefone|balcão|pay\p{L}*|fee|deposit|anticipo|acompte|anzahlung|board|account|instagram|credit card)(?!\p{L})/iu

/** What is asked of the terms of a business, and of who runs it. */
export const TERMS: readonly Topic[] = [
  {
    name: 'needed',
    asks: 'booking appointment register',
    notAsked: WHAT_IF,
    beside: 'make get need place table advance want come possible mandatory require',
    asked: NEEDS,
    cues: ['none'],
    alone: words`
      walk-?ins?|no (?:bookings?|appointments?|reservations?)|first come|without (?:an? )?(?:booking|appointment|reservation)|by appointment|appointment only|pre-booked|never turn\p{L}*|book ahead|(?:cannot|can[’']t) be reserved
      ohne (?:termin|(?:vor)?anmeldung|reservierung)|(?:nur )?(?:mit|nach) (?:termin|(?:vor)?anmeldung|reservierung|vereinbarung)|voranmeldung|keine reservierung|bitten wir um (?:anmeldung|einen termin)|vorher anmelden|solo con (?:cita|reserva)|sin (?:cita|reserva)|cita previa|se reserva con|por encargo|sans (?:rendez-vous|rdv|réservation)|sur (?:rendez-vous|rdv|réservation|inscription)|réservation (?:conseillée|obligatoire|recommandée)|prenotazione (?:consigliata|obbligatoria|necessaria)|senza (?:prenotazione|appuntamento)|su (?:prenotazione|appuntamento)|zonder (?:afspraak|reservering)|op afspraak|sem (?:marcação|reserva)|(?:por|mediante) (?:marcação|reserva)
    `,
    told: words`
      book\p{L}*|appointments?|reserv\p{L}*|order\p{L}*|sign up|enrol\p{L}*|ring|warning
      termine?|anmeld\p{L}*|buch\p{L}*|reserv\p{L}*|bestell\p{L}*|citas?|reserv\p{L}*|inscri\p{L}*|réserv\p{L}*|rendez-vous|rdv|inscription|prenot\p{L}*|iscri\p{L}*|boek\p{L}*|reserveren|afspraak|aanmeld\p{L}*|melden|marca(?:ção|ções)|inscri\p{L}*
    `,
    withText: words`
      need\p{L}*|must|necessary|required|recommend\p{L}*|ahead|beforehand|in advance|before|hours|bitte\p{L}*|müssen|muss|nötig|vorher|tage|erforderlich|spätestens|antelación|antes|anticipad\p{L}*|avant|avance|prima|anticipo|vooraf|vóór|antes
    `,
    never: words`books\b.*|closed book|walk-?in (?:showers?|wardrobes?|closets?|fridges?|freezers?|cupboards?)`,
    orElse: 'book',
    elseAs: 'near',
    unlike: words`
      cancel\p{L}*|deposit|storn\p{L}*|absag\p{L}*|anul\p{L}*|annul\p{L}*|notice|due|first night|disdi\p{L}*
    `,
  },
  {
    name: 'book',
    asks: 'booking appointment register',
    notAsked: WHAT_IF,
    beside: 'make get need offer place table room ticket advance possible online want',
    cues: ['none', 'place'],
    askedAs: words`
      (?:make|get|arrange) (?:an? )?(?:appointment|reservation|booking)|sign up|enrol|register|(?:secure|reserve|book) (?:a|my|our) (?:place|spot|slot|seat|table)|termin(?:e)?(?: (?:vereinbaren|ausmachen|machen|buchen|bekommen))?|anmelden|anmeldung|buchen|reservieren|reservar|reserva|(?:pedir|sacar|coger) (?:una )?cita|inscribir\p{L}*|apuntar\p{L}*|réserver|réservation|(?:prendre )?(?:un )?rendez-vous|(?:prendre )?(?:un )?rdv|s['’]inscrire|inscription|prenotare|prenotazione|(?:prendere|fissare) (?:un )?appuntamento|iscriver\p{L}*|boeken|reserveren|(?:een )?afspraak(?: maken)?|aanmelden|inschrijven|marcar|marcação|agendar|inscrever\p{L}*
    `,
    told: words`
      book (?:online|by|in|at|through|via|with|a|your|early|ahead)|to (?:book|register|enrol|reserve|join|sign up)|reserve[sd]? (?:in|online|by|at)|sign up|enrol\p{L}*|register (?:at|by|with|online)|registration|appointments?|waiting list|create an account|tickets? (?:can be )?(?:bought|online|from)|place is (?:booked|secured|safe)|booking is confirmed|fill in the form|bookings?
      termine?|anmeld\p{L}*|buch(?:en|ung\p{L}*)|reserv\p{L}*|voranmeldung|warteliste|vorbestell\p{L}*|bestellen|citas?|inscri\p{L}*|ap[uú]nta\p{L}*|solicitud|solicit\p{L}*|taquilla|venta anticipada|réserv\p{L}*|rendez-vous|rdv|résa|les demandes se font|points? de vente|prenot\p{L}*|iscri\p{L}*|boek\p{L}*|aanmeld\p{L}*|afspraak|inschrijv\p{L}*|marca(?:ção|ções)|agend\p{L}*
    `,
    withText: WAY,
    rather: words`
      book by|book online|call|ring|online|telefon\p{L}*|by (?:tele)?phone|app|vereinbaren|form\p{L}*|whatsapp|tél\p{L}*|réserv\p{L}*|prenot\p{L}*|reserv\p{L}*
    `,
    never: words`
      never reserved|books(?! (?:a|online|by))|closed book|fines?|accident|damage|car park
    `,
    unlike: words`
      deposit|cancel\p{L}*|refunded|storn\p{L}*|absag\p{L}*|dinner|parking|cooking class|anul\p{L}*|annul\p{L}*
    `,
    orElse: 'phone',
    elseAs: 'near',
  },
  {
    name: 'cancel',
    isOfCase: true,
    asks: 'cancel withdraw withdrawal_period notice_period',
    beside:
      'booking order appointment contract subscription member register free_of_charge possible condition rule fee change registration deadline cost money pay',
    cues: ['none', 'hours', 'time', 'money'],
    tells: 'cancel withdraw withdrawal_period notice_period',
    askedAs: words`
      cancel(?:l?ing|lation)?(?: (?:policy|fees?|terms))?|back out|call (?:it )?off|change my mind|get out of|stornier\p{L}*|absag\p{L}*|storno\p{L}*|kündigen|kündigung|rücktritt|zurücktreten|cancelar|anular|cancelaci[oó]n|annuler|annulation|résilier|disdire|disdetta|annullare|cancellare|annuleren|opzeggen|afzeggen|cancelamento|desmarcar
    `,
    told: words`
      cancel\p{L}*|call(?:ed|s)? off|(?:be )?ended|notice (?:must|is|of|in)|notice|unless it is|until you stop|plans change|free until|(?:un)?til \d+ (?:days|hours|weeks) before|more than \d+ (?:days|weeks) before|change your mind
      absag\p{L}*|abgesagt\p{L}*|storn\p{L}*|kündig\p{L}*|rücktritt|widerruf\p{L}*|bis \d+ (?:tage|stunden) vor\p{L}*|(?:sag\p{L}*|sagen sie) .{0,40}ab|nicht kommen|anul\p{L}*|cancel\p{L}*|annul\p{L}*|désist\p{L}*|résili\p{L}*|disdi\p{L}*|disdett\p{L}*|recesso|recedere|opzeg\p{L}*|opgezegd|afzeg\p{L}*|afmeld\p{L}*|tot \d+ dagen voor|jusqu[’']à \d+|plus de \d+ jours avant|retract\p{L}*|baja|desmarca\p{L}*
    `,
    rather: words`
      free|kostenlos|kostenfrei|gratis|gratuit\p{L}*|sans frais|days|hours|weeks|month\p{L}*|tage|stunden|monat\p{L}*|días|horas|jours|heures|giorni|ore|dagen|uur|dias|\d+ ?%
    `,
    unlike: words`artist|refunds?|if we|wir sagen|we cancel|class`,
    never: words`notice(?:board| of)|do not notice`,
  },
  {
    name: 'late',
    asks: 'delay',
    beside: 'arrive come happen miss go',
    cues: ['none', 'hours', 'time'],
    askedAs: words`
      (?:i[’']?m|i am|arrive|come|running|we[’']?re) (?:too )?late|zu spät|verspäte|llego tarde|retraso|en retard|in ritardo|te laat|atras\p{L}*
    `,
    told: words`
      (?:arrive|arrives|are|is|come|comes|running|minutes|than [\p{L} ]+) late|late (?:arrivals?|comers|reports)|later than|lateness|grace period|no-?show|fails? to turn up|do not (?:arrive|turn up|come)|nobody turns up|miss(?:ed)?|(?:hold|keep) (?:your|the) table|last admission|gates? close|not collected|fetched after|wait for (?:you|delayed)
      verspät\p{L}*|zu spät|nach beginn|nicht abgesagt\p{L}*|halten wir|unentschuldigt|später(?:er|en)?|kommen sie nach|llegas? (?:\p{L}+ )?tarde|llegás tarde|llegar (?:más )?tarde|retrasos?|tolerancia|mesas se guardan|no se presenta|impuntual\p{L}*|empezada|a la \p{L}+ falta|retards?|arrivez (?:plus )?tard|gardée? \d+ min\p{L}*|non honorés?|non-présentation|ritardo|si tiene|te laat|later (?:komt|aankomt)|na sluitingstijd|atraso|atrasad\p{L}*|tolerância|não comparên\p{L}*
    `,
    rather: words`
      late|minutes|minuten|verspät\p{L}*|spät\p{L}*|tarde|retard|ritardo|laat|atraso|charge\p{L}*|min
    `,
    unlike: words`late check-out|luggage|gepäck|interest|bagages`,
    never: words`late check-?out|latest`,
  },
  {
    name: 'complaint',
    isOfCase: true,
    asks: 'complain',
    beside: 'make problem go place',
    cues: ['none', 'person', 'place'],
    askedAs: words`
      (?:contact|talk to|wenden?) .*not (?:happy|satisfied)|not (?:happy|satisfied)|unhappy|dissatisfied|unzufrieden|nicht zufrieden|no est(?:oy|amos) (?:content|satisfech)\p{L}*|pas satisfaite?|non sono soddisfatt\p{L}*|niet tevreden|não estou satisfeit\p{L}*|insatisfeit\p{L}*|quej\p{L}*|plainte|reclam\p{L}*|réclam\p{L}*|klacht\p{L}*
    `,
    told: words`
      complain\p{L}*|unhappy|not (?:happy|satisfied)|dissatisf\p{L}*|if (?:something|anything) (?:goes|is|arrives|has)|goes wrong|arrives? damaged|bullied|help: |helpline|customer (?:service|care)|repairs? call
      reklam\p{L}*|beschwer\p{L}*|unzufrieden|kunden(?:service|dienst)|beanstand\p{L}*|bessern|reclamaci\p{L}*|quejas?|pqr|atención al cliente|avísenos|réclam\p{L}*|plaintes?|services? clients?|sav|médiateur|reclam\p{L}*|servizio clienti|klacht\p{L}*|klantenservice|livro de reclamações|apoio ao cliente
    `,
    rather: WAY,
    isToldBelowHeading: true,
    orElse: 'either',
    elseAs: 'near',
  },
  {
    name: 'delivery',
    isOfCase: true,
    asks: 'deliver send',
    beside: 'home offer possible order product address work thing',
    askedAs: words`
      deliver(?:y|ies)?|ship(?:ping)?|liefer\p{L}*|versand\p{L}*|versend\p{L}*|zustell\p{L}*|env[ií][oa]\p{L}*|enviar|entregas?|reparto|(?:servicio )?a domicilio|livr\p{L}*|expédi\p{L}*|consegn\p{L}*|spedi\p{L}*|bezorg\p{L}*|lever(?:en|ing|t)|verzend\p{L}*|entreg\p{L}*
    `,
    told: words`
      deliver\p{L}*|ship(?:s|ping|ped)?|courier|postage|pick-up from|collect(?:ed|ion)? from|shipping|dispatch\p{L}*|your door|leave the studio
      liefer\p{L}*|versand\p{L}*|versend\p{L}*|zustell\p{L}*|envíos?|enviamos|entregas|entrega a domicilio|entregamos|reparto|despach\p{L}*|livr(?:ons|aisons?|é chez|ée chez)|point relais|expédi(?:ons|tions?)|spedi\p{L}*|consegn\p{L}*|bezorg\p{L}*|verzend\p{L}*|levering|leveren|thuisbreng\p{L}*|portes de envio
    `,
    tells: 'deliver',
    rather: words`
      days|free|costs?|werktage\p{L}*|kostenlos|versandkostenfrei|días|gratis|jours|gratuit\p{L}*|giorni|dagen|dias|home|orders
    `,
    never: words`
      confirmation|links?|invoices?|e-?mails?|certificate|report|photos?|letters|livret|livre|inspected|zustellung schlägt|lieferumfang
    `,
    unlike: words`return\p{L}*|customs|duties|rücksend\p{L}*|damaged|po boxes`,
  },
  {
    name: 'who',
    asks: 'owner manager',
    notAsked: words`when|wann|cuándo|quand|quando|wanneer`,
    beside: 'business shop company',
    cues: ['person', 'none'],
    askedAs:
      /^\W*(?:who (?:owns|runs|manages|leads|heads) (?:it|this|the \p{L}+|your \p{L}+|this \p{L}+)|who (?:works?|is working) (?:there|here|for you|with you)|who(?: is|['’]s|s) (?:on|in|behind) (?:your |the )?(?:team|business|company|staff|shop)|who are you(?: guys| people)?|who(?: is|['’]s) (?:the )?(?:owner|manager|boss|in charge)|wer (?:ist (?:der|die|euer|eure|ihr|ihre) (?:inhaber(?:in)?|besitzer(?:in)?|eigentümer(?:in)?|chef(?:in)?|geschäftsführer(?:in)?)|arbeitet (?:bei (?:euch|ihnen)|dort|hier)|(?:leitet|führt|betreibt) (?:das|den|die|euer|eure|ihr|ihre) (?:\p{L}*(?:geschäft|laden|betrieb|firma|unternehmen|hotel|praxis|schule|salon|verein))|steht hinter \p{L}+|gehört zum team|seid ihr|sind sie)|quién(?:es)? (?:es|son) (?:el|la|los) (?:dueñ[oa]s?|propietari[oa]s?|encargad[oa]s?|jef[ea]s?|responsables?)(?: del? \p{L}+)?|quién(?:es)? (?:trabajan?|lleva|dirige)(?: (?:ahí|allí|aquí|con ustedes|con vosotros|en el equipo|el negocio|la empresa))?|qui (?:est|sont) (?:le|la|les) (?:propriétaires?|gérante?s?|responsables?|patronn?e?s?|directeurs?|directrices?)(?: (?:de l['’]|du |de la )?\p{L}+)?|qui (?:fait partie|travaille|dirige|tient)(?: de votre équipe)?(?: (?:chez vous|là|ici|l['’]\p{L}+|la \p{L}+|le \p{L}+))?|chi (?:è|sono) (?:il|la|i|le) (?:titolar[ei]|proprietari[oa]?|responsabil[ei])|chi (?:lavora|gestisce)(?: (?:da voi|lì|qui|con voi|l['’]\p{L}+|il \p{L}+))?|chi c['’]è nel (?:vostro )?team|wie (?:is|zijn) (?:de )?(?:eigena\p{L}+|bazen|baas)|wie (?:werkt|werken)(?: er)?(?: (?:bij jullie|daar|hier))?|quem (?:é|são) (?:o|a|os|as) (?:don[oa]s?|proprietári[oa]s?|gerentes?|responsáve[il]s?)(?: d[aoe] \p{L}+)?|quem trabalha(?: (?:aí|convosco|com vocês|lá))?)\W*$/iu,
    told: words`
      owner|owned by|run by|dirige|leitet|gestisce|taken over|founded by|manager|director|principal|head (?:of|chef)|curator|our team|instructor|tutor|sisters|belongs to|and partners|work for us
      inhaber\p{L}*|geschäftsführ\p{L}*|leitung|leiter(?:in)?|betreiber\p{L}*|familie|veranstalter|verwaltung|lehrkräfte|trainer\p{L}*|meister(?:in)?|auszubildende|propietari[oa]s?|dueñ[oa]s?|gerente|fundador[a]?|director[a]?|encargad[oa]|jef[ea] de|equipo|conserje|titular|gérante?|propriétaires?|tenue? par|fondée? par|édité par|direct(?:eur|rice)|responsable|famille|titolare|proprietari[oa]|in cucina|eigena(?:ar|resse)|parkwacht|proprietári[oa]|don[oa] d[aoe]|organiza(?:dor|ción)?
    `,
    withText: /(?<=[\p{Ll}\p{N},.:–—-] ?)(?<=[ (])\p{Lu}\p{Ll}+|Dr\.? /u,
    never: words`
      if your|the owner pays|ask its owner|line manager|new owner|previous owner
    `,
    rather: words`
      owner|run by|inhaber\p{L}*|principal|manager|familie|propietari\p{L}*|fundador|gérant\p{L}*|famille|titolare|eigena\p{L}*|geschäftsführ\p{L}*|leitung|team
    `,
    unlike: words`dogs?|cats?|written|liable|prices?|€|£|events`,
  },
  {
    name: 'jobs',
    // To work is said of much else, in most languages: phrases ask for it.
    asks: '',
    beside:
      'job employee team company shop apply register possible available free offer need search find open people student send want help summer weekend part_time time holiday young',
    cues: ['none', 'person', 'place'],
    isOfAnything: true,
    notAsked: words`
      hiring (?:an?|out|the|your|skis?|bikes?|boats?|cars?|equipment)|(?:double|single|twin|family)? ?rooms?|nights?|beds|your staff|years of|print\p{L}*|scan\p{L}*|repair job
    `,
    told: words`
      we (?:are|[’']re) (?:now |currently |always |also )?(?:hiring|recruiting|taking on)|(?:now|currently) hiring|vacanc(?:y|ies)|(?:job|staff) (?:vacanc|opening|offer|advert|application|interview)\p{L}*|open positions|apprentice(?:s|ships?)?|trainee(?:s|ships?)?|internships?|interns?|work (?:experience|placements?)|student placements?|curriculum vitae|cvs?|r[eé]sum[eé]|covering letter|cover letter|join our (?:team|staff|crew)|join us as|(?:working|work|jobs|careers) (?:with|for|at) us|(?:staff|help) wanted|looking for (?:[\p{L}-]+ ){0,4}(?:staff|assistants?|helpers?|colleagues?|to join)|we recruit|recruitment|apply for (?:the|a) (?:post|job)|applicants?|seasonal staff|(?:saturday|summer|holiday|weekend|part-time|student) (?:jobs?|staff|helpers?|post)|new colleagues?|trial shifts?
      ^[^\p{L}]*(?:jobs|careers|employment)\W*$
    `,
    rather: words`
      apply|applications?|cvs?|write to|send|e-?mail|contact|we (?:are|[’']re) (?:hiring|looking for|taking on)|we (?:need|train)|(?:begins?|starts?|starting) (?:in|on)|an hour|per hour|closing date
    `,
    isToldBelowHeading: true,
    never: words`
      (?:repair|small|bigger|good|great|long) jobs?|years[’']? (?:of )?(?:work )?experience|vacanc\p{L}* .*nights?|(?:course|insurance|visa|refund) applications?|interns? .*(?:study|founded)
    `,
  },
  {
    name: 'data',
    asks: 'data privacy',
    notAsked: words`lose|lost|export|import|transfer|recover|restore|verlier\p{L}*|verloren`,
    beside: 'personal protect use store_keep safe happen save security rule store go',
    askedAs: words`
      privacy|data protection|personal data|datenschutz|personenbezogen\p{L}*|datos personales|privacidad|données personnelles|confidentialité|dati personali|persoonsgegevens|dados pessoais
    `,
    told: words`
      (?:personal|your) (?:data|details)|data (?:are|is)|privacy|gdpr|records for|never share|encrypted|stored in|card numbers never|photographs|put on the internet|(?:iso|iso/iec) 27001
      datenschutz\p{L}*|(?:ihre|deine|personenbezogene\p{L}*) daten|daten|vertragstext|datos|privacidad|cedemos|données|rgpd|confidentialit\p{L}*|dati|titolare del trattamento|gegevens|dados
    `,
    tells: '',
    never: words`
      password|budgets in practice|mobile data|data volume|datenvolumen|data (?:owes|days|scientist)|vps
    `,
    rather: words`
      store[sd]?|share[sd]?|erased?|keep|kept|protect\p{L}*|speicher\p{L}*|gelösch\p{L}*|guardamos|conserv\p{L}*|gardées?|bewa\p{L}*|encrypted
    `,
  },
]
