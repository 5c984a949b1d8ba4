import type { PlayedReplies } from '../../../fake-api.ts'
import { listing, listingId } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = `/{lang}/rapid/partner-entry-point/${listingId}?sig=eyJ.eyJ.sig`
const known: PlayedReplies = {
  listingInfo: { success: true, listing },
  workflow: { success: true, workflow: [], hidden_routes: [] },
}
const signed: PlayedReplies = {
  ...known,
  verifyPartnerSignature: {
    success: true,
    certificate: {
      first_name: 'Anna',
      last_name: 'Bianchi',
      email: 'anna.bianchi@example.com',
      message: 'Authenticated',
    },
    code: '904217',
  },
}
const refused = { refused: { status: 422, message: said('PartnerEntry.Error.Signature') } }

export const states = {
  checking: { path, session: false, replies: { ...known, verifyPartnerSignature: 'pending' } },
  checkingNobody: {
    path: '/{lang}/rapid/partner-entry-point?sig=x',
    session: false,
    replies: { ...known, verifyPartnerSignature: 'pending' },
  },
  authenticated: { path, session: false, replies: { ...signed, verifyEmailSubmit: 'pending' } },
  failed: { path, session: false, isHeld: true, replies: { ...known, verifyPartnerSignature: refused } },
  turnedAway: { path, session: false, replies: { ...known, verifyPartnerSignature: refused } },
  listingMissing: {
    path,
    session: false,
    replies: { ...known, listingInfo: { refused: { status: 404 } }, verifyPartnerSignature: 'pending' },
  },
  offline: { path, session: false, replies: { ...known, verifyPartnerSignature: 'offline' } },
} satisfies States
