/** What a visitor may say before the question, in the languages that use `START`. */
const GREETINGS = String.raw`bonjour|bonsoir|salut|buongiorno|buonasera|ciao|salve|ol[aá]|oi|bo[am]|hej|hallå|hei|god\p{L}*|dzień|cześć|witam|bună|hallo|hoi|dag|hola|buen\p{L}*|szia|jó|bok|dobar|здравствуйте|привет|добр\p{L}+|вітаю|مرحبا|السلام`

/**
 * Where a question begins: at the beginning of a sentence or behind a greeting, with a short word
 * before it or none (And when …?). Who, when and where ask there alone in languages in which the
 * same words stand within a sentence for the one that, at the time that, and from.
 */
export const START = String.raw`(?<=(?:^|[.!?;؟]|^[^\p{L}]{0,3}(?:${GREETINGS})(?!\p{L})[^.!?;؟]{0,20},)[^\p{L}]{0,3})(?:\p{L}{1,4} )?`
