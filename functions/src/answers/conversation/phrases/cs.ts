import { voices, type Phrases } from './phrases.ts'

export const cs: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dobrý den. Jak vám mohu pomoci?|Vítejte. Co vás zajímá?',
      'Dobrý den! Těší mě, že jste tu. Co vám mohu vyhledat? 😊|Dobrý den a vítejte! Na co se chcete zeptat? 😊',
      'Ahoj! Co potřebuješ? 👋|Čau! Ptej se. 👋',
      'Dobrý den. Zadejte dotaz; odpověď vyhledám v dokumentech.|Dobrý den. Kterou informaci mám v dokumentech vyhledat?',
    ),
    thanks: voices(
      'Není zač.|Rádo se stalo.',
      'Moc rádo se stalo! Těší mě, že mohu pomoci. 😊|Nemáte vůbec zač! Klidně se ptejte dál. 😊',
      'V pohodě! 👍|Za málo! 👍',
      'Není zač. Další dotazy lze zadat kdykoli.|Potvrzeno. Můžete zadat další dotaz.',
    ),
    okay: voices(
      'Dobře. Zajímá vás ještě něco?',
      'Výborně! Mohu vám vyhledat ještě něco? 😊',
      'Super. Ještě něco?',
      'Rozumím. Čekám na další dotaz.',
    ),
    goodbye: voices(
      'Na shledanou a děkujeme za návštěvu.',
      'Na shledanou a mějte se krásně! 😊|Na viděnou! Přijďte zase kdykoli. 😊',
      'Měj se! 👋|Čau! 👋',
      'Na shledanou. Konverzace ukončena.',
    ),
    insult: voices(
      'Mrzí mě, že se mi nepodařilo pomoci. Položte prosím dotaz jinými slovy a vyhledám odpověď znovu.',
      'To mě mrzí. Napište mi, co hledáte, a zkusím to znovu.',
      'Au. Tak ještě jednou: co hledáš?',
      'Dotaz nebyl rozpoznán. Zadejte jej znovu s přesnými výrazy.',
    ),
    identity: voices(
      'Jsem automatický asistent, ne člověk. Odpovídám citacemi z dokumentů, které mám k dispozici.',
      'Jsem chatbot, ne člověk, zato sečtělý! Odpovídám citacemi z dokumentů. 😊',
      'Jsem bot. Prohrabu dokumenty a ukážu ti, kde se to píše. 🤖',
      'Automatický asistent bez účasti člověka. Odpovědi tvoří doslovné citace z dokumentů s uvedením souboru a strany.',
    ),
    human: voices(
      'Jsem automatický asistent a nemohu vás přepojit. Zanechte zde prosím svou e-mailovou adresu a ozve se vám člověk.',
      'Jsem chatbot, takže vás bohužel nemohu přepojit. Nechte mi tu ale svůj e-mail a někdo se vám ozve! 😊',
      'Jsem tu jen já, bot. Nech mi svůj e-mail a ozve se ti člověk.',
      'Přepojení na člověka zde není k dispozici. Zadejte e-mailovou adresu; bude předána s vaším dotazem.',
    ),
    email: voices(
      'Děkuji. Vaše adresa byla předána a ozve se vám člověk.',
      'Děkuji! Vaše adresa je předaná a někdo se vám ozve. 😊',
      'Díky, předáno. Ozve se ti člověk.',
      'Adresa zaznamenána a předána s dotazem. Odpoví člověk e-mailem.',
    ),
    help: voices(
      'Položte prosím dotaz vlastními slovy. Prohledám dokumenty a odpovím citacemi z nich.',
      'Ptejte se klidně vlastními slovy! Podívám se do dokumentů a ukážu vám přesné místo. 😊',
      'Ptej se na cokoli. Mrknu do dokumentů a ukážu ti, kde se to píše.',
      'Zadejte dotaz nebo klíčová slova. Výstup: doslovné citace s uvedením souboru a strany.',
    ),
    unclear: voices(
      'Dotaz se mi nepodařilo rozpoznat. Co vás zajímá?',
      'Tomu úplně nerozumím. Co vám mohu vyhledat? 😊',
      'Tohle nějak nechápu. Co chceš vědět? 🤔',
      'Nenalezena žádná slova k vyhledání. Zadejte dotaz nebo klíčová slova.',
    ),
  },
  contact: 'kontakt telefon e-mail adresa',
  takeMessage:
    'Právě teď nemohu odpovědět. Nechte nám prosím svou e-mailovou adresu a někdo se vám ozve.',
  opening: voices(
    '',
    'Dobrá otázka!|Podívejme se na to!|Tohle se mi podařilo najít. 😊|V dokumentech se píše toto. 😊',
    'Nalezeno:|Podívej:|Takže, píše se tam:|Dohledáno 👇',
    '',
  ),
  closing: voices('', 'Mohu vám vyhledat ještě něco?|Snad to pomůže!', '', ''),
  which: voices(
    'Co z toho máte na mysli?',
    'Hned se podívám! Co z toho přesně myslíte? 😊',
    'Co z toho?',
    'Dotazu odpovídá více položek. Vyberte jednu:',
  ),
  noMore: voices(
    'Na tomto místě dokumenty nic dalšího neuvádějí.',
    'Víc se mi k tomu bohužel nepodařilo najít. Mohu vyhledat něco jiného? 😊',
    'Víc se tam nepíše.',
    'Konec oddílu. Na tomto místě nejsou žádné další údaje.',
  ),
  nearest: 'Nejbližší nalezená pasáž zní:',
  from: (places) => `Zdroj – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, strana ${page}`),
  and: ' a ',
  differ: (one, other) => `Dokumenty se v tomto liší. Nejprve ${one}, poté ${other}:`,
  readAs: (asked, read) => `„${asked}“ čtu jako „${read}“.`,
}
