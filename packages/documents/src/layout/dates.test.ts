import { expect, test } from 'vitest'
import { pageFromText } from '../testing/page-from-text.ts'
import { datesIn, monthOfWord, readDate, resolveDay } from './dates.ts'
import { rowsOf } from './rows.ts'

const far = { from: null, to: '2025-03-31' }

test.each([
  ['31/12/2024', '2024-12-31'],
  ['31.12.24', '2024-12-31'],
  ['1/07/26', '2026-07-01'],
  ['2024-02-29', '2024-02-29'],
  ['05-11-2025', '2025-11-05'],
  ['03.01.', '2025-01-03'],
  ['15/03', '2025-03-15'],
])('%s is %s', (text, day) => {
  const date = readDate(text)
  expect(date && resolveDay(date, far)).toBe(day)
})

test.each(['31.02.2024', '32/01/2024', '29.02.2023', '12,50', '1.234', '99.99.', '20:02', '01/13/2024'])(
  '%s is no date',
  (text) => expect(readDate(text)).toBeNull(),
)

const line = (text: string) => datesIn(rowsOf(pageFromText(text))[0]!.words).map((date) => resolveDay(date, far))

test.each([
  ['01 set 2025   Bonifico', ['2025-09-01']],
  ['15 ago 24 14 ago 24   Bonifico', ['2024-08-15', '2024-08-14']],
  ['15 ago   24   Bonifico', ['2024-08-15']],
  ['Jan 3, 2025   Transfer', ['2025-01-03']],
  ['3. Oktober 2023', ['2023-10-03']],
  ['01 feb   Addebito', ['2025-02-01']],
  ['03.01. 2024', ['2024-01-03']],
  ['02.01. 03.01.  Lastschrift', ['2025-01-02', '2025-01-03']],
  ['dal 01/01/2025 al 31/03/2025', ['2025-01-01', '2025-03-31']],
  ['Pagamento del 12 e altro', []],
])('%s', (text, days) => expect(line(text)).toEqual(days))

test.each([
  ['30.12.', '2024-12-01', '2025-01-31', '2024-12-30'],
  ['02.01.', '2024-12-01', '2025-01-31', '2025-01-02'],
  ['28.12.', null, '2025-01-31', '2024-12-28'],
  ['31.12.', '2025-01-01', '2025-03-31', '2024-12-31'],
  ['01.04.', '2025-01-01', '2025-03-31', '2025-04-01'],
  ['29.02.', null, '2025-03-31', '2024-02-29'],
])('%s of a document from %s to %s is %s', (text, from, to, day) =>
  expect(resolveDay(readDate(text)!, { from, to })).toBe(day),
)

test.each([
  ['Ottobre', 10],
  ['MÄRZ', 3],
  ['okt.', 10],
  ['dic', 12],
  ['Bonifico', undefined],
])('month word %s', (text, month) => expect(monthOfWord(text)).toBe(month))
