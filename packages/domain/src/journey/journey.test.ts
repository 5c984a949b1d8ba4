import { describe, expect, test } from 'vitest'
import type { ApplicantRole, ApplicationType, Region } from '@attesta/contract/fields.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { payslip, statement, taxDocument, identity } from '../testing/documents.ts'
import { identityGroup, identityOptions, sidesOf } from './identity-options.ts'
import { needsOf, employmentStatusesFor } from './employment-statuses.ts'
import {
  isAnswered,
  missingDocuments,
  requiredDocuments,
  withAbsences,
  type AcceptedDocument,
} from './required-documents.ts'
import { indexOfRouter, nextStep, previousStep, progress, stepOfSaved, stepToResume } from './walk.ts'
import { coveredMonths, dayOfAsking, payslipMonthsWanted } from './windows.ts'
import { workflowFor } from './workflows.ts'

const facts = (region: Region, type: ApplicationType, role: ApplicantRole = 'main-applicant', more = {}) => ({
  region,
  type,
  role,
  lanPays: false,
  asksForAddress: false,
  ...more,
})
const shown = (f: ReturnType<typeof facts>) =>
  workflowFor(f)
    .workflow.filter(({ skip }) => !skip)
    .map(({ router }) => router)

describe('workflows', () => {
  test.each([
    [
      'rent in Italy',
      facts('it', 'rent'),
      ['personal-details', 'additional-details', 'income-check', 'parsing-status', 'confirmation', 'payment', 'result'],
    ],
    [
      'rent in Germany',
      facts('de', 'rent'),
      [
        'personal-details',
        'questionnaire',
        'additional-details',
        'income-check',
        'parsing-status',
        'confirmation',
        'payment',
        'result',
      ],
    ],
    [
      'mortgage',
      facts('it', 'mortgage'),
      [
        'personal-details',
        'additional-details',
        'mortgage-info',
        'income-check',
        'parsing-status',
        'confirmation',
        'payment',
        'result',
      ],
    ],
    ['rapid', facts('it', 'rapid'), ['income-check', 'parsing-status', 'result']],
    [
      'rapid with an address',
      facts('it', 'rapid', 'main-applicant', { asksForAddress: true }),
      ['current-address', 'income-check', 'parsing-status', 'result'],
    ],
    [
      'a guarantor',
      facts('it', 'rent', 'guarantor'),
      ['personal-details', 'income-check', 'parsing-status', 'confirmation', 'result'],
    ],
    [
      'a co-applicant',
      facts('it', 'rent', 'co-applicant'),
      ['personal-details', 'additional-details', 'income-check', 'parsing-status', 'confirmation', 'result'],
    ],
    [
      'a landlord who pays',
      facts('it', 'rent', 'main-applicant', { lanPays: true }),
      ['personal-details', 'additional-details', 'income-check', 'parsing-status', 'confirmation', 'result'],
    ],
  ])(
    '%s',
    {
      tags: [
        'A1-types',
        'A1-roles',
        'A4-skip-payment',
        'A4-skip-guarantor',
        'A5-guarantor-alone',
        'A6-roles',
        'C-workflow',
      ],
    },
    (_, f, expected) => expect(shown(f)).toEqual(['sign-up', 'verify-email', 'resume-application', ...expected]),
  )

  test('what is never shown is named', { tags: ['A3-workflow-step'] }, () => {
    expect(workflowFor(facts('it', 'rent')).hidden_routes.sort()).toEqual([
      'current-address',
      'mortgage-info',
      'questionnaire',
    ])
    expect(workflowFor(facts('it', 'rapid')).hidden_routes).toContain('personal-details')
  })
})

