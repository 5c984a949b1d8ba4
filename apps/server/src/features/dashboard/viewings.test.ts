/** Viewings: proposed, taken, moved, cancelled, and the calendar files that both sides get. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxViewingsPerDay } from '@attesta/contract/viewing-limits.ts'
import {
  settleApplicant,
  settleColleague,
  settleMember,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes, seconds } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'
import { tellViewingJobs } from './tell-viewing.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let giulia: TestApplicant

beforeAll(async () => {
  app = await startTestApp()
  await app.work()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(minutes(3))
  casa = await settleMember(app)
  giulia = await settleApplicant(app, casa)
})

/** A time of a day from now on, as a form gives it, and the instant it is in winter in Rome. */
const at = (days: number, time = '10:30') => {
  const day = new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return { local: `${day}T${time}`, instant: new Date(`${day}T${time}:00+01:00`).toISOString() }
}
const url = (rest = '') => `/api/v1/dashboard/applicants/${giulia.applicationId}/viewings${rest}`
const post = (rest: string, body?: object, token = casa.token) =>
  app.call({ method: 'POST', url: url(rest), token, ...(body && { body }) })
const propose = (slots: string[], more: object = {}, token = casa.token) =>
  post('', { slots, minutes: 30, place: '', ...more }, token)
const shown = async (token = casa.token) => (await app.call({ url: url(), token })).json()
const own = () => ({ token: giulia.token, query: { application_id: giulia.applicationId } })
const received = async () => (await app.call({ url: '/api/v1/viewings/', ...own() })).json()
const answer = (viewing_id: string, start: string | null) =>
  app.call({ method: 'POST', url: '/api/v1/viewings/', ...own(), body: { viewing_id, start } })
const proposed = async (...slots: string[]): Promise<string> => (await propose(slots)).json().viewing_id
const agreed = async () => {
  const { local, instant } = at(3)
  const id = await proposed(local)
  expect((await answer(id, instant)).statusCode).toBe(200)
  return { id, instant }
}
const owner = () => `${casa.memberId}@casa-prova.example`
const emailTo = (address: string, subject: RegExp) =>
  until('the email', async () => app.mailbox.emails.findLast((one) => one.to === address && subject.test(one.subject)))
/** Lines of a calendar file, unfolded. Source: RFC 5545 §3.1. */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n')
const kinds = async () =>
  (await app.call({ url: url().replace('viewings', 'work'), token: casa.token }))
    .json()
    .changes.map(({ kind, member }: never) => [kind, member])
const keyOf = (response: { json(): { msg: { field: string; key: string }[] } }) => {
  const [{ field, key }] = response.json().msg as [{ field: string; key: string }]
  return [field, key]
}
const colleague = (role: 'agent' | 'viewer') => settleColleague(app, casa, role)

test('times on a clock where the home is are proposed, the earliest first; the applicant takes one', async () => {
  const [later, sooner] = [at(4, '17:00'), at(3)]
  const id = (await propose([later.local, sooner.local], { place: ' Citofono  Colli ' })).json().viewing_id
  const { subject, text, calendar } = await emailTo(giulia.email, /orario/)
  expect(subject).toBe('Scegli un orario per la visita')
  expect(text).toContain('10:30')
  expect(text).not.toContain('Colli')
  expect(calendar).toBeUndefined()
  expect(await received()).toMatchObject({
    home: 'Bilocale',
    time_zone: 'Europe/Rome',
    viewings: [{ id, state: 'proposed', slots: [sooner.instant, later.instant], start: null, place: 'Citofono Colli' }],
  })
  expect((await answer(id, later.instant)).statusCode).toBe(200)
  expect(await shown()).toMatchObject({
    may_propose: false,
    viewings: [{ id, state: 'agreed', start: later.instant, minutes: 30, member: 'Elena Prova' }],
  })
  expect(await kinds()).toEqual(
    expect.arrayContaining([
      ['viewing-agreed', ''],
      ['viewing-proposed', 'Elena Prova'],
    ]),
  )
  const held = (await app.deps.transact(system, (stores) => stores.held.of(giulia.userId)))!
  expect(held.tables.viewings).toMatchObject([{ state: 'agreed', place: 'Citofono Colli' }])
  expect(JSON.stringify(held.tables.viewings)).not.toContain(casa.memberId)
})

