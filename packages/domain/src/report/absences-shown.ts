/** Documents that a person does not have, as the report shows them. */
import type { Absence } from '@attesta/contract/absence.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { Day } from '../day.ts'
import { isUsable, type Applicant } from '../facts/evidence-document.ts'
import { needsOf } from '../journey/employment-statuses.ts'
import { requiredDocuments, withAbsences, withSides } from '../journey/required-documents.ts'
import { settlesNeed } from '../reconcile/contest.ts'
import type { ReportFacts } from './report-facts.ts'

type Shown = NonNullable<RentReport['absences']>[number]

/** Those that still lack; what was handed in after all is not spoken of. */
function absencesOf(
  { employmentStatus, documents, absences = [], lacksIdentitySide = false }: Applicant,
  region: Region,
  today: Day,
): { documents: string[]; absence: Absence }[] {
  const accepted = documents.flatMap((document) =>
    isUsable(document) || document.contests?.some(({ code }) => settlesNeed(code))
      ? [
          {
            type: document.place,
            result: document.result,
            origin: document.origin,
            atWord: document.contests?.some(({ code }) => settlesNeed(code)) ?? false,
          },
        ]
      : [],
  )
  const needs = requiredDocuments(needsOf(employmentStatus, region, 'rent'), accepted, today)
  return withAbsences(withSides(needs, lacksIdentitySide), absences).flatMap(({ types, absence }) =>
    absence ? [{ documents: types, absence }] : [],
  )
}

/** Of the applicant, and of everybody else whose documents the report rests on. */
export function absencesShown({ applicant, coApplicants, guarantors, region, today }: ReportFacts): Shown[] {
  const of = (one: Applicant, person: string | null): Shown[] =>
    absencesOf(one, region, today).map(({ documents, absence: { reason, comment } }) => ({
      papers: documents.map((type) => `Report.Document.${type}`),
      reason: `Absence.${reason}`,
      comment,
      person,
    }))
  return [
    ...of(applicant, null),
    ...[...coApplicants, ...guarantors].flatMap(({ fullname, applicant: other }) => (other ? of(other, fullname) : [])),
  ]
}
