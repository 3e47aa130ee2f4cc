import { describe, expect, it } from 'vitest'
import { hear } from './small-talk.ts'

const heard = (message: string, known: readonly string[] = []) => {
  const result = hear(message, { languages: ['en'], knows: (word) => known.includes(word) })
  return result.kind === 'small_talk' ? result.talk : `? ${result.text}`
}

describe('small talk', () => {
  it.each([
    ['Hi', 'greeting'],
    ['Hiiii!!', 'greeting'],
    ['hello there', 'greeting'],
    ['Good morning, how are you?', 'greeting'],
    ['👋', 'greeting'],
    ['Thanks!', 'thanks'],
    ['Great, thank you so much 🙏', 'thanks'],
    ['thx', 'thanks'],
    ['ok', 'okay'],
    ['👍', 'okay'],
    ['bye', 'goodbye'],
    ['Thanks, bye!', 'goodbye'],
    ['You are an idiot', 'insult'],
    ['you stupid bot', 'insult'],
    ['Are you a human?', 'identity'],
    ['are you a real person or a bot', 'identity'],
    ['Who are you?', 'identity'],
    ["What's your name?", 'identity'],
    ['Can I talk to a human?', 'human'],
    ["I'd like to speak to a real person please", 'human'],
    ['ada@example.com', 'email'],
    ['My e-mail is ada.lovelace@mail.example.com', 'email'],
    ['help', 'help'],
    ['Hi, can you help me?', 'help'],
    ['?!?!', 'unclear'],
    ['asdfghjkl', 'unclear'],
    ['xxxxxxx', 'unclear'],
  ])('%s is %s', (message, talk) => expect(heard(message)).toBe(talk))
})

describe('small talk in other languages', () => {
  it.each([
    ['de', 'Hallo!', 'greeting'],
    ['de', 'Vielen Dank, das hat mir sehr geholfen!', 'thanks'],
    ['de', 'Bist du ein Mensch oder ein Bot?', 'identity'],
    ['de', 'Kann ich bitte mit einem Menschen sprechen?', 'human'],
    ['de', 'Du bist so dumm', 'insult'],
    ['es', '¡Hola! ¿Qué tal?', 'greeting'],
    ['es', 'Muchas gracias', 'thanks'],
    ['es', '¿Eres una persona real?', 'identity'],
    ['es', 'Quiero hablar con una persona', 'human'],
    ['fr', 'Bonjour, ça va ?', 'greeting'],
    ['fr', 'Merci beaucoup pour votre aide', 'thanks'],
    ['fr', 'Êtes-vous un robot ?', 'identity'],
    ['fr', "Je voudrais parler à un conseiller s'il vous plaît", 'human'],
    ['it', 'Buongiorno', 'greeting'],
    ['it', 'Grazie mille', 'thanks'],
    ['it', 'Sei una persona vera?', 'identity'],
    ['pt', 'Olá, tudo bem?', 'greeting'],
    ['pt', 'Muito obrigada', 'thanks'],
    ['pt', 'Quero falar com um atendente', 'human'],
    ['nl', 'Goedemorgen', 'greeting'],
    ['nl', 'Dank je wel', 'thanks'],
    ['nl', 'Ben je een mens?', 'identity'],
    ['zh', '你好', 'greeting'],
    ['zh', '谢谢您！', 'thanks'],
    ['zh', '你是机器人吗？', 'identity'],
    ['zh', '转人工', 'human'],
    ['ar', 'السلام عليكم', 'greeting'],
    ['ar', 'شكرا جزيلا', 'thanks'],
    ['ar', 'هل أنت إنسان؟', 'identity'],
  ])('%s: %s is %s', (language, message, talk) => {
    const result = hear(message, { languages: ['en'], knows: () => false })
    expect(result).toEqual({ kind: 'small_talk', talk, language })
  })

  it.each([
    ['Hallo, wann habt ihr geöffnet?', 'wann habt ihr geöffnet?'],
    ['Kurze Frage: wann habt ihr geöffnet?', 'wann habt ihr geöffnet?'],
    ['Können Sie mir bitte sagen, wann Sie öffnen?', 'wann Sie öffnen?'],
    ['Wann öffnen Sie?\nMit freundlichen Grüßen\nAda Lark', 'Wann öffnen Sie?'],
    ['Wann öffnen Sie bitte?', 'Wann öffnen Sie'],
    ['Disculpe, ¿cuánto cuesta por favor?', '¿cuánto cuesta'],
    ["Excusez-moi, c'est combien s'il vous plaît ?", "c'est combien"],
    ['Vorrei sapere quanto costa', 'quanto costa'],
    ['Gostaria de saber quanto custa', 'quanto custa'],
    ['Kunt u mij zeggen wat het kost?', 'wat het kost?'],
    ['请问你们几点开门？', '你们几点开门？'],
    ['هل يمكنك أن تخبرني متى تفتحون؟', 'متى تفتحون؟'],
    ['Guten Tag wann haben Sie geöffnet', 'wann haben Sie geöffnet'],
    ['¡Hola! ¿Cuánto cuesta?', '¿Cuánto cuesta?'],
    ['Bonjour, quels sont vos horaires ?', 'quels sont vos horaires ?'],
    ['你好，你们几点开门？', '你们几点开门？'],
    ['Bonjour Tristesse', 'Bonjour Tristesse'],
    ['Wer ist Ihr Mitarbeiter für Miete?', 'Wer ist Ihr Mitarbeiter für Miete?'],
    ['¿Quién es el gerente?', '¿Quién es el gerente?'],
    ['你们的价格是多少', '你们的价格是多少'],
  ])('leaves questions: %s', (message, text) => {
    const result = hear(message, { languages: ['en'], knows: () => false })
    expect(result).toEqual({ kind: 'question', text })
  })
})

