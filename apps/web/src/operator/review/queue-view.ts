import type { Reply } from '../../calls.ts'

type Row = Reply<'listReviews'>['reviews'][number]
type Ground = Row['grounds'][number]

export const reviewGrounds = ['contested', 'suspicion', 'asked'] as const satisfies readonly Ground[]
/** Empty: all. */
export interface QueueView {
  assigned: 'mine' | 'none' | ''
  ground: Ground | ''
}

/** The server shows the 200 that wait longest; they are narrowed down where they are shown. */
export const fitting = (rows: readonly Row[], { assigned, ground }: QueueView): Row[] =>
  rows.filter(
    ({ is_mine, taken_by, grounds }) =>
      (assigned === '' || (assigned === 'mine' ? is_mine : taken_by === null)) &&
      (ground === '' || grounds.includes(ground)),
  )
