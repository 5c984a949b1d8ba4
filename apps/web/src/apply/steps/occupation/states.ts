import { branded } from '../../played/brands.ts'
import { around, listing, listingId, employmentStatuses } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/occupation'
const replies = around('sign-up')
const toEmploymentStatus = [{ press: 'continue' }, { press: 'rent' }, { press: 'continue' }]
/** A listing says what for. */
const toEmploymentStatusOfListing = [{ press: 'continue' }]

const ofBrand = (name: Parameters<typeof branded>[0]) => ({
  path: `${path}/${listingId}`,
  session: false,
  replies: { ...replies, listingInfo: branded(name) },
})

export const states = {
  intro: { path, session: false, replies },
  introOfListing: {
    path: `${path}/${listingId}`,
    session: false,
    replies: { ...replies, listingInfo: { success: true, listing } },
  },
  introOfUnknownListing: {
    path: `${path}/${listingId}`,
    session: false,
    replies: { ...replies, listingInfo: { refused: { status: 404 } } },
  },
  introOfArchivedListing: {
    path: `${path}/${listingId}`,
    session: false,
    replies: { ...replies, listingInfo: { success: true, listing: { ...listing, archived: true } } },
  },
  introOfLetListing: {
    path: `${path}/${listingId}`,
    session: false,
    replies: { ...replies, listingInfo: { success: true, listing: { ...listing, archived: true, closed: 'let' } } },
  },
  invitationUsed: {
    path: `${path}?invitation_code=used`,
    session: false,
    replies: {
      ...replies,
      invitationPublicInfo: { refused: { status: 404, message: said('SignUp.Error.InvitationUsed') } },
    },
  },
  linkOver: { path: `${path}?resume_application=true&until=2020-01-31`, session: false, replies },
  loading: { path, session: false, replies: { ...replies, occupations: 'pending' } },
  offline: { path, session: false, replies: { ...replies, occupations: 'offline' } },
  type: { path, session: false, replies, acts: [{ press: 'continue' }] },
  employmentStatus: { path, session: false, replies, acts: toEmploymentStatus },
  chosen: { path, session: false, replies, acts: [...toEmploymentStatus, { press: 'Employed' }] },
  documents: {
    path,
    session: false,
    replies,
    acts: [...toEmploymentStatus, { press: 'Employed' }, { press: 'continue' }],
  },
  ofYellow: { ...ofBrand('yellow'), acts: [...toEmploymentStatusOfListing, { press: 'Employed' }] },
  ofGrey: { ...ofBrand('grey'), acts: [...toEmploymentStatusOfListing, { press: 'Employed' }] },
  ofBlack: {
    ...ofBrand('black'),
    acts: [...toEmploymentStatusOfListing, { press: 'Employed' }, { press: 'continue' }],
  },
  loadingListing: { path: `${path}/${listingId}`, session: false, replies: { ...replies, listingInfo: 'pending' } },
  noEmploymentStatuses: {
    path,
    session: false,
    replies: { ...replies, occupations: { success: true, occupations: employmentStatuses.slice(4) } },
    acts: toEmploymentStatus,
  },
} satisfies States
