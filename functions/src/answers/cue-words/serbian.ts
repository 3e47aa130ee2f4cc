import type { CueWords } from './cue-words.ts'
import { START } from './start.ts'

/** Being open, in questions. */
const OPEN =
  '(?:otvoren\\p{L}*|otvara\\p{L}*|zatvara\\p{L}*|zatvoren\\p{L}*|radite|radiš|radi|rade)'

/** In Latin letters: what is written in Cyrillic ones is matched as if it were in these. */
export const SERBIAN: CueWords = {
  asked: {
    phone:
      '(?:koji je |imate li |vaš |tvoj )?broj (?:vašeg |vaš |tvoj )?telefona|telefonski broj|na koji (?:broj|telefon)|koga (?:da |mogu |mogu da |moram |treba )?(?:zvat|nazvat|pozvat|zov|nazov|pozov)\\p{L}*',
    hours: `radno vreme|(?:kad|kada|do kad|do kada|od kad|od kada|do koliko|od koliko|do koliko sati|od koliko sati|u koliko sati|kojim danima) (?:\\p{L}+ ){0,3}?${OPEN}|(?:jeste li|da li ste|je li|jel|da li je|dal|dal ste|jel ste) (?:\\p{L}+ ){0,2}?(?:otvoren\\p{L}*|zatvoren\\p{L}*)|(?:(?:da )?li|dal|jel|je l) (?:\\p{L}+ ){0,2}?radite(?= (?:i |\\p{L}+ )?(?:subot|nedelj|vikend|praznic|danas|sutra|u |za |do |od |prazni|ponedelj|utor|sred|četvrt|pet))|radite li(?= (?:i )?(?:subot|nedelj|vikend|praznic|danas|sutra|u |za |do |od ))`,
    money:
      'koliko (?:\\p{L}+ ){0,2}?(?:košta|koštaju|koštalo|naplaćujete|naplaćuje|platiti|platim|plaćam|plaća|iznosi)|(?:koja|kolika|kakva) je (?:\\p{L}+ )?cena|koje su (?:\\p{L}+ )?cene|cena|cene|pošto (?:je|su)|po kojoj ceni|koliko para',
    age: 'koliko (?:\\p{L}+ ){0,2}?godina (?:ima|imaju|imaš|moram|mora|treba)|koliko (?:je )?star\\p{L}*|od koliko godina|sa koliko godina|starosna granica|koji (?:je )?uzrast|za koji uzrast',
    duration:
      '(?<!(?:^|[^\\p{L}])(?:u|do|od|oko|iza|pre|posle) )koliko (?:dugo|traje|traju|trajao|trajala|trajalo|vremena|dana|sati|minuta|nedelja|meseci)|za koliko|u kom(?:e)? roku|u kojem roku|koliki (?:\\p{L}+ )?rok|koji (?:je )?rok|kojem roku|koliko brzo|kako brzo',
    distance:
      'koliko (?:\\p{L}+ ){0,2}?(?:daleko|udaljen\\p{L}*|visok\\p{L}*|dug(?:a|ačk\\p{L}+)|dubok\\p{L}*|širok\\p{L}*)|na kojoj (?:udaljenosti|visini|dubini)|kolika je (?:udaljenost|dužina|visina|razdaljina)|koliko (?:kilometara|metara)',
    quantity: 'koliko|kolik[aoi]|koliki (?:deo|procenat)|koliko često|koliki je broj',
    time: `(?:${START}|(?:znate|reći|kaž|recit)\\p{L}*,? |od |do )kada?|otkad|otkada|dokad|dokle|od kada|do kada|(?:koje|kojoj) godin[ei]|koj(?:eg|i) (?:dan\\p{L}*|datum\\p{L}*|mesec\\p{L}*)|kog (?:dana|datuma|meseca)|u kom (?:mesecu|veku)|u kojem (?:mesecu|veku|deceniji)|(?:u|do|od|oko|posle|pre) koliko sati`,
    person: 'ko|koga|kome|čij\\p{L}+|s kim|sa kim|od koga',
    place:
      'gde|kuda|odakle|u ko(?:m|jem) (?:gradu|mestu|selu|zgradi|ulici)|u koj(?:oj|em) (?:zemlji|državi|ulici|zgradi)|(?:koja|kakva) (?:vam |ti )?je (?:\\p{L}+ )?adresa|adresa',
    reason: `zašto|zbog čega|iz kog razloga|iz kojeg razloga|koji je (?:bio )?razlog|${START}što (?=ne|ste)`,
  },
  numbers:
    'dv(?:a|e|oje|ema)|tri|troje|četiri|četvoro|pet|petoro|šest|sedam|osam|devet|deset\\p{L}*|\\p{L}+naest\\p{L}*|\\p{L}+deset|sto|stotin\\p{L}+|dvesta|dvesto|trista|tristo|\\p{L}+sto|hiljad\\p{L}+|milion\\p{L}*|milijard\\p{L}*|polovin\\p{L}+|trećin\\p{L}+|četvrtin\\p{L}+|nekoliko|oba|obe',
  spans:
    'sekund\\p{L}*|minut\\p{L}*|sat\\p{L}{0,2}|čas(?:a|ova)?|dan\\p{L}{0,2}|nedelj\\p{L}+|mesec\\p{L}*|godin\\p{L}+|decenij\\p{L}+|vek(?:a|ova)?',
  years: 'godin\\p{L}+',
  dates:
    'januar\\p{L}{0,2}|februar\\p{L}{0,2}|mart(?:a|u)?|april(?:a|u)?|maj(?:a|u)?|jun(?:a|u)?|jul(?:a|u)?|avgust(?:a|u)?|septemb(?:ar|ra|ru)|oktob(?:ar|ra|ru)|novemb(?:ar|ra|ru)|decemb(?:ar|ra|ru)|ponedelj\\p{L}+|utor(?:ak|ka|kom)|sred(?:a|u|e|om)|četvrt(?:ak|ka|kom)|pet(?:ak|ka|kom)|subot\\p{L}+|nedelj(?:a|u|e|om)|vek(?:a|u)?|godine|vikend\\p{L}*|svakodnevno|svakog dana|ponoć\\p{L}?|radnim dan(?:om|ima)|zim(?:a|i|e|u)|let(?:o|a|i|u)|jesen\\p{L}*|proleć\\p{L}+',
  money:
    'dinar\\p{L}*|din|rsd|evr\\p{L}{1,3}|eur[aio]?|euro|cent\\p{L}*|dolar\\p{L}*|odsto|procen\\p{L}+',
  free: 'besplat\\p{L}+|bez naknade|gratis',
  reasons:
    'jer|zato|pošto|budući|zbog|kako bi|da bi|radi|stoga|razlog\\p{L}*|zahvaljujući|usled|povodom',
  places:
    'iza|pored|preko puta|naspram|kod|u|na|blizu|ulic\\p{L}+|ul|trg\\p{L}{0,2}|bulevar\\p{L}{0,2}|adres\\p{L}+|grad\\p{L}{0,2}',
  streets: 'ulica ulici trg trgu bulevar bulevaru',
  closed: 'zatvoreno|zatvorena|zatvoreni|ne radimo|ne radi|neradni\\p{L}*|0-24',
  implied: {
    phone: 'broj telefon telefona zvati nazvati pozvati',
    hours:
      'radno vreme otvoreno otvoreni otvorena otvarate otvara zatvara zatvarate zatvoreno zatvoreni radite radi sati dani danima',
    time: 'godina godine godini datum dan vreme sati',
    money: 'košta koštaju koštalo cena cene platiti platim plaća iznosi para',
    place: 'nalazi nalazite nalaze smešten smeštena smešteno adresa',
    duration: 'traje trajao trajala trajalo dugo vremena rok roku',
    distance: 'dužina visina udaljenost udaljen udaljeno razdaljina visok dug daleko',
    quantity: 'broj',
    age: 'godina godine uzrast star stara starost',
  },
  unnamed: { hours: 'radno vreme', age: 'godina', place: 'adresa' },
}
