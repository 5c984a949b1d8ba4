import { expect, test } from 'vitest'
import { maskedIban } from './masked-iban.ts'

test.each([
  ['IT60X0542811101000000123456', 'IT60 •••• 3456'],
  ['DE89 3704 0044 0532 0130 00', 'DE89 •••• 3000'],
  ['1234567', '1234567'],
])('the IBAN %s is shown as %s', { tags: ['BK-5'] }, (iban, shown) => expect(maskedIban(iban)).toBe(shown))
