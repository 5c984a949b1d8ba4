/**
 * Ids in the query and the body of an applicant's calls: another applicant's is as if absent, on every route that takes
 * one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { routeNames, routeOf, shapeOf } from '../http/check-table.ts'
import { systemRandom } from '../random.ts'
import { settleDocument } from '../testing/complete-person.ts'
import { settleApplicant, settleMember, settleReport, type TestApplicant, type TestMember } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { tableDigests } from '../testing/table-digests.ts'
import { seconds } from '../testing/test-clock.ts'

type Name = (typeof routeNames)[number]
const task = { kind: 'system', task: 'test' } as const
const absent = systemRandom.uuid()
let app: TestApp
let casa: TestMember
let anna: TestApplicant
/** What belongs to another applicant, by the name under which a call asks for it. */
let foreign: Record<string, string>

beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  anna = await settleApplicant(app, casa)
  const bruno = await settleApplicant(app, casa)
  const document_id = await settleDocument(app, bruno, giuliaDocuments[0]!.result)
  const query = { application_id: bruno.applicationId }
  const byBruno = async (name: Name, body: object) =>
    (await app.call({ method: 'POST', url: routeOf(name).path, token: bruno.token, query, body })).json()
  const { handover_id } = await byBruno('startHandover', { slots: [{ type: 'payslip' }] })
  const question_id = await app.deps.transact(task, (stores) =>
    stores.reviewQuestions.ask(bruno, systemRandom.uuid(), null, 'Was ist das?'),
  )
  const request_id = await app.deps.transact(task, (stores) =>
    stores.applicantRequests.ask(
      { ...bruno, companyId: casa.companyId, memberId: casa.memberId },
      { kind: 'explanation', type: null, months: [], question: 'Da quando?' },
    ),
  )
  const viewing_id = await app.deps.transact(task, (stores) =>
    stores.viewings.propose({
      ...bruno,
      companyId: casa.companyId,
      memberId: casa.memberId,
      slots: [new Date('2026-12-01T10:00:00Z')],
      minutes: 30,
      place: '',
    }),
  )
  const report_id = await settleReport(app, bruno, casa)
  const share_id = (await byBruno('shareReport', { report_id, recipient: 'Zia', level: 'figures', days: 7 })).share.id
  foreign = {
    document_id,
    handover_id,
    question_id,
    report_id,
    request_id,
    share_id,
    viewing_id: viewing_id!,
    from_application_id: bruno.applicationId,
    delete_application_id: bruno.applicationId,
  }
})
afterAll(() => app.end())

const idsIn = (schema: Parameters<typeof shapeOf>[0]): string[] =>
  Object.keys(shapeOf(schema) ?? {}).filter((key) => /_ids?$/.test(key) && key !== 'application_id')
const owners = routeNames.filter((name) => ['owner', 'applicant'].includes(routeOf(name).who))
const takesIds = owners.filter((name) => idsIn(routeOf(name).query).length + idsIn(routeOf(name).body).length > 0)

/** What else a call needs, so that only the id can be what is refused. */
const more: Partial<Record<Name, { query?: Record<string, string>; body?: object }>> = {
  answerViewing: { body: { start: null } },
  answerRequest: { body: { answer: 'Dal 2019.' } },
  answerReviewQuestion: { body: { answer: 'Das ist mein Vertrag.' } },
  contestFinding: { body: { code: 'payslip.net_differs', comment: 'So steht es da.' } },
  withdrawContest: { body: { code: 'payslip.net_differs' } },
  readCitedPage: { query: { figure: 'net_income', document_id: absent, page: '1' } },
  shareReport: { body: { recipient: 'Zia', level: 'figures', days: 7 } },
  readReadingPage: { query: { kind: 'net_pay', page: '1' } },
}
/**
 * Names of other things than rows of ours: banks, accounts at a bank, sessions of the payment provider. Their own
 * suites ask for them.
 */
const elsewhere: readonly Name[] = [
  'createRequisition',
  'psd2Accounts',
  'fetchTransactions',
  'psd2AccountMetadata',
  'cancelRequisition',
  'paymentSessionStatus',
]

test('every id that such a call takes is known here, or is named as of elsewhere', () => {
  const unknown = takesIds
    .filter((name) => !elsewhere.includes(name))
    .flatMap((name) =>
      [...idsIn(routeOf(name).query), ...idsIn(routeOf(name).body)]
        .filter((key) => !(key in foreign))
        .map((key) => `${name} ${key}`),
    )
  expect(unknown).toEqual([])
  expect(takesIds.length).toBeGreaterThan(15)
})

test.each(takesIds.filter((name) => !elsewhere.includes(name)))('%s', async (name) => {
  const { method, path, query, body } = routeOf(name)
  const asked = async (idOf: (key: string) => string) => {
    app.clock.advance(seconds(30))
    const answer = await app.call({
      method,
      url: path,
      token: await app.deps.transact(task, (stores) => stores.sessions.open({ userId: anna.userId })),
      query: {
        ...(routeOf(name).who === 'owner' ? { application_id: anna.applicationId } : {}),
        ...more[name]?.query,
        ...Object.fromEntries(idsIn(query).map((key) => [key, idOf(key)])),
      },
      ...(method === 'POST'
        ? { body: { ...more[name]?.body, ...Object.fromEntries(idsIn(body).map((key) => [key, idOf(key)])) } }
        : {}),
    })
    return { status: answer.statusCode, code: answer.json().code, message: answer.json().message }
  }
  const ofAbsent = await asked(() => absent)
  const before = await tableDigests(app.databaseUrl)
  const ofForeign = await asked((key) => foreign[key]!)
  expect(ofForeign).toEqual(ofAbsent)
  // Past the check of its shape: the id is what decides.
  expect(ofForeign.status, JSON.stringify(ofForeign)).not.toBe(422)
  const after = await tableDigests(app.databaseUrl)
  for (const table of ['documents', 'reports', 'report_shares', 'handovers', 'review_questions', 'applications'])
    expect(after[table], table).toBe(before[table])
})
