import type { OwnViewing } from '@attesta/contract/viewing.ts'
import type { Reply } from '../../calls.ts'

const proposed: OwnViewing = {
  id: '5f0c2b8e-1d7a-4b55-8f62-000000000103',
  state: 'proposed',
  slots: ['2026-11-25T09:30:00Z', '2026-11-26T16:00:00Z'],
  start: null,
  minutes: 30,
  place: 'Citofono Colli, scala B',
}
const viewings = (viewing: OwnViewing): Reply<'readViewings'> => ({
  success: true,
  company: 'Casa Prova',
  home: 'Bilocale in Via Tadino',
  address: 'Via Tadino 12, 20124 Milano MI',
  time_zone: 'Europe/Rome',
  viewings: [viewing],
})

/** Two times to choose from. */
export const playedOwnViewing = viewings(proposed)
export const playedAgreedViewing = viewings({ ...proposed, state: 'agreed', start: '2026-11-26T16:00:00Z' })
/** The company cancelled what was agreed. */
export const playedCancelledViewing = viewings({ ...proposed, state: 'cancelled', start: '2026-11-26T16:00:00Z' })
