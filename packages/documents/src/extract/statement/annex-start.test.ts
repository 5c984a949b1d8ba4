/** Where another table begins, in unknown words. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'

const accountOf = (text: string) =>
  extractStatement(pagesFromText(text), { today: '2026-02-10', applicant: null, source: 'text' })?.section.accounts[0]

/** Without a balance at its end, which would bound the table. */
const table = `
Kontoauszug
Buchung     Vorgang               Soll          Haben
            Alter Saldo                         1.000,00
05.01.2026  Einkauf               100,00
07.01.2026  Lastschrift           150,00
09.01.2026  Gutschrift                          300,00`

test('rows of a table in other columns are no bookings', () =>
  expect(
    accountOf(`${table}


Brumfelda
07.01.2026                       900,00
09.01.2026                       850,00`)?.transactions,
  ).toHaveLength(3))

test('bookings in the columns of the table stay bookings below whatever words', () =>
  expect(
    accountOf(`${table}


Brumfelda
12.01.2026  Einkauf               110,00
13.01.2026  Gutschrift                          120,00`)?.transactions,
  ).toHaveLength(5))

test('rows with two days are bookings, in whatever columns their amounts stand', () =>
  expect(
    accountOf(`${table}


Brumfelda
12.01.2026  12.01.2026           900,00
13.01.2026  13.01.2026           850,00`)?.transactions,
  ).toHaveLength(5))

test('a summary above the titles is not the table that an annex follows', () =>
  expect(
    accountOf(`
Vermok Zulta 01.01.2026        1.000,00


Kontoauszug
Buchung     Vorgang               Soll          Haben
05.01.2026  Einkauf               100,00
07.01.2026  Lastschrift           150,00
09.01.2026  Gutschrift                          300,00`)?.transactions,
  ).toHaveLength(3))
