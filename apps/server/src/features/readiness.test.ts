/** Every missing or stopped need, asked at every way in: nothing is paid and no report is made. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Lack } from '@attesta/contract/readiness.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { addMonths } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { needsOf } from '@attesta/domain/journey/employment-statuses.ts'
import { giuliaDocumentsOn } from '@attesta/domain/testing/giulia.ts'
import { payslip, statement, taxDocument, workContract } from '@attesta/domain/testing/documents.ts'
import { answerEverything, completeAnswers, settleComplete, settleDocument } from '../testing/complete-person.ts'
import { neededOn, walks, type HandedIn, type Walk } from '../testing/needs-of-occupations.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
})
afterAll(() => app.end())

const task = { kind: 'system', task: 'test' } as const
const today = '2026-11-21'
const [oldest, newest] = ['2026-08', '2026-10']
const giulia = giuliaDocumentsOn(today).map(({ result }) => result)
/** The three months before her statement, on the same account. */
const earlier = statement(addMonths(oldest, -3), addMonths(oldest, -1), {
  opening_balance: '3000.00',
  closing_balance: '3000.00',
})
const contract = workContract({
  employer: 'Officine Lombarde S.r.l.',
  employee: 'BIANCHI GIULIA',
  starts_on: '2019-05-02',
  ends_on: null,
  contract_type: 'open_ended',
})

/** A document of each kind, enough for every occupation. */
const documents: readonly ParseResult[] = [...giulia, earlier, taxDocument({ form: '730', employer: null }), contract]

/** The kind of place that a document is handed in at. */
const placeOf = ({ type }: ParseResult): UploadType => (type === 'work_contract' || type === 'unknown' ? 'other' : type)
const without = (types: readonly UploadType[]) => documents.filter((result) => !types.includes(placeOf(result)))

/** Everything, but of these types one document with a month too few. */
function aMonthShort({ anyOf, months }: HandedIn): readonly ParseResult[] {
  const rest = without(anyOf)
  if (anyOf.includes('payslip'))
    return [...rest, ...documents.filter(({ payslip: slip }) => slip && slip.period !== oldest)]
  return [...rest, statement(addMonths(newest, 2 - months), newest)]
}

const nameOf = ({ type, region, employmentStatus }: Walk) => `${type} in ${region} as ${employmentStatus}`

interface Gap {
  what: string
  make: (person: TestApplicant) => Promise<unknown>
  lack: Pick<Lack, 'kind'> & { step?: StepRouter; types?: readonly UploadType[]; code?: string }
}

const hand = async (person: TestApplicant, results: readonly ParseResult[]) => {
  for (const result of results) await settleDocument(app, person, result)
}
const answer = (person: TestApplicant, patch: object) =>
  app.deps.transact(task, (stores) => stores.applications.changeAnswers(person.applicationId, patch))
const unread = (person: TestApplicant) =>
  app.deps.transact(task, (stores) =>
    stores.documents.create({
      id: app.deps.random.uuid(),
      applicationId: person.applicationId,
      userId: person.userId,
      type: 'payslip',
      idType: null,
      labels: { fileName: 'new.pdf', otherType: null, bankName: null, bankAbi: null },
      fileKey: 'documents/none',
      size: 10,
      mediaType: 'application/pdf',
      fingerprint: app.deps.random.uuid(),
      handoverId: null,
      connectionId: null,
    }),
  )
const stopped = (result: ParseResult): ParseResult => ({
  ...result,
  findings: [
    { code: `${result.type}.fraud`, severity: 'error', message_key: '', params: {}, evidence: null },
    ...result.findings,
  ],
})

/** The gaps of a walk, out of the tables that say what it asks for. */
function gapsOf(walk: Walk): Gap[] {
  const { type, region } = walk
  const needs = neededOn(walk)
  const steps: [StepRouter, object][] = [
    ['personal-details', { current_street: null }],
    ['questionnaire', { questionnaire_accepted_at: null }],
    ['additional-details', { additional_details_at: null }],
    ['mortgage-info', { mortgage_info: null }],
  ]
  const walked = steps.filter(
    ([router]) =>
      type !== 'rapid' &&
      (router !== 'questionnaire' || (type === 'rent' && region === 'de')) &&
      (router !== 'mortgage-info' || type === 'mortgage'),
  )
  const everything = async (person: TestApplicant) => hand(person, documents)
  return [
    ...walked.map(([step, patch]) => ({
      what: `${step} is not answered`,
      make: async (person: TestApplicant) => {
        await everything(person)
        await answer(person, patch)
      },
      lack: { kind: 'answers' as const, step },
    })),
    ...needs.map(({ anyOf }) => ({
      what: `${anyOf.join(' or ')} is missing`,
      make: (person: TestApplicant) => hand(person, without(anyOf)),
      lack: { kind: 'missing' as const, types: anyOf },
    })),
    ...needs
      .filter(({ months }) => months > 0)
      .map((need) => ({
        what: `a month of ${need.anyOf.join(' or ')} is missing`,
        make: (person: TestApplicant) => hand(person, aMonthShort(need)),
        lack: { kind: 'missing' as const, types: need.anyOf },
      })),
    ...documents
      .filter((result, index) => documents.findIndex((other) => placeOf(other) === placeOf(result)) === index)
      .map((document) => ({
        what: `a ${document.type} is stopped`,
        make: (person: TestApplicant) =>
          hand(
            person,
            documents.map((result) => (result === document ? stopped(result) : result)),
          ),
        lack: { kind: 'blocked' as const, code: `${document.type}.fraud` },
      })),
    {
      what: 'a document is still being read',
      make: async (person) => {
        await everything(person)
        await unread(person)
      },
      lack: { kind: 'unread', step: 'parsing-status' },
    },
  ]
}

