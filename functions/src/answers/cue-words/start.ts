const SIGNS = String.raw`[\s¿¡"'«„“(–-]{0,3}`

/**
 * Where a question begins: at the beginning of a sentence, with a short word before it or none (And
 * when …?); a greeting is taken off before (`conversation/asked-within`). Who, when and where ask there
 * alone in languages in which the same words stand within a sentence for the one that, at the time
 * that, and from. Without classes of letters, which take a pattern that ignores case a long time to
 * be compiled.
 */
export const START = String.raw`(?<=(?:^|[.!?;؟])${SIGNS})(?:\S{1,4} )?`
