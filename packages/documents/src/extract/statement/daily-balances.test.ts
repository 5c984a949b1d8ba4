/** Balances of each day by words that no list has. */
import { expect, test } from 'vitest'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const statement = `
Account statement                             IBAN DE89 3704 0044 0532 0130 00
Date         Details                                         Paid out    Paid in
             Opening balance 01.11.2026                                 2.994,32
19.11.2026   Transfer                                                     396,28
             Card payment Puregym                               60,29
             Whereabouts 19.11.2026                                     3.330,31
21.11.2026   Card payment Lettings                             275,94
             Whereabouts 21.11.2026                                     3.054,37
26.11.2026   Standing order Books                              223,86
             Whereabouts 26.11.2026                                     2.830,51
             Closing balance 30.11.2026                                 2.830,51
`
const amountsIn = (text: string) => {
  const [account] = extractStatement([pageFromText(text)], { today: '2026-12-01' } as never)!.section.accounts
  return { amounts: account!.transactions.map(({ amount }) => amount), reconciled: account!.reconciled }
}

test('lines that repeat their words and tell what the bookings come to are balances', () =>
  expect(amountsIn(statement)).toEqual({ amounts: ['396.28', '-60.29', '-275.94', '-223.86'], reconciled: true }))

test('without balances of the account too', () => {
  const { amounts, reconciled } = amountsIn(statement.replace(/ +(?:Opening|Closing) .*\n/g, ''))
  expect(amounts).toEqual(['396.28', '-60.29', '-275.94', '-223.86'])
  expect(reconciled).not.toBe(true)
})

test('where one of them tells another amount, they are not', () =>
  expect(amountsIn(statement.replace('3.054,37', '3.054,38')).reconciled).not.toBe(true))

test('payments to one payee, however often, are bookings', () => {
  const rents = statement.replaceAll('Whereabouts', 'Rent').replace('3.330,31', '12,00').replace('3.054,37', '24,00')
  expect(amountsIn(rents).amounts).toHaveLength(7)
})
