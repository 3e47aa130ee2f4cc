import { voices, type Phrases } from './phrases.ts'

export const pt: Phrases = {
  smallTalk: {
    greeting: voices(
      'Bom dia. Em que posso ajudar?|Boas-vindas. O que gostaria de saber?',
      'Olá! Que bom ter você aqui. O que posso procurar? 😊|Olá, boas-vindas! O que quer saber? 😊',
      'Oi! Diga lá. 👋|Olá! Manda a pergunta. 👋',
      'Olá. Faça a sua pergunta; procuro-a nos documentos.',
    ),
    thanks: voices(
      'De nada.|Foi um prazer.',
      'Foi um prazer! Fico feliz em ajudar. 😊|Sempre às ordens! 😊',
      'De nada! 👍|Tranquilo! 👍',
      'De nada. Pode fazer mais perguntas a qualquer momento.',
    ),
    okay: voices(
      'Muito bem. Deseja saber mais alguma coisa?',
      'Ótimo! Procuro mais alguma coisa? 😊',
      'Beleza. Mais alguma coisa?',
      'Entendido. À espera da próxima pergunta.',
    ),
    goodbye: voices(
      'Até logo, e obrigado pela visita.',
      'Até breve, e tudo de bom! 😊',
      'Tchau! 👋|Até mais! 👋',
      'Até logo. Fim da conversa.',
    ),
    insult: voices(
      'Lamento não ter ajudado. Faça a pergunta com outras palavras e procuro de novo.',
      'Sinto muito. Diga-me o que procura e tento outra vez.',
      'Ui. Vamos de novo: o que procura?',
      'Nenhuma pergunta reconhecida. Reformule com os termos exatos.',
    ),
    identity: voices(
      'Sou um assistente automático, não uma pessoa. Respondo com citações dos documentos que recebi.',
      'Sou um chatbot, não uma pessoa, mas li muito! Respondo com citações dos documentos. 😊',
      'Sou um bot. Vasculho os documentos e mostro onde está escrito. 🤖',
      'Assistente automático, sem intervenção humana. As respostas são citações literais com ficheiro e página.',
    ),
    human: voices(
      'Sou um assistente automático e não posso passar a uma pessoa. Deixe aqui o seu e-mail, e uma pessoa responderá.',
      'Sou um chatbot e não posso passar a uma pessoa. Mas deixe aqui o seu e-mail, e alguém responderá! 😊',
      'Aqui só há um bot. Deixe o seu e-mail, e uma pessoa responde.',
      'Transferência para uma pessoa indisponível aqui. Introduza um e-mail; é transmitido com a sua pergunta.',
    ),
    email: voices(
      'Obrigado. Transmiti o seu endereço, e uma pessoa responderá.',
      'Obrigado! Passei o seu endereço, e alguém responderá. 😊',
      'Feito, já passei. Uma pessoa responde.',
      'Endereço registado e transmitido com a sua pergunta. Uma pessoa responderá por e-mail.',
    ),
    help: voices(
      'Faça uma pergunta com as suas palavras. Procuro nos documentos e respondo com citações.',
      'Pergunte com as suas palavras! Vejo nos documentos e mostro o lugar exato. 😊',
      'Pergunte o que quiser. Vejo nos documentos e mostro onde está.',
      'Introduza uma pergunta ou palavras-chave. Resultado: citações literais com ficheiro e página.',
    ),
    unclear: voices(
      'Não reconheci uma pergunta. O que gostaria de saber?',
      'Não percebi bem. O que gostaria de saber? 😊',
      'Não entendi. O que quer saber? 🤔',
      'Nenhuma palavra para procurar. Introduza uma pergunta ou palavras-chave.',
    ),
  },
  contact: 'contato telefone e-mail endereço',
  takeMessage: 'Agora não posso responder. Deixe o seu e-mail, e alguém responderá.',
  opening: voices(
    '',
    'Boa pergunta!|Com todo o gosto!|Fui ver. 😊|Eis o que encontrei. 😊',
    'Achei:|Aqui está:|Então, diz:|Fui ver 👇',
    '',
  ),
  closing: voices('', 'Procuro mais alguma coisa?|Espero que ajude!', '', ''),
  which: voices(
    'A qual destes se refere?',
    'Procuro com gosto! A qual se refere? 😊',
    'Qual deles?',
    'A pergunta corresponde a várias entradas. Selecione uma:',
  ),
  noMore: voices(
    'Os documentos não dizem mais nesse lugar.',
    'É tudo o que encontro. Procuro outra coisa? 😊',
    'Não diz mais aí.',
    'Fim da secção. Sem mais indicações nesse lugar.',
  ),
  nearest: 'O trecho mais próximo que encontrei diz:',
  from: (places) => `De ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, página ${page}`),
  and: ' e ',
  differ: (one, other) => `Os documentos divergem aqui. Primeiro ${one}, depois ${other}:`,
  readAs: (asked, read) => `Li “${asked}” como “${read}”.`,
}
