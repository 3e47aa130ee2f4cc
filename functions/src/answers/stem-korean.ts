/** What is written behind a Korean noun or verb stem without a blank; the longest first. */
const ENDINGS =
  '에서는 에서도 으로는 까지는 부터는 이라고 입니까 입니다 인가요 했나요 하나요 합니다 됩니다 습니다 습니까 했습니다 에서 에게 으로 까지 부터 에는 에도 이나 이며 하고 하는 했다 하여 해요 나요 은 는 이 가 을 를 의 에 로 와 과 도 만 씨'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)
const LEAST_SYLLABLES = 2

/** A Korean word without its particle or ending; two syllables stay at least. */
export function stemKorean(word: string): string {
  const ending = ENDINGS.find(
    (one) => word.endsWith(one) && word.length - one.length >= LEAST_SYLLABLES,
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}
