import { voices, type Phrases } from './phrases.ts'

export const en: Phrases = {
  smallTalk: {
    greeting: voices(
      'Good day. How may I help you?|Welcome. What would you like to know?',
      'Hello! Lovely to have you here. What can I look up for you? 😊|Hi there! What would you like to know? 😊',
      "Hey! What's up? 👋|Hi! Fire away. 👋",
      'Hello. State your question; I search the documents for it.|Hello. Which information do you need from the documents?',
    ),
    thanks: voices(
      'You are welcome.|My pleasure.',
      "You're very welcome! I'm happy I could help. 😊|Any time! Just ask if something else comes up. 😊",
      'No worries! 👍|Sure thing! 👍',
      'You are welcome. Further questions can be asked at any time.|Acknowledged. Ask again at any time.',
    ),
    okay: voices(
      'Very well. Is there anything else you would like to know?',
      'Great! Is there anything else I can look up for you? 😊',
      'Cool. Anything else?',
      'Understood. Awaiting the next question.',
    ),
    goodbye: voices(
      'Goodbye, and thank you for your visit.',
      'Goodbye, and take care! 😊|Bye for now! Come back any time. 😊',
      'See you! 👋|Bye! 👋',
      'Goodbye. End of conversation.',
    ),
    insult: voices(
      'I am sorry that I could not help. Please put your question in other words, and I will search again.',
      "I'm sorry this has been frustrating. Tell me what you are looking for, and I'll try again.",
      "Ouch. Let's try again: what are you looking for?",
      'No information was requested. Rephrase the question with the exact terms that you are looking for.',
    ),
    identity: voices(
      'I am an automated assistant, not a person. I answer with quotes from the documents that I was given.',
      "I'm a chatbot, not a person, but a well-read one! I answer with quotes from the documents I was given. 😊",
      "I'm a bot. I dig through the documents and show you where it says so. 🤖",
      'Automated assistant, no human involved. Each answer consists of verbatim quotes from indexed documents, with file and page.',
    ),
    human: voices(
      'I am an automated assistant and cannot put you through. Leave your e-mail address here, and a person will get back to you.',
      "I'm a chatbot, so I can't put you through to a person. But leave your e-mail address here, and somebody will get back to you! 😊",
      "It's just me here, a bot. Drop your e-mail address and a person will get back to you.",
      'Forwarding to a person is not available here. Enter an e-mail address; it is passed on with your question.',
    ),
    email: voices(
      'Thank you. I have passed your address on, and a person will get back to you.',
      "Thank you! I've passed your address on, and somebody will get back to you. 😊",
      'Got it, passed it on. A person will get back to you.',
      'Address recorded and passed on with your question. A person will reply by e-mail.',
    ),
    help: voices(
      'Please ask a question in your own words. I search the documents and answer with quotes from them.',
      'Just ask in your own words! I look through the documents and show you the exact place. 😊',
      "Ask me anything. I check the documents and show you where it's written.",
      'Enter a question or keywords. The documents are searched, and verbatim quotes with file and page are returned.',
    ),
    unclear: voices(
      'I could not make out a question. What would you like to know?',
      "I didn't quite catch that. What would you like to know? 😊",
      "Didn't get that one. What do you want to know? 🤔",
      'No searchable words found. Enter a question or keywords.',
    ),
  },
  contact: 'contact telephone e-mail address',
  takeMessage:
    "I can't answer right now. Leave your e-mail address and somebody will get back to you.",
  opening: voices(
    '',
    "Good question!|Happy to help!|I've looked that up for you. 😊|Here's what I found. 😊",
    'Found it:|Here you go:|So, it says:|Looked it up 👇',
    '',
  ),
  closing: voices('', 'Anything else I can look up for you?|I hope that helps!', '', ''),
  which: voices(
    'Which of these do you mean?',
    'Happy to look that up! Which one do you mean? 😊',
    'Which one?',
    'The question matches several entries. Select one:',
  ),
  noMore: voices(
    'The documents do not say more on this in that place.',
    "That's all I can find on this. Is there something else I can look up? 😊",
    "That's all it says there.",
    'End of the section. No further statements at this place.',
  ),
  nearest: 'The closest passage that I found says:',
  from: (places) => `From ${places}:`,
  place: (fileName, page) => (page === null ? fileName : `${fileName}, page ${page}`),
  and: ' and ',
  differ: (one, other) => `The documents differ here. First what ${one} says, then ${other}:`,
  readAs: (asked, read) => `I read “${asked}” as “${read}”.`,
}
