/** The short form's report: the same facts by the same rules. Source: B2-report-rapid. */
import type { RentReport } from '@attesta/contract/report.ts'
import { assembleRentReport } from './assemble-rent.ts'
import type { ReportFacts } from './report-facts.ts'

/**
 * An applicant of the short form gave no household, no home of their own and no questions: those parts stay empty and
 * are not shown. The name stays in the snapshot, because the certificate names whom it was issued to; the header leaves
 * it out.
 */
export function assembleRapidReport(facts: ReportFacts): RentReport {
  const base = assembleRentReport({ ...facts, coApplicants: [], guarantors: [] })
  const { personal_details: person } = base
  return {
    ...base,
    type: 'rapid',
    other_questions: [],
    personal_details: {
      ...person,
      // It asks for no personal data: they are neither complete nor to be checked.
      controls: person.controls.filter(({ translation_key: key }) => key !== 'Report.Control.personalDataComplete'),
    },
  }
}
