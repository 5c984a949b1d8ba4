import type { RentReport } from '@attesta/contract/report.ts'
import type { MortgageInfo } from '@attesta/contract/mortgage.ts'
import { euros } from '@attesta/domain/money.ts'
import { assembleMortgageReport } from '@attesta/domain/report/assemble-mortgage.ts'
import { assembleRapidReport } from '@attesta/domain/report/assemble-rapid.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import type { ReportFacts } from '@attesta/domain/report/report-facts.ts'
import { another, bank, type giuliaDocuments, document } from '@attesta/domain/testing/giulia.ts'
import { identity, line, payslip, statement } from '@attesta/domain/testing/documents.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'

const { listing, applicant } = giuliaFacts
const of = (more: Partial<ReportFacts>) => assembleRentReport({ ...giuliaFacts, ...more })
const withDocuments = (documents: typeof giuliaDocuments, more: Partial<typeof applicant> = {}) =>
  of({ applicant: { ...applicant, ...more, documents } })

const finding = (code: string, severity: 'error' | 'warning' = 'error') => ({
  code,
  severity,
  message_key: '',
  params: {},
  evidence: null,
})
const person = (fullname: string, relationship: string, documents?: typeof giuliaDocuments) => ({
  fullname,
  relationship,
  email: `${fullname.toLowerCase().replace(' ', '.')}@example.org`,
  bornOn: '1990-07-02',
  applicant: { ...another(fullname, fullname.length % 10), ...(documents && { documents }) },
})

const firstAccount = bank.bank_statement!.accounts[0]!
/** Two payers besides the salary: the family fund every month, a flat let out. */
const severalIncomes = statement('2026-08', '2026-10', {
  ...firstAccount,
  reconciled: false,
  transactions: [
    ...firstAccount.transactions,
    ...['2026-08', '2026-09', '2026-10'].flatMap((month) => [
      line(`${month}-20`, 'INPS ASSEGNO UNICO', '175.00'),
      line(`${month}-06`, 'BONIFICO A VOSTRO FAVORE DA VERDI LUCA CANONE AFFITTO BOX', '120.00'),
    ]),
  ],
})
/** An account of two from which money goes back to the employer, and to another account of the person's own. */
const goingElsewhere = statement('2026-08', '2026-10', {
  ...firstAccount,
  holders: ['GIULIA BIANCHI', 'LUCA FERRI'],
  transactions: [
    ...firstAccount.transactions,
    line('2026-09-29', 'BONIFICO A FAVORE DI OFFICINE LOMBARDE SRL RESTITUZIONE', '-300.00'),
    ...['2026-08', '2026-09', '2026-10'].map((month) =>
      line(`${month}-28`, 'BONIFICO A FAVORE DI GIULIA BIANCHI GIROCONTO', '-400.00'),
    ),
  ].toSorted((a, b) => a.booked_on.localeCompare(b.booked_on)),
})
const slips = applicant.documents.filter(({ place }) => place === 'payslip')

const mortgageInfo: MortgageInfo = {
  funds: '40000.00',
  loan_amount: '60000.00',
  property_value: '100000.00',
  need_financing: 'yes',
  identified_property: 'yes',
  loan_percentage: '60%',
  sources_of_fund: ['bank_balance', 'family'],
  property_type: 1,
}
const mortgage = (info: Partial<MortgageInfo> = {}, more: Partial<ReportFacts> = {}) =>
  assembleMortgageReport({
    ...giuliaFacts,
    listing: null,
    ...more,
    answers: { ...giuliaFacts.answers, mortgage_info: { ...mortgageInfo, ...info } },
  })

/**
 * Reports as the rules make them from documents: the gallery looks at each, and a test reads every word of each in
 * three languages.
 */