describe('walking', () => {
  const { workflow } = workflowFor(facts('it', 'rent', 'guarantor', { lanPays: true }))
  test.each([
    ['over a skipped step', 3, 5],
    ['over payment', 7, 9],
    ['held at the last', 9, 9],
    ['from before the start', -1, 0],
  ])('next %s', { tags: ['A4-continue'] }, (_, from, to) => expect(nextStep(workflow, from)).toBe(to))
  test.each([
    ['over a skipped step', 5, 3],
    ['held at the first', 0, 0],
  ])('previous %s', { tags: ['A2-back'] }, (_, from, to) => expect(previousStep(workflow, from)).toBe(to))
  test.each([
    ['0 counts as 3', 0, 3],
    ['a skipped step leads on', 4, 5],
    ['too far is the last', 20, 9],
  ])('a saved step: %s', { tags: ['A4-step-zero'] }, (_, saved, step) =>
    expect(stepOfSaved(workflow, saved)).toBe(step),
  )
  test('in the rapid form a saved 0 leads to the income check', () =>
    expect(stepOfSaved(workflowFor(facts('it', 'rapid')).workflow, 0)).toBe(4))
  test.each([
    ['ahead of the address', 7, 3, 7],
    ['behind the address', 3, 5, 5],
  ])('resume %s', { tags: ['A4-step-saved'] }, (_, saved, address, step) =>
    expect(stepToResume(workflow, saved, address)).toBe(step),
  )
  test('a skipped or foreign router has no index', () => {
    expect(indexOfRouter(workflow, 'payment')).toBeUndefined()
    expect(indexOfRouter(workflow, 'mortgage-info')).toBeUndefined()
    expect(indexOfRouter(workflow, 'income-check')).toBe(5)
  })
  test('the progress bar leaves out hidden and skipped steps', { tags: ['A2-progress'] }, () =>
    expect(progress(workflow, 5).map(({ router, state }) => `${router}:${state}`)).toEqual([
      'sign-up:done',
      'verify-email:done',
      'personal-details:done',
      'income-check:current',
      'parsing-status:ahead',
      'confirmation:ahead',
      'result:ahead',
    ]),
  )
})

describe('occupations', () => {
  const allDocuments = (role: ApplicantRole, region: Region, type: ApplicationType = 'rent') =>
    Object.fromEntries(
      employmentStatusesFor(role, region, type).map(({ ref, documents }) => [
        ref,
        documents.map(({ ref: document, is_ORed }) => `${is_ORed ? 'or ' : ''}${document}`).join(', '),
      ]),
    )
  test('in Italy', { tags: ['B2-income-papers'] }, () =>
    expect(allDocuments('main-applicant', 'it')).toEqual({
      Employed: 'national_id, payslip, bank_statement, cud, or fiscal_doc',
      'Self-employed': 'national_id, fiscal_doc, bank_statement',
      Student: 'national_id, bank_statement, or other',
      Unemployed: 'national_id, bank_statement, cud, or other',
      'Hybrid-employed': 'payslip, or fiscal_doc, or bank_statement',
    }),
  )
  test('in Germany', { tags: ['B2-income-papers'] }, () =>
    expect(allDocuments('main-applicant', 'de')).toEqual({
      Employed: 'payslip, bank_statement',
      'Self-employed': 'fiscal_doc, bank_statement',
      Student: 'bank_statement, or other',
      Unemployed: 'bank_statement, other',
      'Hybrid-employed': 'payslip, or fiscal_doc, or bank_statement',
    }),
  )
  test.each([
    ['Employed', 'it', { payslip: 3, bank_statement: 3 }],
    ['Employed', 'de', { payslip: 3, bank_statement: 3 }],
    ['Self-employed', 'it', { bank_statement: 6 }],
    ['Self-employed', 'de', { bank_statement: 6 }],
    ['Student', 'it', { bank_statement: 3 }],
    ['Student', 'de', { bank_statement: 3 }],
    ['Unemployed', 'it', { bank_statement: 3 }],
    ['Unemployed', 'de', { bank_statement: 3 }],
    ['Hybrid-employed', 'it', {}],
    ['Hybrid-employed', 'de', {}],
  ] as const)(
    '%s in %s are asked for so many months: %o',
    { tags: ['B5-payslip-months', 'B5-statement-months'] },
    (status, region, months) =>
      expect(
        Object.fromEntries(
          needsOf(status, region, 'rent')
            .filter((need) => need.months > 0)
            .map((need) => [need.anyOf[0], need.months]),
        ),
      ).toEqual(months),
  )
  test('guarantors choose from three', { tags: ['A4-occupations-by-role'] }, () =>
    expect(Object.keys(allDocuments('guarantor', 'it'))).toEqual(['Employed', 'Self-employed', 'Unemployed']),
  )
  test('only the hybrid one is hidden, and the rapid form knows no other', { tags: ['A2-occupation-hidden'] }, () => {
    expect(
      employmentStatusesFor('main-applicant', 'it', 'rent')
        .filter(({ hidden }) => hidden)
        .map(({ ref }) => ref),
    ).toEqual(['Hybrid-employed'])
    expect(Object.keys(allDocuments('main-applicant', 'it', 'rapid'))).toEqual(['Hybrid-employed'])
  })
  test(
    'students say where their income comes from, and are not asked what their home must have',
    { tags: ['A2-additional-blocks'] },
    () =>
      expect(employmentStatusesFor('main-applicant', 'it', 'rent')[2]!.income_check_fields).toEqual([
        'SOURCE_OF_INCOME',
        'FAMILY_MEMBERS',
        'PET_OWNER',
        'LIVING_SITUATION',
        'GUARANTOR',
        'CONFIRMATION',
      ]),
  )
})

