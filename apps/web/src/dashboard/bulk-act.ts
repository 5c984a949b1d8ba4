import type { BulkStage } from '@attesta/contract/applicant-bulk.ts'
import type { requestedTypes } from '@attesta/contract/request-limits.ts'

/** One act for many households, with what it sets. */
export type BulkAct =
  | { act: 'archive' | 'bring-back' }
  | { act: 'set-stage'; stage: BulkStage }
  | { act: 'assign'; assignee_id: string | null }
  | { act: 'ask'; document: { type: (typeof requestedTypes)[number]; month: string | null } }
