import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { bank, giulia } from '@attesta/domain/testing/giulia.ts'
import { markDocument } from '../../documents/settle-reading.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { systemRandom } from '../../random.ts'
import { findReused } from './reused-document.ts'

const task = { kind: 'system', task: 'test' } as const
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const slip = giulia.documents.find(({ result }) => result.payslip)!.result

/** The statement as a day's shift makes it another life's, made out to whom it says. */
function statementOf(holder: string, shift = 0, rows = bank.bank_statement!.accounts[0]!.transactions): ParseResult {
  const account = bank.bank_statement!.accounts[0]!
  return {
    ...bank,
    bank_statement: {
      accounts: [
        {
          ...account,
          holders: [holder],
          transactions: rows.map((row) => ({ ...row, amount: `${(Number(row.amount) + shift).toFixed(2)}` })),
        },
      ],
    },
  }
}

/** Hands the document in, as the parse job does after the reading. */
const handIn = ({ userId, applicationId }: TestApplicant, result: ParseResult) =>
  app.deps.transact(task, async (stores) => {
    const id = systemRandom.uuid()
    await stores.documents.create({
      id,
      applicationId,
      userId,
      type: 'bank_statement',
      idType: null,
      labels: { fileName: 'x.pdf', otherType: null, bankName: null, bankAbi: null },
      fileKey: id,
      size: 1,
      mediaType: 'application/pdf',
      fingerprint: id,
      handoverId: null,
      connectionId: null,
    })
    const document = (await stores.documents.find(id))!
    const findings = await findReused(stores, document, result)
    await markDocument(stores, document, result)
    return { id, found: findings.map(({ code, severity, params }) => ({ code, severity, ...params })) }
  })

test('the same bookings under another name are a warning for the later document, and tell nothing of the other', async () => {
  const rows = statementOf('Giulia Bianchi', 1)
  expect((await handIn(await settleApplicant(app), rows)).found).toEqual([])
  expect((await handIn(await settleApplicant(app), statementOf('Marco Verdi', 1))).found).toEqual([
    { code: 'bank_statement.reused', severity: 'warning', percent: 100 },
  ])
})

test('under the same name, however spelt, they are a note: one person may have two accounts', async () => {
  await handIn(await settleApplicant(app), statementOf('Jürgen Weiß', 2))
  expect((await handIn(await settleApplicant(app), statementOf('WEISS JUERGEN', 2))).found).toEqual([
    { code: 'bank_statement.reused', severity: 'info', percent: 100 },
  ])
})

test('another name is told however many like ones there are under the same name', async () => {
  await handIn(await settleApplicant(app), statementOf('Giulia Bianchi', 7))
  const rows = statementOf('', 7).bank_statement!.accounts[0]!.transactions
  const found = []
  // The second person's own copies share more rows with each other than with the first person's.
  for (let copy = 1; copy <= 3; copy++)
    found.push((await handIn(await settleApplicant(app), statementOf('Marco Verdi', 0, rows.slice(1)))).found)
  expect(found.flat().map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning'])
})

test('newest first, with one amount changed and with some rows left out it is still the same document', async () => {
  await handIn(await settleApplicant(app), statementOf('Giulia Bianchi', 3))
  const { transactions } = statementOf('', 3).bank_statement!.accounts[0]!
  const changed = transactions
    .toReversed()
    .slice(2)
    .map((row, at) => (at === 5 ? { ...row, amount: '2999.00' } : row))
  expect((await handIn(await settleApplicant(app), statementOf('Marco Verdi', 0, changed))).found).toMatchObject([
    { severity: 'warning' },
  ])
})

test('other bookings, the own documents and those of the household are no sign', async () => {
  const anna = await settleApplicant(app),
    bruno = await settleApplicant(app)
  await handIn(anna, statementOf('Anna Rossi', 4))
  expect((await handIn(anna, statementOf('Anna Rossi', 4))).found).toEqual([])
  expect((await handIn(bruno, statementOf('Bruno Neri', 5))).found).toEqual([])
  await app.deps.transact(task, (stores) =>
    stores.applications.link(bruno.applicationId, {
      mainApplicationId: anna.applicationId,
      role: 'co-applicant',
      workflow: [],
      listingId: null,
      companyId: null,
    }),
  )
  expect((await handIn(bruno, statementOf('Bruno Neri', 4))).found).toEqual([])
})

test('a document that was taken back is forgotten, and its marks are gone', async () => {
  const anna = await settleApplicant(app)
  const { id } = await handIn(anna, statementOf('Anna Rossi', 6))
  await app.deps.transact({ kind: 'applicant', userId: anna.userId }, (stores) => stores.documentMarks.drop(id))
  expect((await handIn(await settleApplicant(app), statementOf('Marco Verdi', 6))).found).toEqual([])
})

test('a slip is known again by all its figures together', async () => {
  const hired = (name: string, hired_on: string, net = slip.payslip!.net): ParseResult => ({
    ...slip,
    payslip: { ...slip.payslip!, gross: '2459.50', deductions: '612.10', net, employee: name, hired_on },
  })
  await handIn(await settleApplicant(app), hired('Giulia Bianchi', '2019-05-01'))
  expect((await handIn(await settleApplicant(app), hired('Marco Verdi', '2019-05-01'))).found).toEqual([
    { code: 'payslip.reused', severity: 'warning', percent: 100 },
  ])
  expect((await handIn(await settleApplicant(app), hired('Luca Neri', '2020-05-01'))).found).toEqual([])
})

test('nothing that a document tells stands in the marks', async () => {
  const { rows } = await app.inScope(task, (tx) => tx.execute<{ mark: string }>(sql`select mark from paper_marks`))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ mark }) => !/^[0-9a-f]{32}$/.test(mark))).toEqual([])
})
