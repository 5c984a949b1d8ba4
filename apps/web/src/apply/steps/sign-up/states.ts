import { applicationId, around, draft, listing, listingId } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/sign-up'
const replies = around('sign-up')
const filled = { path, session: false, draft, replies }
const empty = { ...draft, user: undefined }
const resumed = { listingId, resumedApplicationId: applicationId }
const ownPages = {
  terms: 'https://casaserena.example/{lang}/terms',
  privacy: 'https://casaserena.example/{lang}/privacy',
  marketing: 'https://casaserena.example/{lang}/news',
}
const ofPartner = {
  success: true as const,
  listing: { ...listing, company: { ...listing.company, legalPages: ownPages } },
}
const send = [{ press: 'privacy_policy_consented' }, { press: 'continue' }]

export const states = {
  empty: { path, session: false, draft: empty, replies },
  filled: { ...filled, acts: [{ press: 'privacy_policy_consented' }] },
  wrong: {
    path,
    session: false,
    draft: empty,
    replies,
    acts: [
      { fill: 'first_name', with: 'Anna#1' },
      { fill: 'last_name', with: '7' },
      { fill: 'email', with: 'anna@' },
      { fill: 'mobile.value', with: '12' },
    ],
  },
  typo: { ...filled, draft: empty, acts: [{ fill: 'email', with: 'anna@gmial.com' }] },
  partnerPages: {
    path: `${path}/${listingId}`,
    session: false,
    draft: { ...empty, listingId },
    replies: { ...replies, listingInfo: ofPartner },
  },
  locked: { ...filled, draft: { ...draft, disableAllEdit: true } },
  welcomeBack: { path, session: false, draft: resumed, replies },
  welcomeBackOffline: {
    path,
    session: false,
    draft: resumed,
    replies: { ...replies, resendCode: 'offline' },
    acts: [{ press: 'continue' }],
  },
  refused: {
    ...filled,
    replies: {
      ...replies,
      signUpAttempt: { refused: { status: 422, message: said('SignUp.Error.InvitationEmail'), field: 'email' } },
    },
    acts: send,
  },
  offline: { ...filled, replies: { ...replies, signUpAttempt: 'offline' }, acts: send },
  saving: { ...filled, replies: { ...replies, signUpAttempt: 'pending' }, acts: send },
} satisfies States
