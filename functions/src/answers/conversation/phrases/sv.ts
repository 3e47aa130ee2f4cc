import { voices, type Phrases } from './phrases.ts'

export const sv: Phrases = {
  smallTalk: {
    greeting: voices(
      'God dag. Vad kan jag hjälpa dig med?|Välkommen. Vad vill du veta?',
      'Hej! Vad roligt att du är här. Vad kan jag ta reda på åt dig? 😊|Hej och välkommen! Vad undrar du över? 😊',
      'Tjena! Vad undrar du? 👋|Hallå där! Fråga på bara. 👋',
      'Hej. Ställ en fråga, så genomsöks dokumenten.|Hej. Vilken uppgift söks i dokumenten?',
    ),
    thanks: voices(
      'Ingen orsak.|Det var så lite.',
      'Varsågod! Roligt att jag kunde hjälpa till. 😊|Så gärna! Fråga bara om du undrar över något mer. 😊',
      'Lugnt! 👍|Inga problem! 👍',
      'Varsågod. Fler frågor kan ställas när som helst.|Noterat. Ställ gärna fler frågor.',
    ),
    okay: voices(
      'Bra. Är det något mer du vill veta?',
      'Vad bra! Är det något mer jag kan ta reda på åt dig? 😊',
      'Najs. Något mer?',
      'Uppfattat. Redo för nästa fråga.',
    ),
    goodbye: voices(
      'Adjö, och tack för ditt besök.',
      'Hej då, och ha det så bra! 😊|Hej så länge! Välkommen tillbaka när du vill. 😊',
      'Vi hörs! 👋|Hejdå! 👋',
      'Hej då. Konversationen avslutad.',
    ),
    insult: voices(
      'Jag beklagar att jag inte kunde hjälpa dig. Formulera gärna frågan på ett annat sätt, så söker jag igen.',
      'Det var tråkigt att det inte blev rätt. Berätta vad du letar efter, så försöker jag igen.',
      'Aj då. Vi tar det en gång till: vad letar du efter?',
      'Ingen fråga identifierad. Formulera om den med de exakta termer som söks.',
    ),
    identity: voices(
      'Jag är en automatisk assistent, inte en människa. Jag svarar med citat ur de dokument som jag har fått.',
      'Jag är en chattbot, ingen människa, men en beläst en! Jag svarar med citat ur dokumenten jag har fått. 😊',
      'Jag är en bot. Jag gräver i dokumenten och visar dig var det står. 🤖',
      'Automatisk assistent, ingen människa medverkar. Varje svar består av ordagranna citat ur indexerade dokument, med fil och sida.',
    ),
    human: voices(
      'Jag är en automatisk assistent och kan inte koppla dig vidare. Lämna din e-postadress här, så återkommer en person till dig.',
      'Jag är en chattbot och kan tyvärr inte koppla dig till någon. Men lämna gärna din e-postadress här, så hör någon av sig till dig! 😊',
      'Det är bara jag här, en bot. Släng in din e-postadress, så hör en människa av sig.',
      'Vidarekoppling till en person är inte möjlig här. Ange en e-postadress; den skickas vidare tillsammans med frågan.',
    ),
    email: voices(
      'Tack. Jag har lämnat din adress vidare, och en person återkommer till dig.',
      'Tack så mycket! Jag har skickat din adress vidare, och någon hör av sig till dig. 😊',
      'Fixat, den är skickad vidare. En människa hör av sig.',
      'Adressen är registrerad och vidarebefordrad med frågan. En person svarar via e-post.',
    ),
    help: voices(
      'Ställ din fråga med egna ord. Jag söker i dokumenten och svarar med citat ur dem.',
      'Fråga bara med dina egna ord! Jag letar i dokumenten och visar dig exakt var det står. 😊',
      'Fråga vad du vill. Jag kollar i dokumenten och visar var det står.',
      'Skriv en fråga eller sökord. Resultat: ordagranna citat ur dokumenten, med fil och sida.',
    ),
    unclear: voices(
      'Jag kunde inte urskilja någon fråga. Vad vill du veta?',
      'Nu hängde jag inte riktigt med. Vad vill du veta? 😊',
      'Den fattade jag inte. Vad vill du veta? 🤔',
      'Inga sökbara ord hittades. Skriv en fråga eller sökord.',
    ),
  },
  contact: 'kontakt telefon e-post adress',
  takeMessage: 'Jag kan inte svara just nu. Lämna din e-postadress, så hör någon av sig till dig.',
  opening: voices(
    '',
    'Bra fråga!|Det hjälper jag gärna till med!|Jag har tittat efter åt dig. 😊|Det här hittade jag. 😊',
    'Hittat:|Här har du:|Alltså, så här står det:|Kollade upp det 👇',
    '',
  ),
  closing: voices(
    '',
    'Är det något mer jag kan ta reda på?|Hoppas att det var till hjälp!',
    '',
    '',
  ),
  which: voices(
    'Vilket av följande menar du?',
    'Det tar jag gärna reda på! Vilket av dem menar du? 😊',
    'Vilket av dem?',
    'Frågan stämmer in på flera poster. Välj en:',
  ),
  noMore: voices(
    'Dokumenten säger inget mer om saken på det stället.',
    'Mer än så hittar jag tyvärr inte om det. Ska jag leta efter något annat? 😊',
    'Mer står det inte där.',
    'Slut på avsnittet. Inga fler uppgifter på detta ställe.',
  ),
  nearest: 'Det närmaste jag hittade lyder så här:',
  from: (places) => `Ur ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, sida ${page}`),
  and: ' och ',
  differ: (one, other) => `Dokumenten skiljer sig åt här. Först ${one}, sedan ${other}:`,
  readAs: (asked, read) => `Jag läste ”${asked}” som ”${read}”.`,
}
