/** Titles that stand as close as the words of one title. */
import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const statement = (titles: string) => `
Account statement                             IBAN DE89 3704 0044 0532 0130 00
${titles}
             Opening balance 01.11.2026                                    2.994,32
02.11.2026   Card payment Greggs                                213,11
05.11.2026   Standing order Books                               387,57
14.11.2026   Payment received Rowan                                           70,01
20.11.2026   Direct debit Lettings                            3.334,99
             Closing balance 30.11.2026                         871,34
`
const read = (titles: string) =>
  extractStatement([pageFromText(statement(titles))], { today: '2026-12-01' } as never)!.section.accounts[0]!

test('the word of a side titles the column below it, and not the next one', () =>
  expect(read('Date         Details                                      Paid out Taken to account')).toMatchObject({
    opening_balance: '2994.32',
    closing_balance: '-871.34',
    reconciled: true,
  }))

test('one title over the wrong column proves nothing against the words of the bookings', () => {
  const { reconciled, opening_balance } = read(
    'Date         Details                                              Outgoings',
  )
  expect([reconciled, opening_balance]).not.toEqual([true, '-2994.32'])
})
