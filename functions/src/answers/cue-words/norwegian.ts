import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const NORWEGIAN: CueWords = {
  asked: {
    phone:
      'telefonnummer\\p{L}*|hvilket (?:tlf|telefon|nummer)\\p{L}*|hva er (?:nummer|tlf)\\p{L}*|hvem (?:skal|kan) (?:jeg|vi|man) ringe(?: til)?',
    hours:
      'åpningstid\\p{L}*|(?:når|hvor lenge|hvilke dager) (?:\\p{L}+ ){0,3}?(?:åpent?|åpner|stenger|stengt|lukker|lukket)|(?:har|er) (?:dere|det) (?:\\p{L}+ ){0,2}?(?:åpent?|stengt|lukket)',
    money:
      'hva (?:koster|kostet|tar dere|må jeg betale)|hvor mye (?:koster|er|tar|betaler|må jeg betale)|hvilken pris|priser|pris|prisen',
    age: 'hvor gam(?:mel|le)|hvilken alder|aldersgrense\\p{L}*',
    duration:
      'hvor (?:lenge|lang tid|raskt|fort)|hvor mange (?:dager|timer|minutter|uker|måneder)|innen hvor',
    distance:
      'hvor (?:langt?|lange|høye?|høyt|dype?|dypt|brede?|bredt)|(?:i|på) hvilken (?:avstand|høyde|dybde)',
    quantity:
      'hvor (?:mange|mye|stort?|store|ofte|tungt?)|hvilket antall|hvilken andel|hvor stor del',
    time: `(?:${START}|(?:vet|vite|si),? |siden |til )når|hvilket (?:år|århundre|tiår|tidspunkt)|hvilken (?:dag|måned|dato|tid)|siden når|hvor (?:sent|tidlig)|når på dagen|inntil når|fram til når|frem til når`,
    person: 'hvem|av hvem|hvilken person',
    place:
      'hvor|hvorfra|hvorhen|i hvilke[nt] (?:stad|land|by|landsby|bygd|region|bygning)|hvilken adresse|adresse',
    reason: 'hvorfor|av hvilken grunn|hva var (?:grunnen|årsaken)|hvordan har det seg',
  },
  numbers:
    'to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tjue\\p{L}*|tretti\\p{L}*|førti\\p{L}*|femti\\p{L}*|seksti\\p{L}*|sytti\\p{L}*|åtti\\p{L}*|nitti\\p{L}*|\\p{L}*hundre|tusen|million\\p{L}*|milliard\\p{L}*|halvparten|halvannen|tredjedel\\p{L}*|fjerdedel\\p{L}*|dusin|flere|annethvert|annenhver|begge',
  spans:
    'sekund\\p{L}*|minutt\\p{L}*|time[rn]?s?|dag\\p{L}*|døgn|uke[rn]?s?|måned\\p{L}*|år\\p{L}{0,3}|tiår\\p{L}*|århundre\\p{L}*',
  years: 'år|åring\\p{L}*|års',
  dates:
    'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|\\p{L}+dag(?:er|en)?|århundre\\p{L}*|\\p{L}+-(?:tallet|årene)|daglig|midnatt|helg\\p{L}*|vinter(?:en)?|sommer(?:en)?|høst(?:en)?|vår(?:en)?|klokken|klokka|kl',
  money: 'kroner|kr|øre|euro|dollar|pund|prosent',
  free: 'gratis|kostnadsfri\\p{L}*|uten kostnad',
  reasons: 'fordi|for å|på grunn av|derfor|grunn\\p{L}*|årsak\\p{L}*|takket være|siden|ettersom',
  places:
    'bak|ved siden av|overfor|i|på|ved|nær|adresse\\p{L}*|gata|gaten|torget|\\p{L}+gat[ae]n?|\\p{L}+vei(?:en)?',
  streets: 'gata gate vei veien torget plass',
  closed: 'stengt|lukket|døgnåpent|døgnet rundt',
  implied: {
    phone: 'telefonnummer telefon nummer ringe',
    hours: 'åpningstider åpent åpne åpner åpen stenger stengt lukker tid tider dager',
    time: 'år året dato dag tid sted finner',
    money: 'koster kostet pris priser prisen betale',
    place: 'ligger finnes adresse adressen',
    duration: 'lenge tid tar varer varte vart',
    distance: 'lang langt lange høy høyt høye dyp',
    quantity: 'mange antall stor',
    age: 'gammel alder aldersgrense år',
  },
  unnamed: { hours: 'åpningstider åpent', age: 'alder år', place: 'adresse' },
}
