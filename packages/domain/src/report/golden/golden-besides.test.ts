/** What the golden reports show besides their figures: people, checks, notes and what is left out. */
import { describe, expect, test } from 'vitest'
import { rentReport, type RentReport } from '@attesta/contract/report.ts'
import { golden } from './people.ts'

const statesOf = ({ checks }: RentReport) => Object.fromEntries(checks.map(({ id, outcome }) => [id, outcome]))

describe('what each of them shows besides', () => {
  test('the documents of all are whole reports', () => {
    for (const [name, report] of Object.entries(golden)) expect(rentReport.safeParse(report).success, name).toBe(true)
  })
  test('a guarantor stands apart with an income of their own', () =>
    expect(
      [golden.studentWithGuarantor, golden.withGuarantor].map(({ guarantors }) => guarantors.content[0]!.net_income),
    ).toEqual(['2001.35', '2001.35']))
  test('each of a couple is shown, with what is in the sum', () => {
    expect(golden.couple.hh_members).toMatchObject({
      label: { note: null },
      content: [{ fullname: 'Luca Ferrari', net_income: '1500.00', counted: true }],
    })
    expect(golden.couple.trace.household_net_income).toMatchObject({
      workings: { main_applicant: '2001.35', co_applicant_1: '1500.00' },
    })
  })
  test('who has not finished is named as missing, and not counted', () =>
    expect(golden.coApplicantNotFinished.hh_members).toMatchObject({
      label: { note: { key: 'Report.Household.notAllCounted' } },
      content: [{ fullname: 'Luca Ferrari', net_income: null, counted: false }],
    }))
  test('the German report names no identity document', () => expect(golden.german.national_ids).toEqual([]))
  test('mortgages: the verdict and the maturity', () =>
    expect(
      [golden.mortgageSustainable, golden.mortgageNotSustainable].map(({ mortgage }) => [
        mortgage!.translation_key,
        mortgage!.sustainable_maturity,
        mortgage!.loan_to_value,
      ]),
    ).toEqual([
      ['Report.Mortgage.Sustainable', 15, 60],
      ['Report.Mortgage.NotSustainable', null, 96],
    ]))
  // seen on 2026-11-21: hired 2019-05-02, and 2026-05-04 with a newest payslip of July
  test('the short form: seniority and an active contract', () =>
    expect(
      [golden.rapidValid, golden.rapidNotValid].map(({ employment: { seniority, active_contract } }) => [
        seniority,
        active_contract,
      ]),
    ).toEqual([
      [{ months: 90, valid: true }, true],
      [{ months: 6, valid: true }, null],
    ]))
  test('documents with errors are named, and the checks say so', () => {
    expect(statesOf(golden.documentErrors)).toMatchObject({ holder: 'failed', consecutive: 'failed' })
    expect(golden.documentErrors.payslips_incomes[0]!.error_files).toMatchObject([{ document_id: 'slip-10' }])
    expect(golden.documentErrors.aggregated_error_messages.map(({ msg }) => msg.key)).toEqual(
      expect.arrayContaining(['Report.Finding.bank_statement.name_mismatch', 'Report.Finding.payslip.unreadable']),
    )
  })
  test('what someone does not have is shown with their reason, and months before a post began are not missed', () => {
    expect(golden.newJobByContract.absences).toEqual([
      {
        papers: ['Report.Document.cud', 'Report.Document.fiscal_doc'],
        reason: 'Absence.first_job',
        comment: 'Il primo lavoro è di ottobre.',
        person: null,
      },
    ])
    const consecutive = golden.newJobByContract.checks.find(({ id }) => id === 'consecutive')!
    expect([consecutive.outcome, consecutive.reasons.map(({ key }) => key)]).toEqual(['passed', []])
    expect(golden.newJobByContract.employment).toMatchObject({
      type_of_contract: 'open_ended',
      employment_start_date: '2026-10-01',
      employer: 'Tipografia Sforza S.r.l.',
    })
    expect(golden.newJobByContract.other_documents).toMatchObject([{ type: 'work_contract', valid: true }])
  })
  test('benefits and a scholarship stand as what they are', () => {
    expect(
      golden.onBenefits.bank_statements_incomes.content.map(({ label_key, monthly_value, counted_share }) => [
        label_key,
        monthly_value,
        counted_share,
      ]),
    ).toEqual([['Report.Income.benefits', '980.00', 1]])
    expect(
      golden.onScholarship.bank_statements_incomes.content.map(({ monthly_value, counted_share }) => [
        monthly_value,
        counted_share,
      ]),
    ).toEqual([['550.00', 1]])
  })
  test('money that lies there covers the deposit where no income does', () =>
    expect([statesOf(golden.cashAlone).deposit, golden.cashAlone.deposit_affordability]).toEqual([
      'passed',
      { outcome: 'passed', needed: '1200.00', rents: 3, average_balance: '30000.00', short_by: '0.00' },
    ]))
  test('a forged payslip fails the check on forgery', () => {
    expect(statesOf(golden.fraud)).toMatchObject({ anti_fraud: 'failed', identity: 'passed' })
    expect(golden.fraud.documents.find(({ id }) => id === 'slip-10')!.status).toBe('error')
  })
})
