import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maxNoteLength, maxNotesPerHousehold } from '@attesta/contract/household-work.ts'
import {
  settleApplicant,
  settleApplying,
  settleColleague,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { systemRandom } from '../../random.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { seconds } from '../../testing/test-clock.ts'

const system = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember
let paola: { id: string; token: string }
let vera: { id: string; token: string }
let anna: TestApplicant

const colleague = (name: string, role: 'agent' | 'viewer') => settleColleague(app, casa, role, name)

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())
beforeEach(async () => {
  app.clock.advance(seconds(120))
  casa = await settleMember(app)
  paola = await colleague('Paola Prova', 'agent')
  vera = await colleague('Vera Lettrice', 'viewer')
  anna = await applying()
})

const applying = () => settleApplying(app, casa)
const url = (rest = 'work', of = anna) => `/api/v1/dashboard/applicants/${of.applicationId}/${rest}`
const read = async (token = casa.token, of = anna) => (await app.call({ url: url('work', of), token })).json()
const set = (body: object, token = casa.token, of = anna) =>
  app.call({ method: 'POST', url: url('work', of), token, body })
const nothing = { stage: 'none', assignee_id: null, due_on: null, version: 0 }
const addNote = (text: string, token = casa.token) =>
  app.call({ method: 'POST', url: url('notes'), token, body: { text } })
const deleteNote = (id: string, token = casa.token) =>
  app.call({ method: 'POST', url: url(`notes/${id}/delete`), token })
const listed = async (query: Record<string, string> = {}, token = casa.token) =>
  (await app.call({ url: '/api/v1/dashboard/applicants', token, query })).json()
const problemsOf = (response: { json(): { msg: { field: string }[] } }) => [
  ...new Set(response.json().msg.map(({ field }) => field)),
]

describe('stage, colleague in charge and due date', () => {
  test('are nothing before anybody set them, and are read by every colleague once set', async () => {
    expect(await read()).toMatchObject({ ...nothing, notes: [], changes: [] })
    const answer = await set({ stage: 'shortlisted', assignee_id: paola.id, due_on: '2026-03-10', version: 0 })
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1])
    await settleReport(app, anna, casa)
    for (const { token } of [casa, paola, vera])
      expect(await read(token)).toMatchObject({
        stage: 'shortlisted',
        assignee_id: paola.id,
        due_on: '2026-03-10',
        version: 1,
      })
  })

  test('stand in the list, which is narrowed by stage and by colleague', async () => {
    const bruno = await applying()
    await set({ stage: 'shortlisted', assignee_id: paola.id, due_on: '2026-03-10', version: 0 })
    const found = async (query: Record<string, string>) =>
      (await listed(query)).applicants.map(({ application_id }: { application_id: string }) => application_id)
    expect(await found({ stage: 'shortlisted' })).toEqual([anna.applicationId])
    expect(await found({ assignee_id: paola.id })).toEqual([anna.applicationId])
    expect(await found({ assignee_id: 'none' })).toEqual([bruno.applicationId])
    expect(await found({ stage: 'none', assignee_id: paola.id })).toEqual([])
    const { applicants, colleagues } = await listed({ stage: 'shortlisted' })
    expect(applicants[0].work).toEqual({ stage: 'shortlisted', assignee: 'Paola Prova', due_on: '2026-03-10' })
    // Joined in the same instant: their order is that of their random ids.
    expect(colleagues.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Elena Prova', 'Paola Prova'])
  })

  test('are refused when a colleague changed them meanwhile, and what the colleague set stays', async () => {
    await set({ ...nothing, stage: 'shortlisted' })
    await set({ ...nothing, due_on: '2026-03-10', version: 1 }, paola.token)
    for (const version of [0, 1, 3]) {
      const late = await set({ ...nothing, stage: 'shortlisted', version })
      expect([late.statusCode, late.json().code]).toEqual([409, 'work_changed'])
    }
    expect(await read()).toMatchObject({ stage: 'none', due_on: '2026-03-10', version: 2 })
  })

  test('of two colleagues who set the same at once, one is refused', async () => {
    const answers = await Promise.all([
      set({ ...nothing, stage: 'shortlisted' }),
      set({ ...nothing, due_on: '2026-03-10' }, paola.token),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await read()).changes).toHaveLength(1)
  })

  test('are given to no one who is not of the company, who only reads, or who left', async () => {
    const other = await settleMember(app)
    for (const assignee_id of [other.memberId, vera.id, systemRandom.uuid()]) {
      const answer = await set({ ...nothing, assignee_id })
      expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ['assignee_id']])
    }
    expect((await set({ ...nothing, assignee_id: paola.id })).statusCode).toBe(200)
    await app.deps.transact(system, (stores) => stores.members.remove(paola.id))
    expect(await read()).toMatchObject({ assignee_id: null, version: 1 })
    expect((await listed({ assignee_id: 'none' })).count).toBe(1)
    expect((await set({ ...nothing, assignee_id: paola.id, version: 1 })).statusCode).toBe(422)
    // Who set it is still told by name.
    expect((await read()).changes[0]).toMatchObject({ kind: 'assignee', after: 'Paola Prova' })
  })

  test.each([
    ['a stage that there is not', { stage: 'best' }, 'stage'],
    ['a day that the calendar lacks', { due_on: '2026-02-30' }, 'due_on'],
    ['a day in words', { due_on: 'domani' }, 'due_on'],
    ['a version below nothing', { version: -1 }, 'version'],
  ])('refuse %s', async (_, wrong, field) => {
    const answer = await set({ ...nothing, ...wrong })
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, [field]])
  })
})

