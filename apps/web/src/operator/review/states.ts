import type { Reply } from '../../calls.ts'
import type { ReviewCase } from '@attesta/contract/review-case.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { playedPage } from '../../report/played-page.ts'

const ok = { success: true } as const
const id = '0199c2f0-5d1e-7c3a-9b51-00000000c0de',
  slip = '0199c2f0-5d1e-7c3a-9b51-000000000001'
const home: PlayedReplies = {
  operatorMe: { ...ok, name: 'Vera Marini', email: 'operator@attesta.example', open_reviews: 3 },
  operatorSignOut: ok,
}
const usualHours = { first_day: 1, last_day: 5, from: '09:00', to: '18:00', time_zone: 'Europe/Rome' }
const row: Reply<'listReviews'>['reviews'][number] = {
  id,
  state: 'open',
  grounds: ['contested'],
  opened_at: '2026-11-20T09:12:00Z',
  due_at: '2026-12-18T09:12:00Z',
  taken_by: null,
  is_mine: false,
  type: 'rent',
  region: 'it',
  documents: 6,
}
const field = { number: null, page: 1, corrected: null, state: 'read' } as const
const review: ReviewCase = {
  id,
  state: 'taken',
  grounds: ['contested'],
  opened_at: row.opened_at,
  due_at: row.due_at,
  taken_by: 'Vera Marini',
  is_mine: true,
  applicant: {
    name: 'Giulia Bianchi',
    date_of_birth: '1992-03-14',
    fiscal_code: 'BNCGLI92C54F205X',
    employment_status: 'Employed',
    type: 'rent',
    region: 'it',
  },
  documents: [
    {
      id: slip,
      name: 'busta-ottobre.pdf',
      type: 'payslip',
      place: 'payslip',
      uploaded_at: '2026-11-20T09:00:00Z',
      pages: 1,
      source: 'text',
      reconciled: true,
      fields: [
        {
          ...field,
          path: 'payslip.employer',
          label: 'ReviewDesk.Field.payslip.employer',
          kind: 'text',
          value: 'Officine Lombarde S.r.l.',
          box: [40, 60, 160, 12],
        },
        {
          ...field,
          path: 'payslip.employee',
          label: 'ReviewDesk.Field.payslip.employee',
          kind: 'text',
          value: 'ROSSI GIULIA',
          box: [40, 110, 110, 12],
        },
        {
          ...field,
          path: 'payslip.period',
          label: 'ReviewDesk.Field.payslip.period',
          kind: 'month',
          value: '2026-10',
          box: [320, 60, 70, 12],
        },
        {
          ...field,
          path: 'payslip.gross',
          label: 'ReviewDesk.Field.payslip.gross',
          kind: 'money',
          value: '2459.50',
          state: 'proven',
          box: [320, 300, 60, 12],
        },
        {
          ...field,
          path: 'payslip.net',
          label: 'ReviewDesk.Field.payslip.net',
          kind: 'money',
          value: '1852.80',
          state: 'proven',
          box: [320, 360, 60, 12],
          corrected: { was: '1825.80', reason: 'Two digits are turned around', on: '2026-11-21' },
        },
        {
          ...field,
          path: 'payslip.iban',
          label: 'ReviewDesk.Field.payslip.iban',
          kind: 'iban',
          value: null,
          state: 'absent',
          page: null,
          box: null,
        },
      ],
      findings: [
        {
          code: 'payslip.name_mismatch',
          message: 'The name on busta-ottobre.pdf isn’t Giulia Bianchi. Check the document or your name',
          blocker: false,
          ruleable: true,
          page: 1,
          box: [40, 110, 110, 12],
          contest: {
            comment: 'Rossi is my married name. The tax code is the same.',
            contested_at: '2026-11-20T09:12:00Z',
          },
          ruling: null,
          undecided: true,
        },
      ],
    },
  ],
  questions: [
    {
      id: '0199c2f0-5d1e-7c3a-9b51-0000000000aa',
      document_id: slip,
      question: 'Have you a paper that shows both names?',
      asked_at: '2026-11-20T11:00:00Z',
      answer: 'Yes, the marriage certificate, uploaded under other documents.',
      answered_at: '2026-11-20T15:00:00Z',
    },
  ],
}
const pictured: PlayedReplies = {
  ...home,
  readReview: { ...ok, application_id: id, review },
  readReviewPage: {
    ...ok,
    application_id: id,
    names: ['payslip.employer', 'payslip.employee', 'payslip.period', 'payslip.gross', 'payslip.net'],
    picture: {
      ...playedPage.picture,
      marks: [
        [20, 30, 80, 9],
        [20, 55, 55, 9],
        [160, 30, 35, 9],
        [160, 150, 30, 9],
        [246, 178, 44, 9],
      ],
    },
  },
}
const path = `/operator/review/${id}`

export const states = {
  reviewQueue: {
    path: '/operator/review',
    replies: {
      ...home,
      listReviews: {
        ...ok,
        reviews: [
          row,
          {
            ...row,
            id: `${id.slice(0, -1)}f`,
            state: 'asked',
            grounds: ['suspicion', 'asked'],
            taken_by: 'Piero Conti',
          },
        ],
      },
    },
  },
  reviewEmpty: { path: '/operator/review', replies: { ...home, listReviews: { ...ok, reviews: [] } } },
  reviewHours: {
    path: '/operator/review-hours',
    replies: {
      ...home,
      reviewHours: { ...ok, hours: { ...usualHours, last_day: 6, to: '17:30' }, usual: usualHours, is_set: true },
    },
  },
  reviewHoursWrong: {
    path: '/operator/review-hours',
    replies: { ...home, reviewHours: { ...ok, hours: usualHours, usual: usualHours, is_set: false } },
    acts: [{ fill: 'hours-to', with: '08:00' }, { press: 'save-hours' }],
  },
  reviewCase: { path, replies: pictured },
  reviewCorrecting: {
    path,
    replies: {
      ...pictured,
      correctReading: { refused: { status: 422, message: 'Write it in the form that is asked for', field: 'value' } },
    },
    acts: [{ press: 'correct' }, { press: 'save-correction' }],
  },
} satisfies PlayedStates
