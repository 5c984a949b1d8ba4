import type { Reply } from '../calls.ts'
import type { PlayedStates } from '../preview/played-state.ts'

type Certificate = Reply<'verifyQrCode'>['certificate']
const path = '/verify-report?token=q7Xv2'
const certificate: Certificate = {
  applicant_name: 'Giulia Bianchi',
  created_at: '2026-11-21T10:15:00.000Z',
  valid_until: '2027-01-20',
  state: 'valid',
  fingerprint: '3f9a17c2d480be650f1e7a92c4d35b886a1290fe',
  needs_attention: false,
  newer_url: null,
  measures_rent: true,
  pdf_sha256s: ['b1946ac92492d2347c6235b4d2611184'],
}
const newer_url = '/it/verify-report?token=r8Yw3'
const answered = (state: Certificate['state'], more: Partial<Certificate> = {}) => ({
  path,
  replies: { verifyQrCode: { success: true as const, certificate: { ...certificate, state, ...more } } },
})

const measured = (rent: string, isListings = false) => ({
  success: true as const,
  state: 'valid' as const,
  rent,
  is_listings_rent: isListings,
  unsure: [],
  newer_url: null,
})

export const states = {
  loading: { path, replies: { verifyQrCode: 'pending' } },
  valid: answered('valid'),
  open: {
    path,
    replies: {
      verifyQrCode: { success: true, certificate: { ...certificate, needs_attention: true, measures_rent: false } },
    },
  },
  expired: answered('expired'),
  replaced: answered('replaced', { newer_url }),
  replacedAndWithdrawn: answered('replaced'),
  revoked: answered('revoked'),
  rentCovered: {
    path,
    replies: {
      ...answered('valid').replies,
      verifyRent: { ...measured('850.00'), covers: true, close_to_limit: false },
    },
    acts: [{ fill: 'rent', with: '812' }, { press: 'ask-rent' }],
  },
  rentCloseToLimit: {
    path,
    replies: {
      ...answered('valid').replies,
      verifyRent: { ...measured('790.00', true), covers: true, close_to_limit: true },
    },
    acts: [{ fill: 'rent', with: '790' }, { press: 'ask-rent' }],
  },
  rentCoveredUnsurely: {
    path,
    replies: {
      ...answered('valid').replies,
      verifyRent: {
        ...measured('850.00'),
        covers: true,
        close_to_limit: false,
        unsure: ['income', 'commitments'],
      },
    },
    acts: [{ fill: 'rent', with: '850' }, { press: 'ask-rent' }],
  },
  rentNotCovered: {
    path,
    replies: {
      ...answered('valid').replies,
      verifyRent: { ...measured('1450.00'), covers: false, close_to_limit: false },
    },
    acts: [{ fill: 'rent', with: '1450' }, { press: 'ask-rent' }],
  },
  rentReplaced: {
    path,
    replies: {
      ...answered('valid').replies,
      verifyRent: {
        success: true,
        state: 'replaced',
        rent: null,
        is_listings_rent: null,
        covers: null,
        close_to_limit: null,
        unsure: [],
        newer_url,
      },
    },
    acts: [{ fill: 'rent', with: '850' }, { press: 'ask-rent' }],
  },
  rentAskedTooOften: {
    path,
    replies: { ...answered('valid').replies, verifyRent: { refused: { status: 429 } } },
    acts: [{ fill: 'rent', with: '850' }, { press: 'ask-rent' }],
  },
  rentUnwritten: { ...answered('valid'), acts: [{ press: 'ask-rent' }] },
  notVerified: { path, replies: { verifyQrCode: { refused: { status: 404, message: "Couldn't verify QR Code" } } } },
  failed: { path, replies: { verifyQrCode: { refused: { status: 500 } } } },
  offline: { path, replies: { verifyQrCode: 'offline' } },
} satisfies PlayedStates