describe('notes', () => {
  test('are told to the company with author and time, the newest first', async () => {
    await addNote('  Visita giovedì\r\nalle 18 ')
    app.clock.advance(seconds(60))
    const { note_id } = (await addNote('Richiamare', paola.token)).json()
    const { notes } = await read()
    expect(notes).toMatchObject([
      { id: note_id, text: 'Richiamare', author: 'Paola Prova', is_own: false },
      { text: 'Visita giovedì\nalle 18', author: 'Elena Prova', is_own: true },
    ])
    expect(Date.parse(notes[0].written_at) - Date.parse(notes[1].written_at)).toBe(60_000)
  })

  test('are deleted by their author and by no one else', async () => {
    const { note_id } = (await addNote('Visita giovedì')).json()
    expect((await deleteNote(note_id, paola.token)).statusCode).toBe(404)
    expect((await read()).notes).toHaveLength(1)
    expect((await deleteNote(note_id)).statusCode).toBe(200)
    expect((await read()).notes).toEqual([])
    expect((await deleteNote(note_id)).statusCode).toBe(404)
  })

  test('have a length, and there are so many of them at most', async () => {
    for (const text of ['', ' \n\t', 'x'.repeat(maxNoteLength + 1)])
      expect(problemsOf(await addNote(text))).toEqual(['text'])
    await app.deps.transact(system, async (stores) => {
      const household = { applicationId: anna.applicationId, companyId: casa.companyId }
      for (let count = 1; count < maxNotesPerHousehold; count++)
        await stores.householdNotes.add(household, casa.memberId, `Nota ${count}`, [])
    })
    expect((await addNote('x'.repeat(maxNoteLength))).statusCode).toBe(200)
    const answer = await addNote('Una di troppo')
    expect([answer.statusCode, problemsOf(answer)]).toEqual([422, ['text']])
  })

  test('are not readable in the database', async () => {
    await addNote('Visita giovedì')
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    try {
      const { rows } = await client.query<{ text: Buffer }>(
        `select text from household_notes where application_id = $1`,
        [anna.applicationId],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]!.text.toString('latin1')).not.toContain('Visita')
    } finally {
      await client.end()
    }
  })
})

