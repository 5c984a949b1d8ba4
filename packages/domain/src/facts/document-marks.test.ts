import { expect, test } from 'vitest'
import { bank } from '../testing/giulia.ts'
import { payslip } from '../testing/documents.ts'
import { documentMarks } from './document-marks.ts'

const account = bank.bank_statement!.accounts[0]!
const withAccount = (change: Partial<typeof account>) => ({
  ...bank,
  bank_statement: { accounts: [{ ...account, ...change }] },
})

test('the order of rows, the name and the words of bookings make no difference to the rows', () => {
  const other = withAccount({
    holders: ['MARCO VERDI'],
    transactions: account.transactions.toReversed().map((row) => ({ ...row, description: 'x' })),
  })
  expect(documentMarks(other)!.rows).toEqual(documentMarks(bank)!.rows)
})

test('one changed amount touches three runs at most', () => {
  const changed = withAccount({
    transactions: account.transactions.map((row, at) => (at === 6 ? { ...row, amount: '-1.00' } : row)),
  })
  const before = new Set(documentMarks(bank)!.rows)
  expect(documentMarks(changed)!.rows.filter((row) => !before.has(row)).length).toBeLessThanOrEqual(6)
})

test.each([
  ['Jürgen Weiß', 'WEISS JUERGEN'],
  ['Łucja De Luca', 'LUCA DE ŁUCJA'],
  ['Niccolò Bianchi', 'BIANCHI NICCOLO'],
])('%s and %s are one name', (one, other) =>
  expect(new Set(documentMarks(withAccount({ holders: [one] }))!.names)).toEqual(
    new Set(documentMarks(withAccount({ holders: [other] }))!.names),
  ),
)

test("a slip without the day of hiring could be a colleague's, and a document without figures anybody's", () => {
  const slip = payslip('2026-10', '1852.80')
  const known = {
    ...slip,
    payslip: { ...slip.payslip!, gross: '2459.50', deductions: '606.70', hired_on: '2019-05-01' },
  }
  expect(documentMarks(known)!.rows).toHaveLength(1)
  expect(documentMarks({ ...known, payslip: { ...known.payslip, hired_on: null } })).toBeNull()
  expect(documentMarks(withAccount({ transactions: [] }))).toBeNull()
})

test.each([
  ['Jürgen Weiß', ['jurgen', 'weiss']],
  ['Änne Böhm-Köhler', ['anne', 'bohm', 'kohler']],
  ['BOEHM, ANNE', ['bohm', 'anne']],
  ['Niccolò D’Angelo', ['niccolo', 'angelo']],
  ['Àngel Muñoz  Iñárritu', ['angel', 'munoz', 'inarritu']],
  ['Al Sayed', ['sayed']],
])('the parts of «%s» are letters without accents, three or more', (holder, parts) =>
  expect(documentMarks(withAccount({ holders: [holder] }))!.names).toEqual(parts),
)