describe('required documents on 2026-11-21', () => {
  const today = '2026-11-21'
  const needs = needsOf('Employed', 'it', 'rent')
  const of = (...documents: AcceptedDocument[]) => missingDocuments(requiredDocuments(needs, documents, today))
  const id: AcceptedDocument = { type: 'national_id', result: identity() }
  const cu: AcceptedDocument = { type: 'cud', result: taxDocument() }
  const slips = (...months: string[]): AcceptedDocument[] =>
    months.map((month) => ({ type: 'payslip', result: payslip(month, '1800.00') }))
  const bank = (from: string, to: string): AcceptedDocument => ({ type: 'bank_statement', result: statement(from, to) })
  test.each<[string, AcceptedDocument[], object[]]>([
    [
      'nothing',
      [],
      [
        { type: 'national_id', months: [] },
        { type: 'payslip', months: ['2026-08', '2026-09', '2026-10'] },
        { type: 'bank_statement', months: ['2026-08', '2026-09', '2026-10'] },
        { type: 'cud', months: [] },
      ],
    ],
    ['all', [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-08', '2026-10')], []],
    [
      'a gap in the payslips',
      [id, cu, ...slips('2026-08', '2026-10'), bank('2026-08', '2026-10')],
      [{ type: 'payslip', months: ['2026-09'] }],
    ],
    [
      'payslips a month back, the last not issued yet',
      [id, cu, ...slips('2026-07', '2026-08', '2026-09'), bank('2026-08', '2026-10')],
      [],
    ],
    [
      'a statement short of a month',
      [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-09', '2026-10')],
      [{ type: 'bank_statement', months: ['2026-08'] }],
    ],
    [
      'two statements that join',
      [id, cu, ...slips('2026-08', '2026-09', '2026-10'), bank('2026-07', '2026-08'), bank('2026-09', '2026-10')],
      [],
    ],
    [
      'a tax return in place of the CU',
      [
        id,
        { type: 'fiscal_doc', result: taxDocument({ form: '730' }) },
        ...slips('2026-08', '2026-09', '2026-10'),
        bank('2026-08', '2026-10'),
      ],
      [],
    ],
  ])('%s', { tags: ['B5-papers-complete'] }, (_, documents, expected) => expect(of(...documents)).toEqual(expected))
  test("a student's scholarship stands for the statements", () =>
    expect(
      missingDocuments(
        requiredDocuments(
          needsOf('Student', 'de', 'rent'),
          [{ type: 'other', result: { ...statement('2026-10', '2026-10'), type: 'other', bank_statement: undefined } }],
          today,
        ),
      ),
    ).toEqual([]))
  test('the self-employed show six months', { tags: ['B5-statement-months'] }, () =>
    expect(
      missingDocuments(
        requiredDocuments(needsOf('Self-employed', 'it', 'rent'), [bank('2026-06', '2026-10')], today),
      ).at(-1),
    ).toEqual({ type: 'bank_statement', months: ['2026-05'] }),
  )
  test('the rapid form is content with any one document', { tags: ['B5-rapid-documents'] }, () =>
    expect(
      missingDocuments(requiredDocuments(needsOf('Hybrid-employed', 'it', 'rapid'), slips('2026-01'), today)),
    ).toEqual([]),
  )
})

describe('windows', () => {
  test.each([
    ['a month but its last day', [{ from: '2026-08-01', to: '2026-08-30' }], []],
    [
      'two halves that meet',
      [
        { from: '2026-08-16', to: '2026-09-30' },
        { from: '2026-08-01', to: '2026-08-15' },
      ],
      ['2026-08', '2026-09'],
    ],
    [
      'a quarter from the last day of the one before',
      [{ from: '2026-06-30', to: '2026-09-30' }],
      ['2026-07', '2026-08', '2026-09'],
    ],
  ])('%s', { tags: ['B5-statement-months'] }, (_, periods, expected) =>
    expect(coveredMonths(periods)).toEqual(expected),
  )
  test.each([
    ['nothing', [], ['2026-08', '2026-09', '2026-10']],
    ["this month's payslip alone: what is asked for stays", ['2026-11'], ['2026-08', '2026-09', '2026-10']],
    ['one of September alone: what is asked for stays', ['2026-09'], ['2026-08', '2026-09', '2026-10']],
    ["three up to this month's", ['2026-09', '2026-10', '2026-11'], ['2026-09', '2026-10', '2026-11']],
    ['three up to the month before last', ['2026-07', '2026-08', '2026-09'], ['2026-07', '2026-08', '2026-09']],
    ['four: the newest three', ['2026-07', '2026-08', '2026-09', '2026-10'], ['2026-08', '2026-09', '2026-10']],
    ['three that are too old', ['2026-06', '2026-07', '2026-08'], ['2026-08', '2026-09', '2026-10']],
    ['old payslips only', ['2026-01'], ['2026-08', '2026-09', '2026-10']],
  ])('payslips wanted with %s', { tags: ['B5-payslip-months'] }, (_, months, expected) =>
    expect(payslipMonthsWanted(months, '2026-11-21')).toEqual(expected),
  )
})

describe('a need that the person says they cannot meet', () => {
  const need = { types: ['cud', 'fiscal_doc'] as UploadType[], met: false, months: [], missing_months: [] }
  const absence = { type: 'cud', reason: 'first_year', comment: null } as const
  test('is answered by the reason for its first document', () => {
    const [state] = withAbsences([need], [absence])
    expect(state).toEqual({ ...need, absence })
    expect(isAnswered(state!)).toBe(true)
    expect(missingDocuments([state!])).toEqual([])
  })
  test('needs no reason once it is met, and none for another document counts', () => {
    expect(withAbsences([{ ...need, met: true }], [absence])).toEqual([{ ...need, met: true }])
    expect(withAbsences([need], [{ ...absence, type: 'payslip' }])).toEqual([need])
    expect(missingDocuments([need])).toEqual([{ type: 'cud', months: [] }])
  })
})

describe('identity options', () => {
  test.each([
    ['IT', 'default'],
    ['DE', 'ce'],
    ['RS', 'ce'],
    ['FR', 'ce'],
    ['UA', 'x_ce'],
    [null, 'x_ce'],
  ])('%s is %s', { tags: ['B3-id-options', 'B9-identity-countries'] }, (nationality, group) =>
    expect(identityGroup(nationality)).toBe(group),
  )
  test('each group has its own documents', { tags: ['B3-id-options'] }, () =>
    expect(identityOptions).toEqual({
      default: ['digitalId', 'passportAndFiscal', 'paperIdAndFiscal'],
      ce: ['digitalId', 'passport', 'paperId'],
      x_ce: ['passport', 'passportAndPermit'],
    }),
  )
  test('the countries whose cards are taken are these', { tags: ['B9-identity-countries'] }, () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const taken = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => identityGroup(code) === 'ce')
    expect(taken.join(' ')).toBe(
      'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE LI LT LU LV MT NL PL PT RO RS SE SI SK',
    )
  })
  test('cards have two sides, a passport one', { tags: ['B3-id-options'] }, () => {
    expect(sidesOf.digitalId).toEqual(['id-card-front', 'id-card-back'])
    expect(sidesOf.passport).toEqual(['passport'])
  })
})

test.each([
  ['never asked', null, '2026-11-24', '2026-11-24'],
  ['the next month', '2026-11-24', '2026-12-01', '2026-11-24'],
  ['the last day on which a statement of October will do', '2026-11-24', '2026-12-15', '2026-11-24'],
  ['a day later', '2026-11-24', '2026-12-16', '2026-12-16'],
])('months are those of the day of asking: %s', (_, askedOn, today, day) =>
  expect(dayOfAsking(askedOn, today)).toBe(day),
)
