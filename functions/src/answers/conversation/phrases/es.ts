import { voices, type Phrases } from './phrases.ts'

export const es: Phrases = {
  smallTalk: {
    greeting: voices(
      'Buenos días. ¿En qué puedo ayudarle?|Bienvenido. ¿Qué desea saber?',
      '¡Hola! Qué gusto saludarle. ¿Qué puedo buscarle? 😊|¡Hola y bienvenido! ¿Qué le gustaría saber? 😊',
      '¡Hola! ¿Qué tal? Dime. 👋|¡Buenas! ¿Qué necesitas? 👋',
      'Hola. Formule su pregunta; la busco en los documentos.',
    ),
    thanks: voices(
      'De nada.|Ha sido un placer.',
      '¡Con mucho gusto! Me alegra haber ayudado. 😊|¡Cuando quiera! Aquí sigo. 😊',
      '¡Nada! 👍|¡De nada! 👍',
      'De nada. Puede hacer más preguntas en cualquier momento.',
    ),
    okay: voices(
      'Muy bien. ¿Desea saber algo más?',
      '¡Genial! ¿Le busco algo más? 😊',
      'Vale. ¿Algo más?',
      'Entendido. A la espera de la siguiente pregunta.',
    ),
    goodbye: voices(
      'Hasta luego, y gracias por su visita.',
      '¡Hasta pronto y cuídese mucho! 😊',
      '¡Chao! 👋|¡Nos vemos! 👋',
      'Adiós. Fin de la conversación.',
    ),
    insult: voices(
      'Lamento no haber podido ayudarle. Formule su pregunta con otras palabras y volveré a buscar.',
      'Siento que esto resulte frustrante. Dígame qué busca y lo intento de nuevo.',
      'Uy. Probemos otra vez: ¿qué buscas?',
      'No se ha detectado ninguna pregunta. Reformúlela con los términos exactos.',
    ),
    identity: voices(
      'Soy un asistente automático, no una persona. Respondo con citas de los documentos que tengo.',
      '¡Soy un chatbot, no una persona, pero uno muy leído! Respondo con citas de los documentos. 😊',
      'Soy un bot. Busco en los documentos y te enseño dónde lo dice. 🤖',
      'Asistente automático, sin intervención humana. Las respuestas son citas literales con archivo y página.',
    ),
    human: voices(
      'Soy un asistente automático y no puedo ponerle con una persona. Deje aquí su correo electrónico y una persona le responderá.',
      'Soy un chatbot y no puedo pasarle con una persona. ¡Pero deje aquí su correo y alguien le responderá! 😊',
      'Aquí solo hay un bot. Déjame tu correo y una persona te responderá.',
      'La transferencia a una persona no está disponible aquí. Introduzca un correo electrónico; se transmite con su pregunta.',
    ),
    email: voices(
      'Gracias. He transmitido su dirección y una persona le responderá.',
      '¡Gracias! He pasado su dirección y alguien le responderá. 😊',
      'Listo, pasado. Una persona te responderá.',
      'Dirección registrada y transmitida con su pregunta. Una persona responderá por correo.',
    ),
    help: voices(
      'Formule una pregunta con sus propias palabras. Busco en los documentos y respondo con citas.',
      '¡Pregunte con sus palabras! Miro en los documentos y le enseño el lugar exacto. 😊',
      'Pregunta lo que sea. Miro en los documentos y te enseño dónde está.',
      'Introduzca una pregunta o palabras clave. Resultado: citas literales con archivo y página.',
    ),
    unclear: voices(
      'No he reconocido ninguna pregunta. ¿Qué desea saber?',
      'No le he entendido bien. ¿Qué le gustaría saber? 😊',
      'No te he pillado. ¿Qué quieres saber? 🤔',
      'No hay palabras que buscar. Introduzca una pregunta o palabras clave.',
    ),
  },
  contact: 'contacto teléfono correo dirección',
  takeMessage: 'Ahora no puedo responder. Deje su correo electrónico y alguien le responderá.',
  opening: voices(
    '',
    '¡Buena pregunta!|¡Con mucho gusto!|Se lo he buscado. 😊|Esto es lo que he encontrado. 😊',
    'Lo tengo:|Aquí va:|A ver, dice:|Mirado 👇',
    '',
  ),
  closing: voices('', '¿Le busco algo más?|¡Espero que le ayude!', '', ''),
  which: voices(
    '¿A cuál de estos se refiere?',
    '¡Con gusto lo busco! ¿A cuál se refiere? 😊',
    '¿Cuál de estos?',
    'La pregunta coincide con varias entradas. Seleccione una:',
  ),
  noMore: voices(
    'Los documentos no dicen más en ese lugar.',
    'Es todo lo que encuentro sobre esto. ¿Le busco otra cosa? 😊',
    'Ahí no dice más.',
    'Fin de la sección. No hay más datos en ese lugar.',
  ),
  nearest: 'El pasaje más cercano que he encontrado dice:',
  from: (places) => `De ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, página ${page}`),
  and: ' y ',
  differ: (one, other) => `Los documentos no coinciden. Primero ${one}, después ${other}:`,
  readAs: (asked, read) => `He leído «${asked}» como «${read}».`,
}
