import { voices, type Phrases } from './phrases.ts'

export const lv: Phrases = {
  smallTalk: {
    greeting: voices(
      'Labdien! Kā varu Jums palīdzēt?|Laipni lūdzam! Ko Jūs vēlētos uzzināt?',
      'Sveicināti! Prieks, ka iegriezāties. Ko varu Jums sameklēt? 😊|Labdien! Ko Jūs gribētu uzzināt? 😊',
      'Čau! Kas tevi interesē? 👋|Sveiks! Jautā droši. 👋',
      'Labdien. Uzdodiet jautājumu; atbilde tiks meklēta dokumentos.|Labdien. Kāda informācija no dokumentiem ir nepieciešama?',
    ),
    thanks: voices(
      'Lūdzu!|Vienmēr Jūsu rīcībā.',
      'Lūdzu, lūdzu! Prieks, ka varēju palīdzēt. 😊|Nav par ko! Ja rodas vēl kāds jautājums, droši jautājiet. 😊',
      'Nav par ko! 👍|Sīkums! 👍',
      'Lūdzu. Nākamo jautājumu var uzdot jebkurā laikā.|Pieņemts zināšanai. Var uzdot nākamo jautājumu.',
    ),
    okay: voices(
      'Labi. Vai vēlaties uzzināt vēl kaut ko?',
      'Lieliski! Vai varu Jums sameklēt vēl kaut ko? 😊',
      'Forši. Vēl kaut kas?',
      'Saprasts. Gaidu nākamo jautājumu.',
    ),
    goodbye: voices(
      'Uz redzēšanos! Paldies, ka apmeklējāt mūs.',
      'Uz redzēšanos, lai Jums jauka diena! 😊|Visu labu! Nāciet atkal. 😊',
      'Atā! 👋|Tiekamies! 👋',
      'Uz redzēšanos. Saruna ir beigusies.',
    ),
    insult: voices(
      'Man žēl, ka nevarēju palīdzēt. Lūdzu, uzdodiet jautājumu citiem vārdiem, un es meklēšu vēlreiz.',
      'Žēl, ka tā sanāca. Pasakiet, ko meklējat, un es mēģināšu vēlreiz.',
      'Au. Mēģinām vēlreiz: ko tu meklē?',
      'Jautājums nav atpazīts. Formulējiet to citādi, izmantojot precīzus jēdzienus.',
    ),
    identity: voices(
      'Es esmu automātisks palīgs, nevis cilvēks. Atbildu ar citātiem no man pieejamajiem dokumentiem.',
      'Es esmu čatbots, nevis cilvēks, toties daudz lasījis! Atbildu ar citātiem no dokumentiem. 😊',
      'Es esmu bots. Parokos pa dokumentiem un parādu, kur tas rakstīts. 🤖',
      'Automātisks palīgs, bez cilvēka līdzdalības. Atbildes ir burtiski citāti no dokumentiem, norādot failu un lappusi.',
    ),
    human: voices(
      'Es esmu automātisks palīgs un nevaru Jūs savienot ar darbinieku. Lūdzu, atstājiet šeit savu e-pasta adresi, un ar Jums sazināsies cilvēks.',
      'Es esmu čatbots, tāpēc diemžēl nevaru Jūs savienot ar cilvēku. Bet atstājiet šeit savu e-pasta adresi, un kāds ar Jums sazināsies! 😊',
      'Te esmu tikai es, bots. Atstāj savu e-pastu, un tev atrakstīs cilvēks.',
      'Savienošana ar cilvēku šeit nav pieejama. Ievadiet e-pasta adresi; tā tiks nodota tālāk kopā ar jautājumu.',
    ),
    email: voices(
      'Paldies! Jūsu adrese ir nodota tālāk, un ar Jums sazināsies cilvēks.',
      'Paldies! Jūsu adrese ir nodota tālāk, un kāds ar Jums sazināsies. 😊',
      'Skaidrs, nodevu tālāk. Tev atrakstīs cilvēks.',
      'Adrese reģistrēta un nodota tālāk kopā ar jautājumu. Atbildi pa e-pastu sniegs cilvēks.',
    ),
    help: voices(
      'Lūdzu, uzdodiet jautājumu saviem vārdiem. Es meklēju dokumentos un atbildu ar citātiem no tiem.',
      'Vienkārši jautājiet saviem vārdiem! Es ieskatos dokumentos un parādu Jums precīzo vietu. 😊',
      'Jautā, ko gribi. Paskatos dokumentos un parādu, kur tas rakstīts.',
      'Ievadiet jautājumu vai atslēgvārdus. Rezultāts: burtiski citāti, norādot failu un lappusi.',
    ),
    unclear: voices(
      'Ziņojumā neizdevās saskatīt jautājumu. Ko Jūs vēlētos uzzināt?',
      'Īsti nesapratu. Ko Jūs gribētu uzzināt? 😊',
      'Šo nesapratu. Ko tu gribi zināt? 🤔',
      'Nav atrasti meklēšanai derīgi vārdi. Ievadiet jautājumu vai atslēgvārdus.',
    ),
  },
  contact: 'kontakti tālrunis e-pasts adrese',
  takeMessage:
    'Pašlaik nevaru atbildēt. Atstājiet savu e-pasta adresi, un kāds ar Jums sazināsies.',
  opening: voices(
    '',
    'Labs jautājums!|Labprāt palīdzēšu!|Ieskatījos dokumentos. 😊|Lūk, ko atradu. 😊',
    'Atradu:|Lūk:|Tātad, tur rakstīts tā:|Paskatījos 👇',
    '',
  ),
  closing: voices('', 'Vai sameklēt vēl kaut ko?|Ceru, ka tas palīdzēs!', '', ''),
  which: voices(
    'Kuru no šiem variantiem Jūs domājat?',
    'Labprāt paskatīšos! Kuru tieši Jūs domājat? 😊',
    'Kuru no šiem?',
    'Jautājumam atbilst vairāki ieraksti. Izvēlieties vienu:',
  ),
  noMore: voices(
    'Šajā vietā dokumentos par to nekas vairāk nav teikts.',
    'Diemžēl neko vairāk par to neatrodu. Vai sameklēt kaut ko citu? 😊',
    'Vairāk tur nekas nav rakstīts.',
    'Sadaļas beigas. Šajā vietā citas informācijas nav.',
  ),
  nearest: 'Tuvākais fragments, ko atradu:',
  from: (places) => `Avots – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, ${page}. lappuse`),
  and: ' un ',
  differ: (one, other) => `Dokumentos norādītais atšķiras. Vispirms ${one}, pēc tam ${other}:`,
  readAs: (asked, read) => `Vārdu „${asked}” sapratu kā „${read}”.`,
}
