import { describe, expect, it } from 'vitest'
import { cueFit, cueOf } from '../answer-cues.ts'
import type { AnswerCue } from '../cue-rules.ts'
import type { Language } from '../language.ts'
import { unnamedIn } from './cue-words.ts'

/** Language, kind of thing, question, text that holds it, text that does not. */
const CASES: readonly (readonly [Language, AnswerCue, string, string, string])[] = [
  ['de', 'quantity', 'Wie viel Wasser passt hinein?', 'Das Zwanzigfache.', 'Viel Wasser.'],
  ['es', 'time', '¿En qué año abrió?', 'Abrió en marzo.', 'Abrió pronto.'],
  ['fr', 'duration', 'Quel est le délai de retour ?', 'Sous trente jours.', 'Sous peu.'],
  ['it', 'money', 'Quanto costa il noleggio?', 'Venti euro.', 'Dipende dal modello.'],
  ['pt', 'reason', 'Por que está fechado?', 'Fechado por causa da chuva.', 'Está fechado.'],
  ['ca', 'money', 'Quant val llogar una bici?', 'Vint euros.', 'Depèn del model.'],
  ['ca', 'duration', 'Quant triga la comanda?', 'Tres dies feiners.', 'Poc.'],
  ['nl', 'duration', 'Hoe lang duurt het?', 'Drie werkdagen.', 'Niet lang.'],
  ['pl', 'quantity', 'Ile osób się zmieści?', 'Dwanaście osób.', 'Wiele osób.'],
  ['tr', 'money', 'Kiralama ne kadar?', 'Yirmi lira.', 'Modele göre değişir.'],
  ['ru', 'time', 'Когда вы приедете?', 'С понедельника.', 'Мы приедем.'],
  ['ru', 'hours', 'Когда вы открыты?', 'С 9:00 до 18:00.', 'Мы рады вам.'],
  ['ja', 'hours', '何時から営業していますか', '9時から18時まで', '店は駅前です'],
  ['tr', 'hours', 'Ne zaman açıksınız?', 'Salıdan cumaya 9.00 ile 18.00 arası.', 'Bekleriz.'],
  ['ar', 'hours', 'ما هي ساعات العمل؟', 'من 9:00 إلى 17:00', 'أهلا بكم'],
  ['el', 'money', 'Πόσο κοστίζει;', 'Είκοσι ευρώ.', 'Εξαρτάται.'],
  ['ur', 'money', 'سائیکل کا کرایہ کتنا ہے؟', 'بیس روپے روز۔', 'یہ الگ بات ہے۔'],
  ['ur', 'money', 'کیا ریٹ ہے؟', 'Rs. 450', 'ہم بتا دیں گے۔'],
  ['ur', 'duration', 'سوٹ کتنے دن میں تیار ہوگا؟', 'تین دن۔', 'جلد ہی۔'],
  ['ur', 'hours', 'دکان کب کھلتی ہے؟', 'صبح ۹:۳۰ سے ۶:۰۰ تک', 'خوش آمدید'],
  ['ta', 'money', 'மிதிவண்டி வாடகை எவ்வளவு?', 'நாளுக்கு இருபது ரூபாய்.', 'அது வேறு விஷயம்.'],
  ['ta', 'money', 'கட்டணம் எவ்வளவு?', 'ரூ. 450', 'பிறகு சொல்கிறோம்.'],
  ['ta', 'duration', 'டெலிவரிக்கு எத்தனை நாட்கள் ஆகும்?', 'மூன்று நாட்கள்.', 'விரைவில்.'],
  ['te', 'money', 'సైకిల్ అద్దె ఎంత?', 'రోజుకు ఇరవై రూపాయలు.', 'అది వేరే విషయం.'],
  ['te', 'duration', 'డెలివరీకి ఎన్ని రోజులు పడుతుంది?', 'మూడు రోజులు.', 'కొంచెం.'],
  ['hi', 'money', 'किराया कितने रुपये है?', '₹ नहीं, बीस रुपये।', 'यह अलग है।'],
  ['ar', 'quantity', 'كم عدد الغرف؟', 'توجد ثلاث غرف.', 'توجد غرف.'],
  ['ar', 'time', 'متى تأسست؟', 'في شهر مارس.', 'تأسست قديما.'],
  ['zh', 'duration', '退款需要多长时间？', '三个工作日内。', '会尽快处理。'],
  ['zh', 'time', '商店哪一年成立？', '成立于1998年。', '成立很早。'],
  ['ja', 'money', '料金はいくらですか？', '1,200円です。', '変わります。'],
  ['ko', 'place', '매장이 어디에 있나요?', '주소: 항구로 3', '매장입니다.'],
  ['th', 'money', 'ค่าเช่าเท่าไหร่', '200 บาท', 'ขึ้นอยู่กับรุ่น'],
  ['uk', 'phone', 'Який у вас номер телефону?', 'Склад | 0499 55-10-23', 'Склад шин'],
  ['vi', 'phone', 'Bấm số nào?', '0298 3880 309', 'Số nhà 12'],
  ['sv', 'phone', 'Vilket nummer ringer jag?', '040-555 01 20', 'Ring oss.'],
  ['ja', 'phone', '電話番号は何ですか', '0278-00-1128', '受付'],
  ['sl', 'hours', 'Kdaj imate odprto?', 'Od 9. do 18. ure.', 'Veseli bomo obiska.'],
  ['sl', 'money', 'Kolk stane najem?', 'Dvajset evrov.', 'Odvisno od modela.'],
  ['vi', 'duration', 'Đổi trả trong bao lâu?', 'Trong 14 ngày.', 'Rất nhanh.'],
]