const call = (person: TestApplicant, method: 'GET' | 'POST', url: string, body?: unknown) => {
  app.clock.advance(minutes(1))
  return app.call({
    method,
    url,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en' },
    ...(body === undefined ? {} : { body }),
  })
}
const doors = {
  'the confirmation': (person: TestApplicant) =>
    call(person, 'POST', '/api/v1/confirmation/submit', { confirmed: true }),
  'the payment': (person: TestApplicant) => call(person, 'POST', '/api/v1/payment/create-session'),
  'the report': (person: TestApplicant) => call(person, 'GET', '/api/v2/report/'),
  'the report of version 1': (person: TestApplicant) => call(person, 'GET', '/api/v1/report/'),
  'the last step': async (person: TestApplicant) => {
    const { workflow } = (await app.deps.transact(task, (stores) => stores.applications.find(person.applicationId)))!
    return call(person, 'POST', '/api/v1/state/update-step', { step: workflow.length - 1, step_router: 'result' })
  },
} as const
const hasDoor = ({ type }: Walk, door: string) =>
  type !== 'rapid' || (door !== 'the confirmation' && door !== 'the payment')

const cases = walks.flatMap((walk) => gapsOf(walk).map((gap) => [nameOf(walk), gap.what, walk, gap] as const))

test('fourteen walks have their gaps to try', () => {
  expect(walks).toHaveLength(14)
  expect(cases.length).toBeGreaterThan(120)
})

test.each(walks.map((walk) => [nameOf(walk), walk] as const))('%s needs what the specification lists', (_, walk) =>
  expect(needsOf(walk.employmentStatus, walk.region, walk.type)).toEqual(neededOn(walk)),
)

describe.each(cases)('%s, where %s', (_name, _what, walk, { make, lack }) => {
  test(
    'refuses at every door with what is missing, and nothing is paid or made',
    { tags: ['B1-receiver', 'B5-papers-complete', 'B5-papers-server', 'C-readiness'] },
    async () => {
      const person = await settleApplicant(app, undefined, walk)
      await answerEverything(app, person)
      await make(person)
      // An applicant who confirmed and then lost a document has no way round either.
      await app.deps.transact(task, (stores) => stores.applications.markConfirmed(person.applicationId))
      if (lack.kind !== 'answers')
        expect((await call(person, 'GET', '/api/v2/income-check/validate-documents')).json().success).toBe(false)
      for (const [door, request] of Object.entries(doors)) {
        if (!hasDoor(walk, door)) continue
        const refused = await request(person)
        expect([door, refused.statusCode, refused.json().code]).toEqual([door, 409, 'not_ready'])
        expect(refused.json().lacks, door).toContainEqual(expect.objectContaining(lack))
        expect(refused.json().msg[0].loc_msg, door).not.toMatch(/^(Readiness|Documents)\./)
      }
      expect(app.fakePayments.sessions.size).toBe(0)
      expect(await app.deps.transact(task, (stores) => stores.reports.latestOf(person.applicationId))).toBeNull()
    },
  )
})

/** Everything, and each way to meet a need that has alternatives: by one of them alone. */
const waysOf = (walk: Walk): [what: string, handed: readonly ParseResult[]][] => [
  ['everything is there', documents],
  ...neededOn(walk)
    .filter(({ anyOf }) => anyOf.length > 1)
    .flatMap(({ anyOf }) =>
      anyOf.map((only): [string, readonly ParseResult[]] => [
        `of ${anyOf.join(', ')} there is only ${only}`,
        without(anyOf.filter((type) => type !== only)),
      ]),
    ),
]

