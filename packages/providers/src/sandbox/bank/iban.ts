/** Account numbers that pass every check and belong to no one. */

/** «IT» → 1829 */
const digits = (text: string) =>
  [...text].map((letter) => (/\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55))).join('')
const modulo97 = (text: string) => [...text].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/**
 * `bankCode`: five digits of an Italian bank, eight of a German one; `number`: of the account, at most twelve or ten
 * digits.
 */
export function ibanOf(country: 'IT' | 'DE', bankCode: string, number: number): string {
  const inner =
    country === 'IT'
      ? `X${bankCode}01600${String(number).padStart(12, '0')}`
      : `${bankCode}${String(number).padStart(10, '0')}`
  return `${country}${String(98 - modulo97(digits(`${inner}${country}00`))).padStart(2, '0')}${inner}`
}