describe('a message in one of the languages that fewer speak', () => {
  it.each([
    [
      'ru',
      'Привет',
      'Здравствуйте! Подскажите, пожалуйста, где парковка? Заранее спасибо!',
      'где парковка?',
    ],
    ['uk', 'Дякую', 'Добрий день! Підкажіть, будь ласка, де парковка? Дякую!', 'де парковка?'],
    [
      'bg',
      'Благодаря',
      'Здравейте, бихте ли ми казали къде е паркингът? Благодаря!',
      'къде е паркингът?',
    ],
    [
      'pl',
      'Dzień dobry',
      'Dzień dobry, mam pytanie: gdzie jest parking?\nPozdrawiam\nAda Lark',
      'gdzie jest parking?',
    ],
    [
      'cs',
      'Děkuji',
      'Dobrý den, chtěla bych se zeptat, kde je parkoviště? Děkuji!',
      'kde je parkoviště?',
    ],
    [
      'sk',
      'Ďakujem pekne',
      'Dobrý deň, chcela by som sa opýtať, kde je parkovisko? Ďakujem!',
      'kde je parkovisko?',
    ],
    [
      'sl',
      'Najlepša hvala',
      'Dober dan, mi lahko prosim poveste, kje je parkirišče? Hvala!',
      'kje je parkirišče?',
    ],
    [
      'sr',
      'Хвала лепо',
      'Dobar dan, da li možete da mi kažete gde je parking? Hvala!',
      'gde je parking?',
    ],
    ['hr', 'Hvala', 'Dobar dan, možete li mi reći gdje je parking? Hvala!', 'gdje je parking?'],
    [
      'lt',
      'Ačiū',
      'Laba diena, ar galite pasakyti, kur yra stovėjimo aikštelė? Ačiū!',
      'kur yra stovėjimo aikštelė?',
    ],
    [
      'lv',
      'Paldies',
      'Labdien! Vai varat, lūdzu, pateikt, kur ir stāvvieta? Paldies!',
      'kur ir stāvvieta?',
    ],
    ['sv', 'Tack', 'Hej! Jag undrar var parkeringen är? Tack på förhand!', 'var parkeringen är?'],
    [
      'da',
      'Tak',
      'Hej, jeg har et spørgsmål: hvor er parkeringen? På forhånd tak!',
      'hvor er parkeringen?',
    ],
    ['no', 'Takk', 'Hei, kan du si meg hvor parkeringen er? Takk!', 'hvor parkeringen er?'],
    ['et', 'Aitäh', 'Tere, kas saaksite öelda, kus parkla asub? Aitäh!', 'kus parkla asub?'],
    [
      'fi',
      'Kiitos',
      'Hei, minulla on kysymys: missä parkkipaikka on? Kiitos!',
      'missä parkkipaikka on?',
    ],
    [
      'hu',
      'Köszönöm',
      'Jó napot, meg tudná mondani, hol van a parkoló? Köszönöm!',
      'hol van a parkoló?',
    ],
    [
      'el',
      'Ευχαριστώ',
      'Γεια σας, μπορείτε να μου πείτε πού είναι το πάρκινγκ; Ευχαριστώ!',
      'πού είναι το πάρκινγκ;',
    ],
    [
      'ro',
      'Mulțumesc',
      'Bună ziua, îmi puteți spune unde este parcarea? Mulțumesc!',
      'unde este parcarea?',
    ],
    ['tr', 'Teşekkürler', 'Merhaba, otopark nerede? Teşekkürler!', 'otopark nerede?'],
    [
      'ca',
      'Moltes gràcies',
      'Bon dia, em podríeu dir on és l’aparcament? Gràcies!',
      'on és l’aparcament?',
    ],
    ['he', 'תודה', 'שלום, אפשר לשאול איפה החניה? תודה!', 'איפה החניה?'],
    ['fa', 'ممنون', 'سلام، می‌توانید بگویید پارکینگ کجاست؟ ممنون!', 'پارکینگ کجاست؟'],
    ['hi', 'धन्यवाद', 'नमस्ते, पार्किंग कहाँ है? धन्यवाद!', 'पार्किंग कहाँ है?'],
    ['te', 'ధన్యవాదాలు', 'నమస్తే, పార్కింగ్ ఎక్కడ ఉంది? ధన్యవాదాలు!', 'పార్కింగ్ ఎక్కడ ఉంది?'],
    ['te', 'చాలా థ్యాంక్స్ అండి', 'పార్కింగ్ ఎక్కడ ఉందో చెప్పగలరా?', 'పార్కింగ్ ఎక్కడ ఉందో'],
    ['ta', 'நன்றி', 'வணக்கம், பார்க்கிங் எங்கே உள்ளது? நன்றி!', 'பார்க்கிங் எங்கே உள்ளது?'],
    ['ta', 'ரொம்ப தேங்க்ஸ் சார்', 'பார்க்கிங் எங்கே என்று சொல்ல முடியுமா?', 'பார்க்கிங் எங்கே என்று'],
    ['ur', 'شکریہ', 'السلام علیکم، پارکنگ کہاں ہے؟ شکریہ!', 'پارکنگ کہاں ہے؟'],
    ['ur', 'بہت شکریہ جی', 'کیا آپ بتا سکتے ہیں کہ پارکنگ کہاں ہے؟', 'پارکنگ کہاں ہے؟'],
    ['bn', 'ধন্যবাদ', 'নমস্কার, পার্কিং কোথায়? ধন্যবাদ!', 'পার্কিং কোথায়?'],
    [
      'id',
      'Terima kasih',
      'Halo, boleh tanya di mana tempat parkir? Terima kasih!',
      'di mana tempat parkir?',
    ],
    [
      'ms',
      'tqvm kak',
      'Salam, boleh saya tanya di mana tempat letak kereta? Terima kasih!',
      'di mana tempat letak kereta?',
    ],
    [
      'tl',
      'Maraming salamat po',
      'Magandang umaga po, pwede po bang magtanong saan ang paradahan? Salamat po!',
      'saan ang paradahan?',
    ],
    [
      'sw',
      'Asante sana',
      'Habari, naomba kuuliza maegesho yako wapi? Asante!',
      'maegesho yako wapi?',
    ],
    ['vi', 'Cảm ơn', 'Xin chào, cho tôi hỏi bãi đỗ xe ở đâu? Cảm ơn!', 'bãi đỗ xe ở đâu?'],
    ['th', 'ขอบคุณค่ะ', 'สวัสดีค่ะ ขอถามหน่อย ที่จอดรถอยู่ที่ไหน ขอบคุณค่ะ', 'ที่จอดรถอยู่ที่ไหน'],
    [
      'ja',
      'ありがとうございます',
      'すみません、駐車場はどこですか？ありがとうございます。',
      '駐車場はどこですか？',
    ],
    [
      'ko',
      '감사합니다',
      '안녕하세요, 주차장은 어디에 있나요? 감사합니다!',
      '주차장은 어디에 있나요?',
    ],
  ])('%s: is small talk, or freed of it', (language, talk, message, question) => {
    expect(hear(talk, { languages: ['en'], knows: () => false })).toMatchObject({
      kind: 'small_talk',
      language,
    })
    const heardMessage = hear(message, { languages: [language], knows: () => true })
    expect(heardMessage).toEqual({ kind: 'question', text: question })
  })
})

