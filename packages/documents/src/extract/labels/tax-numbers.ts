/** Numbers that identify payers of tax, with the check digits that they carry. */

/**
 * Italian VAT number and fiscal code of a company: eleven digits, the last by Luhn's rule over the first ten.
 * Source: D.M. 23 December 1976.
 */
export function isPartitaIva(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text]
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0)
  return sum % 10 === 0
}

/**
 * German tax identification number: eleven digits, no leading zero, check digit by ISO 7064 MOD 11,10, one digit of the
 * first ten more than once.
 * Source: § 139b AO, § 1 StIdV.
 */
export function isSteuerId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text) || new Set(text.slice(0, 10)).size === 10) return false
  let product = 10
  for (const digit of text.slice(0, 10)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(text[10])
}

/** Of the first ten digits one stands there twice or three times, every other at most once. Source: § 1 StIdV. */
export function isSurelySteuerId(text: string): boolean {
  const counts = [...Map.groupBy(text.slice(0, 10), (digit) => digit).values()].map(({ length }) => length)
  return isSteuerId(text) && Math.max(...counts) <= 3 && counts.filter((count) => count > 1).length === 1
}
