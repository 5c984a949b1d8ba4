/** Money inside the product: a whole number of euro cents. Never a float of euros. */
export type Cents = number & { readonly __unit?: 'cents' }

/** `1234.5` euros → `123450` cents; for literals in tables and tests. */
export const euros = (amount: number): Cents => Math.round(amount * 100)

/** `123450` → `"1234.50"`, the spelling of money on the wire and in a parse result. */
export function decimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `"1234.50"` → `123450`. @throws RangeError on anything but an optional minus, digits and exactly two decimals */
export function fromDecimal(text: string): Cents {
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new RangeError('not a decimal amount')
  return Number(text.replace('.', ''))
}

/** Rounds half away from zero, so that a share of a debit mirrors the share of a credit. */
export const share = (amount: Cents, ratio: number): Cents => Math.sign(amount) * Math.round(Math.abs(amount) * ratio)

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/**
 * Returns the middle value; the mean of the two middle ones (rounded to the cent) when there is no single one.
 * `undefined` of nothing.
 */
export function median(amounts: readonly Cents[]): Cents | undefined {
  if (amounts.length === 0) return undefined
  const sorted = [...amounts].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2)
}
