import { describe, expect, test } from 'vitest'
import type { ApplicantRole, ApplicationType, Region } from '@attesta/contract/fields.ts'
import { identityGroup, identityOptions, sidesOf } from './identity-options.ts'
import { needsOf, employmentStatusesFor } from './employment-statuses.ts'
import { indexOfRouter, nextStep, previousStep, progress, stepOfSaved } from './walk.ts'
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
      tags: ['A1-types', 'A1-roles', 'B1-germany', 'A4-skip-payment', 'A4-skip-guarantor', 'A6-roles', 'C-workflow'],
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
    () => {
      const [employed, , student] = employmentStatusesFor('main-applicant', 'it', 'rent')
      expect(student!.income_check_fields).toEqual([
        'SOURCE_OF_INCOME',
        'FAMILY_MEMBERS',
        'PET_OWNER',
        'LIVING_SITUATION',
        'GUARANTOR',
        'CONFIRMATION',
      ])
      expect(employed!.income_check_fields).toEqual([
        'SOURCE_OF_INCOME',
        'FAMILY_MEMBERS',
        'ACCESSIBLE_HOUSE',
        'PET_OWNER',
        'LIVING_SITUATION',
        'GUARANTOR',
        'CONFIRMATION',
      ])
    },
  )
  test.each(['guarantor', 'co-applicant'] as const)(
    'a %s asks no one else in',
    { tags: ['A5-guarantor-alone'] },
    (role) =>
      expect(
        employmentStatusesFor(role, 'it', 'rent')
          .flatMap(({ income_check_fields }) => income_check_fields)
          .filter((field) => field === 'FAMILY_MEMBERS' || field === 'GUARANTOR'),
      ).toEqual([]),
  )
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
