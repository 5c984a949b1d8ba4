import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uploadType } from '@attesta/contract/document.ts'
import type { Day } from '../day.ts'
import { addDays } from '../day.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { workflowFor, type WorkflowFacts } from '../journey/workflows.ts'
import { identity, payslip, statement, taxDocument } from '../testing/documents.ts'
import { answers } from '../testing/report-facts.ts'
import { answersKept, partsKept, type Walked } from './answers-kept.ts'
import { firstStepLacking } from './first-step-lacking.ts'
import { leftBehind, type NewHome } from './documents-kept.ts'
import { coverOn } from './paid-until.ts'

const today = '2026-11-21'
const employed: NewHome = { type: 'rent', region: 'it', employmentStatus: 'Employed' }
const document = (type: (typeof uploadType.options)[number], result: ParseResult | null, isBlocked = false) => ({
  type,
  result,
  isBlocked,
})

describe('a document', () => {
  test.each<[string, ReturnType<typeof document>, Partial<NewHome>, Day, string | null]>([
    ['an identity card that is good', document('national_id', identity()), {}, today, null],
    ['an identity card on its last day', document('national_id', identity({ expires_on: today })), {}, today, null],
    [
      'an identity card that ran out',
      document('national_id', identity({ expires_on: '2026-11-20' })),
      {},
      today,
      'expired',
    ],
    ['an identity card without a day', document('national_id', identity({ expires_on: null })), {}, today, null],
    ['an identity card, to Germany', document('national_id', identity()), { region: 'de' }, today, 'not_asked'],
    [
      'an identity card, to the short form, which takes it',
      document('national_id', identity()),
      { type: 'rapid', employmentStatus: 'Hybrid-employed' },
      today,
      null,
    ],
    ['a payslip of the last month', document('payslip', payslip('2026-10', '1800.00')), {}, today, null],
    [
      'the oldest payslip that can be one of three',
      document('payslip', payslip('2026-07', '1800.00')),
      {},
      today,
      null,
    ],
    ['a payslip a month older', document('payslip', payslip('2026-06', '1800.00')), {}, today, 'too_old'],
    [
      'a payslip, by a student',
      document('payslip', payslip('2026-10', '1800.00')),
      { employmentStatus: 'Student' },
      today,
      'not_asked',
    ],
    [
      'a statement that reaches into the three months',
      document('bank_statement', statement('2026-05', '2026-08')),
      {},
      today,
      null,
    ],
    [
      'a statement that ends before them',
      document('bank_statement', statement('2026-05', '2026-07')),
      {},
      today,
      'too_old',
    ],
    [
      'the same for the six months of the self-employed',
      document('bank_statement', statement('2026-05', '2026-07')),
      { employmentStatus: 'Self-employed' },
      today,
      null,
    ],
    ['a certificate of 2025 on its last day', document('cud', taxDocument()), {}, '2027-06-30', null],
    ['a certificate of 2025 a day later', document('cud', taxDocument()), {}, '2027-07-01', 'too_old'],
    ['a certificate, to Germany', document('cud', taxDocument()), { region: 'de' }, today, 'not_asked'],
    ['a document that blocks', document('payslip', payslip('2026-10', '1800.00'), true), {}, today, 'unusable'],
    ['a document that was never read', document('payslip', null), {}, today, 'unusable'],
    ['any other document', document('other', identity()), {}, today, null],
    ["a document of one's own funds, for a flat to let", document('mortgage_doc', identity()), {}, today, 'not_asked'],
    ['the same, for a mortgage', document('mortgage_doc', identity()), { type: 'mortgage' }, today, null],
  ])('%s', (_, former, home, day, expected) => expect(leftBehind(former, { ...employed, ...home }, day)).toBe(expected))

  const results = {
    national_id: identity(),
    payslip: payslip('2026-10', '1.00'),
    bank_statement: statement('2026-08', '2026-10'),
    cud: taxDocument(),
    fiscal_doc: taxDocument({ form: '730' }),
    other: identity(),
    mortgage_doc: identity(),
  }
  test('what was left behind for its age is never taken later', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...uploadType.options),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom('Employed', 'Self-employed', 'Unemployed'),
        (type, first, more, employmentStatus) => {
          const at = (days: number) =>
            leftBehind(document(type, results[type]), { ...employed, employmentStatus }, addDays(today, days))
          if (at(first) !== null) expect(at(first + more)).toBe(at(first))
        },
      ),
    )
  })
})

const walked = (
  facts: Partial<WorkflowFacts> = {},
  employmentStatus: Walked['employmentStatus'] = 'Employed',
): Walked => {
  const whole: WorkflowFacts = {
    region: 'it',
    type: 'rent',
    role: 'main-applicant',
    lanPays: false,
    asksForAddress: false,
    ...facts,
  }
  return { region: whole.region, role: whole.role, employmentStatus, workflow: workflowFor(whole).workflow }
}