test('the history tells who changed what and when, the newest first, without the text of notes', async () => {
  await set({ ...nothing, stage: 'shortlisted', assignee_id: paola.id })
  // Saved again as it is: nothing changed, nothing is told.
  expect((await set({ ...nothing, stage: 'shortlisted', assignee_id: paola.id, version: 1 })).json().version).toBe(1)
  app.clock.advance(seconds(60))
  const { note_id } = (await addNote('Visita giovedì', paola.token)).json()
  app.clock.advance(seconds(60))
  await deleteNote(note_id, paola.token)
  app.clock.advance(seconds(60))
  await set({ stage: 'shortlisted', assignee_id: null, due_on: '2026-03-10', version: 1 })
  const { changes } = await read()
  expect(changes).toMatchObject([
    { kind: 'assignee', member: 'Elena Prova', before: 'Paola Prova', after: null },
    { kind: 'due', member: 'Elena Prova', before: null, after: '2026-03-10' },
    { kind: 'note-deleted', member: 'Paola Prova', before: null, after: null },
    { kind: 'note-added', member: 'Paola Prova', before: null, after: null },
    { kind: 'assignee', member: 'Elena Prova', before: null, after: 'Paola Prova' },
    { kind: 'stage', member: 'Elena Prova', before: 'none', after: 'shortlisted' },
  ])
  expect(Date.parse(changes[0].changed_at) - Date.parse(changes[5].changed_at)).toBe(180_000)
  expect(JSON.stringify(changes)).not.toContain('Visita')
})

describe('a household', () => {
  test('is changed by no viewer, who reads it once there is a report', async () => {
    const { note_id } = (await addNote('Visita giovedì')).json()
    expect((await app.call({ url: url(), token: vera.token })).statusCode).toBe(404)
    await settleReport(app, anna, casa)
    expect((await read(vera.token)).notes).toMatchObject([{ text: 'Visita giovedì', is_own: false }])
    for (const answer of [
      await set(nothing, vera.token),
      await addNote('x', vera.token),
      await deleteNote(note_id, vera.token),
    ])
      expect(answer.statusCode).toBe(403)
  })

  test('offers an author who may only read now no note to delete', async () => {
    await addNote('Richiamare', paola.token)
    await settleReport(app, anna, casa)
    await app.deps.transact(system, (stores) => stores.members.changeRole(paola.id, 'viewer'))
    expect((await read(paola.token)).notes).toMatchObject([{ author: 'Paola Prova', is_own: false }])
  })

  test('of another company is as if it were not there', async () => {
    const { note_id } = (await addNote('Visita giovedì')).json()
    const { token } = await settleMember(app)
    for (const answer of [
      await app.call({ url: url(), token }),
      await set(nothing, token),
      await addNote('x', token),
      await deleteNote(note_id, token),
    ])
      expect(answer.statusCode).toBe(404)
    expect((await read()).notes).toHaveLength(1)
  })

  test('is found by the report of anybody in it, and is worked on as a whole', async () => {
    const partner = await settleApplicant(app, casa, { role: 'co-applicant' })
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    try {
      await client.query(`update applications set main_application_id = $1 where id = $2`, [
        anna.applicationId,
        partner.applicationId,
      ])
    } finally {
      await client.end()
    }
    for (const person of [anna, partner]) {
      const reportId = await settleReport(app, person, casa)
      const answer = await app.call({ url: `/api/v1/dashboard/reports/${reportId}/household`, token: casa.token })
      expect(answer.json().application_id).toBe(anna.applicationId)
    }
    expect((await set(nothing, casa.token, partner)).statusCode).toBe(409)
  })

  test('that the company removes for good leaves none of its notes behind', async () => {
    await set({ ...nothing, stage: 'shortlisted' })
    await addNote('Visita giovedì')
    const left = () =>
      app.deps.transact(system, async (stores) => {
        const household = { applicationId: anna.applicationId, companyId: casa.companyId }
        return [await stores.householdNotes.count(household), (await stores.householdWork.of(household)).version]
      })
    expect(await left()).toEqual([1, 1])
    expect((await app.call({ method: 'POST', url: url('remove'), token: casa.token })).statusCode).toBe(200)
    expect(await left()).toEqual([0, 0])
  })
})
