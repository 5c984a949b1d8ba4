/** What is done with several households at once; without schemas, so that pages can read it. */
export const applicantActs = ['set-stage', 'assign', 'archive', 'bring-back', 'ask'] as const
/** The others are set by a decision on each household alone. */
export const bulkStages = ['none', 'shortlisted'] as const
export type BulkStage = (typeof bulkStages)[number]
/** As many in one call. */
export const applicantsAtOnce = 50
/** Why a household stays as it is. */
export const leftReasons = ['already', 'decided', 'before_choice', 'ended', 'asked', 'too_many'] as const
export type LeftReason = (typeof leftReasons)[number]
