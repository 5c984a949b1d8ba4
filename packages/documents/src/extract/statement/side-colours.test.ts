import { expect, test } from 'vitest'
import type { Page } from '../../read/word.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { linesOf } from './line.ts'
import { extractStatement } from './statement.ts'

const BLACK = 0x000000,
  RED = 0xb00020,
  GREEN = 0x1b7a2f,
  BLUE = 0x10308a

const AMOUNTS = [-39.11, -954, 2061.06, -43.39, 12.44, -17.2, -250, 88.8, -5.55, 31.31]
const money = (value: number) => Math.abs(value).toFixed(2).replace('.', ',')

const statement = `
Kontoauszug                                        IBAN DE89 3704 0044 0532 0130 00
Datum        Text                                              Betrag
             Alter Saldo am 31.07.2026                        1000,00
${AMOUNTS.map((value, at) => `${10 + at}.08.2026   Ahorn ${at}${money(value).padStart(49)}`).join('\n')}
             Neuer Saldo am 31.08.2026                        ${money(1000 + AMOUNTS.reduce((a, b) => a + b))}
`
const textsOf = (side: -1 | 1) => AMOUNTS.filter((value) => Math.sign(value) === side).map(money)

/** The amounts of the bookings in one colour a side, everything else in black. */
function inColours(debit: number, credit: number): Page {
  const page = pageFromText(statement)
  const inkOf = (text: string) => (textsOf(-1).includes(text) ? debit : textsOf(1).includes(text) ? credit : BLACK)
  return { ...page, words: page.words.map((word) => ({ ...word, ink: inkOf(word.text) })) }
}

const read = (page: Page) => extractStatement([page], { today: '2026-09-01' } as never)!.section.accounts[0]!
const RIGHT = AMOUNTS.map((value) => value.toFixed(2))

test.each([
  ['debits in red among amounts in black', RED, BLACK],
  ['debits in red, credits in green', RED, GREEN],
  ['debits in red, credits in blue', RED, BLUE],
])('%s have the sides that their colours tell', (_, debit, credit) => {
  const { transactions, reconciled } = read(inColours(debit, credit))
  expect(transactions.map(({ amount }) => amount)).toEqual(RIGHT)
  expect(reconciled).toBe(true)
})

test('of other colours than red none tells a side', () =>
  expect(read(inColours(BLUE, GREEN)).transactions.map(({ amount }) => amount)).not.toEqual(RIGHT))

test('one amount in red may be a warning', () => {
  const page = inColours(BLACK, BLACK)
  const warned = page.words.map((word) => (word.text === '39,11' ? { ...word, ink: RED } : word))
  expect(
    linesOf([{ ...page, words: warned }]).flatMap(({ amounts }) => amounts.flatMap(({ side }) => side ?? [])),
  ).toEqual([])
})
