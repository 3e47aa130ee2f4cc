import type { CueWords } from './cue-words.ts'

export const DANISH: CueWords = {
  asked: {
    phone:
      'telefonnummer\\p{L}*|hvilket (?:tlf|telefon|nummer)\\p{L}*|hvad er (?:jeres |dit )?(?:tlf|nummer)\\p{L}*|hvem (?:skal|kan) (?:jeg|vi|man) ringe(?: til)?',
    hours:
      'åbningstider\\p{L}*|(?:hvornår|hvor længe|hvilke dage) (?:\\p{L}+ ){0,3}?(?:åbent?|åbner|lukker|lukket)|(?:har|er) (?:I|der|det) (?:\\p{L}+ ){0,2}?(?:åbent?|lukket)',
    money:
      'hvad (?:koster|kostede|tager I|skal jeg betale)|hvor meget (?:koster|er|tager|betaler|skal jeg betale)|hvilken pris|priser|pris|prisen',
    age: 'hvor gam(?:mel|le)|hvilken alder|aldersgrænse\\p{L}*',
    duration:
      'hvor (?:længe|lang tid|hurtigt)|hvor mange (?:dage|timer|minutter|uger|måneder)|inden for hvor',
    distance:
      'hvor (?:langt?|lange|høje?|højt|dybe?|dybt|brede?|bredt)|(?:i|på) hvilken (?:afstand|højde|dybde)|hvor langt (?:væk|fra)',
    quantity:
      'hvor (?:mange|meget|stort?|store|tit|ofte|tungt?)|hvilket antal|hvilken andel|hvor stor en del',
    time: 'hvornår|hvilket (?:år|århundrede|årti|tidspunkt)|hvilken (?:dag|måned|dato|tid)|hvad tid|siden hvornår|hvor (?:sent|tidligt)|indtil hvornår',
    person: 'hvem|hvis|af hvem|hvilken person',
    place:
      'hvor|hvorfra|hvorhen|i hvilke[nt] (?:stad|land|by|landsby|region|bygning)|hvilken adresse|adresse',
    reason: 'hvorfor|af hvilken grund|hvad var (?:grunden|årsagen)|hvordan kan det være',
  },
  numbers:
    'to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|\\p{L}*tyve|\\p{L}*tredive|\\p{L}*fyrre|\\p{L}*halvtreds|\\p{L}*tres|\\p{L}*halvfjerds|\\p{L}*firs|\\p{L}*halvfems|\\p{L}*hundrede|tusinde?|million\\p{L}*|milliard\\p{L}*|halvdelen|halvanden|tredjedel\\p{L}*|fjerdedel\\p{L}*|dusin|flere|hver anden|begge',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|time[rn]?s?|dag\\p{L}*|døgn|uge[rn]?s?|måned\\p{L}*|år\\p{L}{0,3}|årti\\p{L}*|århundrede\\p{L}*',
  years: 'år|årig\\p{L}*|års',
  dates:
    "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|\\p{L}+dag(?:e|en)?|århundrede\\p{L}*|\\p{L}+[’']?erne|dagligt|midnat|weekend\\p{L}*|vinter(?:en)?|sommer(?:en)?|efterår(?:et)?|forår(?:et)?|klokken|kl",
  money: 'kroner|kr|øre|euro|dollars?|pund|procent',
  free: 'gratis|omkostningsfri\\p{L}*|uden beregning',
  reasons: 'fordi|for at|på grund af|derfor|grund\\p{L}*|årsag\\p{L}*|takket være|idet|da',
  places:
    'bag|ved siden af|over for|overfor|i|på|ved|nær|adresse\\p{L}*|gaden?|torvet|\\p{L}+gade|\\p{L}+vej',
  streets: 'gade vej torv plads',
  closed: 'lukket|døgnet rundt|døgnåbent',
  implied: {
    phone: 'telefonnummer telefon nummer ringe',
    hours: 'åbningstider åbent åbne åbner åben lukker lukket tid tider dage',
    time: 'år året dato dag tid sted finder',
    money: 'koster kostede pris priser prisen betale',
    place: 'ligger findes adresse adressen',
    duration: 'længe tid tager varer varede varet',
    distance: 'lang langt lange høj højt høje dyb',
    quantity: 'mange antal stor',
    age: 'gammel alder aldersgrænse år',
  },
  unnamed: { hours: 'åbningstider åbent', age: 'alder år', place: 'adresse' },
}
