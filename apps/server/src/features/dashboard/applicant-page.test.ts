import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applicantColumns } from '@attesta/contract/applicant-list.ts'
import { findableTokens, soughtTokens } from '@attesta/domain/search-words.ts'
import { pageOf, pageSize, type Opened, type Row, type Wanted } from './applicant-page.ts'

const row = (id: string, more: Partial<Row> = {}): Row => ({
  applicationId: id,
  listingId: 'a',
  listingName: 'Milano',
  listingReference: null,
  startedAt: new Date('2026-11-01T10:00:00Z'),
  status: 'in_progress',
  isArchived: false,
  reportId: null,
  validUntil: null,
  stage: 'none',
  assigneeId: null,
  withIds: [],
  ...more,
})
const issued = (day: string) => ({ status: 'report_ready' as const, reportId: 'r', validUntil: new Date(day) })
const people: Record<string, { name: string; income: number | null }> = {
  anna: { name: 'Müller Anna', income: 1500 },
  marco: { name: 'Rossi Marco', income: 2500 },
  giulia: { name: 'Bianchi Giulia', income: null },
}
const all = [
  row('anna', { listingId: 'b', listingName: 'Bari', ...issued('2027-01-01') }),
  row('marco', {
    ...issued('2027-02-01'),
    reportId: '6f1e1d5c-0c57-4a0e-9b1e-5a2f7f9b9100',
    listingReference: 'MI-31',
    startedAt: new Date('2026-11-03T10:00:00Z'),
  }),
  row('giulia'),
]
/** Only the beginnings of names, as the search has them. */
const matchingIn =
  (names: Record<string, string>): Opened['matching'] =>
  async (text) =>
    new Set(
      Object.keys(names).filter((id) =>
        soughtTokens(text).every((token) => findableTokens(personOf(names[id]!)).includes(token)),
      ),
    )
const personOf = (name: string) => ({
  firstName: name,
  lastName: '',
  email: 'x@esempio.example',
  mobile: '+39-3330000000',
})
const opened: Opened = {
  matching: matchingIn({ anna: 'Müller Anna', marco: 'Rossi Marco', giulia: 'Bianchi Giulia' }),
  names: async (rows) => new Map(rows.map(({ applicationId }) => [applicationId, [people[applicationId]!.name]])),
  incomes: async (rows) =>
    new Map(
      rows.map(({ applicationId }) => [
        applicationId,
        { income: people[applicationId]!.income, share: people[applicationId]!.income },
      ]),
    ),
}
const newest: Wanted = {
  listingId: undefined,
  status: undefined,
  text: '',
  stage: undefined,
  assigneeId: undefined,
  sort: 'started',
  isDescending: true,
  cursor: undefined,
}

test('a household is found by the name of anybody in it, and stays one row', async () => {
  const household = [row('anna', { withIds: ['chiara'] }), row('marco')]
  const named: Opened = { ...opened, matching: matchingIn({ anna: 'Müller Anna', chiara: 'Esposito Chiara' }) }
  const { page, count } = await pageOf(household, { ...newest, text: 'esposito' }, named)
  expect([count, page.map(({ applicationId }) => applicationId)]).toEqual([1, ['anna']])
})

test('households are narrowed by stage and by the colleague in charge', async () => {
  const rows = [
    row('anna', { stage: 'offered', assigneeId: 'vera' }),
    row('marco', { stage: 'offered' }),
    row('giulia'),
  ]
  const found = async (wanted: Partial<Wanted>) =>
    (await pageOf(rows, { ...newest, ...wanted }, opened)).page.map(({ applicationId }) => applicationId)
  expect(await found({ stage: 'offered' })).toEqual(['anna', 'marco'])
  expect(await found({ stage: 'offered', assigneeId: 'vera' })).toEqual(['anna'])
  expect(await found({ stage: 'none' })).toEqual(['giulia'])
  expect(await found({ assigneeId: 'none' })).toEqual(['giulia', 'marco'])
  expect(await found({ stage: 'declined' })).toEqual([])
})

