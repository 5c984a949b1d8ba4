/** Households in the landlord's list: who stands under the main applicant. */
import { ageOn, type Day } from '@attesta/domain/day.ts'
import { dayOfDate } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { FigureState } from '@attesta/contract/report.ts'
import type { PersonProgress } from '@attesta/contract/report-people.ts'
import { fullName } from '../../documents/view-document.ts'
import type { Application } from '../../stores/applications.ts'
import type { Report } from '../../stores/reports.ts'

interface Person {
  application_id: string | null
  name: string
  role: 'co-applicant' | 'guarantor'
  progress: PersonProgress
  report_id: string | null
  net_income: string | null
  income_state: FigureState | null
}

/** What the main applicant's report says of a person; null where it does not name them. */
const toldBy = (report: Report | undefined, role: Person['role'], email: string) =>
  (role === 'guarantor' ? report?.snapshot.guarantors : report?.snapshot.hh_members)?.content.find(
    (person) => person.email === email,
  ) ?? null

/**
 * Everybody of age whom the main applicant named, in their order: what is known of their own application, and the
 * income that the main applicant's report shows. `reportOf`: the number of the report that stands for an application.
 */
export function peopleOf(
  main: Application,
  linked: readonly Application[],
  { report, reportOf, today }: { report: Report | undefined; reportOf: (id: string) => string | null; today: Day },
): Person[] {
  const isOfAge = (date: string | null) => date === null || ageOn(dayOfDate(date), today) >= limits.minAge
  const named = [
    ...main.answers.hh_members
      .filter(({ date_of_birth }) => isOfAge(date_of_birth))
      .map(({ fullname, email }) => ({ fullname, email, role: 'co-applicant' as const })),
    ...main.answers.guarantors.map(({ fullname, email }) => ({ fullname, email, role: 'guarantor' as const })),
  ]
  return named.flatMap(({ fullname, email, role }): Person[] => {
    if (email === null) return []
    const own = linked.find((one) => one.role === role && one.applicant.email === email)
    const told = toldBy(report, role, email)
    // In Germany what others earn is for the landlord who has chosen this household.
    const income = main.region === 'de' ? null : (told?.net_income ?? null)
    return [
      {
        application_id: own?.id ?? null,
        name: own ? fullName(own) : fullname,
        role,
        progress: own
          ? own.confirmedAt === null
            ? 'begun'
            : 'finished'
          : told?.progress === 'withdrawn'
            ? 'withdrawn'
            : 'invited',
        report_id: own ? reportOf(own.id) : null,
        net_income: income,
        income_state: income === null ? null : (told?.state ?? null),
      },
    ]
  })
}
