import { words, type Topic } from './topic.ts'

/** Whether somebody may come, and where not. */
const WELCOME = words`
      welcome|allowed|permitted|free|must|may|only|not|no|unless|willkommen|erlaubt|dürfen|nur|nicht|keine?|bitte|bienvenid\p{L}*|permit\p{L}*|admit\p{L}*|bienvenu\p{L}*|acceptés?|admis|interdits?|benvenut\p{L}*|ammess\p{L}*|welkom|toegestaan|bem-vind\p{L}*|permitid\p{L}*
    `

/** What is asked before a visit. */
export const VISIT: readonly Topic[] = [
  {
    name: 'bring',
    asks: 'bring carry',
    asked:
      /what|anything|something|was |etwas|qué|que |algo|quoi|quelque|cosa|qualcosa|wat |iets/iu,
    beside: 'need must thing along possible child dog animal',
    askedAs: words`
      bring(?: along| with)?|take (?:along|with)|mitbringen|llevar|traer|apporter|amener|portare|meenemen|meebrengen|trazer|levar
    `,
    told: words`
      bring(?! (?:you|us|it back))|(?:please|must|to) wear|change of clothes|photo id(?:entification)?|required equipment|you(?: will|[’']ll) need (?:an?|your)
      mitbringen|mitzubringen|mitgebracht\p{L}*|bring(?:en|t|e) .{0,40}mit|tragen?|trage|ausweis|tra(?:e|ed|er|iga)|llev(?:ar|a|e)|present(?:ar|e)|apportez?|apporter|munie?s?|venez avec|prévoir|souliers .* obligatoires|indispensables?|pièce d[’']identité|portare|neemt .{0,30}mee|meenemen|mee te nemen|traga|trazer
    `,
    rather: words`
      please|need|must|bitte|own|eigene\p{L}*|propi[oa]s?|clothes|shoes|schuhe|kleidung|towel|toalla|serviette|handtuch|id|calzado|chaussures|souliers
    `,
    never: words`
      brings? (?:you|us) back|bring one guest|not to bring|(?:no|nicht|not|pas) (?:traer|mitbringen|apporter)|para llevar|bring (?:your )?(?:pet|animal|car|rubbish|waste)
    `,
  },
  {
    name: 'wifi',
    asks: 'internet',
    notAsked: words`passwords?|passwort|clave|contraseña|code|mot de passe|senha|wachtwoord|without|ohne|sin|sans|senza|zonder|sem`,
    beside: 'free guest customer offer available free_of_charge use access possible visit',
    askedAs: words`wi-?fi|wlan|wireless|internet|hotspot`,
    told: words`
      wi-?fi|wlan|w-lan|wireless|internet (?:access|connection)|(?:fast )?fibre|hotspot|internetzugang
    `,
    never: words`ghz|channel|router|radio|explorer`,
    rather: words`free|kostenlos|gratis|gratuit|password|network|passwort|guests?|gäste`,
  },
  {
    name: 'parking',
    asks: 'parking park parking_space',
    beside:
      'car find possible available nearby place customer guest near leave space free visit use',
    cues: ['none', 'place'],
    askedAs: words`
      car ?park|park(?:ing)?(?: (?:spaces?|spots?|lot))?|parken|parkpl[aä]tze?|parkhaus|parkmöglichkeit\p{L}*|aparcar|aparcamiento|estacionar|estacionamiento|parquear|parqueadero|parking|stationner|(?:me |se )?garer|parcheggi\p{L}*|parkeren|parkeergelegenheid|parkeerplaats\p{L}*|estacionamento
    `,
    told: words`
      car ?parks?|parking|(?:can|to|visitors|guests|please|you) park|park (?:in|at|on|behind|for|free|outside)|parked|(?:parking|nearest|underground) garage|in the garage
      park(?:platz|plätze\p{L}*|en|haus\p{L}*|möglichkeit\p{L}*)|tiefgarage|stellpl[aä]tz\p{L}*|aparca\p{L}*|estaciona\p{L}*|parqueadero|stationne\p{L}*|se garer|parcheggi\p{L}*|parkeer\p{L}*|parkeren|parkeerplaats\p{L}*|estacionamento
    `,
    never: words`van parks|national park|bikes? must|fahrräder`,
    rather: words`
      cars?|guests|visitors|free|spaces?|nearest|kostenlos|gratis|gratuit|hinter|neben|behind|vor
    `,
  },
  {
    name: 'children',
    asks: 'child children_menu',
    beside: 'bring allow welcome come family take possible suitable baby small',
    askedAs: words`
      child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|little ones|kind(?:er)?|babys?|niñ[oa]s|chicos|bebés?|enfants?|bébés?|bambini|figli|kinderen|crianças|miúdos|filhos
    `,
    told: words`
      child(?:ren)?|children[’']s|kids?|under(?:s|[- ]\d+s?(?! ?(?:kg|cm|m\b|%|€|litres?))| (?:twos?|threes?|fours?|fives?))|bab(?:y|ies)|toddlers?|pushchairs?|high chairs?|aged \d+|years? old|\d+ or over
      kind(?:er)?\p{L}*|babys?|hochstuhl|wickel\p{L}*|niñ[oa]s?|chic[oa]s|menores|bebés?|enfants?|bébés?|bambin[ioae]|bimbi|ragazzi|kinderen|kind|peuters?|crianças?
    `,
    rather: WELCOME,
    never: words`family doctor|host family|children[’']s bikes?|wheels?`,
    unlike: words`key|seat|booster|photographs?|fetched|invoice|insured`,
  },
  {
    name: 'dogs',
    asks: 'dog animal',
    notAsked: words`produ[ck]?\p{L}*|prodott\p{L}*|vegan\p{L}*|hair|haare`,
    beside: 'bring allow welcome come take possible small',
    askedAs: words`
      dogs?|pets?|hund(?:e)?|haustiere?|perros?|mascotas?|chiens?|animaux|cani|cane|animali|hond(?:en)?|huisdier(?:en)?|c(?:ão|ães)|cachorros?|animais
    `,
    told: words`
      dogs?|pets?|animals?|assistance dogs|hunde?n?|haustiere?|tiere|perros?|mascotas?|animales|chiens?|animaux|animal|cani|cane|animali|hond(?:en)?|huisdier(?:en)?|cã(?:o|es)|animais
    `,
    rather: WELCOME,
    unlike: words`counter|alone|biscuits|\d`,
  },
  {
    name: 'access',
    asks: 'accessible disabled',
    beside: 'place building access suitable user people entrance possible free',
    askedAs: words`
      step[- ]free|wheelchair|disabilit\p{L}*|barrierefrei\p{L}*|rollstuhl\p{L}*|silla de ruedas|movilidad reducida|fauteuil roulant|mobilité réduite|pmr|sedia a rotelle|disabili|rolstoel\p{L}*|cadeiras? de rodas|cadeirantes?|mobilidade reduzida|barriere architettoniche
    `,
    told: words`
      wheelchairs?|step-free|street level|level access|stairs only|only stairs|disabled|lifts? (?:to|from|at|reaches|serves|goes|on|in|may|is)|(?:no|a|the) (?:lift|elevator)|elevators?|ramps?|ground floor|(?:two|three|four|five|many|no|\d+) steps?|prams?|blue badge|accessible
      barrierefrei\p{L}*|rollst[uü]hl\p{L}*|rollator\p{L}*|aufz[uü]g\p{L}*|ebenerdig|stufen(?:los)?|treppe|rampe|accesib\p{L}*|sillas? de ruedas|ascensor|rampa|plain-pied|pmr|fauteuils?|ascenseur|accessib\p{L}*|carrozzin\p{L}*|senza gradini|ascensore|rolstoel\p{L}*|drempelvrij|cadeiras? de rodas|elevador|acessív\p{L}*
    `,
    rather: words`
      wheelchairs?|step-free|street level|level access|accessible|barrierefrei\p{L}*|rollst[uü]hl\p{L}*|accesib\p{L}*|ruedas|pmr|roulants?|rolstoel\p{L}*|rodas
    `,
    never: words`students with a disability`,
    unlike: words`removals?|smoking|rauchen|emergency|notdienst|moving`,
  },
  {
    name: 'age',
    asks: 'age',
    asked:
      /\bages?\b|how old|old enough|limit|minimum|alters?|wie alt|edad|años|âge|\bans\b|età|anni|hoe oud|leeftijd|idade|anos/iu,
    notAsked: words`âgée?s|how old (?:is|are|was|were)|wie alt (?:ist|sind|war|bist|seid)|cuántos años (?:tiene|lleva)\p{L}*|quel âge (?:a|avez|ont)|quanti anni (?:ha|hanno|avete)|hoe oud (?:is|zijn|bent)|quantos anos (?:tem|têm)`,
    beside: 'minimum maximum limit need must old child young condition',
    cues: ['age', 'none'],
    askedAs: words`
      (?:minimum|maximum) age|age (?:limit|restrictions?)|how old|mindestalter|altersgrenze|altersbeschränkung|wie alt|edad (?:mínima|máxima)|límite de edad|(?:cuántos )?años|âge (?:minimum|minimal)|limite d[’']âge|quel âge|età (?:minima|massima)|limiti? d[i’'] ?età|quanti anni|minimumleeftijd|leeftijdsgrens|hoe oud|idade mínima|limite de idade|quantos anos
    `,
    told: /(?<!\p{L})(?:(?:at least|from the age of|over|under|aged?|minimum|below|older than|younger than|must be|ages?) (?:the age of )?(?:\d{1,2})(?!\d|[:.,]\d| ?(?:[€£$%°]|kg|km|cm|m\b|am\b|pm\b|uhr|h\b|hours?|days?|weeks?|minutes?|people|persons?|personen|pers|euro|eur\b|gb|mb|wochen|tage|stunden|minuten|semanas|días|horas|euros|jours|heures|semaines|giorni|ore|dagen|uur|dias|of |january|february|march|april|may|june|july|august|september|october|november|december))|under \d{1,2}s|\d{1,2} (?:or|and) (?:over|older|above)|(?:at least|from|aged?|under|over|until) (?:six|eight|ten|twelve|sixteen|eighteen|twenty-one|\d+)(?: to \d+)? (?:years?|months)(?: old| of age)?(?! (?:of|ago|later))|from (?:age )?\d{1,2}(?= (?:years|upwards|up)|\+)|from 1[2-8](?=\.?(?:$|\s[A-Z]| may| can| are| in))|ages \d+|\d+ to \d+ year-olds|(?:from|children|given at) \p{L}+ (?:months|weeks)|\d+ (?:months|years?) to \d+ years|mindestens \d+ jahre|ab (?:\d{1,2}|\p{L}+) (?:j\.|jahren)|unter \d+ jahren|bis \d+ jahren?|jünger als \d+|volljährig|mindestalter|altersstufen|edad (?:mínima|máxima)|mayor(?:es)? de \d+|menores de \d+|desde (?:los )?\d+ años|desde los \d+|de \d+ a \d+ años|mín\. \d+ años|dès \d+ ans|à partir de \d+ ans|moins de \d+ ans|avant \d+ ans|\d+ (?:–|-|à) \d+ ans|dai \d+ anni|minori|maggiorenn\p{L}*|vanaf \d+ (?:jaar|maanden)|minimaal \p{L}+ (?:jaar|maanden)|onder de \d+|jonger dan \d+|\d\d\+|maiores de \d+|a partir d[oe]s? \d+ anos|idade mínima)(?!\p{L})/iu,
    tells: '',
    rather: words`
      must|minimum|mindest\p{L}*|mínima|at least|only|need|members?|driver|kinder|children|child|obligatoire|interdite|necesitan|volljährig|mayor(?:es)?|erlaubt
    `,
    never: words`
      guarantee|warranty|garantie|data|invoice|laptop|ago|since|valid|vouchers?
    `,
    unlike: words`experience|free|kept|gratis|gratuit\p{L}*|kostenlos|frei`,
  },
  {
    name: 'directions',
    isOfCase: true,
    asks: 'directions',
    beside: 'come arrive',
    askedAs: words`
      how (?:do|can|could|would) (?:i|we|one|you) (?:best )?(?:get|come) (?:there|to you|to (?:the|your) \p{L}+|here)|best way to get (?:there|to you|here)|directions|(?:mejor|melhor) forma de (?:llegar|chegar)|openbaar vervoer
      wie komm(?:e|en|t) (?:ich|wir|man) (?:am besten )?(?:zu (?:ihnen|euch|dir)|dahin|dorthin|hin)|anfahrt|c[oó]mo (?:se )?(?:llego|llegar|llegamos|llega)(?: hasta (?:ahí|allí|allá|vosotros|ustedes))?|comment (?:puis-je |peut-on |on (?:fait pour )?)?(?:venir|vous rejoindre|y aller|arriver|se rendre)(?: chez vous| jusqu[’']à vous)?|come (?:si |vi |posso )?(?:arriv\p{L}*|raggiung\p{L}*)(?: (?:da voi|lì|qui))?|hoe kom ik (?:het best(?:e)? )?(?:bij (?:jullie|u)|daar|er)|como (?:posso |se )?(?:cheg\p{L}*|ir)(?: até (?:vós|vocês|aí|lá))?
    `,
    cues: ['place', 'none'],
    told: /(?<!\p{L})(?:by (?:car|train|bus|bike|tram|metro|underground|public transport)|(?:minutes?|miles?|km|metres?|\d m) (?:\p{L}+ ){0,4}(?:from|walk|on foot|away)|nearest (?:station|airport|stop)|(?:bus|tram|metro|train) (?:line )?\d+|(?:train|bus|tram|shuttle)s? (?:to|from|leaves|stops|runs|every)|the \d+ bus|from the [am]\d+|take the|junction \d+|exit \d+|(?:first|second|third) (?:gate|turn\p{L}*|left|right)|turn (?:left|right)|find us|station is|airport|drop-off|arrivals hall|haltestelle|bahnhof\p{L}*|vom (?:flughafen|zentrum|marktplatz)|mit dem (?:auto|bus|zug)|(?:bus|linie|tram) \d+|ausfahrt|anfahrt|anreise|gegenüber|neben (?:der|dem)|sie finden uns|u-bahn|estaci[oó]n|autob[uú]s|colectivo|metro \p{L}+,|parada|salida \d+|frente a\p{L}*|en coche|por la n-\d+|aeropuerto|gare|autobus|tramway|arrêts?|sortez|sortie|en voiture|à pied|derrière|covoiturage|stazione|fermata|uscita|in auto|a piedi|halte|afslag|met de (?:auto|trein|bus)|estação|paragem|comboio|autocarro|saída|vis-à-vis)(?!\p{L})/iu,
    tells: '',
    rather: words`
      station|bus|train|tram|by car|bahnhof|estación|gare|stazione|metro|bus|minutes
    `,
    never: words`excursion|ausflug|excursion|day \d|tag \d|return|brings|more than|break down|trips`,
    orElse: 'street',
    elseAs: 'unsure',
  },
  {
    name: 'holidays',
    asks: 'public_holiday christmas easter',
    notAsked: words`expensive|costs?|prices?|teurer|kostet|caro|cher|presents?|gifts?|schenken|regalar|offrir|lessons|classes`,
    beside: 'open closed day public holiday close year sunday',
    cues: ['none', 'hours', 'time'],
    askedAs: words`
      closed (?:during|over|in) the (?:year|holidays)|bank holidays?|public holidays?|which holidays|betriebsferien|feiertag\p{L}*|festivos|feriados?|jours fériés|fermeture annuelle|giorni festivi|festivi(?:tà)?|feestdagen
    `,
    told: words`
      public holidays?|bank holidays?|federal holidays|christmas(?: day| eve)?|easter|new year|closed (?:from|between) \d+|close on \d+|half-term(?: week)?|\d+ weeks of the year|all year round
      (?:sonn- und )?feiertag\p{L}*|betriebsferien|betriebsurlaub|weihnacht\p{L}*|silvester|\d+\. und \d+\. dezember|festivos?|feriados?|navidad|vacaciones del|cerrado (?:por|del)|\d+ de diciembre|jours? fériés?|congés (?:annuels|d[’']été)|fermetures? annuelles?|noël|ferme chaque|\d+ décembre|ferie|festivi|chius[oi] (?:dal|per)|natale|feestdagen|kerst\p{L}*|encerra\p{L}*|natal
    `,
    rather: words`
      closed?|open|shut|geschlossen|geöffnet|zu|cerrad\p{L}*|abiert\p{L}*|ferm\p{L}*|ouvert\p{L}*|chius\p{L}*|apert\p{L}*|gesloten|dicht|open|fechad\p{L}*|abert\p{L}*|unterrichtsfrei
    `,
    // Closed on Mondays, except on bank holidays: when it is open then stands elsewhere.
    unlike: words`
      school holidays|quiet|paid leave|ruhe\p{L}*|drill\p{L}*|menu
      closed\W.{0,40}(?:except|but not|other than)|geschlossen\W.{0,40}(?:außer|ausgenommen)|cerrad[oa]s?\W.{0,40}(?:excepto|salvo)|fermée?s?\W.{0,40}(?:sauf|excepté)|chius[oaie]\W.{0,40}(?:tranne|eccetto)|gesloten\W.{0,40}behalve|(?:fechad|encerrad)[oa]s?\W.{0,40}(?:exc[eé]pto|exceto|salvo)
    `,
  },
]
