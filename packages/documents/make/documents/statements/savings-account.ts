/** A second account on the same document: what is put aside each month. */
import { addDays, firstDay, monthOf, monthsFrom } from '@attesta/domain/day.ts'
import { germanIban, italianIban } from '../../draw/iban.ts'
import { bankDay, type Statement } from '../../life/ledger.ts'

const PUT_ASIDE = 15_000
const SAVED_SO_FAR = 512_040

/** `words` are what the transfer into it says. */
export function savingsBeside(statement: Statement, words: string): Statement {
  const { account, from, to } = statement
  const number = String((Number(account.iban.slice(-9)) + 7) % 1_000_000_000)
  const iban = account.iban.startsWith('DE')
    ? germanIban(account.iban.slice(4, 12), number.padStart(10, '0'))
    : italianIban(account.iban.slice(5, 10), account.iban.slice(10, 15), number.padStart(12, '0'))
  let balance = SAVED_SO_FAR
  const rows = monthsFrom(monthOf(from), monthOf(to)).map((month) => {
    const day = bankDay(addDays(firstDay(month), 15))
    return {
      bookedOn: day,
      valueOn: day,
      kind: 'transfer_in' as const,
      party: `${statement.person.latinName.given} ${statement.person.latinName.family}`,
      purpose: words,
      amount: PUT_ASIDE,
      balance: (balance += PUT_ASIDE),
    }
  })
  return { ...statement, account: { ...account, iban }, opening: SAVED_SO_FAR, closing: balance, rows }
}
