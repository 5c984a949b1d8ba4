/** One person named twice counts once; two who share an account, a firm or a name do not. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { identity, line, payslip, statement } from '../testing/documents.ts'
import { another, bank, document, giulia, documentsOfAnother, today } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assessTogether } from './household.ts'

const named = (applicant: Applicant | null, fullname = 'Anna Conti') => ({
  fullname,
  relationship: 'Partner',
  email: null,
  bornOn: null,
  applicant,
})
const with_ = (applicant: Applicant | null) =>
  assessTogether({ applicant: giulia, coApplicants: [named(applicant)], today })
const replaced = (id: string, by: ReturnType<typeof document>) =>
  another().documents.map((one) => (one.id === id ? by : one))

const joint = document(
  'bank',
  statement('2026-08', '2026-10', {
    ...bank.bank_statement!.accounts[0],
    holders: ['GIULIA BIANCHI', 'ANNA CONTI'],
  }),
)

describe('a co-applicant', { tags: ['C-household-income'] }, () => {
  test.each<[string, Applicant, boolean]>([
    ['another person with the same pay', another(), false],
    ['the same tax code', { ...another(), fiscalCode: giulia.fiscalCode }, true],
    ['the same tax code on a payslip', { ...another(), documents: replaced('slip-8', giulia.documents[1]!) }, true],
    ['the same card', { ...another(), documents: replaced('id', document('id', identity())) }, true],
    [
      'the same pay on the same account',
      {
        ...another(),
        documents: replaced('bank', joint),
      },
      true,
    ],
  ])('with %s', (_, applicant, isOne) => {
    const { coApplicants, household } = with_(applicant)
    expect(coApplicants[0]!.isAlso).toBe(isOne ? 'Giulia Bianchi' : undefined)
    expect(household.netIncome.value).toBe(isOne ? euros(2001.35) : euros(4002.7))
    expect(household.cashBalance.rule).toBe(isOne ? 'balance.average@2' : 'household.balance@1')
  })

  test('who shares an account and has other pay is another person', () => {
    const slips = ['2026-08', '2026-09', '2026-10'].map((month) =>
      document(
        `his-${month}`,
        payslip(month as '2026-08', '1500.00', { fiscal_code: null, employer: 'Grafica Ticinese S.p.A.' }),
      ),
    )
    const account = document(
      'joint',
      statement('2026-08', '2026-10', {
        transactions: ['2026-08', '2026-09', '2026-10'].map((month) =>
          line(`${month}-27` as '2026-08-27', 'BONIFICO DISPOSTO DA MITT.: GRAFICA TICINESE SPA STIPENDIO', '1500.00'),
        ),
      }),
    )
    const partner = { ...another(), fiscalCode: null, documents: [...slips, account] }
    expect(with_(partner).coApplicants[0]!.isAlso).toBeUndefined()
  })
  test('who has handed in nothing is not known to be another', () =>
    expect(with_(null).coApplicants[0]!.isAlso).toBeUndefined())
})

test('the report is open where two are one, a guarantor too', { tags: ['B2-report-people'] }, () => {
  const standing = (more: Partial<typeof giuliaFacts>) => assembleRentReport({ ...giuliaFacts, ...more }).standing!
  const twice = named({ ...giulia, documents: documentsOfAnother(giulia.name) }, 'Giulia Maria Bianchi')
  const msg = { key: 'Report.Standing.SamePerson', params: { name: 'Giulia Maria Bianchi', other: 'Giulia Bianchi' } }
  for (const more of [{ coApplicants: [twice] }, { guarantors: [twice] }])
    expect(standing(more)).toMatchObject({ state: 'open', open_points: [{ msg }] })
  expect(standing({ guarantors: [named(another())] }).state).toBe('settled')
})

test('an invitation that another person answered leaves the report open', { tags: ['B2-report-people'] }, () => {
  const answeredBy = (given: string, family: string) =>
    assembleRentReport({
      ...giuliaFacts,
      coApplicants: [named(another(`${given} ${family}`), 'Maria Verdi')],
    }).standing!
  expect(answeredBy('Luca', 'Neri').open_points.map(({ msg }) => msg)).toEqual([
    { key: 'Report.Standing.OtherName', params: { name: 'Maria Verdi', other: 'Luca Neri' } },
  ])
  // A second given name is the same person.
  expect(answeredBy('Maria Anna', 'Verdi').open_points.map(({ msg: { key } }) => key)).not.toContain(
    'Report.Standing.OtherName',
  )
})
