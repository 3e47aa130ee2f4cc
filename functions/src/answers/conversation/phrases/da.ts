import { voices, type Phrases } from './phrases.ts'

export const da: Phrases = {
  smallTalk: {
    greeting: voices(
      'Goddag. Hvad kan jeg hjælpe dig med?|Velkommen. Hvad ønsker du at vide?',
      'Hej! Dejligt, at du kigger forbi. Hvad må jeg finde for dig? 😊|Hej og velkommen! Hvad vil du gerne vide? 😊',
      'Hejsa! Hvad så? 👋|Hey! Spørg løs. 👋',
      'Goddag. Stil et spørgsmål, så gennemsøges dokumenterne.|Goddag. Hvilken oplysning søges i dokumenterne?',
    ),
    thanks: voices(
      'Det var så lidt.|Selv tak.',
      'Det var da så lidt! Jeg er glad for, at jeg kunne hjælpe. 😊|Med glæde! Spørg endelig igen, hvis der er andet. 😊',
      'Intet problem! 👍|Ingen årsag! 👍',
      'Selv tak. Flere spørgsmål kan stilles når som helst.|Noteret. Flere spørgsmål er velkomne.',
    ),
    okay: voices(
      'Godt. Er der andet, du ønsker at vide?',
      'Dejligt! Er der andet, jeg kan finde for dig? 😊',
      'Fedt. Ellers andet?',
      'Forstået. Klar til næste spørgsmål.',
    ),
    goodbye: voices(
      'Farvel, og tak for besøget.',
      'Farvel, og hav det rigtig godt! 😊|På gensyn! Du er altid velkommen. 😊',
      'Vi ses! 👋|Hej hej! 👋',
      'Farvel. Samtalen er afsluttet.',
    ),
    insult: voices(
      'Jeg beklager, at jeg ikke kunne hjælpe. Formulér gerne dit spørgsmål på en anden måde, så søger jeg igen.',
      'Det er jeg ked af. Fortæl mig, hvad du leder efter, så prøver jeg igen.',
      'Av. Lad os prøve igen: Hvad leder du efter?',
      'Intet spørgsmål registreret. Omformulér med de præcise søgeord.',
    ),
    identity: voices(
      'Jeg er en automatisk assistent og ikke et menneske. Jeg svarer med citater fra de dokumenter, jeg har fået.',
      'Jeg er en chatbot, ikke et menneske, men en belæst en af slagsen! Jeg svarer med citater fra de dokumenter, jeg har fået. 😊',
      'Jeg er en bot. Jeg graver i dokumenterne og viser dig, hvor det står. 🤖',
      'Automatisk assistent, intet menneske involveret. Hvert svar består af ordrette citater fra indekserede dokumenter med fil og side.',
    ),
    human: voices(
      'Jeg er en automatisk assistent og kan ikke stille dig om. Skriv din e-mailadresse her, så vender en person tilbage til dig.',
      'Jeg er en chatbot og kan desværre ikke stille dig om. Men skriv endelig din e-mailadresse her, så vender nogen tilbage til dig! 😊',
      'Her er kun mig, en bot. Smid din e-mailadresse her, så skriver et menneske til dig.',
      'Viderestilling til en person er ikke mulig her. Indtast en e-mailadresse; den sendes videre sammen med spørgsmålet.',
    ),
    email: voices(
      'Tak. Jeg har givet din adresse videre, og en person vender tilbage til dig.',
      'Mange tak! Jeg har sendt din adresse videre, så nogen kan vende tilbage til dig. 😊',
      'Sådan, den er givet videre. Et menneske skriver til dig.',
      'Adressen er registreret og sendt videre med spørgsmålet. En person svarer pr. e-mail.',
    ),
    help: voices(
      'Stil dit spørgsmål med dine egne ord. Jeg søger i dokumenterne og svarer med citater fra dem.',
      'Spørg bare med dine egne ord! Jeg kigger i dokumenterne og viser dig det præcise sted. 😊',
      'Spørg om hvad som helst. Jeg tjekker dokumenterne og viser dig, hvor det står.',
      'Indtast et spørgsmål eller søgeord. Resultat: ordrette citater fra dokumenterne med fil og side.',
    ),
    unclear: voices(
      'Jeg kunne ikke finde et spørgsmål i din besked. Hvad ønsker du at vide?',
      'Det forstod jeg ikke helt. Hvad vil du gerne vide? 😊',
      'Den fangede jeg ikke. Hvad vil du vide? 🤔',
      'Ingen søgbare ord fundet. Indtast et spørgsmål eller søgeord.',
    ),
  },
  contact: 'kontakt telefon e-mail adresse',
  takeMessage:
    'Jeg kan ikke svare lige nu. Skriv din e-mailadresse, så vender nogen tilbage til dig.',
  opening: voices(
    '',
    'Godt spørgsmål!|Det hjælper jeg gerne med!|Jeg har kigget efter for dig. 😊|Her er, hvad jeg fandt. 😊',
    'Fundet:|Værsgo:|Altså, der står:|Har lige tjekket 👇',
    '',
  ),
  closing: voices('', 'Er der andet, jeg kan finde for dig?|Jeg håber, det hjalp!', '', ''),
  which: voices(
    'Hvilken af disse mener du?',
    'Det finder jeg gerne! Hvilken af dem mener du? 😊',
    'Hvilken en?',
    'Spørgsmålet passer på flere poster. Vælg en:',
  ),
  noMore: voices(
    'Dokumenterne siger ikke mere om det på dette sted.',
    'Mere kan jeg desværre ikke finde om det. Skal jeg lede efter noget andet? 😊',
    'Der står ikke mere.',
    'Afsnittet slutter her. Ingen yderligere oplysninger på dette sted.',
  ),
  nearest: 'Det nærmeste, jeg kunne finde, lyder sådan:',
  from: (places) => `Fra ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, side ${page}`),
  and: ' og ',
  differ: (one, other) => `Her er dokumenterne ikke enige. Først ${one}, derefter ${other}:`,
  readAs: (asked, read) => `Jeg læste ”${asked}” som ”${read}”.`,
}
