import { voices, type Phrases } from './phrases.ts'

export const de: Phrases = {
  smallTalk: {
    greeting: voices(
      'Guten Tag. Wie kann ich Ihnen helfen?|Willkommen. Was möchten Sie wissen?',
      'Hallo! Schön, dass Sie da sind. Was darf ich für Sie nachschlagen? 😊|Hallo und willkommen! Was möchten Sie wissen? 😊',
      'Hey! Was gibt’s? 👋|Hi! Schieß los. 👋',
      'Guten Tag. Stellen Sie Ihre Frage; ich durchsuche dafür die Dokumente.',
    ),
    thanks: voices(
      'Gern geschehen.|Keine Ursache.',
      'Sehr gern! Schön, dass ich helfen konnte. 😊|Immer gern! Fragen Sie einfach weiter. 😊',
      'Kein Ding! 👍|Gerne! 👍',
      'Gern geschehen. Weitere Fragen sind jederzeit möglich.',
    ),
    okay: voices(
      'Gut. Möchten Sie noch etwas wissen?',
      'Prima! Darf ich noch etwas nachschlagen? 😊',
      'Cool. Sonst noch was?',
      'Verstanden. Bereit für die nächste Frage.',
    ),
    goodbye: voices(
      'Auf Wiedersehen, und danke für Ihren Besuch.',
      'Auf Wiedersehen und alles Gute! 😊|Bis bald, ich freue mich! 😊',
      'Tschüss! 👋|Bis dann! 👋',
      'Auf Wiedersehen. Gespräch beendet.',
    ),
    insult: voices(
      'Es tut mir leid, dass ich nicht helfen konnte. Bitte formulieren Sie Ihre Frage anders, dann suche ich noch einmal.',
      'Das tut mir leid. Sagen Sie mir, was Sie suchen, und ich versuche es noch einmal.',
      'Autsch. Noch ein Versuch: Was suchst du?',
      'Keine Frage erkannt. Bitte mit den genauen Begriffen neu formulieren.',
    ),
    identity: voices(
      'Ich bin ein automatischer Assistent und kein Mensch. Ich antworte mit Zitaten aus den Dokumenten, die mir vorliegen.',
      'Ich bin ein Chatbot, kein Mensch, aber ein belesener! Ich antworte mit Zitaten aus den Dokumenten. 😊',
      'Ich bin ein Bot. Ich wühle in den Dokumenten und zeige dir, wo es steht. 🤖',
      'Automatischer Assistent, kein Mensch beteiligt. Antworten bestehen aus wörtlichen Zitaten mit Datei und Seite.',
    ),
    human: voices(
      'Ich bin ein automatischer Assistent und kann Sie nicht verbinden. Hinterlassen Sie hier Ihre E-Mail-Adresse, dann meldet sich ein Mensch bei Ihnen.',
      'Ich bin ein Chatbot und kann Sie leider nicht verbinden. Aber schreiben Sie mir Ihre E-Mail-Adresse, dann meldet sich jemand bei Ihnen! 😊',
      'Hier ist nur ein Bot. Schreib mir deine E-Mail-Adresse, dann meldet sich ein Mensch bei dir.',
      'Weiterleitung an Personen hier nicht verfügbar. Bitte E-Mail-Adresse eingeben; sie wird mit Ihrer Frage weitergegeben.',
    ),
    email: voices(
      'Vielen Dank. Ich habe Ihre Adresse weitergegeben; ein Mensch meldet sich bei Ihnen.',
      'Danke! Ich habe Ihre Adresse weitergegeben, jemand meldet sich bei Ihnen. 😊',
      'Alles klar, ist weitergegeben. Ein Mensch meldet sich bei dir.',
      'Adresse erfasst und mit Ihrer Frage weitergegeben. Die Antwort kommt per E-Mail von einem Menschen.',
    ),
    help: voices(
      'Bitte stellen Sie Ihre Frage in eigenen Worten. Ich durchsuche die Dokumente und antworte mit Zitaten daraus.',
      'Fragen Sie einfach in Ihren Worten! Ich sehe in den Dokumenten nach und zeige Ihnen die Stelle. 😊',
      'Frag einfach. Ich schaue in den Dokumenten nach und zeige dir, wo es steht.',
      'Frage oder Stichwörter eingeben. Ausgabe: wörtliche Zitate mit Datei und Seite.',
    ),
    unclear: voices(
      'Ich konnte keine Frage erkennen. Was möchten Sie wissen?',
      'Das habe ich nicht ganz verstanden. Was möchten Sie wissen? 😊',
      'Hab ich nicht verstanden. Was willst du wissen? 🤔',
      'Keine suchbaren Wörter gefunden. Bitte Frage oder Stichwörter eingeben.',
    ),
  },
  contact: 'Kontakt Telefon E-Mail Adresse',
  takeMessage:
    'Ich kann gerade nicht antworten. Hinterlassen Sie Ihre E-Mail-Adresse, dann meldet sich jemand bei Ihnen.',
  opening: voices(
    '',
    'Gute Frage!|Das schlage ich gern nach!|Ich habe für Sie nachgesehen. 😊|Das habe ich gefunden. 😊',
    'Gefunden:|Bitte sehr:|Also, da steht:|Nachgeschaut 👇',
    '',
  ),
  closing: voices('', 'Darf ich noch etwas nachschlagen?|Ich hoffe, das hilft!', '', ''),
  which: voices(
    'Was davon meinen Sie?',
    'Das schlage ich gern nach! Was davon meinen Sie? 😊',
    'Was davon?',
    'Die Frage passt auf mehrere Einträge. Bitte auswählen:',
  ),
  noMore: voices(
    'Mehr sagen die Dokumente an dieser Stelle nicht.',
    'Mehr finde ich dazu leider nicht. Darf ich etwas anderes nachschlagen? 😊',
    'Mehr steht da nicht.',
    'Ende des Abschnitts. Keine weiteren Angaben an dieser Stelle.',
  ),
  nearest: 'Die nächstliegende Stelle, die ich gefunden habe, lautet:',
  from: (places) => `Aus ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, Seite ${page}`),
  and: ' und ',
  differ: (one, other) => `Die Dokumente unterscheiden sich hier. Zuerst ${one}, dann ${other}:`,
  readAs: (asked, read) => `Ich habe „${asked}“ als „${read}“ gelesen.`,
}
