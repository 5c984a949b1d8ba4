import type { EvidenceDocument } from '@attesta/domain/facts/evidence-document.ts'
import { another, giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { answerEverything } from './complete-person.ts'
import { settleApplicant, type TestApplicant, type TestMember } from './people.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

const system = { kind: 'system', task: 'test' } as const
const giulia = 'Giulia Bianchi'

/** Bookings on other days than hers: the same ones under another name would say that one of the two is a copy. */
const onOwnDays = (result: EvidenceDocument['result'], fullname: string): EvidenceDocument['result'] => {
  if (!result.bank_statement) return result
  const later = (day: string) => `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1 + (fullname.length % 5))}`
  const isMoved = (day: string) => day.endsWith('-12') || day.endsWith('-15')
  return {
    ...result,
    bank_statement: {
      accounts: result.bank_statement.accounts.map((account) => ({
        ...account,
        transactions: account.transactions.map((row) =>
          isMoved(row.booked_on) ? { ...row, booked_on: later(row.booked_on) } : row,
        ),
      })),
    },
  }
}

/** Documents with the figures of Giulia's and another's name and numbers, told apart by their file names. */
const documentsOf = (fullname: string): readonly EvidenceDocument[] =>
  fullname === giulia
    ? giuliaDocuments
    : another(fullname, fullname.length % 10).documents.map((one) => ({
        ...one,
        name: `${fullname} ${one.name}`,
        result: onOwnDays(one.result, fullname),
      }))

/** Reads what the test's reader makes of their documents, by the files' names. */
export function readGiulia(name: string) {
  const fullname = / /.test(name) ? name.slice(0, name.lastIndexOf(' ')) : giulia
  return documentsOf(fullname).find((document) => document.name === name)?.result ?? {}
}

/**
 * Creates a person whose documents were read, who confirmed and paid: the report can be asked for. The app's worker
 * runs, and its reader is `readGiulia`.
 */
export async function settleReady(
  app: TestApp,
  member?: TestMember,
  walk?: Parameters<typeof settleApplicant>[2],
): Promise<TestApplicant> {
  const person = await settleApplicant(app, member, walk)
  await answerEverything(app, person)
  const fullname = walk?.lastName === undefined ? giulia : `${walk.firstName} ${walk.lastName}`
  if (fullname !== giulia)
    await app.deps.transact(system, (stores) =>
      stores.applications.changeAnswers(person.applicationId, { fiscal_code: null }),
    )
  for (const { name, result } of documentsOf(fullname)) {
    await app.upload({
      url: result.type === 'bank_statement' ? '/api/v1/bank-account/upload' : '/api/v1/other-documents/upload',
      token: person.token,
      query: { application_id: person.applicationId },
      fields: { type: result.type, name, ...(result.type === 'national_id' ? { id_type: 'id-card-front' } : {}) },
      file: { name, bytes: Buffer.from(`%PDF-1.7\n${name}`.padEnd(100)) },
    })
  }
  await until(
    'documents to be read',
    async () =>
      (await app.deps.transact(system, (stores) => stores.documents.of(person.applicationId))).every(
        ({ status }) => status === 'done',
      ) || undefined,
  )
  await app.deps.transact(system, async (stores) => {
    await stores.applications.saveStep(person.applicationId, 9, 'result')
    await stores.applications.markConfirmed(person.applicationId)
    await stores.applications.markPaid(person.applicationId)
  })
  return person
}
