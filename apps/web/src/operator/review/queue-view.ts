import type { Reply } from '../../calls.ts'

type Row = Reply<'listReviews'>['reviews'][number]
type Ground = Row['grounds'][number]

export const reviewGrounds = ['contested', 'suspicion', 'asked'] as const satisfies readonly Ground[]
/** Empty: all. */
export interface QueueView {
  assigned: 'mine' | 'none' | ''
  ground: Ground | ''
}

/** What the address says of the queue: a case is opened and left again without setting the filters another time. */
export function queueViewOf(query: URLSearchParams): QueueView {
  const assigned = query.get('assigned')
  return {
    assigned: assigned === 'mine' || assigned === 'none' ? assigned : '',
    ground: reviewGrounds.find((one) => one === query.get('ground')) ?? '',
  }
}

/** The server shows the 200 that wait longest; they are narrowed down where they are shown. */
export const fitting = (rows: readonly Row[], { assigned, ground }: QueueView): Row[] =>
  rows.filter(
    ({ is_mine, taken_by, grounds }) =>
      (assigned === '' || (assigned === 'mine' ? is_mine : taken_by === null)) &&
      (ground === '' || grounds.includes(ground)),
  )
