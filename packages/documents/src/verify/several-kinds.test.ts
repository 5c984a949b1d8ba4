/** When a statement's file holds a payslip as well. Each payslip's sums: gross 2,500 less 800 is 1,700 net. */
import { expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { pagesFromText } from '../testing/page-from-text.ts'
import { severalKinds } from './several-kinds.ts'

const statement: ParseResult = {
  file: 'x',
  type: 'bank_statement',
  verdict: 'parsed',
  country: 'DE',
  issuer: null,
  pages: 2,
  source: 'text',
  findings: [],
  bank_statement: { accounts: [] },
}
const context = { today: '2025-07-10', applicant: null, source: 'text' as const }
const bookings = 'Kontoauszug\n04.06.2025   Lastschrift       196,28'
const payslip = ({ title = 'Gehaltsabrechnung für Juni 2025', net = '1.700,00' } = {}) => `${title}
Arbeitnehmer: Jonas Keller
Gesamtbrutto              2.500,00
Summe Abzüge                800,00
Gesetzliches Netto        ${net}`
const found = (pages: string[], result: ParseResult = statement) =>
  severalKinds(result, pagesFromText(pages.join('\n=====\n')), context)

const merged = (page: number) => ({
  code: 'bank_statement.merged',
  severity: 'error',
  message_key: 'Documents.BankStatement.merged',
  params: { how: 'kinds' },
  evidence: { page, box: null },
})

test.each<[string, string[], number]>([
  ['behind it', [bookings, payslip()], 2],
  ['before it', [payslip(), bookings], 1],
  ['twice, of which the first is named', [bookings, payslip(), payslip()], 2],
])('a payslip %s', (_, pages, page) => expect(found(pages)).toEqual([merged(page)]))

test.each<[string, string[]]>([
  ['is alone in its file', [payslip()]],
  ['does not close', [bookings, payslip({ net: '1.750,00' })]],
  ['names no month', [bookings, payslip({ title: 'Gehaltsabrechnung' })]],
  [
    'is only spoken of by bookings',
    [bookings, '27.06.2025   Gehaltsabrechnung   1.700,00\n28.06.2025   Gutschrift   5,00'],
  ],
  ['is not there', [bookings, bookings]],
])('a payslip that %s makes no other document', (_, pages) => expect(found(pages)).toEqual([]))

test('only the file of a statement is asked', () => {
  const { bank_statement: _, ...other } = statement
  expect(found([bookings, payslip()], other)).toEqual([])
})

test('a file that was found to hold several statements is not told of twice', () => {
  const [finding] = found([bookings, payslip()])
  expect(found([bookings, payslip()], { ...statement, findings: [finding!] })).toEqual([])
  expect(found([bookings, payslip()], { ...statement, findings: [{ ...finding!, code: 'payslip.merged' }] })).toEqual([
    merged(2),
  ])
})
