import { voices, type Phrases } from './phrases.ts'

export const sr: Phrases = {
  smallTalk: {
    greeting: voices(
      'Dobar dan. Kako mogu da Vam pomognem?|Dobro došli. Šta Vas zanima?',
      'Dobar dan! Lepo je što ste tu. Šta mogu da potražim za Vas? 😊|Dobar dan i dobro došli! Šta biste želeli da znate? 😊',
      'Ćao! Šta te zanima? 👋|Zdravo! Samo pitaj. 👋',
      'Dobar dan. Postavite pitanje; odgovor će biti potražen u dokumentima.|Dobar dan. Koja informacija iz dokumenata Vam je potrebna?',
    ),
    thanks: voices(
      'Nema na čemu.|Stojim Vam na raspolaganju.',
      'Nema na čemu! Drago mi je da mogu da pomognem. 😊|Molim i drugi put! Slobodno pitajte dalje. 😊',
      'Nema frke! 👍|Ma ništa! 👍',
      'Nema na čemu. Možete postaviti još pitanja.|Primljeno. Možete postaviti sledeće pitanje.',
    ),
    okay: voices(
      'U redu. Da li Vas zanima još nešto?',
      'Odlično! Mogu li da potražim još nešto za Vas? 😊',
      'Super. Još nešto?',
      'Razumem. Čekam sledeće pitanje.',
    ),
    goodbye: voices(
      'Doviđenja i hvala na poseti.',
      'Doviđenja i sve najbolje! 😊|Doviđenja, svratite opet! 😊',
      'Ćao! 👋|Vidimo se! 👋',
      'Doviđenja. Razgovor je završen.',
    ),
    insult: voices(
      'Žao mi je što niste zadovoljni. Molim Vas da pitanje postavite drugim rečima, pa ću potražiti ponovo.',
      'Žao mi je zbog toga. Recite mi šta tražite i pokušaću ponovo.',
      'Uh. Hajdemo ispočetka: šta tražiš?',
      'Pitanje nije prepoznato. Preformulišite ga preciznijim pojmovima.',
    ),
    identity: voices(
      'Ja sam automatizovani asistent, a ne osoba. Odgovaram citatima iz dokumenata koji su mi dostupni.',
      'Ja sam čet-bot, a ne čovek, ali zato načitan! Odgovaram citatima iz dokumenata. 😊',
      'Ja sam bot. Pretražim dokumente i pokažem ti gde to piše. 🤖',
      'Automatizovani asistent, bez učešća čoveka. Odgovori su doslovni citati iz dokumenata, sa navedenim fajlom i stranom.',
    ),
    human: voices(
      'Ja sam automatizovani asistent i ne mogu da Vas povežem sa osobom. Molim Vas, ostavite ovde svoju e-mail adresu i javiće Vam se neko od zaposlenih.',
      'Ja sam čet-bot, pa nažalost ne mogu da Vas povežem sa osobom. Ali ostavite mi svoju e-mail adresu i neko će Vam se javiti! 😊',
      'Ovde sam samo ja, bot. Ostavi e-mail adresu i javiće ti se čovek.',
      'Prosleđivanje osobi ovde nije moguće. Unesite e-mail adresu; biće prosleđena zajedno sa Vašim pitanjem.',
    ),
    email: voices(
      'Hvala. Vaša adresa je prosleđena i javiće Vam se neko od zaposlenih.',
      'Hvala! Vaša adresa je prosleđena i neko će Vam se javiti. 😊',
      'Važi, prosleđeno. Javiće ti se čovek.',
      'Adresa je zabeležena i prosleđena sa pitanjem. Odgovor stiže e-mailom, od osobe.',
    ),
    help: voices(
      'Molim Vas, postavite pitanje svojim rečima. Pretražiću dokumente i odgovoriti citatima iz njih.',
      'Samo pitajte svojim rečima! Pogledaću u dokumente i pokazati Vam tačno mesto. 😊',
      'Pitaj šta god hoćeš. Pogledam u dokumente i pokažem ti gde to piše.',
      'Unesite pitanje ili ključne reči. Rezultat: doslovni citati sa navedenim fajlom i stranom.',
    ),
    unclear: voices(
      'U poruci ne prepoznajem pitanje. Šta Vas zanima?',
      'Ne razumem sasvim. Šta mogu da potražim za Vas? 😊',
      'Ovo ne kapiram. Šta te zanima? 🤔',
      'Nema reči za pretragu. Unesite pitanje ili ključne reči.',
    ),
  },
  contact: 'kontakt telefon e-mail adresa',
  takeMessage:
    'Trenutno ne mogu da odgovorim. Ostavite svoju e-mail adresu i neko će Vam se javiti.',
  opening: voices(
    '',
    'Dobro pitanje!|Rado ću pogledati!|Da vidimo šta piše. 😊|Evo šta piše u dokumentima. 😊',
    'Evo:|Nađeno:|Dakle, piše ovako:|Pogledaj 👇',
    '',
  ),
  closing: voices('', 'Mogu li da potražim još nešto?|Nadam se da ovo pomaže!', '', ''),
  which: voices(
    'Na šta od navedenog mislite?',
    'Rado ću pogledati! Na šta tačno mislite? 😊',
    'Na šta od ovoga misliš?',
    'Pitanju odgovara više stavki. Izaberite jednu:',
  ),
  noMore: voices(
    'Dokumenti na tom mestu ne navode ništa više o tome.',
    'Nažalost, o tome ne nalazim ništa više. Mogu li da potražim nešto drugo? 😊',
    'Ne piše ništa više.',
    'Kraj odeljka. Na ovom mestu nema više podataka.',
  ),
  nearest: 'Najbliži pronađeni odlomak glasi:',
  from: (places) => `Izvor – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, strana ${page}`),
  and: ' i ',
  differ: (one, other) => `Dokumenti se ovde razlikuju. Najpre ${one}, zatim ${other}:`,
  readAs: (asked, read) => `„${asked}” čitam kao „${read}”.`,
}
