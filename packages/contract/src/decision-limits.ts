/** What a company decides on households by; without schemas, so that pages can read it. */

/** Criteria that hold for any home. A company picks those it uses, and may add its own words. */
export const presetCriteria = [
  'affordability',
  'documents_complete',
  'documents_genuine',
  'home_size',
  'move_in',
  'lease_term',
  'pets',
  'order_of_application',
] as const
export type PresetCriterion = (typeof presetCriteria)[number]

/** `withdrawn`: the applicant's own act. `reopened`: a decision was taken back. */
export const decisionOutcomes = ['offered', 'accepted', 'declined', 'withdrawn', 'reopened'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]
export const criterionStands = ['met', 'not_met'] as const
export type CriterionStands = (typeof criterionStands)[number]

/** Of a company or of one listing at a time. */
export const maxCriteria = 20
/** Characters of a criterion in the company's own words. */
export const maxCriterionText = 160
/** Decline emails that are sent by one press. */
export const maxNotices = 50
/** Until then a decline email can be taken back. */
export const noticeDelaySeconds = 600
