/** Papers that somebody does not have, as the report shows them. */
import type { Absence } from '@attesta/contract/absence.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { Region } from '@attesta/contract/fields.ts'
import type { Day } from '../day.ts'
import { isUsable, type Applicant } from '../facts/paper.ts'
import { needsOf } from '../journey/occupations.ts'
import { requiredDocuments, withAbsences } from '../journey/required-documents.ts'
import { settlesNeed } from '../reconcile/contest.ts'
import type { ReportFacts } from './report-facts.ts'

type Shown = NonNullable<RentReport['absences']>[number]

/** Those that still lack; what was handed in after all is not spoken of. */
export function absencesOf(
  { occupation, papers, absences = [] }: Applicant,
  region: Region,
  today: Day,
): { papers: string[]; absence: Absence }[] {
  const accepted = papers.flatMap((paper) =>
    isUsable(paper) || paper.contests?.some(({ code }) => settlesNeed(code))
      ? [
          {
            type: paper.place,
            result: paper.result,
            origin: paper.origin,
            atWord: paper.contests?.some(({ code }) => settlesNeed(code)) ?? false,
          },
        ]
      : [],
  )
  return withAbsences(requiredDocuments(needsOf(occupation, region, 'rent'), accepted, today), absences).flatMap(
    ({ types, absence }) => (absence ? [{ papers: types, absence }] : []),
  )
}

/** Of the applicant, and of everybody else whose papers the report rests on. */
export function absencesShown({ applicant, coApplicants, guarantors, region, today }: ReportFacts): Shown[] {
  const of = (one: Applicant, person: string | null): Shown[] =>
    absencesOf(one, region, today).map(({ papers, absence: { reason, comment } }) => ({
      papers: papers.map((type) => `Report.Document.${type}`),
      reason: `Absence.${reason}`,
      comment,
      person,
    }))
  return [
    ...of(applicant, null),
    ...[...coApplicants, ...guarantors].flatMap(({ fullname, applicant: other }) => (other ? of(other, fullname) : [])),
  ]
}
