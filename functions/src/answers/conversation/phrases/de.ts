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
      'Ich bin ein automatischer Assistent und kann Sie nicht verbinden. Ich kann Ihnen aber sagen, was die Dokumente über den Kontakt sagen.',
      'Ich bin ein Chatbot und kann Sie leider nicht verbinden. Aber ich schlage gern nach, wie Sie jemanden erreichen!',
      'Hier ist nur ein Bot, verbinden kann ich dich nicht. Die Kontaktdaten suche ich dir aber raus.',
      'Weiterleitung an Personen nicht verfügbar. Kontaktdaten können in den Dokumenten gesucht werden.',
    ),
    email: voices(
      'Vielen Dank, aber ich kann keine E-Mails senden und keine Adresse weitergeben. Ich beantworte Fragen aus den Dokumenten.',
      'Danke, aber E-Mails senden oder weitergeben kann ich leider nicht. Fragen Sie mich gern alles zu den Dokumenten!',
      'Danke, aber E-Mails sind nicht mein Ding. Frag mich lieber was.',
      'E-Mail-Adressen werden nicht verarbeitet. Nur Fragen zu den Dokumenten werden beantwortet.',
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
  from: (places) => `Aus ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, Seite ${page}`),
  and: ' und ',
  differ: (one, other) => `Die Dokumente unterscheiden sich hier. Zuerst ${one}, dann ${other}:`,
  readAs: (asked, read) => `Ich habe „${asked}“ als „${read}“ gelesen.`,
}
