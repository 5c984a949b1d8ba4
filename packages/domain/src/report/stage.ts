/** How much of a report may be seen before the landlord has chosen an applicant. */
import type { Region } from '@attesta/contract/fields.ts'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { keyOfQuestion, questions, type Stage } from '../questionnaire/questions.ts'

/** Ways to what a report says: each asks here before it opens. */
export const doors = ['criteria', 'report', 'pdf', 'trace', 'page', 'share'] as const
export type Door = (typeof doors)[number]

/** `hasListing`: it was made for a listed home; then `isChosen` tells whether they chose this person. */
export interface Letting {
  region: Region
  type: RentReport['type']
  hasListing: boolean
  isChosen: boolean
}

/**
 * In Germany, an applicant is asked for occupation, net income, number of persons and the few questions of that stage;
 * proofs and everything else are for the one whom the landlord has chosen. Elsewhere, of a mortgage, and of a report
 * that is for no landlord there are no stages. Source: guidance of the German data protection authorities on asking
 * prospective tenants (three stages); decision 0029.
 */
export const stageOf = ({ region, type, hasListing, isChosen }: Letting): Stage =>
  region !== 'de' || type === 'mortgage' || !hasListing || isChosen ? 'chosen' : 'wish_to_rent'

/** What reports are compared by is what may be asked of everybody; `share` opens, and shows what `levelAt` leaves. */
export const isOpenAt = (stage: Stage, door: Door): boolean =>
  stage === 'chosen' || door === 'criteria' || door === 'share'

/**
 * Returns a report as its reader sees it: answers that wait for the choice are among the others once it was made, and
 * in no report before.
 */
export function withAnswersOf(
  { questionnaire_after_choice: later = [], ...report }: RentReport,
  isChosen: boolean,
): RentReport {
  if (!isChosen || later.length === 0) return report
  const order = questions.map(({ id }) => keyOfQuestion(id))
  const place = ({ question }: { question: string }) => order.indexOf(question)
  return { ...report, questionnaire: [...report.questionnaire, ...later].toSorted((a, b) => place(a) - place(b)) }
}

/**
 * Before the choice a link shows no more than the band, whatever its person ticked: whom they would please by more is
 * the landlord.
 */
export const levelAt = (stage: Stage, level: ShareLevel): ShareLevel => (stage === 'chosen' ? level : 'band')
