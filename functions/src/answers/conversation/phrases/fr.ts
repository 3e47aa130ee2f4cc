import { voices, type Phrases } from './phrases.ts'

export const fr: Phrases = {
  smallTalk: {
    greeting: voices(
      'Bonjour. Comment puis-je vous aider ?|Bienvenue. Que souhaitez-vous savoir ?',
      'Bonjour ! Ravi de vous accueillir. Que puis-je chercher pour vous ? 😊|Bonjour et bienvenue ! Que voulez-vous savoir ? 😊',
      'Salut ! Dis-moi tout. 👋|Coucou ! Tu cherches quoi ? 👋',
      'Bonjour. Posez votre question ; je la cherche dans les documents.',
    ),
    thanks: voices(
      'Je vous en prie.|Avec plaisir.',
      'Avec grand plaisir ! Ravi d’avoir pu aider. 😊|Je vous en prie, à tout moment ! 😊',
      'De rien ! 👍|Pas de souci ! 👍',
      'Je vous en prie. D’autres questions sont possibles à tout moment.',
    ),
    okay: voices(
      'Très bien. Souhaitez-vous savoir autre chose ?',
      'Parfait ! Je vous cherche autre chose ? 😊',
      'Ça marche. Autre chose ?',
      'Compris. En attente de la question suivante.',
    ),
    goodbye: voices(
      'Au revoir, et merci de votre visite.',
      'Au revoir, et prenez soin de vous ! 😊',
      'À plus ! 👋|Salut ! 👋',
      'Au revoir. Fin de la conversation.',
    ),
    insult: voices(
      'Je regrette de ne pas avoir pu vous aider. Reformulez votre question et je chercherai de nouveau.',
      'Désolé pour ce désagrément. Dites-moi ce que vous cherchez, et je réessaie.',
      'Aïe. On recommence : tu cherches quoi ?',
      'Aucune question reconnue. Reformulez avec les termes exacts.',
    ),
    identity: voices(
      'Je suis un assistant automatique, pas une personne. Je réponds par des citations des documents qui m’ont été confiés.',
      'Je suis un chatbot, pas une personne, mais j’ai beaucoup lu ! Je réponds par des citations des documents. 😊',
      'Je suis un bot. Je fouille dans les documents et je te montre où c’est écrit. 🤖',
      'Assistant automatique, sans intervention humaine. Les réponses sont des citations exactes, avec fichier et page.',
    ),
    human: voices(
      'Je suis un assistant automatique et ne peux pas vous mettre en relation. Laissez ici votre adresse e-mail, et une personne vous répondra.',
      'Je suis un chatbot et ne peux pas vous passer quelqu’un. Mais laissez ici votre adresse e-mail, et quelqu’un vous répondra ! 😊',
      'Il n’y a que moi ici, un bot. Laisse ton adresse e-mail et une personne te répondra.',
      'Transfert vers une personne indisponible ici. Saisissez une adresse e-mail ; elle est transmise avec votre question.',
    ),
    email: voices(
      'Merci. J’ai transmis votre adresse, et une personne vous répondra.',
      'Merci ! J’ai transmis votre adresse, quelqu’un vous répondra. 😊',
      'C’est noté et transmis. Une personne te répondra.',
      'Adresse enregistrée et transmise avec votre question. Une personne répondra par e-mail.',
    ),
    help: voices(
      'Posez une question avec vos propres mots. Je cherche dans les documents et réponds par des citations.',
      'Demandez avec vos mots ! Je regarde dans les documents et vous montre l’endroit exact. 😊',
      'Demande ce que tu veux. Je regarde dans les documents et je te montre où c’est écrit.',
      'Saisissez une question ou des mots-clés. Résultat : citations exactes avec fichier et page.',
    ),
    unclear: voices(
      'Je n’ai pas reconnu de question. Que souhaitez-vous savoir ?',
      'Je n’ai pas bien compris. Que voulez-vous savoir ? 😊',
      'Pas compris. Tu veux savoir quoi ? 🤔',
      'Aucun mot à chercher. Saisissez une question ou des mots-clés.',
    ),
  },
  contact: 'contact téléphone e-mail adresse',
  takeMessage:
    'Je ne peux pas répondre pour le moment. Laissez votre adresse e-mail et quelqu’un vous répondra.',
  opening: voices(
    '',
    'Bonne question !|Avec plaisir !|J’ai regardé pour vous. 😊|Voici ce que j’ai trouvé. 😊',
    'Trouvé :|Et voilà :|Alors, c’est écrit :|J’ai regardé 👇',
    '',
  ),
  closing: voices('', 'Je vous cherche autre chose ?|J’espère que cela vous aide !', '', ''),
  which: voices(
    'Duquel s’agit-il ?',
    'Je cherche volontiers ! Duquel s’agit-il ? 😊',
    'Lequel ?',
    'La question correspond à plusieurs entrées. Choisissez-en une :',
  ),
  noMore: voices(
    'Les documents n’en disent pas plus à cet endroit.',
    'C’est tout ce que je trouve à ce sujet. Je cherche autre chose ? 😊',
    'C’est tout ce qu’il y a là.',
    'Fin de la section. Pas d’autre indication à cet endroit.',
  ),
  nearest: 'Le passage le plus proche que j’ai trouvé dit :',
  from: (places) => `Extrait de ${places} :`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, page ${page}`),
  and: ' et ',
  differ: (one, other) => `Les documents diffèrent ici. D’abord ${one}, puis ${other} :`,
  readAs: (asked, read) => `J’ai lu « ${asked} » comme « ${read} ».`,
}
