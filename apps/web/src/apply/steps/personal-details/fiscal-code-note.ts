import { dayOfDate } from '@attesta/contract/fields.ts'
import type { Day } from '@attesta/domain/day.ts'
import { isFiscalCode, normalizeFiscalCode, readFiscalCode } from '@attesta/domain/fiscal-code.ts'

/**
 * Returns what looks wrong in a code of the right shape: its check letter, or another day of birth than the one given.
 * Never a reason to stop anybody.
 */
export function fiscalCodeNote(
  code: string,
  dateOfBirth: string,
  today: Day,
): 'PersonalDetails.Note.CheckLetter' | 'PersonalDetails.Note.BirthDate' | undefined {
  const plain = normalizeFiscalCode(code)
  if (plain.length !== 16) return undefined
  if (!isFiscalCode(plain)) return 'PersonalDetails.Note.CheckLetter'
  const facts = readFiscalCode(plain, today)
  return facts && dateOfBirth.length === 10 && facts.bornOn !== dayOfDate(dateOfBirth)
    ? 'PersonalDetails.Note.BirthDate'
    : undefined
}
