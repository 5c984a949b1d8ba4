/**
 * People whose whole report is worked out by hand: every kind of applicant that the product is for. None of them
 * exists.
 */
import type { MortgageInfo } from '@attesta/contract/mortgage.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Applicant } from '../../facts/evidence-document.ts'
import { euros } from '../../money.ts'
import { another, bank, giulia, document } from '../../testing/giulia.ts'
import { line, payslip, statement, taxDocument, workContract } from '../../testing/documents.ts'
import { giuliaFacts } from '../../testing/report-facts.ts'
import { withTraces } from '../../testing/traced.ts'
import { asking, every, facts, fault, onOwnAccount, person, six, slipsOf, three, without } from './parts.ts'
import { assembleMortgageReport } from '../assemble-mortgage.ts'
import { assembleRapidReport } from '../assemble-rapid.ts'
import { assembleRentReport } from '../assemble-rent.ts'
import type { ReportFacts } from '../report-facts.ts'

const marta = facts(
  {
    name: { given: 'Marta', family: 'Gallo' },
    fiscalCode: null,
    employmentStatus: 'Self-employed',
    paychecksPerYear: null,
    currentRent: euros(800),
    documents: [
      document(
        'tax',
        taxDocument({
          form: 'redditi_pf',
          name: 'GALLO MARTA',
          fiscal_code: null,
          employer: null,
          gross_income: '34800.00',
          net_income: '26400.00',
        }),
      ),
      document(
        'bank',
        onOwnAccount(
          'MARTA GALLO',
          six,
          every(six, [
            ['03', 'BONIFICO A FAVORE DI BRUNI SILVIA CANONE LOCAZIONE', '-800.00'],
            ['10', 'BONIFICO A VOSTRO FAVORE DISPOSTO DA STUDIO ALFA SRL SALDO FATTURA', '3000.00'],
            ['16', 'DELEGA F24 AGENZIA DELLE ENTRATE', '-600.00'],
          ]),
        ),
      ),
    ],
  },
  asking(700),
)

const sara = facts(
  {
    name: { given: 'Sara', family: 'Conti' },
    fiscalCode: null,
    employmentStatus: 'Student',
    paychecksPerYear: null,
    currentRent: null,
    livingSituation: 'with_family',
    declaredIncomes: ['other'],
    documents: [
      document(
        'bank',
        onOwnAccount(
          'SARA CONTI',
          three,
          every(three, [
            ['05', 'BONIFICO DA PAOLO CONTI', '600.00'],
            ['20', 'PAGAMENTO POS LIBRERIA', '-410.00'],
          ]),
        ),
      ),
    ],
  },
  { ...asking(350), guarantors: [person('Paolo Conti', another('Paolo Conti'))] },
)

const ugo = facts(
  {
    name: { given: 'Ugo', family: 'Serra' },
    fiscalCode: null,
    employmentStatus: 'Unemployed',
    paychecksPerYear: null,
    currentRent: null,
    livingSituation: 'owner',
    declaredIncomes: ['pension'],
    documents: [],
  },
  asking(380),
)
/** Read through a bank connection: no page to point at. */
const ugoConnected: ReportFacts = {
  ...ugo,
  applicant: {
    ...ugo.applicant,
    documents: [
      {
        ...document(
          'bank',
          onOwnAccount(
            'UGO SERRA',
            three,
            every(three, [
              ['01', 'INPS PENSIONE', '1250.00'],
              ['09', 'ADDEBITO SDD AGOS DUCATO SPA RATA PRESTITO', '-100.00'],
            ]),
          ),
        ),
        origin: 'connection',
      },
    ],
  },
}

const account = bank.bank_statement!.accounts[0]!
const withLodger = facts({
  declaredIncomes: ['rental_property'],
  documents: [
    ...without('bank'),
    document('bank', {
      ...bank,
      bank_statement: {
        accounts: [
          {
            ...account,
            closing_balance: '5504.95',
            transactions: [
              ...account.transactions,
              ...every(three, [['06', 'BONIFICO A VOSTRO FAVORE DA VERDI LUCA CANONE AFFITTO BOX', '120.00']]),
            ],
          },
        ],
      },
    }),
  ],
})

