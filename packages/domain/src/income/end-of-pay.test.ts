/** Money on the account that says that a post is over, beside payslips that say nothing of it. */
import { describe, expect, test } from 'vitest'
import type { Applicant, EvidenceDocument } from '../facts/evidence-document.ts'
import type { Transaction } from '../facts/parse-result.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { line, payslip, workContract } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { each, employer, incomeOf, months, nets, salaries, withPay } from '../testing/paid.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assessIncome } from './assess-income.ts'
import { reconcile } from '../reconcile/reconcile.ts'

const reportOf = (applicant: Applicant) => assembleRentReport({ ...giuliaFacts, applicant })
const toldOf = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .filter(({ code }) => code === 'report.salary_ends')
    .map(({ params }) => params['by'])
const from = (payer: string, purpose: string) => `BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ${payer} ${purpose}`
const paid = (...more: Transaction[]) => withPay(nets, [...salaries(nets), ...more])
const printing = (applicant: Applicant, parts: Parameters<typeof payslip>[2], slips = nets): Applicant => ({
  ...applicant,
  documents: [
    ...applicant.documents.filter(({ result }) => result.payslip === undefined),
    ...slips.map((net, at) => document(`slip-${at}`, payslip(months[at] as '2026-08', net, parts))),
  ],
})
const kern = (text: string) =>
  printing(withPay([], [...salaries(nets, 'Metallbau Kern GmbH'), line('2026-10-30', text, '14000.00')]), {
    employer: 'Metallbau Kern GmbH',
  })