describe('answers', () => {
  test.each<[string, Walked, Walked, string[]]>([
    [
      'of one country and kind go along but for the declarations',
      walked(),
      walked(),
      ['personal', 'papers_of_state', 'household', 'incomes', 'job'],
    ],
    [
      'to another country leave what only one of them asks for',
      walked(),
      walked({ region: 'de' }),
      ['personal', 'household', 'incomes', 'job'],
    ],
    [
      'of a German application keep the self-disclosure',
      walked({ region: 'de' }),
      walked({ region: 'de' }),
      ['personal', 'papers_of_state', 'household', 'incomes', 'job', 'questionnaire'],
    ],
    [
      'of a mortgage to a flat leave the loan',
      walked({ type: 'mortgage' }),
      walked(),
      ['personal', 'papers_of_state', 'household', 'incomes', 'job'],
    ],
    [
      'of a mortgage to another one keep it',
      walked({ type: 'mortgage' }),
      walked({ type: 'mortgage' }),
      ['personal', 'papers_of_state', 'household', 'incomes', 'job', 'mortgage'],
    ],
    ['of the short form are few', walked({ type: 'rapid' }), walked(), ['incomes', 'job']],
    [
      'of the short form with an address keep that',
      walked({ type: 'rapid', asksForAddress: true }),
      walked(),
      ['personal', 'incomes', 'job'],
    ],
    [
      'of another occupation leave the contract',
      walked(),
      walked({}, 'Unemployed'),
      ['personal', 'papers_of_state', 'household', 'incomes'],
    ],
    [
      'of a guarantor leave the household',
      walked({ role: 'guarantor' }),
      walked(),
      ['personal', 'papers_of_state', 'incomes', 'job'],
    ],
  ])('%s', (_, old, made, parts) => expect(partsKept(old, made)).toEqual(parts))

  test('a declaration is never taken along', () => {
    const kept = answersKept(
      {
        ...answers,
        confirmed_at: '2026-10-01T10:00:00Z',
        questionnaire_accepted_at: '2026-10-01T10:00:00Z',
        additional_details_at: '2026-10-01T10:00:00Z',
      },
      ['personal', 'papers_of_state', 'household', 'incomes', 'job', 'questionnaire', 'mortgage'],
    )
    expect(kept).toMatchObject({ fiscal_code: answers.fiscal_code, current_city: 'Milano', has_pets: true })
    for (const declared of ['confirmed_at', 'questionnaire_accepted_at', 'additional_details_at'])
      expect(Object.keys(kept)).not.toContain(declared)
  })
})

describe('the way goes on', () => {
  const need = (type: 'national_id' | 'payslip', met: boolean) => ({
    types: [type],
    met,
    months: [],
    missing_months: [],
  })
  const [met, withoutCard, withoutSlips] = [
    [need('national_id', true), need('payslip', true)],
    [need('national_id', false), need('payslip', true)],
    [need('national_id', true), need('payslip', false)],
  ]
  const twice = (facts: Partial<WorkflowFacts>): [Walked, Walked] => [walked(facts), walked(facts)]
  test.each<[string, Walked, Walked, Partial<typeof answers>, typeof met, string]>([
    [
      'at the household when nothing lacks: it is declared to each landlord',
      walked(),
      walked(),
      {},
      met,
      'additional-details',
    ],
    ['at the declaration when a guarantor lacks nothing', ...twice({ role: 'guarantor' }), {}, met, 'confirmation'],
    ["at a guarantor's documents when one has aged", ...twice({ role: 'guarantor' }), {}, withoutSlips, 'income-check'],
    ['at the identity document when it ran out', walked(), walked(), {}, withoutCard, 'personal-details'],
    ["at one's own details in another country", walked(), walked({ region: 'de' }), {}, met, 'personal-details'],
    [
      'at the self-disclosure, which is declared to each landlord',
      walked({ region: 'de' }),
      walked({ region: 'de' }),
      {},
      met,
      'questionnaire',
    ],
    [
      'at the documents of the short form, where the person says yes',
      walked(),
      walked({ type: 'rapid' }),
      {},
      met,
      'income-check',
    ],
    [
      "at a guarantor's documents when the contract is not known",
      walked({ role: 'guarantor' }, 'Student'),
      walked({ role: 'guarantor' }),
      { type_of_contract: null },
      met,
      'income-check',
    ],
  ])('%s', (_, old, made, more, needs, router) => {
    const parts = partsKept(old, made)
    const first = firstStepLacking({ old, made, parts, needs, answers: { ...answers, ...more } })
    expect(first.router).toBe(router)
    expect(made.workflow[first.step]).toMatchObject({ router, skip: false })
  })
})

describe('nothing is paid twice', () => {
  test.each<[string, Parameters<typeof coverOn>[0], Day, Day | null]>([
    [
      'on the last day',
      { isPaid: true, firstValidUntil: '2026-11-21', coveredUntil: null },
      '2026-11-21',
      '2026-11-21',
    ],
    ['and a day later it is', { isPaid: true, firstValidUntil: '2026-11-21', coveredUntil: null }, '2026-11-22', null],
    [
      'where the landlord paid, the person has paid nothing',
      { isPaid: false, firstValidUntil: '2026-12-21', coveredUntil: null },
      today,
      null,
    ],
    [
      'a covered application stretches nothing',
      { isPaid: false, firstValidUntil: '2027-01-20', coveredUntil: '2026-11-30' },
      '2026-12-01',
      null,
    ],
    [
      'and covers as long as the payment does',
      { isPaid: false, firstValidUntil: '2027-01-20', coveredUntil: '2026-11-30' },
      '2026-11-30',
      '2026-11-30',
    ],
  ])('%s', (_, facts, day, expected) => expect(coverOn(facts, day)).toBe(expected))
})
