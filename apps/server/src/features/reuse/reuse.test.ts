import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { documents } from '../../db/schema.ts'
import { openStream } from '../../crypto/sealed-stream.ts'
import { answers } from '@attesta/domain/testing/report-facts.ts'
import { readGiulia, settleReady } from '../../testing/ready-person.ts'
import { postAs, settleApplicant, settleMember, type TestApplicant, type TestMember } from '../../testing/people.ts'
import { signUpPerson } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { household } from '../personal-details/household-answers.fixture.ts'

let app: TestApp
let casa: TestMember, villa: TestMember
let anna: TestApplicant
const system = { kind: 'system', task: 'test' } as const
const days = (count: number) => count * 86_400_000

beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  app.reader.result = readGiulia
  await app.work()
  casa = await settleMember(app)
  villa = await settleMember(app)
  anna = await finishedPerson(casa)
})
afterAll(() => app.end())

/** A person with a report for a home, which they paid for. */
async function finishedPerson(member: TestMember): Promise<TestApplicant> {
  const person = await settleReady(app, member)
  await app.deps.transact(system, (stores) =>
    stores.applications.changeAnswers(person.applicationId, {
      ...answers,
      additional_details_at: '2026-11-20T10:00:00.000Z',
      id_combination: null,
    }),
  )
  const made = await app.call({
    url: '/api/v2/report/',
    token: person.token,
    query: { application_id: person.applicationId },
  })
  expect(made.statusCode).toBe(200)
  return person
}

interface Begun {
  email: string
  applicationId: string
  token: string
}
const begin = (email: string, member: TestMember, more: Record<string, unknown> = {}): Promise<Begun> => {
  // A code may be had once a minute.
  app.clock.advance(minutes(2))
  return signUpPerson(app, email, { listing_id: member.listingId, ...more })
}
const offerTo = async ({ applicationId, token }: Begun) =>
  (await app.call({ url: '/api/v1/reuse/offer', token, query: { application_id: applicationId, lang: 'en' } })).json()
    .offer
const take = ({ applicationId, token }: Begun, from: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/reuse/take',
    token,
    query: { application_id: applicationId },
    body: { from_application_id: from },
  })
const stateOf = async ({ applicationId, token }: Begun) =>
  (await app.call({ url: '/api/v1/state/', token, query: { application_id: applicationId } })).json().state