describe('money that is paid when a post has ended', { tags: ['C-employment-income'] }, () => {
  test.each<[string, Applicant, string]>([
    ['severance', paid(line('2026-10-30', from(employer, 'COMPETENZE DI FINE RAPPORTO'), '9840.22')), 'severance'],
    ['before the last pay', paid(line('2026-10-09', from(employer, 'LIQUIDAZIONE TFR'), '9840.22')), 'severance'],
    ['leave not taken', kern('Gutschrift Metallbau Kern GmbH Urlaubsabgeltung Restlohn'), 'severance'],
    ['by an agreement', kern('Gutschrift Metallbau Kern GmbH Abfindung gem. Aufhebungsvertrag'), 'severance'],
    ['at the end', paid(line('2026-10-30', from(employer, 'CESSAZIONE RAPPORTO'), '9840.22')), 'severance'],
    ['what is left', paid(line('2026-10-30', from(employer, 'SPETTANZE FINALI'), '9840.22')), 'severance'],
    ['the last account', kern('Gutschrift Metallbau Kern GmbH Endabrechnung'), 'severance'],
    ['agreed', kern('Gutschrift Metallbau Kern GmbH Aufhebungsvereinbarung'), 'severance'],
    [
      'by the group',
      printing(
        withPay(
          [],
          [...salaries(nets, 'SIEMENS AG'), line('2026-10-30', 'Gutschrift Siemens AG Abfindung', '14000.00')],
        ),
        { employer: 'Siemens Mobility GmbH' },
      ),
      'severance',
    ],
    ['ALG I', paid(line('2026-10-30', 'GUTSCHRIFT BUNDESAGENTUR FUER ARBEIT ARBEITSLOSENGELD', '1130.00')), 'benefit'],
    ['insolvency', paid(line('2026-10-30', 'BUNDESAGENTUR FUER ARBEIT INSOLVENZGELD', '1847.40')), 'benefit'],
    ['NASpI', paid(line('2026-10-12', 'ACCREDITO INPS NASPI', '1067.00')), 'benefit'],
  ])('%s: told, no better than said, and the post not known', (_, applicant, by) => {
    expect(toldOf(applicant)).toEqual([by])
    expect(incomeOf(applicant)[1]).toBe('declared')
    expect(assessIncome(applicant, today).monthlyPay.state).toBe('declared')
    expect(reportOf(applicant).employment.active_contract).toBeNull()
  })
  test('TFR by its name alone may be an advance: read', () => {
    for (const purpose of ['TFR', 'ACCONTO TFR']) {
      const applicant = paid(line('2026-10-30', from(employer, purpose), '9840.22'))
      expect(toldOf(applicant)).toEqual(['tfr'])
      expect(incomeOf(applicant)[1]).toBe('consistent')
    }
  })
  test.each<[string, Applicant]>([
    ['an advance on it', paid(line('2026-10-30', from(employer, 'ANTICIPO TFR'), '9840.22'))],
    ['a share of it with each pay', paid(...each(28, from(employer, 'QUOTA TFR MENSILE'), '120.00'))],
    ['of the post before', paid(line('2026-08-30', from('GRAFICA TICINESE SPA', 'LIQUIDAZIONE TFR'), '4100.00'))],
    ['pay came after it', paid(line('2026-08-30', from(employer, 'LIQUIDAZIONE TFR'), '4100.00'))],
    ['of an insurer', paid(line('2026-10-30', 'GUTSCHRIFT ALLIANZ VERSICHERUNGS-AG ABFINDUNG UNFALL', '3000.00'))],
    ['a benefit for children', paid(...each(20, 'ACCREDITO INPS ASSEGNO UNICO', '199.40'))],
    ['short-time pay', paid(...each(20, 'BONIFICO INPS CASSA INTEGRAZIONE', '400.00'))],
    ['once a year, on a farm', paid(line('2026-09-20', 'INPS DISOCCUPAZIONE AGRICOLA', '2100.00'))],
    [
      'of the months before the post',
      printing(paid(line('2026-09-14', 'ACCREDITO INPS NASPI', '1067.00')), { hired_on: '2026-08-01' }),
    ],
    [
      'paid late for the months before the post',
      printing(paid(line('2026-09-25', 'ACCREDITO INPS NASPI', '1067.00')), { hired_on: '2026-08-01' }),
    ],
    ['two pays came after it', printing(paid(line('2026-09-20', 'INPS NASPI', '1067.00')), { hired_on: '2024-09-01' })],
    ['of those who work for little', paid(line('2026-10-30', 'JOBCENTER KOELN ARBEITSLOSENGELD II', '230.00'))],
    ['of them in short', paid(line('2026-10-30', 'AGENTUR FUER ARBEIT ALG 2', '230.00'))],
    [
      'that names the other holder',
      withPay(nets, [...salaries(nets), line('2026-10-30', 'ACCREDITO INPS NASPI FERRARI LUCA', '1067.00')], {
        holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
      }),
    ],
    [
      'of another holder',
      withPay(nets, [...salaries(nets), line('2026-10-30', 'AGENTUR FUER ARBEIT ARBEITSLOSENGELD', '1130.00')], {
        holders: ['GIULIA BIANCHI', 'LUCA FERRARI'],
      }),
    ],
  ])('not told: %s', (_, applicant) => {
    expect(toldOf(applicant)).toEqual([])
    expect(incomeOf(applicant)[1]).toBe('proven')
    expect(reportOf(applicant).employment.active_contract).toBe(true)
  })
})

describe('a contract that is over by the documents', { tags: ['C-employment-income'] }, () => {
  const contract = (ends_on: '2026-10-31' | '2026-06-30') =>
    document(
      'contract',
      workContract({
        employer: 'Officine Lombarde S.r.l.',
        employee: 'BIANCHI GIULIA',
        starts_on: '2025-01-01',
        ends_on,
        contract_type: 'fixed_term',
      }),
    )
  const adding = (applicant: Applicant, more: EvidenceDocument): Applicant => ({
    ...applicant,
    documents: [...applicant.documents, more],
  })
  test.each<[string, Applicant, boolean | null, string]>([
    ['as payslips print it', printing(paid(), { fixed_until: '2026-10-31' }), null, 'declared'],
    ['as the contract says', adding(paid(), contract('2026-10-31')), null, 'declared'],
    ['and work went on', adding(paid(), contract('2026-06-30')), true, 'proven'],
    ['and the post ended', printing(paid(), { left_on: '2026-10-31' }), false, 'declared'],
    ['later', printing(paid(), { fixed_until: '2026-12-31' }), true, 'proven'],
  ])('%s', (_, applicant, isActive, state) => {
    expect(reportOf(applicant).employment.active_contract).toBe(isActive)
    expect(assessIncome(applicant, today).monthlyPay.state).toBe(state)
  })
})
