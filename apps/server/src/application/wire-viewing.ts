import type { OwnViewing } from '@attesta/contract/viewing.ts'
import type { Viewing } from '../stores/viewings.ts'

/** Returns what both sides see of a viewing. */
export const wireViewing = ({ id, state, slots, startsAt, minutes, place }: Viewing): OwnViewing => ({
  id,
  state,
  slots: slots.map((slot) => slot.toISOString()),
  start: startsAt?.toISOString() ?? null,
  minutes,
  place,
})
