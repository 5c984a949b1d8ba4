/** Answers of the German self-disclosure that the account contradicts. */
import { describe, expect, test } from 'vitest'
import type { QuestionId, Response } from '@attesta/contract/questionnaire.ts'
import { assembleRentReport } from '../report/assemble-rent.ts'
import { criteriaOf } from '../report/criteria.ts'
import { line, statement } from '../testing/documents.ts'
import { bank, document, giulia } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'

type Answers = Partial<Record<QuestionId, Response>>
const reportOf = (text: string, answers: Answers, amount = '-300.00') => {
  const own = bank.bank_statement!.accounts[0]!
  const paid = ['2026-08', '2026-09', '2026-10'].map((month) => line(`${month}-14`, text, amount))
  const account = statement('2026-08', '2026-10', {
    ...own,
    reconciled: null,
    transactions: [...own.transactions, ...paid].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
  })
  return assembleRentReport({
    ...giuliaFacts,
    region: 'de',
    applicant: {
      ...giulia,
      documents: giulia.documents.map((one) => (one.id === 'bank' ? document('bank', account) : one)),
      questionnaire: Object.entries(answers).map(([question, response]) => ({
        question: question as QuestionId,
        response,
        details: null,
      })),
    },
  })
}
const told = (...of: Parameters<typeof reportOf>) =>
  reportOf(...of).aggregated_error_messages.filter(({ msg: { key } }) =>
    /enforcement_differs|insolvency_differs|arrears_differ/.test(key),
  )
const codes = (...of: Parameters<typeof reportOf>) =>
  told(...of).map(({ msg: { key } }) => key.replace('Report.Finding.report.', ''))

const bailiff = 'SEPA UEBERWEISUNG Obergerichtsvollzieher Schmitz PFAENDUNG DR II 123/26'
const arrears = 'DAUERAUFTRAG Wohnungsbau Rheinland eG RATE MIETRUECKSTAND'

describe('an answer that the account contradicts', { tags: ['B2-questionnaire'] }, () => {
  test.each<[string, string, Answers, string[]]>([
    ['enforcement denied', bailiff, { enforcement: 'NO' }, ['enforcement_differs']],
    ['a garnishment denied', bailiff, { wage_garnishment: 'NO' }, ['enforcement_differs']],
    ['one told, the other denied', bailiff, { wage_garnishment: 'NO', enforcement: 'YES' }, []],
    ['told', bailiff, { enforcement: 'YES' }, []],
    ['not said', bailiff, { enforcement: 'PNTS', wage_garnishment: 'PNTS' }, []],
    [
      'one not said, the other denied',
      bailiff,
      { enforcement: 'PNTS', wage_garnishment: 'NO' },
      ['enforcement_differs'],
    ],
    ['not asked', bailiff, {}, []],
    ['by a court', 'ZWANGSVOLLSTRECKUNG AMTSGERICHT KOELN', { enforcement: 'NO' }, ['enforcement_differs']],
    ['in Italian', 'ADDEBITO PIGNORAMENTO PRESSO TERZI', { enforcement: 'NO' }, ['enforcement_differs']],
    [
      'insolvency denied',
      'DAUERAUFTRAG RA Kern TREUHANDKONTO INSOLVENZ 71 IN 5/25',
      { insolvency: 'NO' },
      ['insolvency_differs'],
    ],
    [
      "by a bailiff's register",
      'DAUERAUFTRAG Justizkasse NRW GV Schmitz DR II 1234/25 Rate',
      { enforcement: 'NO' },
      ['enforcement_differs'],
    ],
    ['an Italian bailiff', 'BONIFICO UFFICIALE GIUDIZIARIO MILANO', { enforcement: 'NO' }, ['enforcement_differs']],
    ['a case of insolvency', 'DAUERAUFTRAG RA Kern 71 IK 5/25 Abtretung', { insolvency: 'NO' }, ['insolvency_differs']],
    ['a trustee', 'DAUERAUFTRAG RA Kern als Treuhänder Abtretung', { insolvency: 'NO' }, ['insolvency_differs']],
    ['a debt collector is no enforcement', 'EOS Deutscher Inkasso-Dienst Az 99', { enforcement: 'NO' }, []],
    ['arrears denied', arrears, { rent_arrears: 'NO' }, ['arrears_differ']],
    ['every rent paid in full', arrears, { rent_paid_in_full: 'YES' }, ['arrears_differ']],
    ['arrears told', arrears, { rent_arrears: 'YES', rent_paid_in_full: 'YES' }, []],
    ['other answers say nothing of it', arrears, { enforcement: 'NO', insolvency: 'NO' }, []],
    ['a rent is no arrears', 'DAUERAUFTRAG Wohnungsbau Rheinland eG MIETE', { rent_arrears: 'NO' }, []],
  ])('%s', (_, text, answers, expected) => expect(codes(text, answers)).toEqual(expected))

  test('is told with payee, amount and bookings', () =>
    expect(told(bailiff, { enforcement: 'NO' })).toMatchObject([
      {
        type: 'warning',
        msg: { params: { payee: expect.stringContaining('Schmitz'), amount: '300.00' } },
        document_ids: ['bank'],
      },
    ]))

  test('is named before the choice, without payee and amount, where the answer may be shown', () => {
    const { contradicted_answers: contradicted } = criteriaOf(
      reportOf(arrears, { rent_arrears: 'NO', rent_paid_in_full: 'YES', insolvency: 'NO' }),
    )
    expect(contradicted).toEqual(['Questionnaire.rent_arrears'])
  })

  test.each([
    bailiff,
    'SEPA GV Schmitz DR II 1234/25',
    'IMMOBILIARE SAN SIRO SRL ARRETRATI',
    'EOS Deutscher Inkasso-Dienst Forderung Az 99',
    'RIVERTY GMBH',
  ])('is a commitment: %s', (text) =>
    expect(reportOf(text, {}).recurrent_costs.content).toContainEqual(
      expect.objectContaining({ label_key: 'Report.Cost.loan', committed: true, monthly_value: '300.00' }),
    ),
  )

  test('money that comes in contradicts none', () =>
    expect(codes(bailiff, { enforcement: 'NO' }, '300.00')).toEqual([]))
})
