/** Viewings of a home; without schemas, so that pages can read them. */

export const maxViewingSlots = 5
/** Days ahead. */
export const maxViewingDays = 90
/** Proposed to one household in 24 hours. */
export const maxViewingsPerDay = 5
export const maxViewingPlace = 200
/** How long one takes. */
export const viewingMinutes = [15, 20, 30, 45, 60] as const
export const viewingStates = ['proposed', 'agreed', 'declined', 'cancelled'] as const
export type ViewingState = (typeof viewingStates)[number]
