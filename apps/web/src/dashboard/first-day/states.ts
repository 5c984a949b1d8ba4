import type { Reply } from '../../calls.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'
import { states as reports } from '../../report/states.ts'

const ok = { success: true } as const
const firstSteps: Reply<'dashboardFirstSteps'> = {
  ...ok,
  steps: [
    { key: 'brand', is_done: true },
    { key: 'listing', is_done: false },
    { key: 'invite', is_done: false },
    { key: 'second-factor', is_done: false },
  ],
  sample: {
    listing: { name: 'Bilocale Via Tadino', address: 'Via Tadino 8, 20124 Milano', rent: '620.00' },
    applications: [
      {
        key: 'complete',
        name: 'Giulia Bianchi',
        net_income: '2021.45',
        income_state: 'proven',
        percentage: 30.7,
        guarantors: 0,
        needs_attention: false,
      },
      {
        key: 'household',
        name: 'Luca Ferrari',
        net_income: '1869.76',
        income_state: 'proven',
        percentage: 33.2,
        guarantors: 1,
        needs_attention: false,
      },
      {
        key: 'attention',
        name: 'Chiara Esposito',
        net_income: null,
        income_state: 'unknown',
        percentage: null,
        guarantors: 0,
        needs_attention: true,
      },
    ],
  },
}

/** A company's first day, the sample's report, and what is there when the sample is gone. */
export function firstDayStates(home: PlayedReplies, noApplicants: Reply<'dashboardApplicants'>) {
  const first: PlayedReplies = {
    ...home,
    dashboardApplicants: noApplicants,
    dashboardFirstSteps: firstSteps,
    dashboardSettleFirstSteps: ok,
  }
  return {
    firstDay: { path: '/dashboard', replies: first },
    sampleRemoved: {
      path: '/dashboard',
      replies: { ...first, dashboardFirstSteps: { ...firstSteps, sample: null } },
    },
    sampleReport: {
      path: '/dashboard/samples/complete',
      replies: { ...first, dashboardSampleReport: { ...ok, report: reports.golden } },
    },
    sampleReportGone: {
      path: '/dashboard/samples/complete',
      replies: { ...first, dashboardSampleReport: { refused: { status: 404 } } },
    },
  } satisfies PlayedStates
}
