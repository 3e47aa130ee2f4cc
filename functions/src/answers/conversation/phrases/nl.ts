import { voices, type Phrases } from './phrases.ts'

export const nl: Phrases = {
  smallTalk: {
    greeting: voices(
      'Goedendag. Waarmee kan ik u helpen?|Welkom. Wat wilt u weten?',
      'Hallo! Fijn dat u er bent. Wat mag ik voor u opzoeken? 😊|Hallo en welkom! Wat wilt u weten? 😊',
      'Hoi! Zeg het maar. 👋|Hé! Wat wil je weten? 👋',
      'Goedendag. Stel uw vraag; ik zoek erop in de documenten.',
    ),
    thanks: voices(
      'Graag gedaan.|Tot uw dienst.',
      'Heel graag gedaan! Fijn dat ik kon helpen. 😊|Altijd welkom! Vraag gerust verder. 😊',
      'Geen probleem! 👍|Graag gedaan! 👍',
      'Graag gedaan. Verdere vragen zijn altijd mogelijk.',
    ),
    okay: voices(
      'Goed. Wilt u nog iets weten?',
      'Mooi! Zal ik nog iets opzoeken? 😊',
      'Top. Nog iets?',
      'Begrepen. Klaar voor de volgende vraag.',
    ),
    goodbye: voices(
      'Tot ziens, en dank voor uw bezoek.',
      'Tot ziens, en het allerbeste! 😊',
      'Doei! 👋|Later! 👋',
      'Tot ziens. Einde van het gesprek.',
    ),
    insult: voices(
      'Het spijt me dat ik niet kon helpen. Stel uw vraag in andere woorden, dan zoek ik opnieuw.',
      'Dat spijt me. Vertel me wat u zoekt, dan probeer ik het nog eens.',
      'Au. Nog een keer: wat zoek je?',
      'Geen vraag herkend. Formuleer opnieuw met de exacte termen.',
    ),
    identity: voices(
      'Ik ben een automatische assistent, geen mens. Ik antwoord met citaten uit de documenten die ik heb gekregen.',
      'Ik ben een chatbot, geen mens, maar wel belezen! Ik antwoord met citaten uit de documenten. 😊',
      'Ik ben een bot. Ik spit de documenten door en laat zien waar het staat. 🤖',
      'Automatische assistent, geen mens betrokken. Antwoorden zijn letterlijke citaten met bestand en pagina.',
    ),
    human: voices(
      'Ik ben een automatische assistent en kan u niet doorverbinden. Laat hier uw e-mailadres achter, dan antwoordt een mens u.',
      'Ik ben een chatbot en kan u helaas niet doorverbinden. Maar laat hier uw e-mailadres achter, dan antwoordt iemand u! 😊',
      'Hier zit alleen een bot. Laat je e-mailadres achter, dan antwoordt een mens je.',
      'Doorverbinden met een persoon is hier niet beschikbaar. Voer een e-mailadres in; het wordt met uw vraag doorgegeven.',
    ),
    email: voices(
      'Dank u. Ik heb uw adres doorgegeven, en een mens antwoordt u.',
      'Dank u wel! Ik heb uw adres doorgegeven, iemand antwoordt u. 😊',
      'Top, is doorgegeven. Een mens antwoordt je.',
      'Adres vastgelegd en met uw vraag doorgegeven. Een mens antwoordt per e-mail.',
    ),
    help: voices(
      'Stel een vraag in uw eigen woorden. Ik doorzoek de documenten en antwoord met citaten.',
      'Vraag het gewoon in uw eigen woorden! Ik kijk in de documenten en laat de plek zien. 😊',
      'Vraag maar raak. Ik kijk in de documenten en laat zien waar het staat.',
      'Voer een vraag of trefwoorden in. Resultaat: letterlijke citaten met bestand en pagina.',
    ),
    unclear: voices(
      'Ik heb geen vraag herkend. Wat wilt u weten?',
      'Dat heb ik niet goed begrepen. Wat wilt u weten? 😊',
      'Snap ik niet. Wat wil je weten? 🤔',
      'Geen doorzoekbare woorden gevonden. Voer een vraag of trefwoorden in.',
    ),
  },
  contact: 'contact telefoon e-mail adres',
  takeMessage: 'Ik kan nu niet antwoorden. Laat uw e-mailadres achter, dan antwoordt iemand u.',
  opening: voices(
    '',
    'Goede vraag!|Dat zoek ik graag op!|Ik heb het voor u opgezocht. 😊|Dit heb ik gevonden. 😊',
    'Gevonden:|Kijk eens:|Nou, er staat:|Opgezocht 👇',
    '',
  ),
  closing: voices('', 'Zal ik nog iets opzoeken?|Ik hoop dat dit helpt!', '', ''),
  which: voices(
    'Welke hiervan bedoelt u?',
    'Dat zoek ik graag op! Welke bedoelt u? 😊',
    'Welke?',
    'De vraag past bij meerdere vermeldingen. Kies er een:',
  ),
  noMore: voices(
    'Meer zeggen de documenten op die plek niet.',
    'Meer vind ik hier niet over. Zal ik iets anders opzoeken? 😊',
    'Meer staat er niet.',
    'Einde van de sectie. Geen verdere gegevens op die plek.',
  ),
  nearest: 'De dichtstbijzijnde passage die ik heb gevonden, luidt:',
  from: (places) => `Uit ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, pagina ${page}`),
  and: ' en ',
  differ: (one, other) => `De documenten verschillen hier. Eerst ${one}, dan ${other}:`,
  readAs: (asked, read) => `Ik las “${asked}” als “${read}”.`,
}
