import { voices, type Phrases } from './phrases.ts'

export const it: Phrases = {
  smallTalk: {
    greeting: voices(
      'Buongiorno. Come posso aiutarLa?|Benvenuto. Che cosa desidera sapere?',
      'Ciao! Che bello averti qui. Che cosa cerco per te? 😊|Ciao e benvenuto! Che cosa vuoi sapere? 😊',
      'Ehi! Dimmi tutto. 👋|Ciao! Spara. 👋',
      'Buongiorno. Formuli la domanda; la cerco nei documenti.',
    ),
    thanks: voices(
      'Prego.|È stato un piacere.',
      'Con grande piacere! Felice di aver aiutato. 😊|Quando vuoi! Io sono qui. 😊',
      'Figurati! 👍|Di niente! 👍',
      'Prego. Altre domande sono possibili in ogni momento.',
    ),
    okay: voices(
      'Bene. Desidera sapere altro?',
      'Perfetto! Cerco qualcos’altro per te? 😊',
      'Ok. Altro?',
      'Ricevuto. In attesa della prossima domanda.',
    ),
    goodbye: voices(
      'Arrivederci, e grazie della visita.',
      'A presto, e buona giornata! 😊',
      'Ciao ciao! 👋|Ci si vede! 👋',
      'Arrivederci. Fine della conversazione.',
    ),
    insult: voices(
      'Mi dispiace di non essere stato d’aiuto. Formuli la domanda con altre parole e cercherò di nuovo.',
      'Mi dispiace. Dimmi che cosa cerchi e ci riprovo.',
      'Ahi. Riproviamo: che cosa cerchi?',
      'Nessuna domanda riconosciuta. Riformulare con i termini esatti.',
    ),
    identity: voices(
      'Sono un assistente automatico, non una persona. Rispondo con citazioni dei documenti che ho ricevuto.',
      'Sono un chatbot, non una persona, ma ho letto molto! Rispondo con citazioni dei documenti. 😊',
      'Sono un bot. Frugo nei documenti e ti mostro dove sta scritto. 🤖',
      'Assistente automatico, nessuna persona coinvolta. Le risposte sono citazioni letterali con file e pagina.',
    ),
    human: voices(
      'Sono un assistente automatico e non posso metterLa in contatto. Lasci qui il Suo indirizzo e-mail e una persona Le risponderà.',
      'Sono un chatbot e non posso passarti una persona. Ma lascia qui il tuo indirizzo e-mail e qualcuno ti risponderà! 😊',
      'Qui ci sono solo io, un bot. Lascia la tua e-mail e una persona ti risponderà.',
      'Trasferimento a una persona non disponibile qui. Inserire un indirizzo e-mail; viene inoltrato con la domanda.',
    ),
    email: voices(
      'Grazie. Ho inoltrato il Suo indirizzo e una persona Le risponderà.',
      'Grazie! Ho inoltrato il tuo indirizzo e qualcuno ti risponderà. 😊',
      'Fatto, inoltrato. Una persona ti risponderà.',
      'Indirizzo registrato e inoltrato con la domanda. Una persona risponderà per e-mail.',
    ),
    help: voices(
      'Formuli una domanda con parole Sue. Cerco nei documenti e rispondo con citazioni.',
      'Chiedi con parole tue! Guardo nei documenti e ti mostro il punto esatto. 😊',
      'Chiedi quello che vuoi. Guardo nei documenti e ti mostro dov’è scritto.',
      'Inserire una domanda o parole chiave. Risultato: citazioni letterali con file e pagina.',
    ),
    unclear: voices(
      'Non ho riconosciuto una domanda. Che cosa desidera sapere?',
      'Non ho capito bene. Che cosa vuoi sapere? 😊',
      'Non ho capito. Che vuoi sapere? 🤔',
      'Nessuna parola da cercare. Inserire una domanda o parole chiave.',
    ),
  },
  contact: 'contatti telefono e-mail indirizzo',
  takeMessage:
    'In questo momento non posso rispondere. Lasci il Suo indirizzo e-mail e qualcuno Le risponderà.',
  opening: voices(
    '',
    'Bella domanda!|Con piacere!|Ho guardato per te. 😊|Ecco che cosa ho trovato. 😊',
    'Trovato:|Ecco qua:|Allora, dice:|Ho guardato 👇',
    '',
  ),
  closing: voices('', 'Cerco qualcos’altro per te?|Spero che ti aiuti!', '', ''),
  which: voices(
    'A quale di questi si riferisce?',
    'Cerco volentieri! Quale intendi? 😊',
    'Quale?',
    'La domanda corrisponde a più voci. Selezionarne una:',
  ),
  noMore: voices(
    'I documenti non dicono altro in quel punto.',
    'È tutto quello che trovo. Cerco qualcos’altro? 😊',
    'Lì non dice altro.',
    'Fine della sezione. Nessun’altra indicazione in quel punto.',
  ),
  nearest: 'Il passaggio più vicino che ho trovato dice:',
  from: (places) => `Da ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, pagina ${page}`),
  and: ' e ',
  differ: (one, other) => `I documenti non coincidono. Prima ${one}, poi ${other}:`,
  readAs: (asked, read) => `Ho letto «${asked}» come «${read}».`,
}
