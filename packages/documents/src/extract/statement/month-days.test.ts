/** Days printed as bare numbers below headings of their months. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-03-10', applicant: null, source: 'text' })?.section.accounts[0]
const daysOf = (text: string) => accountOf(text)?.transactions.map(({ booked_on }) => booked_on)

const page = (rows: string) => `
Estratto conto
N.    Data  Descrizione                    Addebiti    Accrediti
            Saldo iniziale                             1.000,00
${rows}`

test('rows take month and year from the heading above them', () => {
  const account = accountOf(
    page(`
Movimenti dicembre 2025
      05    Pagamento POS                  100,00
      29    Stipendio                                  300,00
Movimenti gennaio 2026
      02    Pagamento POS                  50,00
      02    Prelievo                       50,00
            Saldo finale                               1.100,00`),
  )
  expect(account?.transactions.map(({ booked_on, amount }) => [booked_on, amount])).toEqual([
    ['2025-12-05', '-100.00'],
    ['2025-12-29', '300.00'],
    ['2026-01-02', '-50.00'],
    ['2026-01-02', '-50.00'],
  ])
  expect(account?.reconciled).toBe(true)
})

test('the count of the rows beside them is no day', () =>
  expect(
    daysOf(
      page(`
Movimenti gennaio 2026
1     07    Pagamento POS                  100,00
2     07    Stipendio                                  300,00
3     15    Pagamento POS                  50,00
4     21    Prelievo                       50,00
            Saldo finale                               1.100,00`),
    ),
  ).toEqual(['2026-01-07', '2026-01-07', '2026-01-15', '2026-01-21']))

test('numbers that the month does not have are no days', () =>
  expect(
    daysOf(
      page(`
Movimenti febbraio 2026
      28    Pagamento POS                  100,00
      29    Stipendio                                  300,00
      30    Pagamento POS                  50,00
            Saldo finale                               1.150,00`),
    ) ?? [],
  ).toEqual([]))

test('rows with whole days keep them, whatever month stands above', () =>
  expect(
    daysOf(
      page(`
Movimenti gennaio 2026
03/02/2026  Pagamento POS       12         100,00
04/02/2026  Stipendio           14                     300,00
05/02/2026  Pagamento POS       16         50,00
            Saldo finale                               1.150,00`),
    ),
  ).toEqual(['2026-02-03', '2026-02-04', '2026-02-05']))
