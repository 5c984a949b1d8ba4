import type { Played } from '../../../fake-api.ts'
import type { Reply } from '../../../calls.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { around, document, errorOf, identity, listing, stateAt } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/personal-details'
const empty = around('personal-details', { answers: noAnswers, documents: [] })
const filled = { ...around('personal-details'), personalDetailsSubmit: { success: true as const } }
const toPart2 = [{ press: 'continue' }]
const front = document(1, 'national_id', 'carta-fronte.jpg', { id_type: 'id-card-front' })
const withIds = (...documents: Parameters<typeof document>[3][]) => ({
  ...filled,
  readState: stateAt('personal-details', {
    documents: documents.map((more, index) => document(index + 1, 'national_id', `carta-${index + 1}.jpg`, more)),
  }),
})

const german = (isIdentityVerified: Played<Reply<'isIdentityVerified'>> = identity()) => ({
  ...empty,
  isIdentityVerified,
  readState: stateAt('personal-details', { answers: noAnswers, documents: [], application: { region: 'de' } }),
  listingInfo: { success: true as const, listing },
})

export const states = {
  part1Empty: { path, replies: empty },
  part1Filled: { path, replies: filled },
  part1Wrong: {
    path,
    replies: empty,
    acts: [
      { fill: 'fiscalCode', with: 'RSSMRA80' },
      { fill: 'dateOfBirth', with: '22/11/2010' },
      { fill: 'placeOfBirth', with: 'Rom@' },
    ],
  },
  part1Refused: {
    path,
    replies: {
      ...filled,
      personalDetailsSubmit: {
        refused: { status: 422, message: said('General.Error.Validation.Date'), field: 'dateOfBirth' },
      },
    },
    acts: toPart2,
  },
  part2: { path, replies: filled, acts: toPart2 },
  part2Chosen: { path, replies: withIds(), acts: [...toPart2, { press: 'digitalId' }] },
  part2Checking: {
    path,
    replies: withIds({ id_type: 'id-card-front', parse_status: 'processing' }),
    acts: [...toPart2, { press: 'digitalId' }],
  },
  part2Problems: {
    path,
    replies: withIds(
      { id_type: 'id-card-front', error: errorOf(said('Documents.Problem.unreadable', { file: 'carta-1.jpg' })) },
      {
        id_type: 'id-card-back',
        error: errorOf(said('Documents.Problem.national_id.expired', { file: 'carta-2.jpg' }), false),
      },
    ),
    acts: [...toPart2, { press: 'digitalId' }],
  },
  part2Stuck: {
    path,
    replies: withIds(
      { id_type: 'id-card-front', error: errorOf(said('Documents.Problem.unreadable', { file: 'carta-1.jpg' })) },
      { id_type: 'id-card-back', error: errorOf(said('Documents.Problem.parse_failure', { file: 'carta-2.jpg' })) },
    ),
    acts: [...toPart2, { press: 'digitalId' }],
  },
  part2OtherChoice: {
    path,
    replies: { ...filled, readState: stateAt('personal-details', { documents: [front] }) },
    acts: [...toPart2, { press: 'passportAndFiscal' }],
  },
  part2Uploading: {
    path,
    replies: { ...withIds(), uploadDocument: 'pending' },
    acts: [
      ...toPart2,
      { press: 'digitalId' },
      { pick: 'upload-id-id-card-front', files: [{ name: 'front.pdf', type: 'application/pdf', size: 0 }] },
    ],
  },
  germany: { path, replies: german() },
  germanyLoading: { path, replies: german('pending') },
  germanyOffline: { path, replies: german('offline') },
  germanyPending: {
    path,
    replies: german(identity({ state: 'pending', verification_url: 'https://ident.example/call' })),
  },
  germanyVerified: {
    path,
    replies: german(
      identity({
        state: 'verified',
        user_verified: true,
        verified_at: '2026-11-21T09:30:00Z',
        verification_method: 'webid',
      }),
    ),
  },
  germanyVerifiedByBank: {
    path,
    replies: german(
      identity({
        state: 'verified',
        user_verified: true,
        verified_at: '2026-11-21T09:30:00Z',
        verification_method: 'psd2',
      }),
    ),
  },
  germanyFailed: {
    path,
    replies: german(
      identity({
        state: 'failed',
        tried_and_failed: true,
        reason: 'refused',
        message: said('PersonalDetails.Verify.Failed.refused'),
      }),
    ),
  },
  germanyNotOffered: { path, replies: german(identity({ offered: false })) },
  germanyUnavailable: {
    path,
    replies: {
      ...german(),
      startVerification: { refused: { status: 503, message: said('PersonalDetails.Verify.Unavailable') } },
    },
    acts: [{ press: 'start-identity' }],
  },
  withoutCountries: { path, replies: { ...empty, countryFlags: { refused: { status: 503 } } } },
  withoutSuggestions: {
    path,
    replies: { ...filled, addresses: { success: true, recommendations: [], attribution: null } },
    acts: toPart2,
  },
  loading: { path, replies: { ...empty, readState: 'pending' } },
  stepsFailed: { path, replies: { ...empty, workflow: { refused: { status: 503 } } } },
  failed: { path, replies: { ...empty, readState: { refused: { status: 502 } } } },
} satisfies States
