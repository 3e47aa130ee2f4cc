import { voices, type Phrases } from './phrases.ts'

export const lt: Phrases = {
  smallTalk: {
    greeting: voices(
      'Laba diena. Kuo galiu Jums padėti?|Sveiki. Ką norėtumėte sužinoti?',
      'Sveiki! Smagu, kad užsukote. Ko Jums paieškoti? 😊|Laba diena, sveiki atvykę! Ką norėtumėte sužinoti? 😊',
      'Labas! Kas įdomu? 👋|Hei! Drąsiai klausk. 👋',
      'Laba diena. Įveskite klausimą; atsakymo bus ieškoma dokumentuose.|Laba diena. Kokios informacijos ieškoti dokumentuose?',
    ),
    thanks: voices(
      'Nėra už ką.|Prašom. Visada malonu padėti.',
      'Prašom! Džiaugiuosi, kad galėjau padėti. 😊|Nėra už ką! Jei kils klausimų, drąsiai klauskite. 😊',
      'Nėr už ką! 👍|Visada prašom! 👍',
      'Prašom. Kitą klausimą galite pateikti bet kada.|Priimta. Galite pateikti kitą klausimą.',
    ),
    okay: voices(
      'Gerai. Ar norėtumėte sužinoti dar ką nors?',
      'Puiku! Gal paieškoti Jums dar ko nors? 😊',
      'Super. Dar kas nors?',
      'Supratau. Laukiama kito klausimo.',
    ),
    goodbye: voices(
      'Viso gero. Ačiū, kad apsilankėte.',
      'Viso gero, gražios dienos! 😊|Iki pasimatymo, užsukite dar! 😊',
      'Iki! 👋|Ate, iki kito karto! 👋',
      'Viso gero. Pokalbis baigtas.',
    ),
    insult: voices(
      'Apgailestauju, kad nepavyko padėti. Prašom klausimą suformuluoti kitaip, tada paieškosiu dar kartą.',
      'Labai gaila, kad taip išėjo. Parašykite, ko ieškote, ir pabandysiu dar kartą.',
      'Oi. Pradėkime iš naujo: ko ieškai?',
      'Klausimas neatpažintas. Suformuluokite jį tikslesniais žodžiais.',
    ),
    identity: voices(
      'Esu automatinis asistentas, ne žmogus. Atsakau citatomis iš man pateiktų dokumentų.',
      'Esu pokalbių robotas, ne žmogus, bet užtat apsiskaitęs! Atsakau citatomis iš dokumentų. 😊',
      'Aš botas. Pasirausiu po dokumentus ir parodysiu, kur tai parašyta. 🤖',
      'Automatinis asistentas, ne žmogus. Atsakymai yra pažodinės dokumentų citatos su nurodytu failu ir puslapiu.',
    ),
    human: voices(
      'Esu automatinis asistentas ir negaliu sujungti Jūsų su darbuotoju. Prašom čia palikti savo el. pašto adresą, ir su Jumis bus susisiekta.',
      'Esu pokalbių robotas, todėl, deja, sujungti su žmogumi negaliu. Bet palikite savo el. pašto adresą, ir kas nors su Jumis susisieks! 😊',
      'Čia tik aš, botas. Palik el. paštą, ir tau parašys žmogus.',
      'Perduoti pokalbio darbuotojui čia negalima. Įveskite el. pašto adresą; jis bus perduotas kartu su klausimu.',
    ),
    email: voices(
      'Ačiū. Jūsų adresas perduotas, su Jumis susisieks darbuotojas.',
      'Ačiū! Jūsų adresą perdaviau, ir kas nors su Jumis susisieks. 😊',
      'Gerai, perdaviau. Tau parašys žmogus.',
      'Adresas įrašytas ir perduotas kartu su klausimu. Atsakymą el. paštu atsiųs žmogus.',
    ),
    help: voices(
      'Prašom užduoti klausimą savais žodžiais. Paieškosiu dokumentuose ir atsakysiu jų citatomis.',
      'Tiesiog klauskite savais žodžiais! Pažiūrėsiu dokumentuose ir parodysiu tikslią vietą. 😊',
      'Klausk, ko tik nori. Žvilgtelėsiu į dokumentus ir parodysiu, kur tai parašyta.',
      'Įveskite klausimą arba raktinius žodžius. Rezultatas: pažodinės citatos, failas ir puslapis.',
    ),
    unclear: voices(
      'Jūsų žinutėje neradau klausimo. Ką norėtumėte sužinoti?',
      'Nelabai supratau. Ko Jums paieškoti? 😊',
      'Kažko nesupratau. Kas tau įdomu? 🤔',
      'Nėra žodžių, kurių būtų galima ieškoti. Įveskite klausimą arba raktinius žodžius.',
    ),
  },
  contact: 'kontaktai telefonas el paštas adresas',
  takeMessage:
    'Šiuo metu negaliu atsakyti. Palikite savo el. pašto adresą, ir su Jumis bus susisiekta.',
  opening: voices(
    '',
    'Geras klausimas!|Mielai pažiūrėsiu!|Pažiūrėkime, kas parašyta. 😊|Štai ką radau dokumentuose. 😊',
    'Radau:|Prašom:|Žodžiu, parašyta taip:|Žiūrėk 👇',
    '',
  ),
  closing: voices('', 'Gal paieškoti dar ko nors?|Tikiuosi, kad tai padės!', '', ''),
  which: voices(
    'Ką iš to turite omenyje?',
    'Mielai pažiūrėsiu! Ką tiksliai turite omenyje? 😊',
    'Ką iš jų turi omeny?',
    'Klausimą atitinka keli variantai. Pasirinkite vieną:',
  ),
  noMore: voices(
    'Šioje vietoje dokumentuose apie tai daugiau nieko nerašoma.',
    'Deja, daugiau apie tai nieko nerandu. Gal paieškoti ko nors kito? 😊',
    'Daugiau nieko neparašyta.',
    'Skyriaus pabaiga. Šioje vietoje daugiau informacijos nėra.',
  ),
  nearest: 'Artimiausia rasta ištrauka:',
  from: (places) => `Šaltinis – ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, ${page} puslapis`),
  and: ' ir ',
  differ: (one, other) => `Dokumentuose rašoma skirtingai. Pirmiausia ${one}, paskui ${other}:`,
  readAs: (asked, read) => `Žodį „${asked}“ perskaičiau kaip „${read}“.`,
}
