/** What the rules make of people's documents, as the server tells it of «What we read». */
import { assembleReading } from '@attesta/domain/reading/assemble-reading.ts'
import { assembleMortgageReport } from '@attesta/domain/report/assemble-mortgage.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import type { ReportFacts } from '@attesta/domain/report/report-facts.ts'
import { euros } from '@attesta/domain/money.ts'
import { giulia, giuliaDocuments, document } from '@attesta/domain/testing/giulia.ts'
import { line, statement } from '@attesta/domain/testing/documents.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { withTraces } from '@attesta/domain/testing/traced.ts'
import type { Reply } from '../../calls.ts'

const { applicant, listing } = giuliaFacts
const documents = withTraces(applicant.documents)

function readingOf(
  more: Partial<ReportFacts>,
  { waiting = 0, assemble = assembleRentReport } = {},
): Reply<'readReading'> {
  const facts = { ...giuliaFacts, applicant: { ...applicant, documents }, ...more }
  return { success: true, reading: assembleReading(facts, assemble(facts), waiting) }
}

const from = (name: string, day: string, amount: string) =>
  ['2026-08', '2026-09', '2026-10'].map((month) =>
    line(`${month}-${day}`, `BONIFICO A VOSTRO FAVORE DISPOSTO DA ${name}`, amount),
  )
const secondAccount = statement('2026-08', '2026-10', {
  iban: 'IT28W8000000292100645211111',
  bank: 'Banca Esempio',
  transactions: from('VERDI LUCA', '08', '199.20'),
})
const asking = (rent: number): Partial<ReportFacts> => ({ listing: { ...listing!, rent: euros(rent) } })
const luca = {
  fullname: 'Luca Ferri',
  relationship: 'Partner',
  email: 'luca.ferri@example.com',
  bornOn: '1990-07-02',
  applicant: null,
}

export const readings = {
  within: readingOf({}),
  nothing: readingOf({ applicant: { ...applicant, currentRent: null, documents: [] } }),
  partUnread: readingOf(
    { applicant: { ...applicant, documents: documents.filter(({ id }) => id !== 'bank' && id !== 'slip-9') } },
    { waiting: 2 },
  ),
  overTheLimit: readingOf({
    ...asking(980),
    applicant: {
      ...applicant,
      documents: [...documents.filter(({ id }) => id !== 'slip-9'), ...withTraces([document('more', secondAccount)])],
    },
  }),
  disputed: readingOf({
    applicant: {
      ...applicant,
      documents: documents.map((one) =>
        one.id === 'slip-10'
          ? {
              ...one,
              contests: [
                { code: 'reading.employer', comment: 'The company is Lombarda S.p.A.', on: giuliaFacts.today },
              ],
            }
          : one,
      ),
    },
  }),
  mortgage: readingOf(
    {
      listing: null,
      answers: {
        ...giuliaFacts.answers,
        mortgage_info: {
          funds: '10000.00',
          loan_amount: '240000.00',
          property_value: '250000.00',
          need_financing: 'yes',
          identified_property: 'yes',
          loan_percentage: '96%',
          sources_of_fund: ['bank_balance'],
          property_type: 1,
        },
      },
    },
    { assemble: assembleMortgageReport },
  ),
  coApplicant: readingOf({ ...asking(850), coApplicants: [luca] }),
  couple: readingOf({
    ...asking(850),
    coApplicants: [{ ...luca, applicant: { ...giulia, documents: giuliaDocuments } }],
  }),
  guarantor: readingOf({ ...asking(980), role: 'guarantor' }),
}
