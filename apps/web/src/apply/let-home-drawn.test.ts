/** The start of a home that takes no applications: nothing to begin one with, unless an invitation leads to it. */
import { inOrder, t } from '../testing/said-in-markup.ts'
import { listing, listingId } from './played/sample-applicants.ts'
import { states as occupation } from './steps/occupation/states.ts'
import { testLooks } from './testing/looks.ts'

const otherId = '5d0a1f4e-7c1b-4f0e-9a52-3b6f2f1c9d10'
const invitedFor = (home: string | null) => ({
  path: `/{lang}/rent/fill/occupation/${listingId}?invitation_code=good`,
  replies: {
    ...occupation.introOfLetListing.replies,
    invitationPublicInfo: {
      success: true,
      data: { applicant_role: 'main-applicant', email: 'a@example.com', listing_id: home },
    } as const,
  },
})

testLooks([
  {
    rules: [],
    says: 'a home that is let says so under its name, and nothing is there to apply with',
    state: ['occupation', 'introOfLetListing'],
    has: [inOrder('role="alert"', t('Shell.ListingClosed.let'), '<h1')],
    lacks: ['data-action="continue"', t('Occupation.Intro.Header')],
  },
  ...([{ stage: 'type' }, { stage: 'occupation' }] as const).map((draft) => ({
    rules: [],
    says: `a home that is let asks for no ${draft.stage} either, where the tab was there before`,
    state: ['occupation', 'introOfLetListing', { draft }] as const,
    has: [inOrder('role="alert"', t('Shell.ListingClosed.let'), '<h1')],
    lacks: ['data-action="continue"', 'type="radio"'],
  })),
  {
    rules: [],
    says: 'nor does the short form of a home that is let lead on',
    state: ['occupation', 'introOfLetListing', { path: `/{lang}/rapid/fill/occupation/${listingId}` }],
    has: [inOrder('role="alert"', t('Shell.ListingClosed.let'), '<h1', listing.name)],
    lacks: ['data-action="continue"', /class="[^"]*skeleton/],
  },
  {
    rules: [],
    says: 'a home that is let lets in whoever was invited to an application for it',
    state: ['occupation', 'introOfLetListing', invitedFor(listingId)],
    has: ['data-action="continue"'],
    lacks: [t('Shell.ListingClosed.let')],
  },
  ...[otherId, null].map((home) => ({
    rules: [],
    says: `an invitation for ${home === null ? 'no home' : 'another home'} opens none that is let`,
    state: ['occupation', 'introOfLetListing', invitedFor(home)] as const,
    has: [inOrder('role="alert"', t('Shell.ListingClosed.let'), '<h1')],
    lacks: ['data-action="continue"'],
  })),
  {
    rules: [],
    says: 'is not called let to a person whose invitation could not be looked up',
    state: [
      'occupation',
      'introOfLetListing',
      {
        ...invitedFor(listingId),
        replies: { ...occupation.introOfLetListing.replies, invitationPublicInfo: 'offline' },
      },
    ],
    lacks: [t('Shell.ListingClosed.let')],
  },
])