describe('a question', () => {
  it.each([
    'Hello Kitty prices?',
    'Who are you insured with?',
    'Are you a human rights organisation?',
    'Can I talk to a mechanic?',
    'Help with my booking',
    'Do you repair stupid mistakes?',
    'Is ada@example.com your address?',
    'What is the bot price?',
    'thank you cards',
    'good morning yoga',
    'Yes to bikes on trains?',
    'B-1204',
    'opening hours',
    'What should I do with a broken human skeleton model?',
    'cheers restaurant menu',
    'Please clean the bells',
    'Regards card shop?',
    'Sincerely yours by Ada Lark, is it a book?',
  ])('is not taken for small talk: %s', (message) => expect(heard(message)).toBe(`? ${message}`))

  it.each([
    ['Hi, what are your opening hours?', 'what are your opening hours?'],
    ['thanks! and how much is it?', 'and how much is it?'],
    ['Hello what does it cost', 'what does it cost'],
    ['When are you open? Thank you!', 'When are you open?'],
    ['No, I mean the tandem', 'the tandem'],
    ['Quick question: how much is a tandem?', 'how much is a tandem?'],
    ['Hi there, I have a quick question, when are you open?', 'when are you open?'],
    ['How much is a tandem? Thank you very much in advance!', 'How much is a tandem?'],
    ['When are you open please', 'When are you open'],
    ['When are you open on Sundays, please?', 'When are you open on Sundays'],
    ['Sorry to bother you, do you sell bells?', 'do you sell bells?'],
    ['Could you please tell me how much a tandem is?', 'how much is a tandem?'],
    ['I was wondering if dogs are allowed on board.', 'are dogs allowed on board.'],
    ['Good morning,\nDo you sell bells?\nKind regards,\nAda Lark', 'Do you sell bells?'],
    ['Do you sell bells? Best wishes Ada Lark', 'Do you sell bells?'],
    ['What exactly is a tandem?', 'What is a tandem?'],
    ['Sorry, I meant: when r u open?', 'when are you open?'],
    ['I would like to know prices of tandems', 'prices of tandems'],
    ['Are you a bot? How much is a tandem?', 'How much is a tandem?'],
  ])('is freed of the pleasantries around it: %s', (message, question) =>
    expect(heard(message)).toBe(`? ${question}`),
  )

  it.each(['请问', 'exactly ', 'kind regards Ada ', 'hi, ', 'could you please tell me '])(
    'is read to its end however often it says the same: %s',
    (phrase) => {
      const result = hear(`What is ${phrase.repeat(1_500)}?`, {
        languages: ['en'],
        knows: () => false,
      })
      expect(result.kind).toBe('question')
    },
  )

  it('is a word that a document holds, however it looks', () => {
    expect(heard('qwerty', ['qwerty'])).toBe('? qwerty')
  })
})
