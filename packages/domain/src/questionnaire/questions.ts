/**
 * The German self-disclosure (Mieterselbstauskunft), as data. Source: B2-questionnaire, B2-look-backs; what may be
 * asked when: the supervisory authorities' guidance on tenants' self-disclosure (DSK, Orientierungshilfe
 * Mietinteressenten), to be confirmed by the operator's counsel.
 */
import type { QuestionId } from '@attesta/contract/questionnaire.ts'
import { addMonths, monthOf, type Day, type Month } from '../day.ts'

/**
 * When a landlord may learn the answer: from a person who declares that they want to rent; only of the one whom the
 * landlord has chosen.
 */
export type Stage = 'wish_to_rent' | 'chosen'

export interface Question {
  id: QuestionId
  /** 1–14; the groups are 1–4, 5–9 and 10–14. */
  number: number
  group: 1 | 2 | 3
  /** How far back the question looks; null: it is about now. */
  lookBackMonths: number | null
  stage: Stage
  /** Is yes the answer of a person without trouble, as in no other question? */
  isGoodWhenYes: boolean
  /**
   * Ground on which it may be asked: steps before a contract that the person asks for, or the landlord's interest once
   * a person is chosen.
   */
  basis: 'gdpr_6_1_b' | 'gdpr_6_1_f'
}

const question = (number: number, id: QuestionId, lookBackMonths: number | null, stage: Stage): Question => ({
  id,
  number,
  group: number <= 4 ? 1 : number <= 9 ? 2 : 3,
  lookBackMonths,
  stage,
  isGoodWhenYes: id === 'rent_paid_in_full',
  basis: stage === 'wish_to_rent' ? 'gdpr_6_1_b' : 'gdpr_6_1_f',
})

export const questions: readonly Question[] = [
  question(1, 'insolvency', 60, 'wish_to_rent'),
  question(2, 'declaration_of_assets', 60, 'chosen'),
  question(3, 'wage_garnishment', 60, 'chosen'),
  question(4, 'enforcement', 60, 'chosen'),
  question(5, 'eviction_title', 60, 'wish_to_rent'),
  question(6, 'landlord_proceedings', 36, 'chosen'),
  question(7, 'notice_for_arrears', 36, 'wish_to_rent'),
  question(8, 'rent_arrears', 24, 'wish_to_rent'),
  question(9, 'rent_paid_in_full', 24, 'chosen'),
  question(10, 'more_people', null, 'wish_to_rent'),
  question(11, 'larger_pets', null, 'wish_to_rent'),
  question(12, 'business_use', null, 'wish_to_rent'),
  question(13, 'sublet', null, 'wish_to_rent'),
  question(14, 'housing_permit', null, 'wish_to_rent'),
]

/** Key of a question's words. */
export const keyOfQuestion = (id: QuestionId): string => `Questionnaire.${id}`

/** Returns the month since which a question asks, so that «the last five years» can be read as a date. */
export const asksSince = ({ lookBackMonths }: Question, today: Day): Month | null =>
  lookBackMonths === null ? null : addMonths(monthOf(today), -lookBackMonths)
