import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const SWEDISH: CueWords = {
  asked: {
    phone: 'telefonnummer\\p{L}*|vilket (?:telefon)?nummer|vem (?:ska|kan) (?:jag|man|vi) ringa',
    hours:
      'öppettider|öppettiderna|(?:när|hur länge|vilka dagar) (?:\\p{L}+ ){0,3}?(?:öppet|öppna|öppnar|stänger|stängt)|(?:har|är) (?:ni|det) (?:\\p{L}+ ){0,2}?(?:öppet|stängt)',
    money:
      'vad (?:kostar|kostade|tar ni|betalar)|hur mycket (?:kostar|är|tar|betalar|måste jag betala|för att|(?:ska|måste|får) (?:\\p{L}+ ){1,2}?betala)|vilket pris|priser|pris|priset',
    age: 'hur gam(?:mal|la)|vilken ålder|åldersgräns',
    duration: 'hur länge|hur lång tid|hur många (?:dagar|timmar|minuter|veckor|månader)|inom hur',
    distance: 'hur (?:långt|lång|långa|hög|högt|höga|djup|djupt|bred) |på vilket avstånd',
    quantity: 'hur (?:många|mycket|stor|stort|ofta)|vilket antal|vilken andel',
    time: `(?:${START}|(?:veta|vet|säga|berätta),? |sedan |till )när|vilket (?:år|datum|århundrade|decennium)|vilken (?:dag|månad|tid)|hur dags|hur (?:sent|tidigt)|vid vilken tid|sedan när|till när`,
    person: 'vem|vilka personer|vems|av vem',
    place: `${START}var|var (?:ligger|finns|hittar|kan|är|ni)|vart|varifrån|i vilke[nt] (?:stad|land|by|ort|region)|vilken adress|adress`,
    reason: 'varför|av vilken anledning|vad var orsaken|hur kommer det sig',
  },
  numbers:
    'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|\\p{L}+ton|tjugo\\p{L}*|trettio\\p{L}*|fyrtio\\p{L}*|femtio\\p{L}*|sextio\\p{L}*|sjuttio\\p{L}*|åttio\\p{L}*|nittio\\p{L}*|\\p{L}*hundra\\p{L}*|tusen\\p{L}*|miljon\\p{L}*|miljard\\p{L}*|hälften|tredjedel\\p{L}*|fjärdedel\\p{L}*|dussin|flera|vartannat|varannan',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|timm\\p{L}+|timme|dag\\p{L}*|veck\\p{L}+|månad\\p{L}*|år\\p{L}{0,3}|decenni\\p{L}+|sekel|seklet',
  years: 'år|åring\\p{L}*',
  dates:
    'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|\\p{L}+dag(?:ar|en)?|århundrade\\p{L}*|\\p{L}+-talet|dagligen|midnatt|helg\\p{L}*|vintern?|sommaren?|hösten?|våren?|klockan|kl',
  money: 'kronor|kr|öre|euro|dollar|pund|procent',
  free: 'gratis|kostnadsfri\\p{L}*|avgiftsfri\\p{L}*',
  reasons: 'eftersom|för att|på grund|därför|orsak\\p{L}*|anledning\\p{L}*|tack vare|genom att',
  places:
    'bakom|bredvid|mitt emot|i|på|vid|nära|adress\\p{L}*|gatan|torget|\\p{L}+gatan|\\p{L}+vägen',
  streets: 'gatan vägen torget',
  closed: 'stängt|dygnet runt',
  implied: {
    phone: 'telefonnummer telefon nummer ringa',
    hours: 'öppettider öppet öppnar öppna stänger stängt tid tider dagar',
    time: 'år året datum dag tid äger rum',
    money: 'kostar kostade kosta pris priset priser betala betalar',
    place: 'ligger finns adress adressen',
    duration: 'länge tid tar varar varade',
    distance: 'lång långt hög högt djup långa höga',
    quantity: 'många antal stor',
    age: 'gammal ålder åldersgräns år börja',
    person:
      'leder leda sköter sköta driver driva håller hålla undervisar undervisa lär ger ge gör göra jobbar jobba arbetar arbeta ansvarar ansvara ansvarig ansvariga ansvar ansvaret hand tar ta har sysslar kontaktar kontakta kontakt kontaktperson vänder vända prata pratar tala talar fråga frågar söka nå når hör höra',
  },
  unnamed: { hours: 'öppettider öppet', age: 'ålder år', place: 'adress' },
}
