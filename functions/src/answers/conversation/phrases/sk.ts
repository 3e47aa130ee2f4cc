import { voices, type Phrases } from './phrases.ts'

export const sk: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dobrý deň. Ako vám môžem pomôcť?|Vitajte. Čo vás zaujíma?',
      'Dobrý deň! Teší ma, že ste tu. Čo vám môžem vyhľadať? 😊|Dobrý deň a vitajte! Na čo sa chcete opýtať? 😊',
      'Ahoj! Čo potrebuješ? 👋|Čau! Pokojne sa pýtaj. 👋',
      'Dobrý deň. Zadajte otázku; odpoveď vyhľadám v dokumentoch.|Dobrý deň. Ktorú informáciu mám vyhľadať v dokumentoch?',
    ),
    thanks: voices(
      'Niet za čo.|Rado sa stalo.',
      'Veľmi rado sa stalo! Teší ma, že môžem pomôcť. 😊|Niet vôbec za čo! Pokojne sa pýtajte ďalej. 😊',
      'V pohode! 👍|Za málo! 👍',
      'Niet za čo. Ďalšie otázky možno zadať kedykoľvek.|Potvrdené. Môžete zadať ďalšiu otázku.',
    ),
    okay: voices(
      'Dobre. Zaujíma vás ešte niečo?',
      'Výborne! Môžem vám vyhľadať ešte niečo? 😊',
      'Super. Ešte niečo?',
      'Rozumiem. Čakám na ďalšiu otázku.',
    ),
    goodbye: voices(
      'Dovidenia a ďakujeme za návštevu.',
      'Dovidenia a majte sa krásne! 😊|Dopočutia! Príďte zas kedykoľvek. 😊',
      'Maj sa! 👋|Čau! 👋',
      'Dovidenia. Konverzácia je ukončená.',
    ),
    insult: voices(
      'Mrzí ma, že sa mi nepodarilo pomôcť. Položte, prosím, otázku inými slovami a odpoveď vyhľadám znova.',
      'To ma mrzí. Napíšte mi, čo hľadáte, a skúsim to znova.',
      'Au. Tak ešte raz: čo hľadáš?',
      'Otázka nebola rozpoznaná. Zadajte ju znova presnými výrazmi.',
    ),
    identity: voices(
      'Som automatický asistent, nie človek. Odpovedám citátmi z dokumentov, ktoré mám k dispozícii.',
      'Som chatbot, nie človek, zato sčítaný! Odpovedám citátmi z dokumentov. 😊',
      'Som bot. Prehrabem dokumenty a ukážem ti, kde sa to píše. 🤖',
      'Automatický asistent bez účasti človeka. Odpovede tvoria doslovné citáty z dokumentov s uvedením súboru a strany.',
    ),
    human: voices(
      'Som automatický asistent a nemôžem vás prepojiť. Zanechajte tu, prosím, svoju e-mailovú adresu a ozve sa vám človek.',
      'Som chatbot, takže vás, žiaľ, nemôžem prepojiť. Nechajte mi tu však svoj e-mail a niekto sa vám ozve! 😊',
      'Som tu len ja, bot. Nechaj mi svoj e-mail a ozve sa ti človek.',
      'Prepojenie na človeka tu nie je k dispozícii. Zadajte e-mailovú adresu; odovzdá sa spolu s vašou otázkou.',
    ),
    email: voices(
      'Ďakujem. Vaša adresa bola odovzdaná a ozve sa vám človek.',
      'Ďakujem! Vaša adresa je odovzdaná a niekto sa vám ozve. 😊',
      'Vďaka, odovzdané. Ozve sa ti človek.',
      'Adresa bola zaznamenaná a odovzdaná spolu s otázkou. Odpovie človek e-mailom.',
    ),
    help: voices(
      'Položte, prosím, otázku vlastnými slovami. Prehľadám dokumenty a odpoviem citátmi z nich.',
      'Pýtajte sa pokojne vlastnými slovami! Pozriem sa do dokumentov a ukážem vám presné miesto. 😊',
      'Pýtaj sa na čokoľvek. Kuknem do dokumentov a ukážem ti, kde sa to píše.',
      'Zadajte otázku alebo kľúčové slová. Výstup: doslovné citáty s uvedením súboru a strany.',
    ),
    unclear: voices(
      'Otázku sa mi nepodarilo rozpoznať. Čo vás zaujíma?',
      'Tomu celkom nerozumiem. Čo vám môžem vyhľadať? 😊',
      'Toto akosi nechápem. Čo chceš vedieť? 🤔',
      'Nenašli sa žiadne slová na vyhľadávanie. Zadajte otázku alebo kľúčové slová.',
    ),
  },
  contact: 'kontakt telefón e-mail adresa',
  takeMessage:
    'Práve teraz nemôžem odpovedať. Nechajte nám, prosím, svoju e-mailovú adresu a niekto sa vám ozve.',
  opening: voices(
    '',
    'Dobrá otázka!|Pozrime sa na to!|Toto sa mi podarilo nájsť. 😊|V dokumentoch sa píše toto. 😊',
    'Nájdené:|Pozri:|Takže, píše sa tam:|Tu to je 👇',
    '',
  ),
  closing: voices('', 'Môžem vám vyhľadať ešte niečo?|Snáď to pomôže!', '', ''),
  which: voices(
    'Čo z toho máte na mysli?',
    'Hneď sa pozriem! Čo z toho presne myslíte? 😊',
    'Čo z toho?',
    'Otázke zodpovedá viac položiek. Vyberte jednu:',
  ),
  noMore: voices(
    'Na tomto mieste dokumenty nič ďalšie neuvádzajú.',
    'Viac sa mi k tomu, žiaľ, nepodarilo nájsť. Môžem vyhľadať niečo iné? 😊',
    'Viac sa tam nepíše.',
    'Koniec oddielu. Na tomto mieste nie sú žiadne ďalšie údaje.',
  ),
  nearest: 'Najbližšia nájdená pasáž znie:',
  from: (places) => `Zdroj – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, strana ${page}`),
  and: ' a ',
  differ: (one, other) => `Dokumenty sa v tomto líšia. Najprv ${one}, potom ${other}:`,
  readAs: (asked, read) => `„${asked}“ čítam ako „${read}“.`,
}