test('who was put out of the list is there only where these are asked for', async () => {
  const rows = [...all, row('marta', { isArchived: true, ...issued('2027-02-01') })]
  expect((await pageOf(rows, newest, opened)).count).toBe(3)
  expect(
    (await pageOf(rows, { ...newest, status: 'report_ready' }, opened)).page.map(({ applicationId }) => applicationId),
  ).not.toContain('marta')
  expect(
    (await pageOf(rows, { ...newest, status: 'archived' }, opened)).page.map(({ applicationId }) => applicationId),
  ).toEqual(['marta'])
})

test.each<[string, Partial<Wanted>, string[]]>([
  ['nothing asked: newest first', {}, ['marco', 'anna', 'giulia']],
  ['a name without its marks', { text: ' muller' }, ['anna']],
  ['a listing’s reference, whole', { text: 'mi-31' }, ['marco']],
  ['part of a reference', { text: 'MI-3' }, []],
  ['a report’s number', { text: 'at-7F9B-9100' }, ['marco']],
  ['a report’s number without its dashes', { text: 'AT7f9b9100' }, ['marco']],
  ['another report’s number', { text: 'AT-7F9B-9101' }, []],
  ['a status', { status: 'in_progress' }, ['giulia']],
  ['a listing', { listingId: 'b' }, ['anna']],
  ['names, from A', { sort: 'name', isDescending: false }, ['giulia', 'anna', 'marco']],
  ['listings, from A', { sort: 'listing', isDescending: false }, ['anna', 'giulia', 'marco']],
  ['income, most first, unknown last', { sort: 'income' }, ['marco', 'anna', 'giulia']],
  ['income, least first, unknown last', { sort: 'income', isDescending: false }, ['anna', 'marco', 'giulia']],
  ['validity, longest first', { sort: 'valid' }, ['marco', 'anna', 'giulia']],
  ['after the first', { cursor: 'marco' }, ['anna', 'giulia']],
  ['after one that is gone: from the start', { cursor: 'nobody' }, ['marco', 'anna', 'giulia']],
])('%s', async (_, wanted, expected) =>
  expect((await pageOf(all, { ...newest, ...wanted }, opened)).page.map(({ applicationId }) => applicationId)).toEqual(
    expected,
  ),
)

test('names and figures are opened only when they are asked for', async () => {
  const sealed: Opened = {
    matching: () => Promise.reject(new Error('looked up')),
    names: () => Promise.reject(new Error('opened')),
    incomes: () => Promise.reject(new Error('opened')),
  }
  for (const sort of ['started', 'listing', 'status', 'valid'] as const)
    expect((await pageOf(all, { ...newest, sort }, sealed)).count).toBe(3)
})

test('page after page, every row comes once, whatever the order', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          id: fc.uuid(),
          minute: fc.integer({ min: 0, max: 3 }),
          income: fc.option(fc.integer({ min: 0, max: 2 })),
        }),
        { selector: ({ id }) => id, maxLength: 90 },
      ),
      fc.constantFrom(...applicantColumns),
      fc.boolean(),
      async (some, sort, isDescending) => {
        const rows = some.map(({ id, minute, income }) =>
          row(id, { startedAt: new Date(minute * 60_000), ...(income === null ? {} : issued('2027-01-01')) }),
        )
        const by = new Map(some.map((one) => [one.id, one]))
        const known: Opened = {
          matching: opened.matching,
          names: async (asked) =>
            new Map(asked.map(({ applicationId }) => [applicationId, [applicationId.slice(0, 1)]])),
          incomes: async (asked) =>
            new Map(
              asked.map(({ applicationId }) => [applicationId, { income: by.get(applicationId)!.income, share: null }]),
            ),
        }
        const seen: string[] = []
        for (let cursor: string | undefined, turn = 0; turn === 0 || cursor; turn++) {
          const { page, count, nextCursor } = await pageOf(rows, { ...newest, sort, isDescending, cursor }, known)
          expect(count).toBe(rows.length)
          expect(page.length).toBeLessThanOrEqual(pageSize)
          seen.push(...page.map(({ applicationId }) => applicationId))
          cursor = nextCursor ?? undefined
        }
        expect(seen.toSorted()).toEqual(rows.map(({ applicationId }) => applicationId).toSorted())
      },
    ),
    { numRuns: 60 },
  ))
