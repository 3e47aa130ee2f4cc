import { voices, type Phrases } from './phrases.ts'

export const no: Phrases = {
  smallTalk: {
    greeting: voices(
      'God dag. Hva kan jeg hjelpe deg med?|Velkommen. Hva ønsker du å vite?',
      'Hei! Så hyggelig at du er her. Hva kan jeg finne ut for deg? 😊|Hei og velkommen! Hva lurer du på? 😊',
      'Heisann! Hva lurer du på? 👋|Hei! Bare fyr løs. 👋',
      'Hei. Still et spørsmål, så søkes det i dokumentene.|Hei. Hvilken opplysning søkes i dokumentene?',
    ),
    thanks: voices(
      'Ingen årsak.|Bare hyggelig.',
      'Så hyggelig at jeg kunne hjelpe! 😊|Bare hyggelig! Spør gjerne igjen hvis du lurer på noe mer. 😊',
      'Null stress! 👍|Bare hyggelig, du! 👍',
      'Vær så god. Flere spørsmål kan stilles når som helst.|Notert. Still gjerne flere spørsmål.',
    ),
    okay: voices(
      'Godt. Er det noe mer du ønsker å vite?',
      'Så fint! Er det noe mer jeg kan finne ut for deg? 😊',
      'Kult. Noe mer?',
      'Oppfattet. Klar for neste spørsmål.',
    ),
    goodbye: voices(
      'Farvel, og takk for besøket.',
      'Ha det bra, og ha en riktig fin dag! 😊|På gjensyn! Du er alltid velkommen tilbake. 😊',
      'Snakkes! 👋|Ha det! 👋',
      'Farvel. Samtalen er avsluttet.',
    ),
    insult: voices(
      'Jeg beklager at jeg ikke kunne hjelpe. Formuler gjerne spørsmålet på en annen måte, så søker jeg på nytt.',
      'Det var leit å høre. Fortell meg hva du leter etter, så prøver jeg igjen.',
      'Au. Vi prøver på nytt: Hva leter du etter?',
      'Ingen spørsmål registrert. Omformuler med de nøyaktige søkeordene.',
    ),
    identity: voices(
      'Jeg er en automatisk assistent, ikke et menneske. Jeg svarer med sitater fra dokumentene jeg har fått.',
      'Jeg er en chatbot og ikke et menneske, men en belest en! Jeg svarer med sitater fra dokumentene jeg har fått. 😊',
      'Jeg er en bot. Jeg graver i dokumentene og viser deg hvor det står. 🤖',
      'Automatisk assistent, ingen mennesker involvert. Hvert svar består av ordrette sitater fra indekserte dokumenter, med fil og side.',
    ),
    human: voices(
      'Jeg er en automatisk assistent og kan ikke sette deg over. Legg igjen e-postadressen din her, så tar en person kontakt med deg.',
      'Jeg er en chatbot og kan dessverre ikke sette deg over. Men legg gjerne igjen e-postadressen din her, så tar noen kontakt med deg! 😊',
      'Det er bare meg her, en bot. Legg igjen e-postadressen din, så tar et menneske kontakt.',
      'Viderekobling til en person er ikke mulig her. Oppgi en e-postadresse; den sendes videre sammen med spørsmålet.',
    ),
    email: voices(
      'Takk. Jeg har sendt adressen din videre, og en person tar kontakt med deg.',
      'Tusen takk! Jeg har sendt adressen din videre, og noen tar kontakt med deg. 😊',
      'Den er grei, sendt videre. Et menneske tar kontakt.',
      'Adressen er registrert og videresendt med spørsmålet. En person svarer på e-post.',
    ),
    help: voices(
      'Still spørsmålet med dine egne ord. Jeg søker i dokumentene og svarer med sitater fra dem.',
      'Bare spør med dine egne ord! Jeg leter i dokumentene og viser deg nøyaktig hvor det står. 😊',
      'Spør om hva som helst. Jeg sjekker dokumentene og viser deg hvor det står.',
      'Skriv inn et spørsmål eller søkeord. Resultat: ordrette sitater fra dokumentene, med fil og side.',
    ),
    unclear: voices(
      'Jeg kunne ikke se noe spørsmål her. Hva ønsker du å vite?',
      'Nå hang jeg ikke helt med. Hva vil du vite? 😊',
      'Skjønte ikke helt den. Hva vil du vite? 🤔',
      'Fant ingen søkbare ord. Skriv inn et spørsmål eller søkeord.',
    ),
  },
  contact: 'kontakt telefon e-post adresse',
  takeMessage:
    'Jeg kan ikke svare akkurat nå. Legg igjen e-postadressen din, så tar noen kontakt med deg.',
  opening: voices(
    '',
    'Godt spørsmål!|Det hjelper jeg gjerne med!|Jeg har sjekket for deg. 😊|Dette fant jeg. 😊',
    'Fant det:|Vær så god:|Altså, her står det:|Sjekka det 👇',
    '',
  ),
  closing: voices('', 'Er det noe mer jeg kan finne ut for deg?|Håper det var til hjelp!', '', ''),
  which: voices(
    'Hvilken av disse mener du?',
    'Det finner jeg gjerne ut! Hvilken av dem mener du? 😊',
    'Hvilken av dem?',
    'Spørsmålet passer til flere oppføringer. Velg én:',
  ),
  noMore: voices(
    'Dokumentene sier ikke mer om dette på det stedet.',
    'Mer finner jeg dessverre ikke om dette. Skal jeg lete etter noe annet? 😊',
    'Det står ikke mer der.',
    'Slutt på avsnittet. Ingen flere opplysninger på dette stedet.',
  ),
  nearest: 'Det nærmeste jeg fant, lyder slik:',
  from: (places) => `Fra ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, side ${page}`),
  and: ' og ',
  differ: (one, other) => `Her spriker dokumentene. Først ${one}, deretter ${other}:`,
  readAs: (asked, read) => `Jeg leste «${asked}» som «${read}».`,
}
