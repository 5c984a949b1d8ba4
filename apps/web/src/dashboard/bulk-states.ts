import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { playedApplicants, playedList } from './played-applicants.ts'

const ok = { success: true } as const
const preview = '0'.repeat(64)
const [giulia, lukasz, maria, paolo] = playedApplicants.map(({ application_id }) => application_id) as [
  string,
  string,
  string,
  string,
]
/** Each household has a report of its own here. */
const reportOf = (number: number) => `7d0c1d2e-3f40-4a5b-8c6d-7e8f9a0b1c0${number}`
const selected = [{ press: 'select-all' }] as const

/** The looks of what is done with several households at once. */
export const bulkStates = (home: PlayedReplies) => {
  const path = '/dashboard'
  const replies: PlayedReplies = {
    ...home,
    dashboardPreviewApplicants: {
      ...ok,
      preview,
      fits: [lukasz, maria],
      left: [
        { application_id: giulia, reason: 'already' },
        { application_id: paolo, reason: 'decided' },
      ],
      emails: [],
    },
    dashboardChangeApplicants: { ...ok, changed: 2 },
  }
  const asked: PlayedReplies = {
    ...replies,
    dashboardPreviewApplicants: {
      ...ok,
      preview,
      fits: [giulia],
      left: [
        { application_id: lukasz, reason: 'asked' },
        { application_id: maria, reason: 'before_choice' },
        { application_id: paolo, reason: 'too_many' },
      ],
      emails: [
        {
          language: 'it',
          count: 1,
          subject: 'Casa Aperta ha una richiesta per te',
          text: 'Casa Aperta chiede: Buste paga (ottobre 2026)\n\nCiao Giulia, a Casa Aperta serve ancora qualcosa.',
        },
      ],
    },
  }
  const archive = [...selected, { press: 'bulk-archive' }] as const
  const ask = [...selected, { fill: 'bulk-act', with: 'payslip 2026-10' }, { press: 'bulk-act-apply' }] as const
  return {
    householdsSelected: { path, replies: home, acts: selected },
    householdsPreviewed: { path, replies, acts: archive },
    householdsAsked: { path, replies: asked, acts: ask },
    householdsChanged: { path, replies, acts: [...archive, { press: 'bulk-confirm' }] },
    householdsOvertaken: {
      path,
      replies: {
        ...replies,
        dashboardChangeApplicants: { refused: { status: 409, message: 'A colleague was quicker' } },
      },
      acts: [...archive, { press: 'bulk-confirm' }],
    },
    compareFull: {
      path: `/dashboard?${[1, 3, 4].map((number) => `report=${reportOf(number)}`).join('&')}`,
      replies: {
        ...home,
        dashboardApplicants: playedList(
          playedApplicants.map((one, at) => ({
            ...one,
            report: one.report && { ...one.report, id: reportOf(at + 1) },
          })),
        ),
      },
    },
  } satisfies PlayedStates
}
