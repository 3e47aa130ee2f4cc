import { voices, type Phrases } from './phrases.ts'

export const sl: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dober dan. Kako vam lahko pomagam?|Pozdravljeni. Kaj vas zanima?',
      'Dober dan! Lepo, da ste tu. Kaj naj poiščem za vas? 😊|Pozdravljeni in dobrodošli! Kaj bi radi izvedeli? 😊',
      'Hej! Kaj te zanima? 👋|Živjo! Kar vprašaj. 👋',
      'Dober dan. Vpišite vprašanje; odgovor poiščem v dokumentih.|Dober dan. Katero informacijo iz dokumentov potrebujete?',
    ),
    thanks: voices(
      'Ni za kaj.|Z veseljem. Na voljo sem vam tudi za nadaljnja vprašanja.',
      'Prosim, z veseljem! 😊|Ni za kaj! Kar vprašajte, če vas zanima še kaj. 😊',
      'Ni problema! 👍|Malenkost! 👍',
      'Ni za kaj. Nadaljnja vprašanja lahko vpišete kadar koli.|Sprejeto. Vpišete lahko naslednje vprašanje.',
    ),
    okay: voices(
      'V redu. Vas zanima še kaj?',
      'Odlično! Naj za vas poiščem še kaj? 😊',
      'Super. Še kaj?',
      'Razumem. Čakam na naslednje vprašanje.',
    ),
    goodbye: voices(
      'Nasvidenje in hvala za obisk.',
      'Nasvidenje in vse dobro! 😊|Nasvidenje, pa se še kaj oglasite! 😊',
      'Adijo! 👋|Se vidimo! 👋',
      'Nasvidenje. Pogovor je končan.',
    ),
    insult: voices(
      'Žal mi je, da niste zadovoljni. Prosim, zastavite vprašanje z drugimi besedami, da lahko poiščem znova.',
      'Žal mi je zaradi tega. Povejte mi, kaj iščete, in poskusim znova.',
      'Joj. Gremo od začetka: kaj iščeš?',
      'Vprašanje ni bilo prepoznano. Zapišite ga z natančnejšimi izrazi.',
    ),
    identity: voices(
      'Sem avtomatiziran pomočnik, ne človek. Odgovarjam z navedki iz dokumentov, ki so mi na voljo.',
      'Sem klepetalni robot, ne človek, a zato načitan! Odgovarjam z navedki iz dokumentov. 😊',
      'Bot sem. Prebrskam dokumente in ti pokažem, kje to piše. 🤖',
      'Avtomatiziran pomočnik, brez sodelovanja človeka. Odgovori so dobesedni navedki iz dokumentov z navedbo datoteke in strani.',
    ),
    human: voices(
      'Sem avtomatiziran pomočnik in vas ne morem povezati s človekom. Prosim, pustite tukaj svoj e-poštni naslov in oglasil se vam bo človek.',
      'Sem klepetalni robot in vas žal ne morem povezati s človekom. Pustite pa mi svoj e-poštni naslov in nekdo se vam bo oglasil! 😊',
      'Tukaj sem samo jaz, bot. Pusti e-poštni naslov in oglasil se ti bo človek.',
      'Preusmeritev k človeku tukaj ni mogoča. Vpišite e-poštni naslov; posredovan bo skupaj z vašim vprašanjem.',
    ),
    email: voices(
      'Hvala. Vaš naslov je posredovan in oglasil se vam bo človek.',
      'Hvala! Vaš naslov je posredovan in nekdo se vam bo oglasil. 😊',
      'Velja, posredovano. Oglasil se ti bo človek.',
      'Naslov je shranjen in posredovan skupaj z vprašanjem. Odgovor pride po e-pošti, od človeka.',
    ),
    help: voices(
      'Prosim, zastavite vprašanje s svojimi besedami. Odgovor poiščem v dokumentih in ga dobesedno navedem.',
      'Kar vprašajte s svojimi besedami! Pogledam v dokumente in vam pokažem točno mesto. 😊',
      'Vprašaj, kar hočeš. Pogledam v dokumente in ti pokažem, kje to piše.',
      'Vpišite vprašanje ali ključne besede. Rezultat: dobesedni navedki z navedbo datoteke in strani.',
    ),
    unclear: voices(
      'V sporočilu ne prepoznam vprašanja. Kaj vas zanima?',
      'Tega ne razumem povsem. Kaj naj poiščem za vas? 😊',
      'Tega ne štekam. Kaj te zanima? 🤔',
      'Ni besed za iskanje. Vpišite vprašanje ali ključne besede.',
    ),
  },
  contact: 'kontakt stik telefon e-pošta e-mail naslov',
  takeMessage:
    'Trenutno ne morem odgovoriti. Pustite svoj e-poštni naslov in nekdo se vam bo oglasil.',
  opening: voices(
    '',
    'Dobro vprašanje!|Z veseljem pogledam!|Poglejmo, kaj piše. 😊|Tole piše v dokumentih. 😊',
    'Evo:|Izvoli:|Torej, piše takole:|Poglej 👇',
    '',
  ),
  closing: voices('', 'Naj poiščem še kaj?|Upam, da vam to pomaga!', '', ''),
  which: voices(
    'Kaj od naštetega imate v mislih?',
    'Z veseljem pogledam! Kaj točno imate v mislih? 😊',
    'Kaj od tega misliš?',
    'Vprašanju ustreza več možnosti. Izberite eno:',
  ),
  noMore: voices(
    'Dokumenti na tem mestu o tem ne povedo ničesar več.',
    'O tem žal ne najdem ničesar več. Naj poiščem kaj drugega? 😊',
    'Več ne piše.',
    'Konec razdelka. Na tem mestu ni nadaljnjih podatkov.',
  ),
  nearest: 'Najbližji najdeni odlomek se glasi:',
  from: (places) => `Vir – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, stran ${page}`),
  and: ' in ',
  differ: (one, other) => `Dokumenti se tu razlikujejo. Najprej ${one}, nato ${other}:`,
  readAs: (asked, read) => `»${asked}« berem kot »${read}«.`,
}
