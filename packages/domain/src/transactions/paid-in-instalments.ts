/**
 * Words of schools and of care for children, as patterns of `phrase.ts`: they are paid each month or in instalments,
 * and make neither a loan nor a payment without a purpose.
 */
export const schoolWords = ['SCUOLA', 'SCOLASTIC*', 'MENSA', 'ASILO', 'NIDO', 'RETTA', 'UNIVERSIT*', 'KITA'] as const
