import { voices, type Phrases } from './phrases.ts'

export const ro: Phrases = {
  smallTalk: {
    greeting: voices(
      'Bună ziua. Cu ce vă pot ajuta?|Bine ați venit. Ce doriți să aflați?',
      'Bună ziua! Mă bucur că ați trecut pe aici. Ce să caut pentru dumneavoastră? 😊|Bine ați venit! Ce ați vrea să aflați? 😊',
      'Hei! Cu ce te ajut? 👋|Salut! Zi, te ascult. 👋',
      'Bună ziua. Introduceți întrebarea; o caut în documente.|Bună ziua. Ce informație căutați în documente?',
    ),
    thanks: voices(
      'Cu plăcere.|Pentru puțin.',
      'Cu mare drag! Mă bucur că am putut ajuta. 😊|Oricând! Dacă mai aveți vreo întrebare, vă stau la dispoziție. 😊',
      'N-ai pentru ce! 👍|Cu drag! 👍',
      'Cu plăcere. Puteți adresa oricând alte întrebări.|Confirmat. Puteți reveni oricând cu o întrebare.',
    ),
    okay: voices(
      'Bine. Mai doriți să aflați ceva?',
      'Minunat! Mai caut ceva pentru dumneavoastră? 😊',
      'Super. Mai vrei să știi ceva?',
      'Am înțeles. Aștept următoarea întrebare.',
    ),
    goodbye: voices(
      'La revedere și vă mulțumesc pentru vizită.',
      'La revedere și numai bine! 😊|Pe curând! Vă aștept oricând cu drag. 😊',
      'Pa! 👋|Ne mai auzim! 👋',
      'La revedere. Conversație încheiată.',
    ),
    insult: voices(
      'Îmi pare rău că nu v-am putut ajuta. Vă rog să reformulați întrebarea și voi căuta din nou.',
      'Îmi pare rău că v-am supărat. Spuneți-mi ce căutați și mai încerc o dată.',
      'Au, asta a durut. Hai să mai încercăm: ce cauți?',
      'Nicio întrebare identificată. Reformulați folosind termenii exacți pe care îi căutați.',
    ),
    identity: voices(
      'Sunt un asistent automat, nu o persoană. Răspund cu citate din documentele care mi-au fost puse la dispoziție.',
      'Sunt un chatbot, nu om, dar unul foarte citit! Răspund cu citate din documentele pe care le-am primit. 😊',
      'Sunt un bot. Scotocesc prin documente și îți arăt unde scrie. 🤖',
      'Asistent automat, fără operator uman. Fiecare răspuns constă în citate exacte din documente, cu fișier și pagină.',
    ),
    human: voices(
      'Sunt un asistent automat și nu vă pot face legătura cu o persoană. Lăsați aici adresa dumneavoastră de e-mail și veți primi un răspuns de la o persoană.',
      'Sunt un chatbot, așa că nu vă pot face legătura cu cineva. Dar lăsați-mi adresa de e-mail și vă va scrie cineva! 😊',
      'Aici sunt doar eu, un bot. Lasă-mi adresa ta de e-mail și îți scrie cineva.',
      'Transferul către o persoană nu este disponibil aici. Introduceți o adresă de e-mail; va fi transmisă împreună cu întrebarea.',
    ),
    email: voices(
      'Vă mulțumesc. Am transmis adresa, iar o persoană vă va contacta.',
      'Mulțumesc! Am dat adresa mai departe și vă va scrie cineva. 😊',
      'Gata, am dat-o mai departe. Îți scrie cineva.',
      'Adresă înregistrată și transmisă împreună cu întrebarea. O persoană va răspunde prin e-mail.',
    ),
    help: voices(
      'Vă rog să puneți întrebarea cu propriile cuvinte. Caut în documente și răspund cu citate din ele.',
      'Întrebați pur și simplu, cu cuvintele dumneavoastră! Caut în documente și vă arăt exact locul. 😊',
      'Întreabă-mă orice. Mă uit în documente și îți arăt unde scrie.',
      'Introduceți o întrebare sau cuvinte-cheie. Rezultat: citate exacte din documente, cu fișier și pagină.',
    ),
    unclear: voices(
      'Nu am putut identifica o întrebare. Ce doriți să aflați?',
      'Nu am înțeles prea bine. Ce ați vrea să aflați? 😊',
      'Nu m-am prins. Ce vrei să știi? 🤔',
      'Niciun cuvânt care poate fi căutat. Introduceți o întrebare sau cuvinte-cheie.',
    ),
  },
  contact: 'contact telefon e-mail adresă',
  takeMessage:
    'Momentan nu pot răspunde. Lăsați adresa dumneavoastră de e-mail și vă va scrie cineva.',
  opening: voices(
    '',
    'Bună întrebare!|Vă ajut cu drag!|Am căutat pentru dumneavoastră. 😊|Iată ce am găsit. 😊',
    'Am găsit:|Uite:|Deci, scrie așa:|Am căutat 👇',
    '',
  ),
  closing: voices('', 'Mai caut ceva pentru dumneavoastră?|Sper că v-a fost de folos!', '', ''),
  which: voices(
    'La care dintre acestea vă referiți?',
    'Caut cu drag! La care dintre ele vă referiți? 😊',
    'Care dintre ele?',
    'Întrebarea corespunde mai multor intrări. Alegeți una:',
  ),
  noMore: voices(
    'În acest loc, documentele nu oferă mai multe informații.',
    'Atât am găsit despre asta. Să caut altceva? 😊',
    'Atât scrie acolo.',
    'Sfârșitul secțiunii. Nu există alte informații în acest loc.',
  ),
  nearest: 'Cel mai apropiat pasaj pe care l-am găsit spune:',
  from: (places) => `Din ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, pagina ${page}`),
  and: ' și ',
  differ: (one, other) => `Aici documentele diferă. Mai întâi ${one}, apoi ${other}:`,
  readAs: (asked, read) => `Am citit „${asked}” drept „${read}”.`,
}
