import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import { readCsv } from '@attesta/domain/csv.ts'
import { settleApplicant, settleMember, settleReport, type TestMember } from '../../testing/people.ts'
import { signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember, other: TestMember
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app, 'agent')
  other = await settleMember(app, 'owner')
})
afterAll(() => app.end())

const home = {
  name: 'Casa',
  address: 'Via Savona 12, 20144 Milano MI',
  region: 'it',
  rent: '900.00',
  deposit: null,
  lan_pays: false,
}
const list = async (query: Record<string, string> = {}, token = casa.token) =>
  (await app.call({ url: '/api/v1/dashboard/listings', token, query })).json()
const post = (path: string, body: unknown, token = casa.token) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/listings${path}`, token, body })
const create = async (more: object) => {
  app.clock.advance(minutes(1))
  return (await post('', { ...home, ...more })).json().listing_id as string
}
async function sql(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
const namesOf = ({ listings }: { listings: { name: string }[] }) => listings.map(({ name }) => name)
const problemOf = (response: { json(): { msg: { field: string; key: string }[] } }) => response.json().msg[0]

describe('the table', () => {
  let berlin: string, torino: string
  beforeAll(async () => {
    torino = await create({ name: 'Attico', address: 'Via Po 25, 10124 Torino TO', rent: '1500.00', reference: 'TO-1' })
    berlin = await create({
      name: 'Neukölln 100%',
      address: 'Sonnenallee 100, 12045 Berlin',
      region: 'de',
      rent: '1190.50',
      utilities: '230.00',
      available_from: '2027-03-01',
      status: 'paused',
      reference: 'B_7',
      owner: 'Jürgen Groß-Weber',
      assignee_id: casa.memberId,
    })
  })

  test('shows what was noted, and the city of the address', async () => {
    const { listings, cities, colleagues } = await list({ text: 'Neukölln' })
    expect(listings).toMatchObject([
      {
        id: berlin,
        reference: 'B_7',
        owner: 'Jürgen Groß-Weber',
        utilities: '230.00',
        available_from: '2027-03-01',
        status: 'paused',
        assignee_id: casa.memberId,
        city: 'Berlin',
      },
    ])
    expect(cities).toEqual(['Berlin', 'Torino'])
    expect(colleagues).toEqual([{ id: casa.memberId, name: 'Elena Prova' }])
  })

  test.each([
    [{ text: 'po 10124' }, ['Attico']],
    [{ text: 'to-1' }, ['Attico']],
    [{ text: 'weber JURGEN' }, ['Neukölln 100%']],
    [{ text: 'jürgen attico' }, []],
    // Wildcards are looked for as they stand.
    [{ text: '100%' }, ['Neukölln 100%']],
    [{ text: 'b_7' }, ['Neukölln 100%']],
    [{ text: 'T_-1' }, []],
    [{ status: 'paused' }, ['Neukölln 100%']],
    [{ status: 'let' }, []],
    [{ city: 'Torino' }, ['Attico']],
    [{ assignee_id: 'none', sort: 'name' }, ['Attico', 'Bilocale']],
    [{ sort: 'rent', order: 'down' }, ['Attico', 'Neukölln 100%', 'Bilocale']],
    [{ sort: 'reference' }, ['Neukölln 100%', 'Attico', 'Bilocale']],
    [{ sort: 'reference', order: 'down' }, ['Attico', 'Neukölln 100%', 'Bilocale']],
    [{ sort: 'available' }, ['Neukölln 100%', 'Attico', 'Bilocale']],
    [{}, ['Neukölln 100%', 'Attico', 'Bilocale']],
  ])('%o gives %o', async (query, names) => {
    const found = await list({ ...(query as Record<string, string>) })
    expect([namesOf(found), found.count]).toEqual([names, names.length])
  })

  test('is grouped by building, and by owner with unknown ones last; the order within a group stays', async () => {
    const { token } = await settleMember(app)
    const flats = [
      { name: 'Ca', address: 'Via Po 25 int. 2, 10124 Torino', owner: 'Zoe Zanon', rent: '700.00' },
      { name: 'Bi', address: 'Via Po 25, 10124 Torino', owner: null, rent: '800.00' },
      { name: 'At', address: 'Corso Re 1, 10124 Torino', owner: 'Zoe Zanon', rent: '900.00' },
    ]
    await post('/import', { rows: flats.map((flat) => ({ ...home, ...flat })), is_trial: false }, token)
    const groups = async (group: string, more = {}) =>
      (await list({ group, text: 'torino', sort: 'rent', ...more }, token)).listings.map(
        (row: { name: string; group: { name: string; count: number } }) => [row.name, row.group.name, row.group.count],
      )
    expect(await groups('building')).toEqual([
      ['At', 'Corso Re 1, 10124 Torino', 1],
      ['Ca', 'Via Po 25, 10124 Torino', 2],
      ['Bi', 'Via Po 25, 10124 Torino', 2],
    ])
    expect(await groups('owner', { order: 'down' })).toEqual([
      ['At', 'Zoe Zanon', 2],
      ['Ca', 'Zoe Zanon', 2],
      ['Bi', '', 1],
    ])
    expect((await list({ text: 'torino' }, token)).listings[0].group).toBeNull()
  })

  test('an archived one is shown only when it is asked for', async () => {
    expect((await post('/bulk', { listing_ids: [torino], act: 'archive' })).json().changed).toBe(1)
    expect(namesOf(await list())).not.toContain('Attico')
    const archived = await list({ status: 'archived' })
    expect([namesOf(archived), archived.archived, archived.cities]).toEqual([['Attico'], 1, ['Berlin', 'Torino']])
    await post('/bulk', { listing_ids: [torino], act: 'restore' })
    expect(namesOf(await list())).toContain('Attico')
  })

  test('comes 50 at a time, each listing on one page', async () => {
    const { token, companyId } = await settleMember(app)
    await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
      for (let count = 0; count < 60; count++)
        await stores.listings.create({
          companyId,
          name: `N${count}`,
          address: 'Via 1',
          region: 'it',
          rent: 1,
          deposit: null,
          lanPays: false,
        })
    })
    const pages = [await list({ sort: 'rent' }, token), await list({ sort: 'rent', page: '2' }, token)]
    expect(pages.map(({ listings, count }) => [listings.length, count])).toEqual([
      [50, 61],
      [11, 61],
    ])
    expect(new Set(pages.flatMap(namesOf)).size).toBe(61)
  })
})

test('a row counts households, reports that no one has opened, and those that need attention', async () => {
  const id = await create({ name: 'Contata' })
  const at = { ...casa, listingId: id }
  const start = async () => {
    const person = await settleApplicant(app, at)
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.saveStep(person.applicationId, 4, 'income-check'),
    )
    return person
  }
  const [anna, bruno] = [await start(), await start()]
  await start()
  const needy = (report: RentReport): RentReport => ({
    ...report,
    checks: report.checks.map((check) => (check.id === 'anti_fraud' ? { ...check, outcome: 'failed' } : check)),
  })
  const settled = (report: RentReport): RentReport => ({ ...report, standing: { state: 'settled', open_points: [] } })
  const opened = await settleReport(app, anna, at, settled)
  await settleReport(app, bruno, at, (report) => needy(settled(report)))
  const counts = async () => {
    const [{ applicants, unread, needs_attention }] = (await list({ text: 'Contata' })).listings
    return [applicants, unread, needs_attention]
  }
  expect(await counts()).toEqual([3, 2, 1])
  await app.call({ url: `/api/v1/dashboard/reports/${opened}`, token: casa.token })
  expect(await counts()).toEqual([3, 1, 1])
  await app.call({
    method: 'POST',
    url: `/api/v1/dashboard/applicants/${bruno.applicationId}/archive`,
    token: casa.token,
  })
  expect(await counts()).toEqual([2, 0, 0])
})

describe('a note on a listing', () => {
  test('stays when a change does not name it, and goes when it is null', async () => {
    const id = await create({ name: 'Nota', reference: 'N-1', owner: 'Rosa Ferri', utilities: '50.00' })
    await post(`/${id}`, { ...home, name: 'Nota due' })
    const shown = async () => (await list({ text: 'nota' })).listings[0]
    expect(await shown()).toMatchObject({ name: 'Nota due', reference: 'N-1', owner: 'Rosa Ferri', utilities: '50.00' })
    await post(`/${id}`, { ...home, name: 'Nota', reference: null, owner: null, utilities: null })
    expect(await shown()).toMatchObject({ reference: null, owner: null, utilities: null })
    expect(namesOf(await list({ text: 'ferri' }))).toEqual([])
  })

  test.each([
    ['reference', { reference: 'x'.repeat(41) }, 'Dashboard.Listing.Error.Reference'],
    ['available_from', { available_from: '2027-02-30' }, 'Dashboard.Listing.Error.AvailableFrom'],
    ['utilities', { utilities: '100000.01' }, 'Dashboard.Listing.Error.Utilities'],
    ['assignee_id', { assignee_id: '3f0c2b8e-1d7a-4b55-8f62-000000000001' }, 'Dashboard.Listing.Error.Assignee'],
  ])('%s: %o is refused', async (field, wrong, key) => {
    const refused = await post('', { ...home, ...wrong })
    expect([refused.statusCode, problemOf(refused)]).toMatchObject([422, { field, key }])
  })

  test('is no other company’s: neither its colleague nor its reference', async () => {
    await post('', { ...home, reference: 'SAME' }, other.token)
    const refused = await post('', { ...home, assignee_id: other.memberId })
    expect(problemOf(refused)).toMatchObject({ field: 'assignee_id', key: 'Dashboard.Listing.Error.Assignee' })
    expect((await post('', { ...home, reference: 'SAME' })).statusCode).toBe(200)
    expect(problemOf(await post('', { ...home, reference: 'SAME' }))).toMatchObject({
      field: 'reference',
      key: 'Dashboard.Listing.Error.ReferenceTaken',
    })
  })

  test('a colleague who leaves is in charge of nothing', async () => {
    const colleague = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.members.add({ companyId: other.companyId, email: 'leo@altra.example', name: 'Leo', role: 'agent' }),
    )
    await post('', { ...home, name: 'Di Leo', assignee_id: colleague!.id }, other.token)
    await app.call({ method: 'POST', url: `/api/v1/dashboard/people/${colleague!.id}/remove`, token: other.token })
    expect((await list({ text: 'Di Leo' }, other.token)).listings[0].assignee_id).toBeNull()
  })

  test('of whose home it is, is unreadable in the database', async () => {
    await create({ name: 'Sigillata', owner: 'Ottavia Quintavalle' })
    const row = await sql(`select owner, owner_words::text from listings where name = 'Sigillata'`)
    expect(JSON.stringify(row.rows).toLowerCase()).not.toContain('quintavalle')
    expect(row.rows[0].owner.toString('latin1')).not.toContain('Quintavalle')
  })
})

describe('a listing that is not open', () => {
  test.each(['paused', 'reserved', 'let'] as const)('%s: says so and takes no new application', async (status) => {
    const id = await create({ status })
    const { listing } = (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: id } })).json()
    expect(listing).toMatchObject({ archived: true, closed: status })
    const refused = await app.call({
      method: 'POST',
      url: '/api/v1/signup/submit',
      query: { lang: 'it' },
      body: signUpFields(`${status}@esempio.example`, { listing_id: id }),
    })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'listing_archived'])
    const invited = await post(`/${id}/invite`, { email: 'rosa@esempio.example', language: 'it' })
    expect(invited.json().code).toBe('listing_archived')
    await post('/bulk', { listing_ids: [id], act: 'set-status', status: 'open' })
    const open = (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: id } })).json().listing
    expect([open.archived, open.closed]).toEqual([undefined, undefined])
  })
})

describe('many at once', () => {
  test('are assigned, and each is in the audit log', async () => {
    const ids = [await create({ name: 'Uno' }), await create({ name: 'Due' })]
    expect((await post('/bulk', { listing_ids: ids, act: 'assign', assignee_id: casa.memberId })).statusCode).toBe(200)
    for (const name of ['Uno', 'Due']) expect((await list({ text: name })).listings[0].assignee_id).toBe(casa.memberId)
    const { rows } = await sql(`select subject_id from audit_log where event = 'listing.assigned' and actor_id = $1`, [
      casa.memberId,
    ])
    expect(rows.map(({ subject_id }: { subject_id: string }) => subject_id).sort()).toEqual(ids.toSorted())
  })

  test('with another company’s among them: nothing is changed', async () => {
    const own = await create({ name: 'Propria' })
    const refused = await post('/bulk', { listing_ids: [own, other.listingId], act: 'archive' })
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found'])
    expect(namesOf(await list({ text: 'Propria' }))).toEqual(['Propria'])
    expect((await list({ text: 'Bilocale' }, other.token)).listings[0].is_archived).toBe(false)
  })

  test.each([
    ['assign', 'assignee_id'],
    ['set-status', 'status'],
  ])('%s without what is to be set is refused', async (act, field) => {
    const refused = await post('/bulk', { listing_ids: [casa.listingId], act })
    expect([refused.statusCode, problemOf(refused)]).toMatchObject([422, { field }])
  })
})

describe('an import', () => {
  const row = { ...home, name: 'Importata', reference: 'IMP-1' }
  test('on trial tells what it would do and saves nothing; done, it makes new ones and changes those of the same reference', async () => {
    const trial = await post('/import', { rows: [row, { ...row, reference: 'IMP-2' }], is_trial: true })
    expect(trial.json()).toEqual({ success: true, created: 2, changed: 0, archived: 0 })
    expect((await list({ text: 'Importata' })).count).toBe(0)
    await post('/import', { rows: [row], is_trial: false })
    const again = await post('/import', {
      rows: [
        { ...row, name: 'Importata due' },
        { ...home, name: 'Senza numero' },
      ],
      is_trial: false,
    })
    expect(again.json()).toMatchObject({ created: 1, changed: 1 })
    expect(namesOf(await list({ text: 'IMP-1' }))).toEqual(['Importata due'])
  })

  test('says of an archived one that it stays archived, on trial and done', async () => {
    const sent = { ...row, reference: 'IMP-OLD' }
    await post('/import', { rows: [sent], is_trial: false })
    const [{ id }] = (await list({ text: 'IMP-OLD' })).listings
    await post(`/${id}/archive`, {})
    for (const is_trial of [true, false])
      expect((await post('/import', { rows: [sent, { ...row, reference: 'IMP-NEW' }], is_trial })).json()).toEqual({
        success: true,
        created: 1,
        changed: 1,
        archived: 1,
      })
    expect((await list({ text: 'IMP-OLD' })).count).toBe(0)
    expect((await list({ text: 'IMP-OLD', status: 'archived' })).count).toBe(1)
  })

  test('whose answer was lost is sent again under its key, and doubles nothing', async () => {
    const sent = {
      method: 'POST',
      url: '/api/v1/dashboard/listings/import',
      token: casa.token,
      headers: { 'Idempotency-Key': 'part-3-of-an-import' },
      body: { rows: [{ ...home, name: 'Ripetuta' }], is_trial: false },
    } as const
    const first = await app.call(sent)
    const again = await app.call(sent)
    expect([first.json(), again.json()]).toEqual(Array(2).fill({ success: true, created: 1, changed: 0, archived: 0 }))
    expect((await list({ text: 'Ripetuta' })).count).toBe(1)
  })

  test('with a reference twice is refused whole', async () => {
    const refused = await post('/import', {
      rows: [
        { ...home, reference: 'D' },
        { ...home, reference: 'D' },
      ],
      is_trial: false,
    })
    expect(problemOf(refused)).toMatchObject({ field: 'reference', key: 'Dashboard.Listing.Error.ReferenceTwice' })
    expect(
      (await list({ text: 'D' })).listings.filter(({ reference }: { reference: string }) => reference === 'D'),
    ).toEqual([])
  })

  test('never changes another company’s listing of the same reference', async () => {
    await post('', { ...home, name: 'Altrui', reference: 'SHARED-1' }, other.token)
    expect(
      (await post('/import', { rows: [{ ...row, reference: 'SHARED-1' }], is_trial: false })).json(),
    ).toMatchObject({ created: 1, changed: 0 })
    expect(namesOf(await list({ text: 'SHARED-1' }, other.token))).toEqual(['Altrui'])
  })
})

test('the export is a table of what fits, with no cell that a spreadsheet runs', async () => {
  await create({
    name: '=HYPERLINK("https://x.example")',
    reference: 'EXP-1',
    utilities: '80.00',
    owner: 'Rosa; Ferri',
  })
  const { csv, count } = (
    await app.call({
      url: '/api/v1/dashboard/listings/export',
      token: casa.token,
      query: { text: 'EXP-1', lang: 'it' },
    })
  ).json()
  expect(count).toBe(1)
  const [head, cells] = readCsv(csv)
  expect(Object.fromEntries(head!.map((name, index) => [name, cells![index]]))).toMatchObject({
    Riferimento: 'EXP-1',
    Nome: `'=HYPERLINK("https://x.example")`,
    Canone: '900,00',
    Spese: '80,00',
    Proprietario: 'Rosa; Ferri',
    Stato: 'Attivo',
  })
})
