import { voices, type Phrases } from './phrases.ts'

export const et: Phrases = {
  smallTalk: {
    greeting: voices(
      'Tere päevast. Kuidas saan Teid aidata?|Tere tulemast. Mida soovite teada?',
      'Tere ja tere tulemast! Mida saan sinu jaoks otsida? 😊|Tere! Tore, et läbi astusid. Mida soovid teada? 😊',
      'Hei! Mis mureks? 👋|Tšau! Lase tulla. 👋',
      'Tere. Kirjutage küsimus; vastust otsitakse dokumentidest.|Tere. Millist teavet dokumentidest vajate?',
    ),
    thanks: voices(
      'Palun.|Võtke heaks. Aitasin hea meelega.',
      'Pole tänu väärt! Tore, et sain aidata. 😊|Palun väga! Küsi julgelt, kui veel midagi meelde tuleb. 😊',
      'Pole hullu! 👍|Võta heaks! 👍',
      'Palun. Lisaküsimusi saab esitada igal ajal.|Teade vastu võetud. Uue küsimuse saab esitada igal ajal.',
    ),
    okay: voices(
      'Selge. Kas soovite veel midagi teada?',
      'Suurepärane! Kas otsin sulle veel midagi? 😊',
      'Okei. Veel midagi?',
      'Arusaadav. Valmis järgmiseks küsimuseks.',
    ),
    goodbye: voices(
      'Head aega ja täname külastuse eest.',
      'Head aega ja kõike head! 😊|Nägemist! Tule jälle, kui midagi vaja on. 😊',
      'Tšau! 👋|Näeme! 👋',
      'Head aega. Vestlus on lõppenud.',
    ),
    insult: voices(
      'Vabandust, et ma ei saanud aidata. Palun sõnastage küsimus teisiti ja ma otsin uuesti.',
      'Mul on väga kahju, et see nii läks. Ütle, mida otsid, ja ma proovin uuesti.',
      'Oih. Proovime uuesti: mida sa otsid?',
      'Küsimust ei tuvastatud. Sõnastage see uuesti täpsete otsisõnadega.',
    ),
    identity: voices(
      'Olen automaatne abiline, mitte inimene. Vastan tsitaatidega mulle antud dokumentidest.',
      'Olen juturobot, mitte inimene, aga palju lugenud! Vastan tsitaatidega mulle antud dokumentidest. 😊',
      'Olen bot. Tuhnin dokumentides ja näitan, kus see kirjas on. 🤖',
      'Automaatne abiline, mitte inimene. Vastused on sõnasõnalised tsitaadid koos faili ja leheküljega.',
    ),
    human: voices(
      'Olen automaatne abiline ega saa Teid inimesega ühendada. Jätke siia oma e-posti aadress ja Teiega võetakse ühendust.',
      'Olen juturobot ja kahjuks ei saa ma sind inimesega ühendada. Aga jäta siia oma e-posti aadress ja sinuga võetakse ühendust! 😊',
      'Siin olen ainult mina, bot. Jäta oma e-posti aadress ja keegi inimestest võtab ühendust.',
      'Inimesele suunamine ei ole siin võimalik. Sisestage e-posti aadress; see edastatakse koos küsimusega.',
    ),
    email: voices(
      'Täname. Edastasin Teie aadressi ja Teiega võetakse ühendust.',
      'Aitäh! Andsin su aadressi edasi ja sinuga võetakse ühendust. 😊',
      'Selge, andsin edasi. Keegi inimestest võtab ühendust.',
      'Aadress salvestatud ja koos küsimusega edastatud. Inimene vastab e-posti teel.',
    ),
    help: voices(
      'Palun esitage küsimus oma sõnadega. Otsin dokumentidest ja vastan nendest võetud tsitaatidega.',
      'Küsi lihtsalt oma sõnadega! Vaatan dokumendid üle ja näitan sulle täpset kohta. 😊',
      'Küsi, mida tahad. Vaatan dokumendid läbi ja näitan, kus see kirjas on.',
      'Sisestage küsimus või otsisõnad. Tulemus: sõnasõnalised tsitaadid, fail ja lehekülg.',
    ),
    unclear: voices(
      'Ma ei tuvastanud Teie sõnumis küsimust. Mida soovite teada?',
      'Ma ei saanud päris hästi aru. Mida sa soovid teada? 😊',
      'Sellest ei saanud ma aru. Mida sa teada tahad? 🤔',
      'Otsitavaid sõnu ei leitud. Sisestage küsimus või otsisõnad.',
    ),
  },
  contact: 'kontakt telefon e-post aadress',
  takeMessage:
    'Praegu ei saa ma vastata. Jätke siia oma e-posti aadress ja teiega võetakse ühendust.',
  opening: voices(
    '',
    'Hea küsimus!|Aitan hea meelega!|Otsisin selle sinu jaoks välja. 😊|Leidsin sellise info. 😊',
    'Leidsin:|Näe, siin:|Nii, kirjas on:|Vaatasin järele 👇',
    '',
  ),
  closing: voices('', 'Kas otsin sulle veel midagi?|Loodan, et sellest on abi!', '', ''),
  which: voices(
    'Millist neist Te silmas peate?',
    'Vaatan hea meelega järele! Millist neist sa silmas pead? 😊',
    'Milline neist?',
    'Küsimusele vastab mitu kirjet. Valige üks:',
  ),
  noMore: voices(
    'Selles kohas ei öelda dokumentides selle kohta rohkem.',
    'Rohkem ma selle kohta kahjuks ei leia. Kas otsin midagi muud? 😊',
    'Rohkem seal kirjas ei ole.',
    'Jaotise lõpp. Selles kohas rohkem teavet ei ole.',
  ),
  nearest: 'Lähim koht, mille leidsin, kõlab nii:',
  from: (places) => `Dokumentides on kirjas (${places}):`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, lk ${page}`),
  and: ' ja ',
  differ: (one, other) =>
    `Dokumendid erinevad siin üksteisest. Kõigepealt ${one}, seejärel ${other}:`,
  readAs: (asked, read) => `Lugesin sõna „${asked}“ kujul „${read}“.`,
}
