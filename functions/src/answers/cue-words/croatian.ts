import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

export const CROATIAN: CueWords = {
  asked: {
    phone:
      'broj telefona|telefonski broj|na koji (?:broj|telefon)|koga (?:da |mogu |moram )?(?:zvat|nazvat|zov|nazov)\\p{L}*',
    hours:
      'radno vrijeme|(?:kad|kada|do kada|do koliko sati|od koliko sati|kojim danima) (?:\\p{L}+ ){0,3}?(?:otvoren\\p{L}*|otvara\\p{L}*|zatvara\\p{L}*|zatvoren\\p{L}*|radite|radi)|(?:jeste li|radite li|je li) (?:\\p{L}+ ){0,2}?(?:otvoren\\p{L}*|zatvoren\\p{L}*|radite)',
    money:
      'koliko (?:\\p{L}+ ){0,2}?(?:košta|koštaju|koštalo|stoji|stoje|naplaćujete|platiti|plaćam|plaća)|koja je cijena|cijena|cijene|pošto|po kojoj cijeni',
    age: 'koliko (?:\\p{L}+ ){0,2}?godina (?:ima|imaju|moram|treba)|koliko (?:je )?star\\p{L}*|u kojoj dobi|koja je dob\\p{L}*|dobna granica',
    duration:
      '(?<!(?:^|[^\\p{L}])(?:u|do|od|oko|iza|prije) )koliko (?:dugo|traje|traju|trajao|trajala|trajalo|vremena|dana|sati|minuta|tjedana|mjeseci)|za koliko|u kojem roku|kako brzo',
    distance:
      'koliko (?:\\p{L}+ )?(?:daleko|visok\\p{L}*|dug(?:a|o|ačk\\p{L}+)?|dubok\\p{L}*|širok\\p{L}*)|na kojoj (?:udaljenosti|visini|dubini)|s koje udaljenosti|kolika je (?:udaljenost|duljina|visina|dužina)',
    quantity: 'koliko|kolik[aoi]|koliki (?:dio|postotak)|koliko često|koliki je broj',
    time: `(?:${START}|(?:znate|reći|kaž)\\p{L}*,? |od |do )kada?|otkad|dokad|od kada|do kada|(?:u )?koj(?:e|oj) godin[ei]|koj(?:eg|i) (?:dan\\p{L}*|datum\\p{L}*|mjesec\\p{L}*)|u kojem (?:mjesecu|stoljeću|desetljeću)|(?:u|do|od|oko|iza|prije) koliko sati`,
    person: 'tko|koga|kome|komu|čij\\p{L}+|s kim|kim|od koga',
    place:
      'gdje|kamo|kuda|odakle|otkud|u kojem (?:gradu|mjestu|selu|zgradi)|u koj(?:oj|em) (?:zemlji|državi|ulici|regiji)|koja je (?:\\p{L}+ )?adresa|adresa',
    reason: 'zašto|zbog čega|iz kojeg razloga|koji je (?:bio )?razlog|čemu',
  },
  numbers:
    'dv(?:a|ije|oje|jema)|tri|troje|četiri|četvero|pet|šest|sedam|osam|devet|deset\\p{L}*|\\p{L}+naest\\p{L}*|\\p{L}+deset|sto|stotin\\p{L}+|dvjesto|dvjesta|tristo|\\p{L}+sto|tisuć\\p{L}+|milijun\\p{L}*|milijard\\p{L}*|polovic\\p{L}+|trećin\\p{L}+|četvrtin\\p{L}+|nekoliko|oba|obje|svake dvije',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|sat\\p{L}{0,2}|dan\\p{L}{0,2}|tjed\\p{L}+|mjesec\\p{L}*|godin\\p{L}+|desetljeć\\p{L}+|stoljeć\\p{L}+',
  years: 'godin\\p{L}+',
  dates:
    'siječ(?:anj|nja|nju)|veljač[aeiu]|ožuj(?:ak|ka|ku)|travan?j\\p{L}?|svib(?:anj|nja|nju)|lip(?:anj|nja|nju)|srp(?:anj|nja|nju)|kolovoz\\p{L}?|ruj(?:an|na|nu)|listopad\\p{L}?|studen(?:i|oga?|om)|prosin(?:ac|ca|cu)|ponedjelj\\p{L}+|utor(?:ak|ka|kom)|srijed\\p{L}+|četvrt(?:ak|ka|kom)|pet(?:ak|ka|kom)|subot\\p{L}+|nedjelj\\p{L}+|stoljeć\\p{L}+|godine|vikend\\p{L}*|svakodnevno|ponoć\\p{L}?|radnim danom|zim[aeiu]|ljet[aou]|jesen\\p{L}*|proljeć\\p{L}+',
  money: 'eur[aio]?|euro|kun[aeu]|kn|cent\\p{L}*|dolar\\p{L}*|funt\\p{L}*|posto',
  free: 'besplat\\p{L}+|bez naknade',
  reasons: 'jer|zato|budući|zbog|kako bi|da bi|radi|stoga|razlog\\p{L}*|zahvaljujući|uslijed',
  places:
    'iza|pokraj|pored|nasuprot|kod|u|na|blizu|ulic\\p{L}+|ul|trg\\p{L}{0,2}|adres\\p{L}+|grad\\p{L}{0,2}',
  streets: 'ulica ulici trg cesta',
  closed: 'zatvoreno|ne radimo|neradni\\p{L}*|0-24',
  implied: {
    phone: 'broj telefon telefona zvati nazvati',
    hours:
      'radno vrijeme otvoreno otvoreni otvarate otvara zatvara zatvarate zatvoreno radite radi sati dani',
    time: 'godina godine godini datum dan vrijeme',
    money: 'košta koštaju koštalo cijena cijene stoji platiti',
    place: 'nalazi nalazite smješten smještena smješteno adresa',
    duration: 'traje trajao trajala trajalo dugo vremena',
    distance: 'duljina dužina visina udaljenost udaljenosti visok dug',
    quantity: 'broj',
    age: 'godina godine dob star stara',
  },
  unnamed: { hours: 'radno vrijeme', age: 'godina', place: 'adresa' },
}