describe.each(
  walks.flatMap((walk) => waysOf(walk).map(([what, handed]) => [nameOf(walk), what, walk, handed] as const)),
)('%s, where %s', (_name, _what, walk, handed) => {
  test('opens every door', { tags: ['C-readiness'] }, async () => {
    const person = await settleApplicant(app, undefined, walk)
    await answerEverything(app, person)
    await hand(person, handed)
    expect((await call(person, 'GET', '/api/v2/income-check/validate-documents')).json()).toMatchObject({
      success: true,
    })
    if (walk.type !== 'rapid') {
      expect((await doors['the confirmation'](person)).statusCode).toBe(200)
      expect((await doors['the report'](person)).json().code).toBe('payment_required')
      expect((await doors['the last step'](person)).json().lacks).toMatchObject([{ kind: 'payment', step: 'payment' }])
      expect((await doors['the payment'](person)).statusCode).toBe(200)
      app.fakePayments.sessions.clear()
      await app.deps.transact(task, (stores) => stores.applications.markPaid(person.applicationId))
    }
    expect((await doors['the last step'](person)).statusCode).toBe(200)
    expect((await doors['the report'](person)).statusCode).toBe(200)
  })
})

test(
  'who paid before a document became bad is not asked to pay again, and gets the report once it is mended',
  { tags: ['B5-paid-once'] },
  async () => {
    const person = await settleComplete(app)
    await doors['the confirmation'](person)
    await doors['the payment'](person)
    const [session] = [...app.fakePayments.sessions.values()]
    const bad = await settleDocument(app, person, stopped(payslip('2026-07', '1842.10')))
    Object.assign(session!, { status: 'complete', paid: true })
    expect((await call(person, 'GET', '/api/v1/payment/is-payment-required')).json()).toMatchObject({ is_paid: true })
    expect((await doors['the payment'](person)).json().code).toBe('already_paid')
    expect((await doors['the report'](person)).json().lacks).toMatchObject([{ kind: 'blocked', document_id: bad }])
    await app.deps.transact(task, (stores) => stores.documents.remove(bad))
    expect((await doors['the report'](person)).statusCode).toBe(200)
    app.fakePayments.sessions.clear()
  },
)

test('a new month asks no one who has paid for another payslip', async () => {
  const person = await settleComplete(app)
  await doors['the confirmation'](person)
  const rest = await settleComplete(app)
  await doors['the confirmation'](rest)
  await app.deps.transact(task, (stores) => stores.applications.markPaid(person.applicationId))
  app.clock.advance(Date.parse('2027-02-03T10:00:00Z') - app.clock.now().getTime())
  const fresh = async ({ userId }: TestApplicant) =>
    app.deps.transact(task, (stores) => stores.sessions.open({ userId }))
  expect((await doors['the report']({ ...person, token: await fresh(person) })).statusCode).toBe(200)
  expect((await doors['the report']({ ...rest, token: await fresh(rest) })).json().lacks).toContainEqual(
    expect.objectContaining({ kind: 'missing', types: ['payslip'] }),
  )
  app.clock.advance(Date.parse('2026-11-21T12:00:00Z') - app.clock.now().getTime())
})

describe('a step', () => {
  const at = (person: TestApplicant, step: number, step_router: StepRouter) =>
    call(person, 'POST', '/api/v1/state/update-step', { step, step_router })
  test.each<[string, object, number, StepRouter, number]>([
    ['the first one', {}, 3, 'personal-details', 200],
    ['one ahead of unanswered details', {}, 4, 'additional-details', 409],
    ['the number of a later step under an earlier name', {}, 8, 'personal-details', 409],
    ['a later name under an earlier number', {}, 3, 'payment', 409],
    ['the documents, once the answers are there', completeAnswers, 5, 'income-check', 200],
    ['the wait for documents, whatever is missing', completeAnswers, 6, 'parsing-status', 200],
    ['the confirmation without documents', completeAnswers, 7, 'confirmation', 409],
  ])('%s: %o at %i', { tags: ['A4-step-earned'] }, async (_, answers, step, router, status) => {
    const person = await settleApplicant(app)
    await answer(person, answers)
    const before = await app.deps.transact(task, (stores) => stores.applications.find(person.applicationId))
    expect((await at(person, step, router)).statusCode).toBe(status)
    const { step: kept } = (await app.deps.transact(task, (stores) => stores.applications.find(person.applicationId)))!
    expect(kept).toBe(status === 200 ? step : before!.step)
  })

  test('a fiscal code is never a lack, and the state lists what is', async () => {
    const person = await settleComplete(app)
    await answer(person, { fiscal_code: null, birth_city: '' })
    const { state } = (await call(person, 'GET', '/api/v1/state/')).json()
    expect(state.lacks.map(({ kind, step, fields }: Lack) => [kind, step, fields])).toEqual([
      ['answers', 'personal-details', ['birth_city']],
      ['confirmation', 'confirmation', []],
      ['payment', 'payment', []],
    ])
  })
})