export const states = {
  golden: of({}),
  rapid: assembleRapidReport({ ...giuliaFacts, contact: { email: giuliaFacts.contact.email, mobile: null } }),
  aboveTheMarks: of({ listing: { ...listing!, rent: euros(980) } }),
  severalIncomes: withDocuments(
    [...applicant.documents.filter(({ id }) => id !== 'bank'), document('bank', severalIncomes)],
    {
      declaredIncomes: ['rental_property'],
    },
  ),
  household: of({
    coApplicants: [person('Luca Ferri', 'Partner'), person('Sara Ferri', 'Child', [])],
    guarantors: [person('Anna Conti', 'Parent')],
  }),
  withoutIncome: withDocuments([]),
  withoutListing: of({ listing: null }),
  missingMonths: withDocuments(
    [
      document('id', identity()),
      document(
        'bank',
        statement('2026-09', '2026-10', {
          opening_balance: '3709.65',
          transactions: firstAccount.transactions.filter(({ booked_on }) => booked_on! >= '2026-09'),
        }),
      ),
      slips[1]!,
    ],
    {
      absences: [
        { type: 'payslip', reason: 'new_job', comment: 'Ho cominciato a settembre.' },
        { type: 'cud', reason: 'first_job', comment: null },
      ],
    },
  ),
  failedChecks: withDocuments([
    document('id', {
      ...identity({ surname: 'ROSSI', given_names: 'MARIA', expires_on: '2024-03-14' }),
      findings: [finding('national_id.expired')],
    }),
    document('slip-8', {
      ...payslip('2026-08', '1842.10', { reconciled: false }),
      findings: [finding('payslip.fraud')],
    }),
    slips[1]!,
    document('slip-10', { ...payslip('2026-10', '2410.00'), source: 'ocr' }),
    document('bank', {
      ...statement('2026-08', '2026-10', { ...firstAccount, reconciled: false }),
      findings: [finding('bank_statement.not_original', 'warning')],
    }),
    document(
      'old',
      { ...statement('2024-01', '2024-03'), verdict: 'unreadable', findings: [finding('bank_statement.unreadable')] },
      '2026-11-20',
    ),
  ]),
  contested: withDocuments([
    ...applicant.documents.filter(({ id }) => id !== 'slip-10'),
    {
      ...document('slip-10', payslip('2026-10', '1852.80', { employee: 'ROSSI GIULIA' })),
      contests: [
        {
          code: 'payslip.name_mismatch',
          comment: 'Rossi è il mio cognome da sposata.\nIl codice fiscale è lo stesso.',
          on: '2026-11-21',
        },
      ],
    },
  ]),
  payInDoubt: withDocuments([
    ...applicant.documents.filter(({ place }) => place !== 'payslip' && place !== 'bank_statement'),
    slips[0]!,
    slips[1]!,
    document('slip-10', payslip('2026-10', '1452.80', { left_on: '2026-10-31' })),
    document('slip-10-again', payslip('2026-10', '2452.80', { left_on: '2026-10-31' })),
    document('bank', goingElsewhere),
  ]),
  payVaries: withDocuments([
    ...applicant.documents.filter(({ id }) => id !== 'slip-8' && id !== 'bank'),
    document('slip-8', payslip('2026-08', '1352.80')),
    document(
      'bank',
      statement('2026-08', '2026-10', {
        ...firstAccount,
        transactions: firstAccount.transactions.map((one) =>
          one.amount === slips[0]!.result.payslip!.net ? { ...one, amount: '1352.80' } : one,
        ),
      }),
    ),
  ]),
  germany: of({
    region: 'de',
    language: 'de',
    guarantors: [person('Karl Weber', 'Parent', [])],
    applicant: {
      ...applicant,
      questionnaire: [
        { question: 'insolvency', response: 'NO', details: null },
        { question: 'rent_arrears', response: 'YES', details: 'März 2025, im April beglichen' },
        { question: 'larger_pets', response: 'PNTS', details: null },
      ],
    },
  }),
  mortgage: mortgage(),
  mortgageNotSustainable: mortgage({
    loan_amount: '240000.00',
    property_value: '250000.00',
    loan_percentage: '96%',
    funds: '10000.00',
    sources_of_fund: ['bank_balance'],
  }),
  mortgageTooOld: mortgage({}, { applicant: { ...applicant, bornOn: '1958-03-14' } }),
  mortgageWithoutDocuments: mortgage({}, { applicant: { ...applicant, documents: [] } }),
  mortgageTogether: mortgage(
    {},
    { coApplicants: [person('Luca Ferri', 'Partner'), person('Sara Ferri', 'Child', [])] },
  ),
} satisfies Readonly<Record<string, RentReport>>
