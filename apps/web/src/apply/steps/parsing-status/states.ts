import {
  applicationId,
  around,
  document,
  errorOf,
  ok,
  sampleDocuments,
  sampleWorkingHours,
  stateAt,
} from '../../played/sample-applicants.ts'
import { readings } from '../../played/reading.ts'
import { said } from '../../played/said.ts'
import { playedPage } from '../../../report/played-page.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/parsing-status'
const replies = {
  ...around('parsing-status'),
  readReading: readings.within,
  readReadingPage: { success: true as const, ...playedPage },
  otherIncomes: ok,
  contestFinding: { success: true as const, document_id: applicationId },
}
const half = sampleDocuments.map((document, index) =>
  index > 3 ? { ...document, parse_status: 'processing' as const, summary: null } : document,
)
const bad = [
  ...sampleDocuments.slice(0, 5),
  document(6, 'bank_statement', 'estratto.pdf', {
    error: errorOf(said('Documents.Problem.locked', { file: 'estratto.pdf' })),
  }),
]
const disputed = errorOf(
  said('Documents.Problem.name_mismatch', { file: 'busta-ottobre.pdf', applicant: 'Anna Bianchi' }),
  false,
  {
    contestable: true,
    contest: { comment: 'Ferri is my married name. The tax code is the same.', contested_at: '2026-11-21T08:50:00Z' },
  },
)
const contested = sampleDocuments.map((document, index) =>
  index === 4 ? { ...document, error: disputed, errors: [disputed] } : document,
)
const nothing = {
  success: false as const,
  document_errors: [],
  missing_documents: [],
  global_error: null,
  is_global_warning: false,
}

const withReading = (name: keyof typeof readings) => ({ path, replies: { ...replies, readReading: readings[name] } })

export const states = {
  working: {
    path,
    replies: {
      ...replies,
      readReading: readings.partUnread,
      readState: stateAt('parsing-status', { documents: half }),
    },
  },
  nothingRead: withReading('nothing'),
  overTheLimit: withReading('overTheLimit'),
  disputed: withReading('disputed'),
  mortgage: withReading('mortgage'),
  coApplicantNotFinished: withReading('coApplicant'),
  couple: withReading('couple'),
  guarantor: {
    path,
    replies: {
      ...replies,
      readReading: readings.guarantor,
      readState: stateAt('parsing-status', { application: { applicant_role: 'guarantor' } }),
    },
  },
  disputing: { path, replies, acts: [{ press: 'not-right-employer-0' }] },
  disputingNothing: {
    path,
    replies,
    acts: [{ press: 'not-right-employer-0' }, { press: 'contest-save' }],
  },
  sources: { path, replies, acts: [{ press: 'where-net_pay-0' }] },
  page: { path, replies, acts: [{ press: 'where-net_pay-0' }, { press: 'page-0' }] },
  declaringNothing: { ...withReading('overTheLimit'), acts: [{ press: 'declare-0' }] },
  leftOut: { ...withReading('overTheLimit'), acts: [{ press: 'leave-0' }] },
  readingPending: { path, replies: { ...replies, readReading: 'pending' }, isHeld: true },
  readingOffline: { path, replies: { ...replies, readReading: 'offline' } },
  done: { path, replies },
  withProblem: { path, replies: { ...replies, readState: stateAt('parsing-status', { documents: bad }) } },
  inReview: {
    path,
    replies: {
      ...replies,
      readState: stateAt('parsing-status', { documents: contested }),
      reviewStanding: {
        success: true,
        review: {
          state: 'asked',
          opened_at: '2026-11-21T09:00:00Z',
          released_at: null,
          asked_for: false,
          expected: { hours: 2, most: 6, reviews: 14 },
          working_hours: sampleWorkingHours,
          questions: [
            {
              id: '0199c2f0-5d1e-7c3a-9b51-0000000000aa',
              document_id: sampleDocuments[4]!.id,
              question: 'The stamp hides the net pay. Do you have the payslip as it was sent to you?',
              asked_at: '2026-11-21T10:00:00Z',
              answer: null,
              answered_at: null,
            },
          ],
        },
      },
    },
  },
  refused: {
    path,
    replies: {
      ...replies,
      validateDocuments: {
        ...nothing,
        missing_documents: [
          {
            type: 'bank_statement',
            months: ['2026-10'],
            message: said('Documents.Missing.bank_statement.Months', { months: ['2026-10'] }),
          },
          { type: 'national_id', months: [], message: said('Documents.Missing.national_id.back') },
        ],
      },
    },
    acts: [{ press: 'continue' }],
  },
  offline: { path, replies: { ...replies, validateDocuments: 'offline' }, acts: [{ press: 'continue' }] },
  validating: { path, replies: { ...replies, validateDocuments: 'pending' }, acts: [{ press: 'continue' }] },
} satisfies States
