import { voices, type Phrases } from './phrases.ts'

export const hr: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dobar dan. Kako Vam mogu pomoći?|Dobro došli. Što Vas zanima?',
      'Dobar dan! Lijepo je što ste tu. Što mogu potražiti za Vas? 😊|Dobar dan i dobro došli! Što biste htjeli znati? 😊',
      'Hej! Što te zanima? 👋|Bok! Pitaj slobodno. 👋',
      'Dobar dan. Postavite pitanje; odgovor ću potražiti u dokumentima.|Dobar dan. Koju informaciju trebate iz dokumenata?',
    ),
    thanks: voices(
      'Nema na čemu.|Stojim Vam na raspolaganju.',
      'Molim lijepo! Drago mi je da mogu pomoći. 😊|Nema na čemu! Slobodno pitajte dalje. 😊',
      'Nema frke! 👍|Ma ništa! 👍',
      'Nema na čemu. Daljnja pitanja možete postaviti u svakom trenutku.|Zaprimljeno. Možete postaviti sljedeće pitanje.',
    ),
    okay: voices(
      'U redu. Zanima li Vas još nešto?',
      'Odlično! Mogu li za Vas potražiti još nešto? 😊',
      'Super. Još nešto?',
      'Razumijem. Čekam sljedeće pitanje.',
    ),
    goodbye: voices(
      'Doviđenja i hvala na posjetu.',
      'Doviđenja i sve najbolje! 😊|Doviđenja, navratite opet! 😊',
      'Bok! 👋|Vidimo se! 👋',
      'Doviđenja. Razgovor je završen.',
    ),
    insult: voices(
      'Žao mi je što niste zadovoljni. Molim Vas da pitanje postavite drugim riječima, pa ću potražiti ponovno.',
      'Žao mi je zbog toga. Recite mi što tražite i pokušat ću ponovno.',
      'Joj. Idemo ispočetka: što tražiš?',
      'Pitanje nije prepoznato. Preformulirajte ga točnim pojmovima.',
    ),
    identity: voices(
      'Ja sam automatizirani asistent, a ne osoba. Odgovaram citatima iz dokumenata koji su mi dostupni.',
      'Ja sam chatbot, a ne čovjek, ali zato načitan! Odgovaram citatima iz dokumenata. 😊',
      'Ja sam bot. Prekopam dokumente i pokažem ti gdje to piše. 🤖',
      'Automatizirani asistent, bez sudjelovanja čovjeka. Odgovori su doslovni citati iz dokumenata s navedenom datotekom i stranicom.',
    ),
    human: voices(
      'Ja sam automatizirani asistent i ne mogu Vas spojiti s osobom. Molim Vas, ostavite ovdje svoju e-mail adresu i javit će Vam se stvarna osoba.',
      'Ja sam chatbot pa Vas, nažalost, ne mogu spojiti s osobom. Ali ostavite mi svoju e-mail adresu i netko će Vam se javiti! 😊',
      'Ovdje sam samo ja, bot. Ostavi e-mail adresu i javit će ti se čovjek.',
      'Prosljeđivanje osobi ovdje nije moguće. Unesite e-mail adresu; proslijedit će se s Vašim pitanjem.',
    ),
    email: voices(
      'Hvala. Vaša je adresa proslijeđena i javit će Vam se stvarna osoba.',
      'Hvala! Vaša je adresa proslijeđena i netko će Vam se javiti. 😊',
      'Može, proslijeđeno. Javit će ti se čovjek.',
      'Adresa je zabilježena i proslijeđena s pitanjem. Odgovor stiže e-mailom, od osobe.',
    ),
    help: voices(
      'Molim Vas, postavite pitanje svojim riječima. Pretražit ću dokumente i odgovoriti citatima iz njih.',
      'Samo pitajte svojim riječima! Pogledat ću u dokumente i pokazati Vam točno mjesto. 😊',
      'Pitaj što god hoćeš. Pogledam u dokumente i pokažem ti gdje to piše.',
      'Unesite pitanje ili ključne riječi. Rezultat: doslovni citati s navedenom datotekom i stranicom.',
    ),
    unclear: voices(
      'U poruci ne prepoznajem pitanje. Što Vas zanima?',
      'Ne razumijem sasvim. Što mogu potražiti za Vas? 😊',
      'Ovo ne kužim. Što te zanima? 🤔',
      'Nema riječi za pretraživanje. Unesite pitanje ili ključne riječi.',
    ),
  },
  contact: 'kontakt telefon e-mail adresa',
  takeMessage:
    'Trenutačno ne mogu odgovoriti. Ostavite svoju e-mail adresu i netko će Vam se javiti.',
  opening: voices(
    '',
    'Dobro pitanje!|Rado ću pogledati!|Pogledajmo što piše. 😊|Evo što piše u dokumentima. 😊',
    'Nađeno:|Evo:|Dakle, piše ovako:|Pogledaj 👇',
    '',
  ),
  closing: voices('', 'Mogu li potražiti još nešto?|Nadam se da će ovo pomoći!', '', ''),
  which: voices(
    'Na što od navedenog mislite?',
    'Rado ću pogledati! Na što točno mislite? 😊',
    'Na što od toga misliš?',
    'Pitanju odgovara više stavki. Odaberite jednu:',
  ),
  noMore: voices(
    'Dokumenti na tom mjestu ne navode ništa više o tome.',
    'Nažalost, o tome ne nalazim ništa više. Mogu li potražiti nešto drugo? 😊',
    'Ne piše ništa više.',
    'Kraj odjeljka. Na ovom mjestu nema daljnjih podataka.',
  ),
  nearest: 'Najbliži pronađeni odlomak glasi:',
  from: (places) => `Izvor – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, stranica ${page}`),
  and: ' i ',
  differ: (one, other) => `Dokumenti se ovdje razlikuju. Najprije ${one}, zatim ${other}:`,
  readAs: (asked, read) => `„${asked}” čitam kao „${read}”.`,
}