/** Began on 1 October: one payslip, the contract, and a word on what is not there yet. */
const elena = facts(
  {
    name: { given: 'Elena', family: 'Moretti' },
    fiscalCode: null,
    employmentStatus: 'Employed',
    paychecksPerYear: 12,
    currentRent: null,
    livingSituation: 'with_family',
    absences: [
      { type: 'payslip', reason: 'new_job', comment: 'La prima busta paga è di ottobre.' },
      { type: 'cud', reason: 'first_job', comment: 'Il primo lavoro è di ottobre.' },
    ],
    documents: [
      ...slipsOf(['2026-10'], '1600.00', {
        employee: 'MORETTI ELENA',
        fiscal_code: null,
        employer: 'Tipografia Sforza S.r.l.',
        hired_on: '2026-10-01',
      }),
      document(
        'contract',
        workContract({
          employer: 'Tipografia Sforza S.r.l.',
          employee: 'Elena Moretti',
          contract_type: 'open_ended',
          starts_on: '2026-10-01',
          ends_on: null,
        }),
      ),
      document(
        'bank',
        onOwnAccount('ELENA MORETTI', three, [
          line('2026-10-28', 'BONIFICO A VOSTRO FAVORE DISPOSTO DA TIPOGRAFIA SFORZA SRL STIPENDIO', '1600.00'),
          line('2026-10-30', 'PAGAMENTO POS IPER MILANO', '-1600.00'),
        ]),
      ),
    ],
  },
  asking(500),
)

/** Unemployment benefit, month by month. */
const dario = facts(
  {
    name: { given: 'Dario', family: 'Fontana' },
    fiscalCode: null,
    employmentStatus: 'Unemployed',
    paychecksPerYear: null,
    currentRent: null,
    livingSituation: 'with_family',
    declaredIncomes: ['other'],
    absences: [{ type: 'cud', reason: 'never_filed', comment: null }],
    documents: [
      document(
        'bank',
        onOwnAccount(
          'DARIO FONTANA',
          three,
          every(three, [
            ['09', 'INPS NASPI INDENNITA DISOCCUPAZIONE', '980.00'],
            ['21', 'PAGAMENTO POS COOP', '-980.00'],
          ]),
        ),
      ),
    ],
  },
  asking(300),
)

/** A student on a scholarship. */
const irene = facts(
  {
    name: { given: 'Irene', family: 'Longo' },
    fiscalCode: null,
    employmentStatus: 'Student',
    paychecksPerYear: null,
    currentRent: null,
    livingSituation: 'with_family',
    declaredIncomes: ['other'],
    documents: [
      document(
        'bank',
        onOwnAccount(
          'IRENE LONGO',
          three,
          every(three, [
            ['10', 'BONIFICO A VOSTRO FAVORE DISPOSTO DA UNIVERSITA DEGLI STUDI BORSA DI STUDIO', '550.00'],
            ['24', 'PAGAMENTO POS MENSA', '-550.00'],
          ]),
        ),
      ),
    ],
  },
  asking(200),
)

/** No income at all, and money enough: three rents of 400 are 1,200. */
const bruno = facts(
  {
    name: { given: 'Bruno', family: 'Testa' },
    fiscalCode: null,
    employmentStatus: 'Unemployed',
    paychecksPerYear: null,
    currentRent: null,
    livingSituation: 'owner',
    declaredIncomes: [],
    absences: [{ type: 'cud', reason: 'pension_abroad', comment: null }],
    documents: [
      document(
        'bank',
        statement('2026-08', '2026-10', {
          holders: ['BRUNO TESTA'],
          opening_balance: '30000.00',
          closing_balance: '30000.00',
          transactions: [],
        }),
      ),
    ],
  },
  asking(400),
)

const luca: Applicant = {
  ...giulia,
  name: { given: 'Luca', family: 'Ferrari' },
  fiscalCode: null,
  bornOn: '1989-09-23',
  paychecksPerYear: 12,
  currentRent: null,
  documents: withTraces(
    slipsOf(three, '1500.00', { employee: 'FERRARI LUCA', fiscal_code: null, employer: 'Grafica Ticinese S.p.A.' }),
  ),
}

