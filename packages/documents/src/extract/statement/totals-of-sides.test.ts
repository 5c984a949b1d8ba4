/** A line that tells what both sides come to, by a word that no list has. */
import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const read = () => {
  const [account] = extractStatement(
    [
      pageFromText(`
Account statement                             IBAN DE89 3704 0044 0532 0130 00
Date         Details                                      Paid out Taken to account
             Opening balance 01.11.2026                             1.000,00
02.11.2026   Card payment Greggs                            213,11
05.11.2026   Standing order Books                           387,57
14.11.2026   Payment received Rowan                                    70,01
20.11.2026   Direct debit Lettings                          100,00
             Altogether                                     700,68       70,01
             Closing balance 30.11.2026                               369,33
`),
    ],
    { today: '2026-12-01' } as never,
  )!.section.accounts
  return account!
}

test('is no booking, although one side has a single one', () =>
  expect(read()).toMatchObject({ reconciled: true, transactions: { length: 4 } }))