describe('documents for another home', () => {
  let begun: Begun
  test('who comes back is offered what they handed in, and told what it means', async () => {
    begun = await begin(anna.email, villa)
    expect(await offerTo(begun)).toMatchObject({
      application_id: anna.applicationId,
      home: 'Bilocale',
      company: 'Casa Prova',
      finished_on: '2026-11-21',
      until: '2027-01-20',
      paid_until: '2027-01-20',
      wanted: [],
      leads_to: 'additional-details',
      answers: ['personal', 'papers_of_state', 'household', 'incomes', 'job'],
      documents: expect.arrayContaining([{ name: 'slip-10.pdf', type: 'payslip', left: null }]),
    })
  })

  test('taken along, they lie under a key of their own, and nothing of them is declared', async () => {
    const taken = await take(begun, anna.applicationId)
    expect([taken.statusCode, taken.json()]).toEqual([
      200,
      expect.objectContaining({ step_router: 'additional-details' }),
    ])
    const state = await stateOf(begun)
    expect(state).toMatchObject({
      step_router: 'additional-details',
      application: { answers: { current_city: 'Milano', confirmed_at: null, additional_details_at: null } },
    })
    expect(state.documents.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'bank.pdf',
      'cu.pdf',
      'id.pdf',
      'slip-10.pdf',
      'slip-8.pdf',
      'slip-9.pdf',
    ])
    const [copy] = await app.inScope(system, (tx) =>
      tx.select().from(documents).where(eq(documents.applicationId, begun.applicationId)),
    )
    expect(copy!.fileKey).toContain(begun.applicationId)
    const pieces: Buffer[] = []
    for await (const piece of openStream(
      app.deps.keys,
      { kind: 'application', id: begun.applicationId },
      copy!.fileKey!,
      await app.storage.get(copy!.fileKey!),
    ))
      pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toMatch(/^%PDF-1\.7/)
  })

  test('before the person declares and confirms there is no report; then there is one, and nothing is paid', async () => {
    const report = () =>
      app.call({ url: '/api/v2/report/', token: begun.token, query: { application_id: begun.applicationId } })
    const lacks = async () => (await report()).json().lacks
    expect(await lacks()).toEqual([
      expect.objectContaining({ kind: 'answers', step: 'additional-details' }),
      expect.objectContaining({ kind: 'confirmation' }),
    ])
    await postAs(app, begun, '/api/v2/personal-details/additional', household())
    expect(await lacks()).toEqual([expect.objectContaining({ kind: 'confirmation' })])
    const confirmed = await postAs(app, begun, '/api/v1/confirmation/submit', { confirmed: true })
    expect(confirmed.statusCode).toBe(200)
    expect(
      (
        await app.call({
          url: '/api/v1/payment/is-payment-required',
          token: begun.token,
          query: { application_id: begun.applicationId },
        })
      ).json().is_payment_required,
    ).toBe(false)
    const made = (await report()).json()
    expect(made.report).toMatchObject({
      personal_details: { name: 'Giulia Bianchi' },
      documents: expect.arrayContaining([expect.objectContaining({ name: 'slip-10.pdf' })]),
    })
    const old = (
      await app.call({ url: '/api/v2/report/', token: begun.token, query: { application_id: anna.applicationId } })
    ).json()
    expect([old.report.report_id === made.report_id, old.report.listing_info.name]).toEqual([false, 'Bilocale'])
  })

  test('a second time it is refused, and leaves what is there', async () => {
    expect((await take(begun, anna.applicationId)).json().code).toBe('conflict')
    expect((await stateOf(begun)).documents).toHaveLength(6)
  })

  test('when the old application is erased, the new one keeps its documents', async () => {
    await app.deps.transact(system, (stores) => stores.erasure.applications([anna.applicationId]))
    await app.deps.keys.shred({ kind: 'application', id: anna.applicationId })
    expect((await stateOf(begun)).documents).toHaveLength(6)
  })
})

let luca: TestApplicant
describe('no one takes', () => {
  test('documents of someone else, nor for the same home, nor under another name', async () => {
    luca = await finishedPerson(casa)
    const other = await settleApplicant(app, villa)
    expect((await take(other, luca.applicationId)).json().code).toBe('conflict')
    expect((await take({ ...other, applicationId: luca.applicationId }, luca.applicationId)).json().code).toBe(
      'not_found',
    )
    expect(await offerTo(await begin(luca.email, casa))).toBeNull()
    expect(await offerTo(await begin(luca.email, villa, { first_name: 'Paolo', last_name: 'Serra' }))).toBeNull()
    expect(await offerTo(await begin(luca.email, villa))).toMatchObject({ application_id: luca.applicationId })
  })
})

describe('what has aged', () => {
  test('is named, left behind, and asked for again', async () => {
    app.clock.advance(days(58))
    const begun = await begin(luca.email, villa)
    // On 2027-01-18: payslips of August are no longer one of three, the statement ends in October.
    const offer = await offerTo(begun)
    expect(offer.documents.filter(({ left }: { left: string | null }) => left !== null)).toEqual([
      { name: 'slip-8.pdf', type: 'payslip', left: 'too_old' },
    ])
    expect(offer.wanted.join(' ')).toMatch(/payslip.*statement/is)
    await take(begun, luca.applicationId)
    expect((await stateOf(begun)).documents).toHaveLength(5)
  })

  test('after sixty days there is nothing to take along', async () => {
    app.clock.advance(days(3))
    const begun = await begin(luca.email, casa)
    // The one for the other home was not finished.
    expect(await offerTo(begun)).toBeNull()
    expect((await take(begun, luca.applicationId)).json().code).toBe('conflict')
  })
})
