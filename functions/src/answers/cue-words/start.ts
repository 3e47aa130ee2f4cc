/** What a visitor may say before the question, in the languages that use `START`. */
const GREETINGS = String.raw`bonjour|bonsoir|salut|buongiorno|buonasera|ciao|salve|ol[aá]|oi|bo[am]|hej|hallå|hei|god\S*|dzień|cześć|witam|bună|hallo|hoi|dag|hola|buen\S*|szia|jó|bok|dobar|здравствуйте|привет|добр\S+|вітаю|مرحبا|السلام`
const SIGNS = String.raw`[\s¿¡"'«„“(–-]{0,3}`

/**
 * Where a question begins: at the beginning of a sentence or behind a greeting, with a short word
 * before it or none (And when …?). Who, when and where ask there alone in languages in which the
 * same words stand within a sentence for the one that, at the time that, and from. Without classes
 * of letters, which take a pattern that ignores case a long time to be compiled.
 */
export const START = String.raw`(?<=(?:^|[.!?;؟]|^${SIGNS}(?:${GREETINGS})[\s,][^.!?;؟]{0,20}(?<=,))${SIGNS})(?:\S{1,4} )?`