const juergen = facts(
  {
    name: { given: 'Jürgen', family: 'Weiß' },
    fiscalCode: null,
    bornOn: '1984-05-30',
    paychecksPerYear: 12,
    currentRent: euros(745),
    documents: [
      ...slipsOf(three, '2400.00', {
        employee: 'Jürgen Weiß',
        fiscal_code: null,
        employer: 'Rheinwerk Maschinenbau GmbH',
      }),
      document(
        'bank',
        onOwnAccount(
          'JUERGEN WEISS',
          three,
          every(three, [
            ['01', 'SEPA-ÜBERWEISUNG WOHNUNGSBAU RHEINLAND EG MIETE', '-745.00'],
            ['28', 'GUTSCHRIFT RHEINWERK MASCHINENBAU GMBH GEHALT', '2400.00'],
          ]),
        ),
      ),
    ],
  },
  { ...asking(810), region: 'de', language: 'de' },
)

const loan = (loan_amount: string, property_value: string): MortgageInfo => ({
  loan_amount,
  property_value,
  funds: '0.00',
  loan_percentage: '0%',
  need_financing: 'yes',
  identified_property: 'yes',
  sources_of_fund: ['family'],
  property_type: 1,
})
const borrowing = (info: MortgageInfo): ReportFacts =>
  facts({}, { listing: null, answers: { ...giuliaFacts.answers, mortgage_info: info } })

export const goldenFacts = {
  employed: [assembleRentReport, facts({})],
  selfEmployed: [assembleRentReport, marta],
  studentWithGuarantor: [assembleRentReport, sara],
  pensionerByConnection: [assembleRentReport, ugoConnected],
  mixed: [assembleRentReport, withLodger],
  couple: [assembleRentReport, facts({}, { coApplicants: [person('Luca Ferrari', luca)] })],
  coApplicantNotFinished: [assembleRentReport, facts({}, { coApplicants: [person('Luca Ferrari', null)] })],
  withGuarantor: [
    assembleRentReport,
    facts({}, { ...asking(850), guarantors: [person('Anna Conti', another('Anna Conti'))] }),
  ],
  german: [assembleRentReport, juergen],
  mortgageSustainable: [assembleMortgageReport, borrowing(loan('60000.00', '100000.00'))],
  mortgageNotSustainable: [assembleMortgageReport, borrowing(loan('240000.00', '250000.00'))],
  newJobByContract: [assembleRentReport, elena],
  onBenefits: [assembleRentReport, dario],
  onScholarship: [assembleRentReport, irene],
  cashAlone: [assembleRentReport, bruno],
  rapidValid: [assembleRapidReport, facts({ employmentStatus: 'Hybrid-employed' })],
  rapidNotValid: [
    assembleRapidReport,
    facts({
      employmentStatus: 'Hybrid-employed',
      documents: slipsOf(['2026-05', '2026-06', '2026-07'], '1500.00', { hired_on: '2026-05-04' }),
    }),
  ],
  documentErrors: [
    assembleRentReport,
    facts({
      documents: [
        ...without('slip-10', 'bank'),
        document('slip-10', {
          ...payslip('2026-10', '1852.80'),
          verdict: 'unreadable',
          findings: fault(bank, 'payslip.unreadable').findings,
        }),
        document('bank', { ...bank, bank_statement: { accounts: [{ ...account, holders: ['MARCO RUSSO'] }] } }),
      ],
    }),
  ],
  fraud: [
    assembleRentReport,
    facts({
      documents: [...without('slip-10'), document('slip-10', fault(payslip('2026-10', '2852.80'), 'payslip.fraud'))],
    }),
  ],
  nothingHandedIn: [assembleRentReport, facts({ documents: [] })],
} satisfies Record<string, readonly [assemble: (facts: ReportFacts) => RentReport, facts: ReportFacts]>

export const golden = Object.fromEntries(
  Object.entries(goldenFacts).map(([name, [assemble, some]]) => [name, assemble(some)]),
) as Record<keyof typeof goldenFacts, RentReport>