describe('the calendar file', () => {
  test('goes to both sides, names the home and no other person', async () => {
    const { id, instant } = await agreed()
    const stamp = instant.replace(/[-:]/g, '').replace('.000', '')
    for (const [address, other] of [
      [giulia.email, owner()],
      [owner(), giulia.email],
    ] as const) {
      const { calendar, subject } = await emailTo(address, /confermata/)
      expect(subject).toContain('10:30')
      expect(calendar?.method).toBe('REQUEST')
      const lines = linesOf(calendar!.text)
      expect(lines).toEqual(
        expect.arrayContaining([
          'METHOD:REQUEST',
          `UID:${id}@${new URL(app.deps.config.publicUrl).hostname}`,
          'SEQUENCE:0',
          `DTSTART:${stamp}`,
          'SUMMARY:Visita: Bilocale',
          'STATUS:CONFIRMED',
          expect.stringMatching(/^LOCATION:Via /),
          expect.stringContaining(`MAILTO:${address}`),
        ]),
      )
      expect(calendar!.text).not.toContain(other)
      expect(calendar!.text).not.toMatch(/Giulia|application_id/)
      // Source: RFC 5545 §3.1: no line is longer than 75 octets.
      for (const line of calendar!.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
  })

  test('of a moved viewing has the next sequence under the same id, of a cancelled one the method CANCEL', async () => {
    const { id } = await agreed()
    const { local, instant } = at(5, '09:00')
    expect((await post(`/${id}/move`, { start: local, sequence: 0 })).statusCode).toBe(200)
    for (const address of [giulia.email, owner()]) {
      const { calendar } = await emailTo(address, /spostata/)
      expect(linesOf(calendar!.text)).toEqual(
        expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', expect.stringContaining(`UID:${id}@`)]),
      )
    }
    expect((await received()).viewings[0]).toMatchObject({ state: 'agreed', start: instant })
    expect((await post(`/${id}/cancel`)).statusCode).toBe(200)
    for (const address of [giulia.email, owner()]) {
      const { calendar } = await emailTo(address, /annullata/)
      expect(calendar!.method).toBe('CANCEL')
      expect(linesOf(calendar!.text)).toEqual(
        expect.arrayContaining([
          'METHOD:CANCEL',
          'SEQUENCE:2',
          'STATUS:CANCELLED',
          expect.stringContaining(`UID:${id}@`),
        ]),
      )
    }
    expect(await shown()).toMatchObject({ may_propose: true, viewings: [{ state: 'cancelled' }] })
  })

  /** Whether an email was written for this cause: of one that was, none is written again. */
  const wasTold = async (cause: string) =>
    !(await app.deps.transact(system, (stores) =>
      stores.emails.post('viewing', { userId: giulia.userId }, cause, {
        to: '',
        sender: '',
        subject: '',
        text: '',
        html: '',
      }),
    ))

  test('is sent once for each change, and not for one that was overtaken', async () => {
    const { local, instant } = at(3)
    const id = await proposed(local)
    // Agreed, and cancelled before anyone was told of it.
    await app.deps.transact(system, (stores) => stores.viewings.agree(id, new Date(instant)))
    await post(`/${id}/cancel`)
    for (const address of [giulia.email, owner()]) await emailTo(address, /annullata/)
    const { tellViewing } = tellViewingJobs(app.deps)
    await tellViewing({ viewingId: id, state: 'agreed', sequence: 0 })
    await tellViewing({ viewingId: id, state: 'cancelled', sequence: 1 })
    const toldOf = (subject: RegExp) =>
      app.mailbox.emails.filter((one) => [giulia.email, owner()].includes(one.to) && subject.test(one.subject)).length
    expect([toldOf(/confermata/), toldOf(/annullata/)]).toEqual([0, 2])
    expect([await wasTold(`${id}/cancelled/1`), await wasTold(`${id}/agreed/0`)]).toEqual([true, false])
  })
})

test('none of the times: the colleague who proposed is told in their language, without a file, and may propose again', async () => {
  const agent = await colleague('agent')
  await app.deps.transact(system, (stores) => stores.members.markSignedIn(agent.id, 'de'))
  const id = (await propose([at(3).local], {}, agent.token)).json().viewing_id
  expect((await answer(id, null)).statusCode).toBe(200)
  const { subject, calendar, text } = await emailTo(agent.email, /Besichtigung/)
  expect(subject).toBe('Keiner der Besichtigungstermine passt')
  expect(calendar).toBeUndefined()
  expect(text).not.toContain('Giulia')
  expect(await shown()).toMatchObject({ may_propose: true, viewings: [{ state: 'declined', start: null }] })
})

test('the applicant cancels what was agreed: the file of both says so', async () => {
  const { id } = await agreed()
  app.clock.advance(seconds(1))
  expect((await answer(id, null)).statusCode).toBe(200)
  for (const address of [giulia.email, owner()])
    expect((await emailTo(address, /annullata/)).calendar?.method).toBe('CANCEL')
  expect((await kinds())[0]).toEqual(['viewing-called-off', ''])
})

test('a time that has passed is taken no more', async () => {
  const { local, instant } = at(3)
  const id = await proposed(local)
  app.clock.advance(new Date(instant).getTime() - app.clock.now().getTime())
  const token = await app.deps.transact(system, (stores) => stores.sessions.open({ userId: giulia.userId }))
  giulia = { ...giulia, token }
  expect((await answer(id, instant)).statusCode).toBe(409)
  expect((await received()).viewings[0].state).toBe('proposed')
})

test('proposed times are withdrawn by email without a file; a household that is removed has its viewing cancelled', async () => {
  const first = await proposed(at(3).local)
  await post(`/${first}/cancel`)
  expect((await emailTo(giulia.email, /ritirati/)).calendar).toBeUndefined()
  await agreed()
  await app.call({ method: 'POST', url: url().replace('viewings', 'remove'), token: casa.token })
  expect((await emailTo(giulia.email, /annullata/)).calendar?.method).toBe('CANCEL')
})

describe('refused is', () => {
  test.each([
    ['a time that is over', () => [at(-1).local], ['slots.0', 'Viewings.Error.Past']],
    ['one too far ahead', () => [at(92).local], ['slots.0', 'Viewings.Error.Far']],
    ['one that no clock shows', () => [at(2).local, '2027-03-28T02:30'], ['slots.1', 'Viewings.Error.Time']],
    ['one that no calendar has', () => ['2026-13-01T10:00'], ['slots.0', 'Viewings.Error.Time']],
    ['the same time twice', () => [at(2).local, at(2).local], ['slots.1', 'Viewings.Error.Twice']],
  ])('%s', async (_, slots, told) => {
    expect(keyOf(await propose(slots()))).toEqual(told)
  })

  test('a second viewing while one is open, also when two propose at once', async () => {
    const both = await Promise.all([propose([at(3).local]), propose([at(4).local])])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(keyOf(both.find(({ statusCode }) => statusCode === 422)!)).toEqual(['slots.0', 'Viewings.Error.Open'])
  })

  test('more than so many a day', async () => {
    for (let count = 0; count < maxViewingsPerDay; count++) {
      app.clock.advance(minutes(1))
      await post(`/${await proposed(at(3).local)}/cancel`)
    }
    app.clock.advance(minutes(1))
    expect(keyOf(await propose([at(3).local]))).toEqual(['slots.0', 'Viewings.Error.TooMany'])
  })

  test('a move of what was moved meanwhile, or is not agreed', async () => {
    const { id } = await agreed()
    await post(`/${id}/move`, { start: at(5).local, sequence: 0 })
    expect((await post(`/${id}/move`, { start: at(6).local, sequence: 0 })).statusCode).toBe(409)
    await post(`/${id}/cancel`)
    expect((await post(`/${id}/move`, { start: at(6).local, sequence: 2 })).statusCode).toBe(409)
    expect((await post(`/${id}/cancel`)).statusCode).toBe(409)
  })

  test('a time that was not proposed, is over, or of a viewing that was taken back', async () => {
    const { local, instant } = at(3)
    const id = await proposed(local)
    expect((await answer(id, at(4).instant)).statusCode).toBe(409)
    expect((await answer(id, 'domani')).statusCode).toBe(409)
    await post(`/${id}/cancel`)
    expect((await answer(id, instant)).statusCode).toBe(409)
    expect((await answer(id, null)).statusCode).toBe(409)
  })

  test('a viewer, and another company, which reads nothing either', async () => {
    const { token } = await colleague('viewer')
    expect((await propose([at(3).local], {}, token)).statusCode).toBe(403)
    const id = await proposed(at(3).local)
    const other = await settleMember(app)
    expect((await propose([at(3).local], {}, other.token)).statusCode).toBe(404)
    expect((await post(`/${id}/cancel`, undefined, other.token)).statusCode).toBe(404)
    expect((await app.call({ url: url(), token: other.token })).statusCode).toBe(404)
  })
})
