/** Garnishment, enforcement, arrears and old debts where no self-disclosure was asked for. */
import { describe, expect, test } from 'vitest'
import type { Applicant } from '../facts/evidence-document.ts'
import type { Transaction } from '../facts/parse-result.ts'
import { assessIncome } from '../income/assess-income.ts'
import { line, payslip } from '../testing/documents.ts'
import { document, today } from '../testing/giulia.ts'
import { each, months, nets, salaries, withPay } from '../testing/paid.ts'
import { reconcile } from './reconcile.ts'

const shown = /_paid$|_withheld$|payment_of_debt$/
const codes = (applicant: Applicant) =>
  reconcile({ applicant, assessment: assessIncome(applicant, today), today })
    .map(({ code }) => code)
    .filter((code) => shown.test(code))
const paying = (...rows: Transaction[]) => withPay(nets, [...salaries(nets), ...rows])
const monthly = (text: string) => paying(...each(5, text, '-200.00'))

describe('what the account shows', { tags: ['C-recurrent-costs'] }, () => {
  test.each<[string, string[]]>([
    ['PIGNORAMENTO PRESSO TERZI ASSEGNAZIONE CREDITORE', ['report.enforcement_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO ARRETRATI AFFITTO 2025', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI AVV. BIANCHI TRANSAZIONE SFRATTO MOROSITA', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI AVV. BIANCHI SFRATTO PER MOROSITA', ['report.arrears_paid']],
    ['ADDEBITO SDD KRUK ITALIA', ['report.payment_of_debt']],
    ['UEBERWEISUNG Anna Kruk Klavierunterricht', []],
    ['SEPA-LASTSCHRIFT Creditreform Bonn Domschke KG AKTE 443', ['report.payment_of_debt']],
    ['SEPA-LASTSCHRIFT Creditreform Bonn Domschke KG Mitgliedsbeitrag', []],
    ['ADDEBITO SDD IFIS NPL', ['report.payment_of_debt']],
    ['BONIFICO A FAVORE DI AVV. CONTI STEFANO RIENTRO DEBITO CONDOMINIO', ['report.payment_of_debt']],
    ['UEBERWEISUNG Entruempelung Kern GmbH Kellerraeumung', []],
    ['UEBERWEISUNG Stadt Koeln Schneeraeumung', []],
    ['UEBERWEISUNG AN Hausverwaltung Kern GmbH Mietschuldenfreiheitsbescheinigung', []],
    ['UEBERWEISUNG AN Hausverwaltung Kern GmbH Mietschulden Rate', ['report.arrears_paid']],
    ['UEBERWEISUNG AN EOS Deutscher Inkasso-Dienst GmbH Az 99', ['report.payment_of_debt']],
    ['BONIFICO A FAVORE DI OCC MILANO PIANO DEL CONSUMATORE', ['report.insolvency_paid']],
    ['BONIFICO A FAVORE DI DO VALUE SPA SALDO E STRALCIO', ['report.payment_of_debt']],
    ['ADDEBITO SDD AGENZIA DELLE ENTRATE-RISCOSSIONE', ['report.payment_of_debt']],
    ['PAGAMENTO ADER RATEAZIONE', ['report.payment_of_debt']],
    ['BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', []],
    ['SALDO AFFITTO', []],
    ['DELEGA F24 AGENZIA DELLE ENTRATE', []],
    ['ADDEBITO RATA PRESTITO AGOS', []],
    ['BONIFICO A FAVORE DI CONDOMINIO VERDI ARRETRATI CONDOMINIO', []],
  ])('%s: %s', (text, expected) => expect(codes(monthly(text))).toEqual(expected))
  const lawyer = 'BONIFICO A FAVORE DI AVV. CONTI'
  test.each([
    ['UEBERWEISUNG Gerichtskasse Koeln SVWZ+RAEUMUNGSKLAGE 22 C 1/26', ['report.arrears_paid']],
    ['UEBERWEISUNG Amtsgericht Koeln SVWZ+RAEUMUNGSVERFAHREN', ['report.arrears_paid']],
    [`${lawyer} SPESE SFRATTO PER MOROSITA`, ['report.arrears_paid']],
    [`${lawyer} PRECETTO SENTENZA SFRATTO`, ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI UNEP TRIBUNALE MILANO RILASCIO IMMOBILE', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO PIANO DI RIENTRO AFFITTI', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO CAUZIONE RILASCIO IMMOBILE', []],
    ['BONIFICO A FAVORE DI NOTAIO FELICI RILASCIO ABITAZIONE ATTO', []],
    ['UEBERWEISUNG Haus & Grund Inkasso SVWZ+FORDERUNG MIETE MAERZ', ['report.arrears_paid']],
    ['UEBERWEISUNG Haus & Grund Inkasso SVWZ+FORDERUNG MIETE 4471', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+FORDERUNG MIETE MAERZ', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+MAHNUNG MIETE JUNI', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+MIETE JUNI 2. MAHNUNG', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+MIETRUECKSTAND KAUTION VERRECHNET', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+FORDERUNG MIETE UND KAUTION', []],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+FORDERUNG MIETE MAERZ KAUTION', []],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO AFFITTO MAGGIO', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO RATA RIENTRO CANONI', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO MOROSITA AFFITTO', ['report.arrears_paid']],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO AFFITTO ESTATE', []],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO AFFITTO CAUZIONE', []],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO AFFITTO CAUZIONE MAGGIO', []],
    ['BONIFICO A FAVORE DI ROSSI MARIO RIENTRO AFFITTO MAGGIO CAUZIONE', []],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+NACHZAHLUNG MIETE MAI JUNI', ['report.arrears_paid']],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+NACHZAHLUNG MIETERHOEHUNG MAI JUNI', []],
    ['UEBERWEISUNG Hausverwaltung Nord GmbH SVWZ+NACHZAHLUNG NEBENKOSTEN 2025', []],
    ['PAGAMENTO DECRETO INGIUNTIVO 443/26', ['report.payment_of_debt']],
    ['PAGAMENTO CONTRIBUTO UNIFICATO DECRETO INGIUNTIVO', []],
    [`${lawyer} DECRETO INGIUNTIVO CLIENTE NERI`, []],
    ['BONIFICO A FAVORE DI EDIL SRL DECRETO INGIUNTIVO FATTURA 12', ['report.payment_of_debt']],
    ['BONIFICO A FAVORE DI EDIL SRL DEPOSITO DECRETO INGIUNTIVO', ['report.payment_of_debt']],
    ['PAGAMENTO TRIBUNALE MILANO DEPOSITO DECRETO INGIUNTIVO', []],
    [`${lawyer} FATTURA 4 DECRETO INGIUNTIVO`, []],
    [`${lawyer} PRATICA SFRATTO INQUILINO`, []],
    [`${lawyer} PARCELLA CONVALIDA SFRATTO PER MOROSITA`, []],
    [`${lawyer} SPESE SFRATTO INQUILINO`, []],
    [`${lawyer} SPESE SFRATTO INQUILINO NERI`, []],
    [`${lawyer} SPESE SFRATTO INQUILINA BIANCHI`, ['report.arrears_paid']],
    ['UEBERWEISUNG Rechtsanwaelte Kraus PartG RAEUMUNGSKLAGE GEGEN MIETER HEINZ', []],
    ['UEBERWEISUNG Rechtsanwaelte Kraus PartG RAEUMUNGSKLAGE GEGEN HEINZ', []],
    ['UEBERWEISUNG Rechtsanwaelte Kraus PartG RAEUMUNGSKLAGE Huber GEGEN Giulia Bianchi', ['report.arrears_paid']],
    ['UEBERWEISUNG Kern GmbH RAEUMUNGSVERGLEICH gegen Ratenzahlung', ['report.arrears_paid']],
    ['UEBERWEISUNG Kern GmbH RAEUMUNGSVERGLEICH MIETER BIANCHI WHG 4', ['report.arrears_paid']],
    ['UEBERWEISUNG Fa. Stark Umzuege Wohnungsräumung', []],
  ])('one payment: %s', (text, expected) =>
    expect(codes(paying(line('2026-10-06', text, '-690.00')))).toEqual(expected),
  )
  const sued = line('2026-10-06', `${lawyer} SPESE SFRATTO PER MOROSITA`, '-690.00')
  const letting = each(3, 'BONIFICO DA VERDI SARA AFFITTO', '600.00')
  test('who lets a home and pays no rent sues a tenant', () => expect(codes(paying(...letting, sued))).toEqual([]))
  test('who owns a home that is paid off in instalments sues a tenant', () => {
    const own = { ...paying(...each(4, 'ADDEBITO RATA MUTUO CASA', '-500.00'), sued), livingSituation: 'owner' }
    expect(codes(own)).toEqual([])
    expect(codes({ ...paying(sued), livingSituation: 'owner' })).toEqual(['report.arrears_paid'])
  })
  test('who lets a room and pays a rent may be sued', () =>
    expect(codes(paying(...letting, ...each(2, 'BONIFICO A FAVORE DI ROSSI MARIO AFFITTO', '-700.00'), sued))).toEqual([
      'report.arrears_paid',
    ]))
  test('who denied a suit is told of one', () =>
    expect(
      codes({
        ...paying(sued),
        questionnaire: [{ question: 'landlord_proceedings', response: 'NO', details: null }],
      }),
    ).toEqual(['report.arrears_paid']))
  test('a fine that is collected once is none', () =>
    expect(codes(paying(line('2026-09-05', 'PAGAMENTO AGENZIA ENTRATE RISCOSSIONE', '-87.00')))).toEqual([]))
  test('the rent arrears are told of one payment too', () =>
    expect(codes(paying(line('2026-09-05', 'BONIFICO A FAVORE DI ROSSI MARIO CANONI ARRETRATI', '-900.00')))).toEqual([
      'report.arrears_paid',
    ]))
  test('arrears among rents: only what says so is told', () => {
    const to = 'BONIFICO A FAVORE DI ROSSI MARIO'
    const applicant = paying(
      ...each(3, `${to} AFFITTO`, '-650.00'),
      line('2026-09-05', `${to} ARRETRATI AFFITTO`, '-300.00'),
    )
    const found = reconcile({ applicant, assessment: assessIncome(applicant, today), today }).filter(({ code }) =>
      shown.test(code),
    )
    expect(found.map(({ params, evidence }) => [params['amount'], evidence.length])).toEqual([['300.00', 1]])
  })
  test('who was asked is held to the answer alone', () =>
    expect(
      codes({
        ...monthly('PIGNORAMENTO PRESSO TERZI'),
        questionnaire: [{ question: 'enforcement', response: 'YES', details: null }],
      }),
    ).toEqual([]))
})

describe('what the employer keeps back', { tags: ['C-employment-income'] }, () => {
  const withheld = (garnished?: string): Applicant => {
    const paid = withPay([], salaries(nets))
    const slips = nets.map((net, at) =>
      document(`slip-${at}`, payslip(months[at] as '2026-08', net, garnished === undefined ? {} : { garnished })),
    )
    return { ...paid, documents: [...paid.documents, ...slips] }
  }
  test('for an enforcement is told', () => expect(codes(withheld('310.20'))).toEqual(['report.garnishment_withheld']))
  test('none is not', () => expect(codes(withheld())).toEqual([]))
  test('who told it in the self-disclosure is not told of', () =>
    expect(
      codes({
        ...withheld('310.20'),
        questionnaire: [{ question: 'wage_garnishment', response: 'YES', details: null }],
      }),
    ).toEqual([]))
})
