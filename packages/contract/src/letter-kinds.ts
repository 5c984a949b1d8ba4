/** Every kind of mail that the house sends. */
export const letterKinds = [
  'code',
  'member-code',
  'operator-code',
  'rights-code',
  'resume',
  'invitation',
  'report-ready',
  'report-ready-landlord',
  'report-withdrawn',
  'goes-soon',
  'chosen',
  'receipt',
  'refund',
  'document-problem',
  'review-question',
  'review-released',
  'member-invited',
  'member-changed',
  'second-factor-reset',
  'applicant-invited',
] as const
export type LetterKind = (typeof letterKinds)[number]
