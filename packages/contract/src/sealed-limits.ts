/** What a sealed shortlist knows; without schemas, so that pages can read it. */

/** Of the rent in the net income. */
export const sealedShares = ['up-to-30', 'up-to-40', 'above-40', 'unknown'] as const
export type SealedShare = (typeof sealedShares)[number]
export const sealedOutcomes = ['passed', 'failed', 'unknown'] as const
/** `chosen` and `opened`: names are shown, after a choice or without one. */
export const sealedStates = ['sealed', 'chosen', 'opened'] as const
export type SealedState = (typeof sealedStates)[number]
/** One household alone is no choice; labels are single letters. */
export const minSealed = 2
export const maxSealed = 20
