import { voices, type Phrases } from './phrases.ts'

export const ca: Phrases = {
  smallTalk: {
    greeting: voices(
      'Bon dia. En què puc ser-li útil?|Li dono la benvinguda. Què desitja saber?',
      'Hola! M’alegra la seva visita. Què li puc buscar? 😊|Hola, i gràcies per venir! Què li agradaria saber? 😊',
      'Ei, hola! Digues. 👋|Bones! Què necessites? 👋',
      'Hola. Formuli la pregunta; la cerco als documents.',
    ),
    thanks: voices(
      'De res.|Ha estat un plaer.',
      'Amb molt de gust! M’alegro d’haver ajudat. 😊|Quan vulgui! Soc aquí. 😊',
      'De res! 👍|A manar! 👍',
      'De res. Pot fer més preguntes en qualsevol moment.',
    ),
    okay: voices(
      'Molt bé. Desitja saber res més?',
      'Perfecte! Li busco alguna cosa més? 😊',
      'D’acord. Res més?',
      'Entès. A l’espera de la pregunta següent.',
    ),
    goodbye: voices(
      'A reveure, i gràcies per la visita.',
      'Fins aviat, i que vagi molt bé! 😊',
      'Adeu! 👋|Ens veiem! 👋',
      'Adeu. Fi de la conversa.',
    ),
    insult: voices(
      'Lamento no haver-li estat útil. Formuli la pregunta amb altres paraules i ho tornaré a buscar.',
      'Em sap greu que això sigui frustrant. Digui’m què busca i ho torno a provar.',
      'Ai. Tornem-hi: què busques?',
      'No s’ha detectat cap pregunta. Reformuli-la amb els termes exactes.',
    ),
    identity: voices(
      'Soc un assistent automàtic, no pas una persona. Responc amb citacions dels documents que tinc.',
      'Soc un xatbot, no pas una persona, però he llegit molt! Responc amb citacions dels documents. 😊',
      'Soc un bot. Busco als documents i t’ensenyo on ho diu. 🤖',
      'Assistent automàtic, sense intervenció humana. Les respostes són citacions literals amb fitxer i pàgina.',
    ),
    human: voices(
      'Soc un assistent automàtic i no puc passar la conversa a cap persona. Deixi aquí el seu correu electrònic i una persona li respondrà.',
      'Soc un xatbot i no li puc passar ningú. Però deixi aquí el seu correu electrònic i algú li respondrà! 😊',
      'Aquí només hi ha un bot. Deixa’m el teu correu i una persona et respondrà.',
      'La transferència a una persona no està disponible aquí. Introdueixi un correu electrònic; es transmet amb la pregunta.',
    ),
    email: voices(
      'Gràcies. He transmès la seva adreça i una persona li respondrà.',
      'Gràcies! He passat la seva adreça i algú li respondrà. 😊',
      'Fet, ja ho he passat. Una persona et respondrà.',
      'Adreça registrada i transmesa amb la pregunta. Una persona respondrà per correu electrònic.',
    ),
    help: voices(
      'Faci una pregunta amb les seves paraules. Busco als documents i responc amb citacions.',
      'Pregunti amb les seves paraules! Miro els documents i li mostro el lloc exacte. 😊',
      'Pregunta el que vulguis. Miro els documents i t’ensenyo on és.',
      'Introdueixi una pregunta o paraules clau. Resultat: citacions literals amb fitxer i pàgina.',
    ),
    unclear: voices(
      'No he reconegut cap pregunta. Què desitja saber?',
      'No l’he acabat d’entendre. Què li agradaria saber? 😊',
      'No t’he entès. Què vols saber? 🤔',
      'No hi ha paraules per cercar. Introdueixi una pregunta o paraules clau.',
    ),
  },
  contact: 'contacte telèfon correu adreça',
  takeMessage: 'Ara no puc respondre. Deixi el seu correu electrònic i algú li respondrà.',
  opening: voices(
    '',
    'Bona pregunta!|Amb molt de gust!|L’hi he buscat. 😊|Això és el que he trobat. 😊',
    'Ho tinc:|Aquí ho tens:|A veure, diu:|Ja ho he mirat 👇',
    '',
  ),
  closing: voices('', 'Li busco alguna altra cosa?|Espero que li serveixi!', '', ''),
  which: voices(
    'A quin d’aquests es refereix?',
    'Ho busco amb molt de gust! A quin es refereix? 😊',
    'Quin d’aquests?',
    'La pregunta coincideix amb diverses entrades. Seleccioni’n una:',
  ),
  noMore: voices(
    'Els documents no diuen res més en aquest punt.',
    'És tot el que en trobo. Li busco una altra cosa? 😊',
    'Aquí no diu res més.',
    'Fi de la secció. No hi ha més dades en aquest punt.',
  ),
  nearest: 'El passatge més proper que he trobat diu:',
  from: (places) => `De ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, pàgina ${page}`),
  and: ' i ',
  differ: (one, other) => `Els documents no coincideixen. Primer ${one}, després ${other}:`,
  readAs: (asked, read) => `He llegit «${asked}» com a «${read}».`,
}
