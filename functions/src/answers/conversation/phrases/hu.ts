import { voices, type Phrases } from './phrases.ts'

export const hu: Phrases = {
  smallTalk: {
    greeting: voices(
      'Jó napot kívánok! Miben segíthetek?|Üdvözlöm! Mit szeretne megtudni?',
      'Üdvözlöm! Örülök, hogy itt van. Minek nézzek utána? 😊|Szép napot kívánok! Mire kíváncsi? 😊',
      'Szia! Miben segíthetek? 👋|Helló! Mire vagy kíváncsi? 👋',
      'Üdvözlöm. Írja be a kérdését; a dokumentumokban keresek rá választ.|Üdvözlöm. Milyen adatot keres a dokumentumokban?',
    ),
    thanks: voices(
      'Szívesen.|Örülök, hogy a segítségére lehettem.',
      'Igazán szívesen! Örülök, hogy segíthettem. 😊|Nagyon szívesen! Kérdezzen bátran máskor is. 😊',
      'Nincs mit! 👍|Szívesen! 👍',
      'Szívesen. További kérdés bármikor feltehető.|Nyugtázva. Bármikor kérdezhet újra.',
    ),
    okay: voices(
      'Rendben. Szeretne még valamit megtudni?',
      'Remek! Utánanézhetek még valaminek? 😊',
      'Oké. Még valami?',
      'Értettem. Várom a következő kérdést.',
    ),
    goodbye: voices(
      'Köszönöm a látogatását. Viszontlátásra!',
      'Viszontlátásra, minden jót! 😊|További szép napot! Várom vissza máskor is. 😊',
      'Szia! 👋|Minden jót! 👋',
      'Viszontlátásra. A beszélgetés véget ért.',
    ),
    insult: voices(
      'Sajnálom, hogy nem tudtam segíteni. Kérem, fogalmazza meg másként a kérdését, és újra utánanézek.',
      'Sajnálom, hogy bosszúságot okoztam. Írja meg, mit keres, és megpróbálom újra.',
      'Aú. Próbáljuk újra: mit keresel?',
      'A kérdés nem ismerhető fel. Fogalmazza meg újra, pontos kulcsszavakkal.',
    ),
    identity: voices(
      'Automatikus asszisztens vagyok, nem ember. A rám bízott dokumentumokból idézve válaszolok.',
      'Chatbot vagyok, nem ember, de olvasott! A rám bízott dokumentumokból vett idézetekkel válaszolok. 😊',
      'Egy bot vagyok. Átböngészem a dokumentumokat, és megmutatom, hol van leírva. 🤖',
      'Automatikus asszisztens, emberi közreműködés nélkül. A válaszok szó szerinti idézetek, a fájl és az oldal megjelölésével.',
    ),
    human: voices(
      'Automatikus asszisztens vagyok, ezért nem tudom élő személyhez kapcsolni. Kérem, adja meg itt az e-mail-címét, és személyesen válaszolnak Önnek.',
      'Chatbot vagyok, így sajnos nem tudom élő emberhez kapcsolni. De ha megadja az e-mail-címét, valaki jelentkezni fog Önnél! 😊',
      'Itt csak én vagyok, egy bot. Írd meg az e-mail-címed, és egy ember jelentkezik majd nálad.',
      'Élő személyhez kapcsolás itt nem érhető el. Adja meg az e-mail-címét; a kérdésével együtt továbbítom.',
    ),
    email: voices(
      'Köszönöm. Az e-mail-címét továbbítottam, és személyesen válaszolnak Önnek.',
      'Köszönöm! Továbbítottam a címét, valaki jelentkezni fog Önnél. 😊',
      'Megvan, továbbadtam. Egy ember jelentkezik majd nálad.',
      'A címet rögzítettem, és a kérdésével együtt továbbítottam. A választ egy ember küldi e-mailben.',
    ),
    help: voices(
      'Kérem, tegye fel kérdését a saját szavaival. Átnézem a dokumentumokat, és belőlük idézve válaszolok.',
      'Kérdezzen bátran, a saját szavaival! Utánanézek a dokumentumokban, és megmutatom a pontos helyet. 😊',
      'Kérdezz bátran. Megnézem a dokumentumokban, és megmutatom, hol van leírva.',
      'Írjon be egy kérdést vagy kulcsszavakat. Eredmény: szó szerinti idézetek fájllal és oldalszámmal.',
    ),
    unclear: voices(
      'Nem sikerült kérdést felismernem az üzenetében. Mit szeretne megtudni?',
      'Ezt sajnos nem egészen értettem. Mire kíváncsi? 😊',
      'Ezt nem vágom. Mit szeretnél tudni? 🤔',
      'Nincs kereshető szó az üzenetben. Írjon be egy kérdést vagy kulcsszavakat.',
    ),
  },
  contact: 'kapcsolat telefon e-mail cím',
  takeMessage:
    'Most nem tudok válaszolni. Kérem, adja meg az e-mail-címét, és valaki jelentkezni fog Önnél.',
  opening: voices(
    '',
    'Jó kérdés!|Szívesen segítek!|Utánanéztem. 😊|Ezt találtam. 😊',
    'Megvan:|Tessék:|Na, ez áll benne:|Utánanéztem 👇',
    '',
  ),
  closing: voices('', 'Utánanézhetek még valaminek?|Remélem, ez segít!', '', ''),
  which: voices(
    'Melyikre gondol?',
    'Szívesen utánanézek! Melyikre gondol? 😊',
    'Melyikre gondolsz?',
    'A kérdésre több bejegyzés is illik. Válasszon egyet:',
  ),
  noMore: voices(
    'A dokumentumok ezen a helyen nem írnak erről többet.',
    'Sajnos többet nem találok erről. Utánanézhetek valami másnak? 😊',
    'Ennyi áll ott, több nincs.',
    'A szakasz vége. Ezen a helyen nincs további adat.',
  ),
  nearest: 'A legközelebbi szövegrész, amelyet találtam, így szól:',
  from: (places) => `A dokumentumokban ez áll (${places}):`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, ${page}. oldal`),
  and: ' és ',
  differ: (one, other) => `A dokumentumok itt eltérnek egymástól. Először ${one}, majd ${other}:`,
  readAs: (asked, read) => `„${asked}” helyett ezt értettem: „${read}”.`,
}