describe('what is asked for in languages beside English', () => {
  it.each(CASES)('%s: %s', (language, cue, question, held, other) => {
    expect(cueOf(question, language)).toBe(cue)
    expect(cueFit(held, cue, language)).toBe(1)
    expect(cueFit(other, cue, language)).toBeLessThan(1)
  })

  it.each<[Language, AnswerCue, string]>([
    ['es', 'hours', 'a que hora abris mañana'],
    ['es', 'money', 'cuanto sale una doble'],
    ['fr', 'hours', 'vous etes ouverts le dimanche'],
    ['fr', 'money', "c'est combien la nuit ?"],
    ['fr', 'age', 'a partir de quel age'],
    ['de', 'hours', 'offnungszeiten?'],
    ['pt', 'place', 'qual e o endereco'],
    ['ca', 'hours', 'a quina hora tanqueu dissabte'],
    ['ca', 'reason', 'per que tanqueu al gener'],
    ['ca', 'money', 'quan val una entrada'],
  ])('%s: %s is asked for without accents: %s', (language, cue, question) => {
    expect(cueOf(question, language)).toBe(cue)
  })

  it.each<[Language, AnswerCue, string]>([
    ['it', 'none', 'e per chi ha la C'],
    ['fr', 'none', 'et la cabane perchée ?'],
    ['fr', 'place', 'ou bien, où est le local à vélos ?'],
    ['es', 'reason', '¿y eso por qué?'],
    ['it', 'person', 'Per chi suona la campana?'],
    ['ca', 'time', 'Quan surt el primer tren?'],
    ['ca', 'none', 'Què cal fer quan plou?'],
    ['ru', 'none', 'Что делать, когда лодка течёт?'],
    ['ru', 'time', 'Скажите, пожалуйста, когда приходит паром?'],
    ['ru', 'duration', 'Сколько продолжалась осада?'],
    ['ru', 'time', 'Добрый день! Когда приходит паром?'],
    ['uk', 'none', 'На чому стоїть маяк?'],
    ['uk', 'reason', 'Чому маяк зачинили?'],
    ['pl', 'none', 'Co robić, kiedy łódź przecieka?'],
    ['pl', 'time', 'Z którego roku pochodzi wieża?'],
    ['it', 'none', 'Che cosa si fa quando piove?'],
    ['pt', 'none', 'O que acontece quando chove?'],
    ['nl', 'none', 'Wat gebeurt er wanneer het regent?'],
    ['fr', 'none', 'Que faire quand il pleut ?'],
    ['sv', 'none', 'Vilket var det första fartyget?'],
    ['sv', 'place', 'Var ligger fyren?'],
    ['fr', 'none', "Qu'est-ce qui se trouve sur l'île ?"],
    ['fr', 'person', 'Avec qui parle-t-on ?'],
    ['ro', 'none', 'În funcție de care regulă se alege?'],
    ['ro', 'duration', 'Cât a durat asediul?'],
    ['el', 'duration', 'Πόσο κράτησε η πολιορκία;'],
    ['tr', 'person', 'Fenerin bekçisi kimdi?'],
    ['tr', 'time', 'Kart ne zamana kadar geçerli?'],
    ['tr', 'none', 'Son ne zamana kadar?'],
    ['tr', 'quantity', 'Kule ne kadar daha alçaktı?'],
    ['ur', 'hours', 'دکان کتنے بجے بند ہوتی ہے؟'],
    ['ur', 'time', 'ٹرین کتنے بجے آتی ہے؟'],
    ['ur', 'phone', 'آپ کا فون نمبر کیا ہے؟'],
    ['ur', 'person', 'دکان کس نے کھولی؟'],
    ['ur', 'none', 'کون سی کشتی اچھی ہے؟'],
    ['ur', 'age', 'بچے کی عمر کتنی ہونی چاہیے؟'],
    ['ta', 'hours', 'கடை எத்தனை மணிக்கு திறக்கும்?'],
    ['ta', 'time', 'ரயில் எத்தனை மணிக்கு வரும்?'],
    ['ta', 'phone', 'உங்கள் தொலைபேசி எண் என்ன?'],
    ['ta', 'place', 'உங்க ஆபீஸ் எங்க இருக்கு?'],
    ['ta', 'reason', 'ஏன் மூடியிருக்கிறது?'],
    ['te', 'hours', 'షాపు ఎన్ని గంటలకు మూస్తారు?'],
    ['te', 'time', 'రైలు ఎన్ని గంటలకు వస్తుంది?'],
    ['te', 'place', 'మీ ఆఫీసు ఎక్కడుంది?'],
    ['hi', 'time', 'यह पुल किस वर्ष बना?'],
    ['th', 'duration', 'การล้อมกินเวลานานเท่าใด'],
    ['vi', 'none', 'Giá trị của tấm bản đồ được đánh giá thế nào?'],
    ['ar', 'none', 'ما هو الجسر الذي يمنع السفن من الدخول؟'],
    ['hu', 'person', 'Kinek a számára épült a torony?'],
    ['fi', 'none', 'Miksi kutsutaan vanhaa majakkaa?'],
    ['id', 'time', 'Pada tahun berapa mercusuar dibangun?'],
    ['sr', 'hours', 'Do kada radite?'],
    ['sr', 'money', 'Колико кошта соба?'],
    ['sr', 'duration', 'koliko traje kurs'],
    ['sr', 'person', 'Ko je osnovao radionicu?'],
    ['sr', 'none', 'Da li radite torte po porudžbini?'],
    ['ms', 'hours', 'Pukul berapa kedai buka?'],
    ['ms', 'money', 'brp harga sewa basikal?'],
    ['ms', 'duration', 'Berapa lama penghantaran?'],
    ['ms', 'age', 'Berapakah umur minimum?'],
    ['ms', 'person', 'Siapa yang mengasaskan kedai ini?'],
    ['ms', 'place', 'Kat mana kedai ini?'],
    ['ms', 'reason', 'Kenapa tutup pada bulan Januari?'],
    ['ms', 'none', 'Ada jual kek?'],
    ['tl', 'hours', 'Anong oras kayo nagbubukas?'],
    ['tl', 'money', 'hm po ang ube cake?'],
    ['tl', 'money', 'Magkano ang upa?'],
    ['tl', 'duration', 'Gaano katagal ang overhaul?'],
    ['tl', 'person', 'Sino ang nagtatag ng tindahan?'],
    ['tl', 'place', 'Saan kayo matatagpuan?'],
    ['tl', 'reason', 'Bakit sarado kayo sa Enero?'],
    ['tl', 'none', 'May donut ba kayo?'],
    ['sw', 'hours', 'Mnafungua saa ngapi?'],
    ['sw', 'money', 'Kukodi baiskeli ni bei gani?'],
    ['sw', 'duration', 'Usafirishaji huchukua muda gani?'],
    ['sw', 'age', 'Mtoto awe na miaka mingapi?'],
    ['sw', 'person', 'Nani alianzisha duka?'],
    ['sw', 'place', 'Duka lenu liko wapi?'],
    ['sw', 'reason', 'Kwa nini mmefunga Januari?'],
    ['sw', 'none', 'Je, mnatengeneza keki?'],
    ['sl', 'none', 'Ali delate torte po naročilu?'],
    ['sl', 'hours', 'A delate tudi v nedeljo?'],
    ['sl', 'duration', 'Koliko časa traja tečaj?'],
    ['sl', 'reason', 'Zakaj ste januarja zaprti?'],
    ['es', 'time', '¿Cuándo abrieron los monjes su escuela?'],
    ['de', 'quantity', 'Aus wie vielen Teilen besteht das Boot?'],
    ['lt', 'duration', 'Kiek laiko trunka pristatymas?'],
    ['lt', 'age', 'Nuo kelerių metų galima plaukti vienam?'],
    ['lt', 'money', 'Kiek kainuoja laivo nuoma?'],
    ['lt', 'person', 'Kas įkūrė švyturio muziejų?'],
    ['lt', 'none', 'Kas yra švyturyje?'],
    ['lt', 'reason', 'Kodėl švyturys uždarytas?'],
  ])('%s: %s is what is asked: %s', (language, cue, question) => {
    expect(cueOf(question, language)).toBe(cue)
  })

  it('knows how many somebody is, counted with the word for persons', () => {
    expect(cueFit('পাঁচজন রাজপুত্র', 'quantity', 'bn')).toBe(1)
  })

  it('takes “ou” for no question after a place', () => {
    expect(cueOf('un lit simple ou double', 'fr')).toBe('none')
  })

  it.each<[Language, string, string]>([
    ['es', '¿Horario de recepción?', 'La recepción atiende de 8:00 a 22:30.'],
    ['fr', 'Vous ouvrez à quelle heure ?', 'Ouvert de 7 h 30 à 10 h.'],
    ['it', 'A che ora chiudete?', 'Chiuso il lunedì.'],
    ['pt', 'Vocês abrem aos domingos?', 'Fechado aos domingos.'],
    ['nl', 'Zijn jullie maandag open?', 'Op maandag gesloten.'],
  ])('%s: asks for opening hours: %s', (language, question, held) => {
    expect(cueOf(question, language)).toBe('hours')
    expect(cueFit(held, 'hours', language)).toBe(1)
  })

  it.each([
    ['de', 'Habt ihr im August geschlossen?', 'öffnungszeiten geschlossen'],
    ['de', 'Wann habt ihr geöffnet?', 'öffnungszeiten geöffnet'],
    ['fr', 'Est-ce que vous fermez en août ?', 'horaires fermeture'],
    ['fr', 'À quelle heure fermez-vous ?', 'horaires ouvert'],
    ['fr', 'quand fermez vous', 'horaires ouvert'],
    ['es', 'Cerrais en Navidad?', 'horario cerrado'],
    ['nl', 'Zijn jullie op maandag gesloten?', 'openingstijden gesloten'],
  ])('%s: tells who asks when it is closed: %s', (language, question, words) => {
    expect(unnamedIn(language, 'hours', question)).toBe(words)
  })

  it('does not take “be called” for a question after a reason', () => {
    expect(cueOf('这个三角洲被称为什么？', 'zh')).not.toBe('reason')
  })
})
