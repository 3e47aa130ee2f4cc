/**
 * Where a question may begin, with a word or two before what asks: who or when, which within a
 * sentence also stand for the one that, and at the time that.
 */
export const START = String.raw`(?:^|[.!?;؟])[^\p{L}]{0,3}(?:\p{L}{1,4} )?`
