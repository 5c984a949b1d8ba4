import type { Reply } from '../calls.ts'

type WhatIfReply = Reply<'dashboardWhatIf'>
const giulia = { application_id: '5f0c2b8e-1d7a-4b55-8f62-000000000020', name: 'Giulia Bianchi' }
const luca = { application_id: '5f0c2b8e-1d7a-4b55-8f62-000000000021', name: 'Luca Ferrari' }

/** Nothing is missing and the rent is within the limit. */
export const playedNothingMissing: WhatIfReply = { success: true, what_if: null, missing: [] }

/** Above the limit, with two guarantors and a co-applicant who has told no income yet. */
export const playedWhatIf: WhatIfReply = {
  success: true,
  what_if: {
    share: 50,
    max_share: 37.2,
    max_rent: '743.54',
    with_guarantors: [
      { names: ['Chiara Esposito'], net_income: '520.00', share: 39.7, is_within: false },
      { names: ['Rosa Ferri'], net_income: '1702.36', share: 27, is_within: true },
      { names: ['Chiara Esposito', 'Rosa Ferri'], net_income: '2222.36', share: 23.7, is_within: true },
    ],
    unknown_incomes: [{ name: 'Luca Ferrari', role: 'co-applicant' }],
  },
  missing: [{ ...luca, kind: 'document', type: 'payslip', months: ['2026-10'] }],
}

/** An application that is still being filled in. */
export const playedMissing: WhatIfReply = {
  success: true,
  what_if: null,
  missing: [
    { ...giulia, kind: 'details', type: null, months: [] },
    { ...giulia, kind: 'document', type: 'payslip', months: ['2026-10'] },
    { ...giulia, kind: 'document', type: 'bank_statement', months: [] },
    { ...giulia, kind: 'confirmation', type: null, months: [] },
  ],
}
