/** What became of the people of a household between two issues of one report. */
import type { RentReport } from '@attesta/contract/report.ts'
import type { PersonChange, PersonProgress } from '@attesta/contract/report-people.ts'

type People = Pick<RentReport, 'hh_members' | 'guarantors' | 'standing' | 'absences'>
type Person = RentReport['hh_members']['content'][number] | RentReport['guarantors']['content'][number]
interface Listed {
  person: Person
  role: PersonChange['role']
}

const listed = ({ hh_members, guarantors }: People): Map<string, Listed> =>
  new Map(
    [
      ...hh_members.content.map((person): Listed => ({ person, role: 'co-applicant' })),
      ...guarantors.content.map((person): Listed => ({ person, role: 'guarantor' })),
    ].map((one) => [`${one.role} ${one.person.email ?? one.person.fullname}`, one]),
  )

/** Older reports tell it by the income alone. */
const progressOf = ({ progress, state }: Person): PersonProgress =>
  progress ?? (state === 'unknown' ? 'invited' : 'finished')

/** Everything of a report that rests on one other person's documents. */
const restsOn = ({ standing, absences = [] }: People, { person }: Listed): string =>
  JSON.stringify([
    { ...person, progress: null },
    standing?.open_points.filter(({ msg }) => msg.params['name'] === person.fullname) ?? [],
    absences.filter((absence) => absence.person === person.fullname),
  ])

/**
 * Returns who finished and who withdrew since the first of two issues, in the order of the report. Figures may differ
 * by the day alone, so `changed` is looked for only at the person whose address is given. An invitation that was taken
 * up is no change yet. `before`: null where the earlier issue was erased.
 */
export function peopleChanged(before: People | null, after: People, emailOfChanged: string | null): PersonChange[] {
  const earlier: ReturnType<typeof listed> = before === null ? new Map() : listed(before)
  return [...listed(after)].flatMap(([key, now]): PersonChange[] => {
    const was = earlier.get(key)
    const [from, to] = [was ? progressOf(was.person) : 'invited', progressOf(now.person)]
    const told = (change: PersonChange['change']): PersonChange[] => [
      { name: now.person.fullname, role: now.role, change },
    ]
    if (to === 'withdrawn') return from === 'withdrawn' ? [] : told('withdrew')
    if (to !== 'finished') return []
    if (from !== 'finished') return told('finished')
    const isAsked = before !== null && emailOfChanged !== null && now.person.email === emailOfChanged
    return isAsked && restsOn(before, was!) !== restsOn(after, now) ? told('changed') : []
  })
}

/** That its own person handed in other documents since the first of two issues: told by the documents, which do not age. */
export function ownChange(before: OwnDocuments, after: OwnDocuments): PersonChange[] {
  const idsOf = ({ documents }: OwnDocuments) => JSON.stringify(documents.map(({ id }) => id).sort())
  return idsOf(before) === idsOf(after)
    ? []
    : [{ name: after.personal_details.name ?? '', role: 'applicant', change: 'changed' }]
}
type OwnDocuments = Pick<RentReport, 'documents' | 'personal_details'>
