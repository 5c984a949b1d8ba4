/** Criteria that are set beforehand, decisions that name them, the protocol, and decline emails that can be taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxCriteria, noticeDelaySeconds } from '@attesta/contract/decision-limits.ts'
import {
  settleApplying,
  settleColleague,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { declineEmailJobs } from './decline-emails.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let anna: TestApplicant
/** Set before anybody applied. */
let rent: string

beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  rent = await set({ preset: 'affordability' })
  app.clock.advance(seconds(1))
  anna = await applying()
})

const applying = () => settleApplying(app, casa)
const post = (url: string, body?: object, token = casa.token) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${url}`, token, ...(body && { body }) })
const get = (url: string, token = casa.token, query: Record<string, string> = {}) =>
  app.call({ url: `/api/v1/dashboard/${url}`, token, query })
const setCriterion = (more: object, token = casa.token) =>
  post('criteria', { listing_id: null, preset: null, text: null, ...more }, token)
const set = async (more: object) => (await setCriterion(more)).json().criterion_id as string
const shown = async (of = anna) => (await get(`applicants/${of.applicationId}/decision`)).json()
const decide = async (more: object, { of = anna, token = casa.token, version = -1 } = {}) =>
  post(
    `applicants/${of.applicationId}/decision`,
    {
      outcome: 'declined',
      is_another_chosen: false,
      criteria: [],
      version: version < 0 ? (await shown(of)).version : version,
      ...more,
    },
    token,
  )
const notMet = () => ({ criteria: [{ id: rent, stands: 'not_met' }] })
const met = () => ({ criteria: [{ id: rent, stands: 'met' }] })
const keyOf = (response: { json(): { msg: { key: string }[] } }) => response.json().msg[0]!.key
const protocol = async (query: Record<string, string> = {}) => (await get('decisions', casa.token, query)).json()
const colleague = async (role: 'agent' | 'viewer') => (await settleColleague(app, casa, role)).token

describe('criteria', () => {
  test('are set by admins, hold for every listing or for one, and end without being lost', async () => {
    const own = await set({ listing_id: casa.listingId, text: ' Ingresso entro il 1° marzo ' })
    const { criteria, listings } = (await get('criteria')).json()
    expect(criteria).toMatchObject([
      { id: rent, preset: 'affordability', text: null, listing_id: null, set_by: 'Elena Prova', ended_at: null },
      { id: own, preset: null, text: 'Ingresso entro il 1° marzo', listing_id: casa.listingId },
    ])
    expect(listings).toEqual([{ id: casa.listingId, name: 'Bilocale', detail: null }])
    expect((await post(`criteria/${own}/end`)).statusCode).toBe(200)
    expect((await post(`criteria/${own}/end`)).statusCode).toBe(404)
    expect((await get('criteria')).json().criteria[1].ended_at).not.toBeNull()
    expect((await shown()).criteria.map(({ id }: { id: string }) => id)).toEqual([rent])
  })

  test('of another listing cannot be named', async () => {
    const { listing_id } = (
      await post('listings', {
        name: 'Altra casa',
        address: 'Via Altra 1, Milano',
        region: 'it',
        rent: '900.00',
        deposit: null,
        lan_pays: true,
      })
    ).json()
    const other = await set({ listing_id, text: 'Ingresso entro aprile' })
    expect((await shown()).criteria.map(({ id }: { id: string }) => id)).toEqual([rent])
    expect(keyOf(await decide({ criteria: [{ id: other, stands: 'not_met' }] }))).toBe('Decision.Error.CriterionEnded')
  })

  test.each([
    ['that names a protected trait', { text: 'Solo famiglie senza bambini' }, 'Decision.Error.Ground'],
    ['without words', { text: ' ' }, 'Decision.Error.CriterionEmpty'],
    ['that holds already', { preset: 'affordability' }, 'Decision.Error.CriterionTwice'],
  ])('one %s is refused', async (_, body, key) => expect(keyOf(await setCriterion(body))).toBe(key))

  test('are so many at most', async () => {
    for (let count = 1; count < maxCriteria; count++) {
      if (count % 10 === 0) app.clock.advance(minutes(1))
      await set({ text: `Criterio numero ${count}` })
    }
    app.clock.advance(minutes(1))
    expect(keyOf(await setCriterion({ text: 'Uno di troppo' }))).toBe('Decision.Error.CriteriaFull')
  })

  test('are set and ended by admins alone, and never for another company’s listing', async () => {
    const agent = await colleague('agent')
    expect((await setCriterion({ preset: 'pets' }, agent)).statusCode).toBe(403)
    expect((await post(`criteria/${rent}/end`, undefined, agent)).statusCode).toBe(403)
    const other = await settleMember(app)
    expect((await setCriterion({ listing_id: casa.listingId, preset: 'pets' }, other.token)).statusCode).toBe(404)
    expect((await post(`criteria/${rent}/end`, undefined, other.token)).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  test('names criteria, sets the stage, and stands in history and protocol with person and time', async () => {
    const agent = await colleague('agent')
    const answer = await decide(notMet(), { token: agent })
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1])
    const { stage, version, decisions } = await shown()
    expect([stage, version]).toEqual(['declined', 1])
    expect(decisions).toMatchObject([
      {
        outcome: 'declined',
        member: 'Paola Prova',
        is_current: true,
        criteria: [{ id: rent, preset: 'affordability', stands: 'not_met', is_before: true }],
        notice: { state: 'none' },
      },
    ])
    expect((await protocol()).entries).toMatchObject([
      { household: expect.any(String), listing_name: 'Bilocale', outcome: 'declined', member: 'Paola Prova' },
    ])
    const { changes } = (await get(`applicants/${anna.applicationId}/work`)).json()
    expect(changes).toMatchObject([{ kind: 'stage', before: 'none', after: 'declined', member: 'Paola Prova' }])
  })

  test('leads to the report that stands, or to the one row of its household, also among the archived', async () => {
    await applying()
    await decide(notMet())
    const { entries } = await protocol()
    expect(entries).toMatchObject([{ report_id: null, application_id: anna.applicationId }])
    const row = async (token = casa.token) => {
      const query = { household_id: entries[0].application_id }
      const { count, applicants } = (await get('applicants', token, query)).json()
      return [count, applicants.map((one: { application_id: string }) => one.application_id)]
    }
    expect(await row()).toEqual([1, [anna.applicationId]])
    await post(`applicants/${anna.applicationId}/archive`)
    expect(await row()).toEqual([1, [anna.applicationId]])
    const other = await settleMember(app)
    expect(await row(other.token)).toEqual([0, []])
    const reportId = await settleReport(app, anna, casa)
    expect((await protocol()).entries).toMatchObject([{ report_id: reportId }])
  })

  test('says of each criterion whether it was set before the application', async () => {
    app.clock.advance(seconds(5))
    const late = await set({ preset: 'pets' })
    await decide({
      criteria: [
        { id: rent, stands: 'met' },
        { id: late, stands: 'not_met' },
      ],
    })
    expect((await shown()).decisions[0].criteria).toMatchObject([{ is_before: true }, { is_before: false }])
  })

  test('without a criterion that bears it is refused, and changes nothing', async () => {
    expect(keyOf(await decide({}))).toBe('Decision.Error.NoReason')
    expect(keyOf(await decide(met()))).toBe('Decision.Error.NoReason')
    expect(keyOf(await decide({ outcome: 'offered', ...notMet() }))).toBe('Decision.Error.NoneMet')
    expect(keyOf(await decide({ outcome: 'accepted', ...met() }))).toBe('Decision.Error.NotOffered')
    expect(await shown()).toMatchObject({ stage: 'none', version: 0, decisions: [] })
  })

  test('keeps the words of a criterion that ends later', async () => {
    const own = await set({ text: 'Ingresso entro il 1° marzo' })
    await decide({ criteria: [{ id: own, stands: 'not_met' }] })
    await post(`criteria/${own}/end`)
    expect((await shown()).decisions[0].criteria).toMatchObject([{ text: 'Ingresso entro il 1° marzo' }])
  })

  test('leads from offer to acceptance, and is taken back without being lost', async () => {
    for (const body of [{ outcome: 'offered', ...met() }, { outcome: 'accepted', ...met() }, { outcome: 'reopened' }]) {
      app.clock.advance(seconds(1))
      expect((await decide(body)).statusCode).toBe(200)
    }
    const { stage, decisions } = await shown()
    expect(stage).toBe('none')
    expect(decisions.map(({ outcome, is_current }: never) => [outcome, is_current])).toEqual([
      ['reopened', true],
      ['accepted', false],
      ['offered', false],
    ])
  })

  test('of two colleagues who decide at once, one is refused', async () => {
    const agent = await colleague('agent')
    const answers = await Promise.all([
      decide({ outcome: 'offered', ...met() }, { version: 0 }),
      decide(notMet(), { version: 0, token: agent }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await shown()).decisions).toHaveLength(1)
  })

  test('is the only way to a decided stage, and out of it', async () => {
    const work = (stage: string, version: number) =>
      post(`applicants/${anna.applicationId}/work`, { stage, assignee_id: null, due_on: null, version })
    expect(keyOf(await work('declined', 0))).toBe('Dashboard.Work.Error.ByDecision')
    await decide(notMet())
    expect(keyOf(await work('none', 1))).toBe('Dashboard.Work.Error.ByDecision')
    expect((await work('declined', 1)).statusCode).toBe(200)
  })

  test('is made by no viewer and no other company, which sees nothing of it', async () => {
    expect((await decide(notMet(), { token: await colleague('viewer') })).statusCode).toBe(403)
    await decide(notMet())
    const other = await settleMember(app)
    expect((await decide(notMet(), { token: other.token, version: 1 })).statusCode).toBe(404)
    expect((await get('decisions', other.token)).json().entries).toEqual([])
  })

  test('stands in the copy of the applicant’s data, without the colleague', async () => {
    await decide(notMet())
    const held = (await app.deps.transact(system, (stores) => stores.held.of(anna.userId)))!
    expect(held.tables.householdDecisions).toMatchObject([{ outcome: 'declined', criteria: [{ stands: 'not_met' }] }])
    expect(JSON.stringify(held.tables.householdDecisions)).not.toContain(casa.memberId)
  })
})

/** Anna's household declined, at the given version of its work. */
const declinedAt = (version: number) =>
  app.deps.transact(system, (stores) =>
    stores.householdDecisions.record({
      applicationId: anna.applicationId,
      companyId: casa.companyId,
      listingId: casa.listingId,
      memberId: casa.memberId,
      outcome: 'declined',
      isAnotherChosen: false,
      criteria: [],
      version,
    }),
  )

test('decisions of one instant stand as they were made, on each page and as the newest', async () => {
  const made: string[] = []
  // Ids are given by chance: in this order they say nothing of it.
  for (let version = 1; version <= 53; version++) made.push(await declinedAt(version))
  const first = await protocol()
  const second = await protocol({ cursor: first.next_cursor })
  const entries = [...first.entries, ...second.entries]
  expect(new Set(entries.map(({ decided_at }: { decided_at: string }) => decided_at)).size).toBe(1)
  expect(entries.map(({ id }: { id: string }) => id)).toEqual(made.toReversed())
  expect(entries.filter(({ is_current }: { is_current: boolean }) => is_current)).toMatchObject([{ id: made.at(-1) }])
})

test('the protocol is narrowed by listing and outcome, and goes on behind a page', async () => {
  await decide({ outcome: 'offered', ...met() })
  for (let count = 0; count < 52; count++) await declinedAt(count + 2)
  const first = await protocol()
  const second = await protocol({ cursor: first.next_cursor })
  const ids = [...first.entries, ...second.entries].map(({ id }: { id: string }) => id)
  expect([first.entries.length, second.entries.length, new Set(ids).size, second.next_cursor]).toEqual([
    50,
    3,
    53,
    null,
  ])
  expect((await protocol({ outcome: 'offered' })).entries).toHaveLength(1)
  expect((await protocol({ listing_id: casa.memberId })).entries).toEqual([])
})

describe('decline emails', () => {
  const declined = async (of = anna) => (await decide(notMet(), { of })).json().decision_id as string
  const send = (ids: string[], token = casa.token) => post('decisions/notices', { decision_ids: ids }, token)
  const cancel = (ids: string[]) => post('decisions/notices/cancel', { decision_ids: ids })
  const run = (decisionId: string) => declineEmailJobs(app.deps).tellDeclined({ decisionId })
  const sent = async (of = anna) => (await app.mailbox.lastTo(of.email))?.subject
  const wasSent = (id: string) =>
    app.deps.transact(system, async (stores) => (await stores.householdDecisions.findLocked(id))!.noticeSentAt !== null)
  const state = async (of = anna) =>
    (await shown(of)).decisions.map(({ notice }: never) => (notice as { state: string }).state)

  test('are shown before they are sent, by language, and give no reasons', async () => {
    const bruno = await applying()
    await app.deps.transact(system, (stores) => stores.applications.saveLanguage(bruno.applicationId, 'de'))
    const { emails } = (
      await post('decisions/notices/preview', { decision_ids: [await declined(), await declined(bruno)] })
    ).json()
    expect(emails.map(({ language, count }: never) => [language, count])).toEqual(
      expect.arrayContaining([
        ['it', 1],
        ['de', 1],
      ]),
    )
    const german = emails.find(({ language }: { language: string }) => language === 'de')
    expect(german.subject).toBe('Ihre Bewerbung bei Casa Prova')
    expect(JSON.stringify(emails)).not.toMatch(/Einkommen|reddito|canone/i)
  })

  test('go out after ten minutes and not before, once', async () => {
    const id = await declined()
    expect((await send([id])).json().queued).toBe(1)
    expect((await send([id])).json().queued).toBe(0)
    await run(id)
    expect(await state()).toEqual(['queued'])
    app.clock.advance(seconds(noticeDelaySeconds))
    await run(id)
    await run(id)
    expect(await until('the email', () => sent())).toBe('La tua candidatura a Casa Prova')
  })

  test('can be taken back until then', async () => {
    const id = await declined()
    await send([id])
    expect((await cancel([id])).json().cancelled).toBe(1)
    app.clock.advance(seconds(noticeDelaySeconds))
    await run(id)
    expect(await wasSent(id)).toBe(false)
  })

  test('taken back and sent again wait ten minutes from then', async () => {
    const id = await declined()
    await send([id])
    app.clock.advance(seconds(noticeDelaySeconds / 2))
    await cancel([id])
    await send([id])
    app.clock.advance(seconds(noticeDelaySeconds / 2))
    await run(id)
    expect(await wasSent(id)).toBe(false)
  })

  test('are not sent once another decision was made', async () => {
    const id = await declined()
    await send([id])
    app.clock.advance(seconds(1))
    await decide({ outcome: 'offered', ...met() })
    app.clock.advance(seconds(noticeDelaySeconds))
    await run(id)
    expect(await wasSent(id)).toBe(false)
    expect((await send([id], await colleague('agent'))).json().code).toBe('conflict')
  })

  test('are not sent for a household that the company removed', async () => {
    const id = await declined()
    await send([id])
    await post(`applicants/${anna.applicationId}/remove`)
    app.clock.advance(seconds(noticeDelaySeconds))
    await run(id)
    expect(await wasSent(id)).toBe(false)
  })

  test('are sent for a refusal alone, and by its own company', async () => {
    const offer = (await decide({ outcome: 'offered', ...met() })).json().decision_id
    expect((await send([offer])).json().code).toBe('conflict')
    const other = await settleMember(app)
    expect((await send([offer], other.token)).statusCode).toBe(404)
    expect((await post('decisions/notices/preview', { decision_ids: [offer] }, other.token)).statusCode).toBe(404)
  })
})
