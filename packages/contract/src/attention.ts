/** What an operator has to look at, over all companies; without schemas, so that pages can read it. */
export const attentionKinds = [
  'documents_unread',
  'reviews_late',
  'payments_unreported',
  'emails_failed',
  'webhooks_failed',
  'jobs_failed',
] as const
export type AttentionKind = (typeof attentionKinds)[number]
