import type { Decimal } from '@attesta/domain/facts/parse-result.ts'

// «-15.00», «+188.10», «2892.61», «1500», «0.5», «-7.123»
const amountPattern = /^([+-]?)(\d+)(?:\.(\d+))?$/

/**
 * Returns a bank's decimal text as ours, cut to the cent: some banks send more digits, always zeros. Null for what is
 * no amount.
 */
export function decimalOf(text: string): Decimal | null {
  const match = amountPattern.exec(text.trim())
  if (!match) return null
  const [, sign = '', whole = '', part = ''] = match
  if (/[1-9]/.test(part.slice(2))) return null
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${part.slice(0, 2).padEnd(2, '0')}`
  return sign === '-' && /[1-9]/.test(amount) ? `-${amount}` : amount
}
