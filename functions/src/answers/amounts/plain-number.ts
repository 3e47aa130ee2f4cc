/** A number with a point before its fraction and no other signs, without idle zeros. */
export function plainNumber(text: string): string {
  const digits = text.replace(/[^\d.,]/gu, '').replace(/[.,]+$/u, '')
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const hasFraction = point >= 0 && digits.length - point - 1 <= 2
  const whole = (hasFraction ? digits.slice(0, point) : digits).replace(/[.,]/gu, '')
  const fraction = hasFraction ? digits.slice(point + 1).replace(/0+$/u, '') : ''
  return fraction === '' ? whole : `${whole}.${fraction}`
}
