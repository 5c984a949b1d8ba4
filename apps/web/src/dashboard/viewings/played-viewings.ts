import type { Reply } from '../../calls.ts'

const id = (last: string) => `5f0c2b8e-1d7a-4b55-8f62-0000000001${last}`

export const playedNoViewings: Reply<'dashboardViewings'> = {
  success: true,
  viewings: [],
  time_zone: 'Europe/Rome',
  may_propose: true,
}
const agreed: Reply<'dashboardViewings'>['viewings'][number] = {
  id: id('02'),
  state: 'agreed',
  slots: ['2026-11-25T09:30:00Z', '2026-11-26T16:00:00Z'],
  start: '2026-11-26T16:00:00Z',
  minutes: 30,
  place: 'Citofono Colli, scala B',
  member: 'Marta Colli',
  proposed_at: '2026-11-21T09:00:00Z',
  sequence: 1,
}
/** One that is agreed, after one that suited no one, by a colleague who left. */
export const playedViewings: Reply<'dashboardViewings'> = {
  ...playedNoViewings,
  may_propose: false,
  viewings: [
    agreed,
    {
      ...agreed,
      id: id('01'),
      state: 'declined',
      slots: ['2026-11-23T09:30:00Z'],
      start: null,
      place: '',
      member: '',
      proposed_at: '2026-11-20T09:00:00Z',
      sequence: 0,
    },
  ],
}
export const playedProposal: Reply<'dashboardViewings'> = {
  ...playedViewings,
  viewings: [{ ...agreed, state: 'proposed', start: null, sequence: 0 }],
}
