import { describe, expect, test } from 'vitest'
import { document, errorOf, supportedDocuments } from '../../played/sample-applicants.ts'
import { askedSections, sectionsOf, type FilesOnTheWay, type Need } from './sections.ts'

const all = supportedDocuments([document(1, 'payslip', 'a.pdf', { months: ['2026-08', '2026-09'] })], {
  employment_status: 'Employed',
  region: 'it',
  applicationType: 'rent',
})
const none: FilesOnTheWay = { running: [], stuck: [] }
const stateOfType = (type: string, ...rest: Parameters<typeof sectionsOf>) =>
  sectionsOf(...rest).find(({ documents }) => documents[0]!.ref === type)?.state

test(
  "payslips before tax documents before statements, whatever the server's order",
  { tags: ['B2-income-papers', 'IC-2'] },
  () =>
    expect(
      sectionsOf(
        {
          ...all,
          documents: all.documents.toReversed().map((document) => ({ ...document, is_ORed: document.ref === 'cud' })),
        },
        [],
        none,
      ).map(({ documents }) => documents.map(({ ref }) => ref).join('|')),
    ).toEqual(['national_id', 'payslip', 'fiscal_doc|cud', 'bank_statement']),
)

const contested = errorOf('no', false, {
  contest: { comment: 'It is right', contested_at: '2026-11-21T10:00:00Z' },
})

describe('a section', () => {
  const met: Need[] = all.needs.map((need) => ({ ...need, met: true, missing_months: [] }))
  test.each([
    ['with nothing is to do', all, [], none, 'todo'],
    ['with a file on its way is being checked', all, [], { running: ['payslip'], stuck: [] }, 'checking'],
    ['with a file that waits for a word has a problem', all, [], { running: [], stuck: ['payslip'] }, 'problem'],
    ['is not touched by another’s files', all, [], { running: ['cud'], stuck: ['bank_statement'] }, 'todo'],
    [
      'with a file at the readers is being checked',
      all,
      [document(1, 'payslip', 'a.pdf', { parse_status: 'processing' })],
      none,
      'checking',
    ],
    ['with a blocker has a problem', all, [document(1, 'payslip', 'a.pdf', { error: errorOf('no') })], none, 'problem'],
    [
      'with a warning alone is still to do',
      all,
      [document(1, 'payslip', 'a.pdf', { error: errorOf('hm', false) })],
      none,
      'todo',
    ],
    [
      'with a reason for not having it is explained',
      {
        ...all,
        needs: all.needs.map((need) => ({
          ...need,
          absence: { type: 'payslip', reason: 'new_job', comment: null } as const,
        })),
      },
      [],
      none,
      'explained',
    ],
    ['that is met is done', { ...all, needs: met }, [document(1, 'payslip', 'a.pdf')], none, 'done'],
    [
      'that is met by a document whose finding is contested is contested',
      { ...all, needs: met },
      [document(1, 'payslip', 'a.pdf', { errors: [contested] })],
      none,
      'contested',
    ],
  ] as const)('%s', { tags: ['B4-document-states', 'IC-1'] }, (_, wanted, documents, running, state) =>
    expect(stateOfType('payslip', wanted, documents, running)).toBe(state),
  )
  test('names the months that are missing', { tags: ['IC-3'] }, () =>
    expect(sectionsOf(all, [], none)[1]).toMatchObject({
      months: ['2026-08', '2026-09', '2026-10'],
      missingMonths: ['2026-10'],
    }),
  )
})

describe('what the company asks for beside the form', () => {
  const rows = sectionsOf(all, [], none)
  const asked = (
    type: 'payslip' | 'bank_statement' | 'fiscal_doc' | 'other',
    state: 'open' | 'answered' = 'open',
    months: string[] = [],
  ) => ({ type, state, months })
  const shown = (...rest: Parameters<typeof askedSections>) =>
    askedSections(...rest).map(({ documents, months, state, isAskedOnly }) => ({
      name: documents[0]!.key,
      months,
      state,
      isAskedOnly,
    }))

  test.each(['payslip', 'bank_statement', 'fiscal_doc', 'other'] as const)(
    'has no second row where the form has a place for it: %s',
    (type) => expect(askedSections(rows, [asked(type)], [], none)).toEqual([]),
  )
  test('has a row where the form has none, of the months that are asked for', () =>
    expect(
      shown([], [asked('payslip', 'open', ['2026-10']), asked('payslip', 'answered', ['2026-07'])], [], none),
    ).toEqual([
      { name: 'RequiredDocuments.payslip.one', months: ['2026-07', '2026-10'], state: 'todo', isAskedOnly: true },
    ]))
  test.each([
    ['is done once the request is answered', [asked('fiscal_doc', 'answered')], none, 'done'],
    [
      'is checked while a file is on its way',
      [asked('fiscal_doc')],
      { running: ['fiscal_doc'], stuck: [] },
      'checking',
    ],
    ['has a problem where a file waits', [asked('fiscal_doc')], { running: [], stuck: ['fiscal_doc'] }, 'problem'],
  ] as const)('%s', (_, requests, onTheWay: FilesOnTheWay, state) =>
    expect(shown([], requests, [], onTheWay)).toEqual([
      { name: 'RequiredDocuments.fiscal_doc', months: [], state, isAskedOnly: true },
    ]),
  )
  test.each([
    ['has a problem where a file was refused', { blocker: true }, 'problem'],
    ['is done where its file was read', { blocker: false }, 'done'],
  ])('stays after the request is withdrawn and %s', (_, { blocker }, state) => {
    const file = document(1, 'payslip', 'a.pdf', blocker ? { error: errorOf('no') } : {})
    expect(shown([], [], [file], none)).toEqual([
      { name: 'RequiredDocuments.payslip.one', months: [], state, isAskedOnly: true },
    ])
  })
  test.each(['payslip', 'other', 'national_id', 'mortgage_doc'] as const)(
    'has no second row for a file that has a place elsewhere: %s',
    (type) => expect(askedSections(rows, [], [document(1, type, 'a.pdf')], none)).toEqual([]),
  )
  test('has no row for a question', () =>
    expect(askedSections([], [{ type: null, state: 'open', months: [] }], [], none)).toEqual([]))
})
