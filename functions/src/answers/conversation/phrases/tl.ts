import { voices, type Phrases } from './phrases.ts'

export const tl: Phrases = {
  smallTalk: {
    greeting: voices(
      'Magandang araw po. Ano po ang maipaglilingkod ko?|Maligayang pagdating po. Ano pong impormasyon ang kailangan ninyo?',
      'Kumusta po! Natutuwa akong napadaan kayo. Ano ang hahanapin ko para sa inyo? 😊|Hello po, maligayang pagdating! Ano ang gusto ninyong malaman? 😊',
      'Uy! Anong hanap mo? 👋|Hello! Tanong lang. 👋',
      'Kumusta. Isulat ang tanong; hahanapin ito sa mga dokumento.|Kumusta. Anong impormasyon mula sa mga dokumento ang kailangan?',
    ),
    thanks: voices(
      'Walang anuman po.|Ikinagagalak ko pong makatulong.',
      'Walang anuman po! Natutuwa akong makatulong. 😊|Walang anuman! Magtanong lang po ulit kung mayroon pa. 😊',
      'Wala ’yon! 👍|No problem! 👍',
      'Walang anuman. Maaaring magtanong ulit anumang oras.|Natanggap. Magtanong ulit anumang oras.',
    ),
    okay: voices(
      'Sige po. Mayroon pa po ba kayong gustong malaman?',
      'Sige po! May hahanapin pa ba ako para sa inyo? 😊',
      'Sige. May iba pa?',
      'Naunawaan. Ilagay ang susunod na tanong.',
    ),
    goodbye: voices(
      'Paalam po, at salamat sa inyong pagbisita.',
      'Paalam po, magandang araw sa inyo! 😊|Hanggang sa muli! Dumaan lang po ulit kayo. 😊',
      'Bye! 👋|Sige, ingat! 👋',
      'Paalam. Tapos na ang usapan.',
    ),
    insult: voices(
      'Paumanhin po at hindi pa ako nakatulong. Pakitanong po ulit sa ibang salita, at hahanapin ko muli.',
      'Pasensya na po, nakakainis nga. Sabihin ninyo sa akin kung ano ang hinahanap ninyo at susubukan ko ulit.',
      'Naku. Ulitin natin: ano’ng hanap mo?',
      'Walang nakilalang tanong. Isulat muli ang tanong gamit ang eksaktong salitang hinahanap.',
    ),
    identity: voices(
      'Isa po akong awtomatikong katuwang, hindi tao. Sumasagot ako sa pamamagitan ng mga sipi mula sa mga dokumentong ibinigay sa akin.',
      'Isa akong chatbot, hindi tao, pero masipag magbasa! Sumasagot ako gamit ang mga sipi mula sa mga dokumento. 😊',
      'Bot ako. Hinahalungkat ko ang mga dokumento at ipinapakita kung saan nakasulat. 🤖',
      'Awtomatikong katuwang, walang tao. Bawat sagot ay eksaktong sipi mula sa mga naka-index na dokumento, may file at pahina.',
    ),
    human: voices(
      'Isa po akong awtomatikong katuwang at hindi ko kayo maikokonekta sa isang tauhan. Pakiiwan po rito ang inyong email address, at may makikipag-ugnayan sa inyo.',
      'Isa akong chatbot, kaya hindi ko kayo maikokonekta sa isang tao. Pero iwan ninyo rito ang email address ninyo, at may sasagot sa inyo! 😊',
      'Ako lang ang nandito, isang bot. Ilagay mo ang email mo, may taong sasagot sa iyo.',
      'Walang paglilipat sa tauhan dito. Ilagay ang email address; ipapasa ito kasama ng tanong.',
    ),
    email: voices(
      'Salamat po. Naipasa ko na ang inyong address, at may makikipag-ugnayan sa inyo.',
      'Maraming salamat po! Naipasa ko na ang address ninyo, may susulat sa inyo. 😊',
      'Sige, naipasa ko na. May susulat sa iyo.',
      'Naitala ang address at naipasa kasama ng tanong. May tauhang sasagot sa email.',
    ),
    help: voices(
      'Pakitanong po sa sarili ninyong salita. Maghahanap ako sa mga dokumento at sasagot gamit ang mga sipi mula rito.',
      'Magtanong lang po sa sarili ninyong salita! Titingnan ko ang mga dokumento at ipapakita ang tamang bahagi. 😊',
      'Magtanong ng kahit ano. Titingnan ko ang mga dokumento at ipapakita kung saan nakasulat.',
      'Maglagay ng tanong o mga salitang hahanapin. Resulta: eksaktong sipi mula sa mga dokumento, may file at pahina.',
    ),
    unclear: voices(
      'Paumanhin po, hindi ko naunawaan ang tanong. Ano po ang gusto ninyong malaman?',
      'Pasensya na po, hindi ko masyadong naintindihan. Ano ang gusto ninyong itanong? 😊',
      'Hmm, hindi ko nakuha. Ano’ng gusto mong malaman? 🤔',
      'Walang salitang mahahanap. Maglagay ng tanong o mga salitang hahanapin.',
    ),
  },
  contact: 'telepono numero cellphone email address contact',
  takeMessage:
    'Hindi po ako makasagot sa ngayon. Pakiiwan po ang inyong email address, at may makikipag-ugnayan sa inyo.',
  opening: voices(
    '',
    'Magandang tanong!|Walang problema!|Hinanap ko para sa inyo. 😊|Ito ang nakita ko. 😊',
    'Nakita ko:|Heto:|Ganito ang nakasulat:|Tiningnan ko na 👇',
    '',
  ),
  closing: voices('', 'May hahanapin pa ba ako para sa inyo?|Sana nakatulong!', '', ''),
  which: voices(
    'Alin po rito ang tinutukoy ninyo?',
    'Sige po, hahanapin ko! Alin dito ang tinutukoy ninyo? 😊',
    'Alin dito?',
    'Tugma ang tanong sa ilang bahagi. Pumili ng isa:',
  ),
  noMore: voices(
    'Wala na pong ibang nakasulat tungkol dito sa bahaging iyon.',
    'Iyan lang ang nakita ko tungkol dito. May iba pa ba akong hahanapin? 😊',
    'Iyan lang ang nakasulat doon.',
    'Dulo ng bahagi. Walang ibang detalye rito.',
  ),
  nearest: 'Ito ang pinakamalapit na bahaging nakita ko:',
  from: (places) => `Mula sa ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, pahina ${page}`),
  and: ' at ',
  differ: (one, other) =>
    `Magkaiba ang sinasabi ng mga dokumento tungkol dito. Una ayon sa ${one}, pagkatapos ayon sa ${other}:`,
  readAs: (asked, read) => `Binasa ko ang “${asked}” bilang “${read}”.`,
}
