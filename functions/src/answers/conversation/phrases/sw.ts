import { voices, type Phrases } from './phrases.ts'

export const sw: Phrases = {
  smallTalk: {
    greeting: voices(
      'Karibu. Ningependa kukusaidia: ungependa kujua nini?|Habari. Tafadhali niambie ni taarifa gani unayohitaji.',
      'Habari! Karibu sana, nikutafutie nini? 😊|Hujambo! Nimefurahi umepita hapa. Ungependa kujua nini? 😊',
      'Mambo! Unatafuta nini? 👋|Niaje! Uliza tu. 👋',
      'Habari. Andika swali; nyaraka zitatafutwa.|Habari. Ni taarifa gani inayohitajika kutoka kwenye nyaraka?',
    ),
    thanks: voices(
      'Karibu.|Nimefurahi kukuhudumia.',
      'Karibu sana! Nimefurahi kukusaidia. 😊|Usijali! Ukiwa na swali lingine, niulize tu. 😊',
      'Poa, karibu! 👍|Usijali! 👍',
      'Karibu. Maswali mengine yanaweza kuulizwa wakati wowote.|Imepokelewa. Uliza swali lingine wakati wowote.',
    ),
    okay: voices(
      'Vyema. Je, kuna jambo lingine ungependa kujua?',
      'Sawa! Kuna kingine nikutafutie? 😊',
      'Poa. Kingine?',
      'Imeeleweka. Andika swali linalofuata.',
    ),
    goodbye: voices(
      'Kwaheri, na asante kwa kututembelea.',
      'Kwaheri, uwe na siku njema! 😊|Tutaonana tena! Karibu wakati wowote. 😊',
      'Baadaye! 👋|Haya, tutaonana! 👋',
      'Kwaheri. Mazungumzo yamekamilika.',
    ),
    insult: voices(
      'Samahani kwa kuwa bado sijaweza kukusaidia. Tafadhali uliza swali lako kwa maneno mengine, nami nitatafuta tena.',
      'Pole sana, najua inakera. Niambie unachotafuta, nami nitajaribu tena.',
      'Duh. Tujaribu tena: unatafuta nini?',
      'Hakuna swali lililotambuliwa. Andika upya swali kwa kutumia maneno yenyewe yanayotafutwa.',
    ),
    identity: voices(
      'Mimi ni msaidizi wa kiotomatiki, si binadamu. Ninajibu kwa kunukuu nyaraka nilizopewa.',
      'Mimi ni roboti ya mazungumzo, si binadamu, lakini ninasoma kwa bidii! Ninajibu kwa kunukuu nyaraka nilizopewa. 😊',
      'Mimi ni boti tu. Napekua nyaraka na kukuonyesha palipoandikwa. 🤖',
      'Msaidizi wa kiotomatiki, bila binadamu. Kila jibu ni nukuu halisi kutoka kwenye nyaraka zilizopo, pamoja na faili na ukurasa.',
    ),
    human: voices(
      'Mimi ni msaidizi wa kiotomatiki na siwezi kukuunganisha na mhudumu. Tafadhali acha barua pepe yako hapa, na mtu atawasiliana nawe.',
      'Mimi ni roboti, kwa hiyo siwezi kukuunganisha na mtu. Lakini acha barua pepe yako hapa, na mtu atakujibu! 😊',
      'Hapa niko mimi tu, boti. Andika barua pepe yako, kuna mtu atakujibu.',
      'Kuunganishwa na mhudumu hakupatikani hapa. Andika barua pepe; itatumwa pamoja na swali lako.',
    ),
    email: voices(
      'Asante. Nimepeleka anwani yako, na mtu atawasiliana nawe.',
      'Asante sana! Nimepeleka anwani yako, na mtu atakuandikia. 😊',
      'Poa, nimeipeleka. Kuna mtu atakuandikia.',
      'Anwani imehifadhiwa na kupelekwa pamoja na swali lako. Mhudumu atajibu kwa barua pepe.',
    ),
    help: voices(
      'Tafadhali uliza swali lako kwa maneno yako mwenyewe. Nitatafuta kwenye nyaraka na kukujibu kwa kuzinukuu.',
      'Uliza tu kwa maneno yako mwenyewe! Nitapitia nyaraka na kukuonyesha sehemu yenye jibu. 😊',
      'Uliza chochote. Napekua nyaraka na kukuonyesha palipoandikwa.',
      'Andika swali au maneno ya kutafuta. Matokeo: nukuu halisi kutoka kwenye nyaraka, pamoja na faili na ukurasa.',
    ),
    unclear: voices(
      'Samahani, sijaelewa swali lako. Ungependa kujua nini?',
      'Samahani, sijakuelewa vizuri. Ungependa kuuliza nini? 😊',
      'Mmh, sijakupata. Unataka kujua nini? 🤔',
      'Hakuna neno linaloweza kutafutwa. Andika swali au maneno ya kutafuta.',
    ),
  },
  contact: 'mawasiliano simu namba barua pepe email anwani',
  takeMessage: 'Kwa sasa siwezi kujibu. Tafadhali acha barua pepe yako, na mtu atawasiliana nawe.',
  opening: voices(
    '',
    'Swali zuri!|Kwa furaha!|Nimekutafutia. 😊|Haya ndiyo niliyopata. 😊',
    'Nimeipata:|Cheki hii:|Imeandikwa hivi:|Nimekuangalizia 👇',
    '',
  ),
  closing: voices('', 'Kuna kingine nikutafutie?|Natumaini imekusaidia!', '', ''),
  which: voices(
    'Je, unamaanisha ipi kati ya hizi?',
    'Nitakutafutia kwa furaha! Unamaanisha ipi kati ya hizi? 😊',
    'Ipi kati ya hizi?',
    'Swali linalingana na sehemu kadhaa. Chagua moja:',
  ),
  noMore: voices(
    'Nyaraka hazina maelezo zaidi kuhusu jambo hili katika sehemu hiyo.',
    'Hayo tu ndiyo niliyopata kuhusu jambo hili. Nikutafutie kingine? 😊',
    'Hayo tu ndiyo yaliyoandikwa hapo.',
    'Mwisho wa sehemu. Hakuna maelezo mengine mahali hapa.',
  ),
  nearest: 'Sehemu inayokaribia zaidi niliyopata inasema:',
  from: (places) => `Kutoka ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, ukurasa wa ${page}`),
  and: ' na ',
  differ: (one, other) =>
    `Nyaraka zinatofautiana kuhusu jambo hili. Kwanza kulingana na ${one}, kisha kulingana na ${other}:`,
  readAs: (asked, read) => `Nimesoma “${asked}” kama “${read}”.`,
}
