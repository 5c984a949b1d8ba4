import { expect, test } from 'vitest'
import { compareFiscalCode, isFiscalCode } from '../fiscal-code.ts'
import { sampleApplicants } from './sample-applicants.ts'

/** ISO 13616: the account number, turned round and spelt in digits, leaves 1 when divided by 97. */
const remainder = (iban: string) =>
  Number(BigInt([...(iban.slice(4) + iban.slice(0, 4))].map((c) => Number.parseInt(c, 36)).join('')) % 97n)

test.each(sampleApplicants.flatMap((person) => person.accounts.map((account) => account.iban)))(
  '%s holds its check digits',
  (iban) => expect(remainder(iban)).toBe(1),
)

test.each(sampleApplicants.filter((person) => person.fiscalCode !== null))(
  'the fiscal code of $id is theirs',
  (person) => {
    expect(isFiscalCode(person.fiscalCode!)).toBe(true)
    expect(
      compareFiscalCode(person.fiscalCode!, {
        surname: person.familyName,
        givenNames: person.givenName,
        bornOn: person.born,
        sex: person.sex,
      }),
    ).toEqual({ surname: 'match', givenNames: 'match', bornOn: 'match', sex: 'match' })
  },
)

test('everybody has another id, address of mail and account', () => {
  for (const keys of [
    sampleApplicants.map((p) => p.id),
    sampleApplicants.map((p) => p.email),
    sampleApplicants.flatMap((p) => p.accounts.map((a) => a.iban)),
  ])
    expect(new Set(keys).size).toBe(keys.length)
})
