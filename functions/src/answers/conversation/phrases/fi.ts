import { voices, type Phrases } from './phrases.ts'

export const fi: Phrases = {
  smallTalk: {
    greeting: voices(
      'Hyvää päivää. Miten voin auttaa teitä?|Tervetuloa. Mitä haluaisitte tietää?',
      'Hei ja tervetuloa! Mitä voisin etsiä sinulle? 😊|Hei! Mukavaa, että tulit käymään. Mitä haluaisit tietää? 😊',
      'Moi! Mitä mielessä? 👋|Moikka! Anna tulla. 👋',
      'Hei. Kirjoita kysymys; haku kohdistuu asiakirjoihin.|Hei. Mitä tietoa asiakirjoista haetaan?',
    ),
    thanks: voices(
      'Olkaa hyvä.|Ei kestä. Autan mielelläni.',
      'Ole hyvä! Kiva, että pystyin auttamaan. 😊|Eipä kestä! Kysy rohkeasti lisää, jos jotain tulee mieleen. 😊',
      'Eipä mitään! 👍|Ei kestä! 👍',
      'Ole hyvä. Lisäkysymyksiä voi esittää milloin tahansa.|Kuitattu. Uuden kysymyksen voi esittää milloin tahansa.',
    ),
    okay: voices(
      'Selvä. Haluaisitteko tietää vielä jotain muuta?',
      'Hienoa! Etsinkö sinulle vielä jotain muuta? 😊',
      'Jees. Vielä jotain muuta?',
      'Ymmärretty. Valmiina seuraavaan kysymykseen.',
    ),
    goodbye: voices(
      'Näkemiin ja kiitos käynnistänne.',
      'Hei hei, ja mukavaa päivänjatkoa! 😊|Näkemiin! Tervetuloa uudelleen. 😊',
      'Moi moi! 👋|Nähdään! 👋',
      'Näkemiin. Keskustelu päättyi.',
    ),
    insult: voices(
      'Pahoittelen, etten osannut auttaa. Jos muotoilette kysymyksenne toisin, haen mielelläni uudelleen.',
      'Voi, olen pahoillani. Kerro, mitä etsit, niin yritän uudelleen.',
      'Auts. Otetaan uusiksi: mitä etsit?',
      'Kysymystä ei tunnistettu. Muotoile se uudelleen täsmällisillä hakusanoilla.',
    ),
    identity: voices(
      'Olen automaattinen avustaja, en ihminen. Vastaan lainauksilla minulle annetuista asiakirjoista.',
      'Olen chatbotti, en ihminen – mutta lukenut sellainen! Vastaan lainauksilla saamistani asiakirjoista. 😊',
      'Olen botti. Kaivelen asiakirjoja ja näytän, missä asia lukee. 🤖',
      'Automaattinen avustaja, ei ihminen. Vastaukset ovat sanatarkkoja lainauksia, mukana tiedosto ja sivu.',
    ),
    human: voices(
      'Olen automaattinen avustaja enkä voi siirtää keskustelua ihmiselle. Jättäkää tähän sähköpostiosoitteenne, niin teihin otetaan yhteyttä.',
      'Olen chatbotti, joten en valitettavasti pysty yhdistämään sinua ihmiselle. Mutta jätä sähköpostiosoitteesi, niin joku ottaa sinuun yhteyttä! 😊',
      'Täällä on vain botti. Jätä sähköpostisi, niin joku ihminen palaa asiaan.',
      'Siirto ihmiselle ei ole käytettävissä. Anna sähköpostiosoite; se välitetään eteenpäin kysymyksen mukana.',
    ),
    email: voices(
      'Kiitos. Olen välittänyt osoitteenne eteenpäin, ja teihin otetaan yhteyttä.',
      'Kiitos! Välitin osoitteesi eteenpäin, ja joku ottaa sinuun yhteyttä. 😊',
      'Selvä, laitoin eteenpäin. Joku ihminen palaa asiaan.',
      'Osoite tallennettu ja välitetty kysymyksen mukana. Vastaus tulee ihmiseltä sähköpostitse.',
    ),
    help: voices(
      'Voitte esittää kysymyksenne omin sanoin. Haen asiakirjoista ja vastaan niistä poimituilla lainauksilla.',
      'Kysy ihan omin sanoin! Katson asiakirjoista ja näytän sinulle tarkan kohdan. 😊',
      'Kysy vaan. Tsekkaan asiakirjat ja näytän, missä asia lukee.',
      'Kirjoita kysymys tai hakusanoja. Tulos: sanatarkat lainaukset, tiedosto ja sivu.',
    ),
    unclear: voices(
      'En tunnistanut viestistänne kysymystä. Mitä haluaisitte tietää?',
      'En ihan ymmärtänyt. Mitä haluaisit tietää? 😊',
      'Nyt en tajunnut. Mitä haluat tietää? 🤔',
      'Hakukelpoisia sanoja ei löytynyt. Kirjoita kysymys tai hakusanoja.',
    ),
  },
  contact: 'yhteystiedot puhelin sähköposti osoite',
  takeMessage:
    'En voi vastata juuri nyt. Tähän voi jättää sähköpostiosoitteen, niin joku ottaa yhteyttä.',
  opening: voices(
    '',
    'Hyvä kysymys!|Autan mielelläni!|Katsoin asian puolestasi. 😊|Tällaista löysin. 😊',
    'Löytyi:|Tässä:|No niin, siellä lukee näin:|Tsekkasin 👇',
    '',
  ),
  closing: voices('', 'Etsinkö vielä jotain muuta?|Toivottavasti tästä on apua!', '', ''),
  which: voices(
    'Mitä näistä tarkoitatte?',
    'Katson mielelläni! Mitä näistä tarkoitat? 😊',
    'Mikä näistä?',
    'Kysymykseen sopii useita kohtia. Valitse yksi:',
  ),
  noMore: voices(
    'Asiakirjoissa ei kerrota tästä enempää tässä kohdassa.',
    'Enempää en tästä valitettavasti löydä. Etsinkö jotain muuta? 😊',
    'Enempää siinä ei lue.',
    'Osion loppu. Tässä kohdassa ei ole lisätietoja.',
  ),
  nearest: 'Lähin löytämäni kohta kuuluu näin:',
  from: (places) => `Asiakirjoissa sanotaan (${places}):`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, sivu ${page}`),
  and: ' ja ',
  differ: (one, other) => `Asiakirjat eroavat tässä toisistaan. Ensin ${one}, sitten ${other}:`,
  readAs: (asked, read) => `Luin sanan ”${asked}” muodossa ”${read}”.`,
}
