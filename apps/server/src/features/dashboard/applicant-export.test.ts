/** The table of households for a spreadsheet, and the rent with utilities in it, in the list and in the comparison. */
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { sheetsOf } from '@attesta/documents/read/workbook.ts'
import {
  settleApplicant,
  settleMember,
  settleReport,
  type TestApplicant,
  type TestMember,
} from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

const task = { kind: 'system', task: 'test' } as const
let app: TestApp
let casa: TestMember, other: TestMember
let anna: TestApplicant
let reportId: string
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  other = await settleMember(app)
  anna = await started('Anna')
  await started('=1+1')
  reportId = await settleReport(app, anna, casa)
})
afterAll(() => app.end())

async function started(firstName: string): Promise<TestApplicant> {
  app.clock.advance(minutes(1))
  const person = await settleApplicant(app, casa, { firstName })
  await app.deps.transact(task, (stores) => stores.applications.saveStep(person.applicationId, 4, 'income-check'))
  return person
}
const get = (path: string, query: Record<string, string> = {}, token = casa.token) =>
  app.call({ url: `/api/v1/dashboard/${path}`, token, query: { lang: 'it', ...query } })
const post = (path: string, body: object) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/${path}`, token: casa.token, body })
async function exported(query: Record<string, string> = {}, token = casa.token) {
  const { csv, count, fitting } = (await get('applicants/export', query, token)).json()
  const [head, ...rows] = readCsv(csv)
  return { count, fitting, rows: rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]]))) }
}
const setUtilities = (utilities: string | null) =>
  post(`listings/${casa.listingId}`, {
    name: 'Bilocale',
    address: 'Via Prova 1, Milano',
    region: 'it',
    rent: '850.00',
    deposit: null,
    lan_pays: false,
    reference: 'MI-31',
    utilities,
  })

test('it holds what the list shows of each household, with no cell that a spreadsheet runs', async () => {
  await setUtilities('90.00')
  await post(`applicants/${anna.applicationId}/work`, {
    stage: 'shortlisted',
    assignee_id: casa.memberId,
    due_on: '2026-12-01',
    version: 0,
  })
  const { count, fitting, rows } = await exported({ sort: 'started', order: 'up' })
  expect([count, fitting]).toEqual([2, 2])
  expect(rows).toMatchObject([
    {
      Richiedente: 'Anna Bianchi',
      Annuncio: 'Bilocale',
      Riferimento: 'MI-31',
      Fase: 'Tra le preferite',
      Referente: 'Elena Prova',
      Scadenza: '2026-12-01',
      'Reddito netto': '2001,35',
      'Reddito netto: attendibilità': 'Letto',
      'Canone su reddito (%)': '31',
      'Numero del report': `AT-${reportId.slice(-8, -4)}-${reportId.slice(-4)}`.toUpperCase(),
    },
    { Richiedente: "'=1+1 Bianchi", 'Reddito netto': '', 'Numero del report': '' },
  ])
  await post('settings/stages', {
    none: '',
    shortlisted: 'Da vedere',
    offered: '',
    accepted: '',
    declined: '',
    withdrawn: '',
  })
  expect((await exported({ stage: 'shortlisted' })).rows).toMatchObject([{ Fase: 'Da vedere' }])
})

test('as a workbook it holds the same, with numbers and days to compute with and no formula', async () => {
  const { csv, workbook, count } = (
    await get('applicants/export', { format: 'xlsx', sort: 'started', order: 'up' })
  ).json()
  expect([csv, count]).toEqual(['', 2])
  const entries = Object.entries(unzipSync(Buffer.from(workbook, 'base64')))
  const [sheet] = sheetsOf(entries.map(([name, content]) => ({ name, content: Buffer.from(content) })))
  const rows = readCsv(sheet!)
  const cell = (row: number, heading: string) => rows[row]![rows[0]!.indexOf(heading)]
  expect([cell(1, 'Richiedente'), cell(2, 'Richiedente')]).toEqual(['Anna Bianchi', '=1+1 Bianchi'])
  expect(cell(1, 'Reddito netto')).toBe('2001.35')
  expect(cell(1, 'Valido fino al')).toBe('2027-01-20')
  const written = Buffer.from(Object.fromEntries(entries)['xl/worksheets/sheet1.xml']!).toString()
  expect(written).toContain('<v>2001.35</v>')
  expect(written).not.toContain('<f>')
})

test('it is narrowed as the list is, and to the caller’s company', async () => {
  expect((await exported({ text: 'anna' })).rows).toMatchObject([{ Richiedente: 'Anna Bianchi' }])
  expect(await exported({}, other.token)).toMatchObject({ count: 0, rows: [] })
})

test('a viewer is given finished reports only', async () => {
  const viewer = await app.deps.transact(task, async (stores) => {
    const asked = { companyId: casa.companyId, email: 'v@casa.example', name: 'Vera', role: 'viewer' } as const
    return stores.sessions.open({ memberId: (await stores.members.add(asked))!.id, companyId: casa.companyId })
  })
  expect((await exported({}, viewer)).rows.map(({ Richiedente }) => Richiedente)).toEqual(['Anna Bianchi'])
})

test('the list and the comparison set the rent with utilities beside the same income', async () => {
  const shown = async () => {
    const list = (await get('applicants', { text: 'anna' })).json()
    const { criteria } = (await get(`reports/${reportId}/criteria`)).json()
    return [list.applicants[0].report.with_utilities, criteria.with_utilities]
  }
  // The report's rent is 620.00, of an income of 2,001.35.
  await setUtilities('90.00')
  expect(await shown()).toEqual(Array(2).fill({ amount: '710.00', share: 35.5 }))
  expect((await exported({ text: 'anna' })).rows).toMatchObject([
    { 'Canone con spese': '710,00', 'Canone con spese su reddito (%)': '35,5' },
  ])
  for (const none of ['0.00', null]) {
    await setUtilities(none)
    expect(await shown()).toEqual([null, null])
  }
})

test('a sealed household is in no export', async () => {
  const carla = await started('Carla')
  await settleReport(app, carla, casa)
  await post('criteria', { listing_id: null, preset: 'affordability', text: null })
  const set = { stage: 'shortlisted', assignee_id: null, due_on: null, version: 0 }
  await post(`applicants/${carla.applicationId}/work`, set)
  expect((await exported()).count).toBe(3)
  // Anna is shortlisted for the same home.
  expect((await post(`listings/${casa.listingId}/shortlists`, {})).statusCode).toBe(200)
  expect((await exported()).rows.map(({ Richiedente }) => Richiedente)).toEqual(["'=1+1 Bianchi"])
})
