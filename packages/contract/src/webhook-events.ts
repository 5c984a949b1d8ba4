/**
 * What a company can be told of; without schemas, so that pages can read it. By the applicant's doings: an application
 * is started or withdrawn, a document is flagged, a report is completed, replaced (`report.updated`, with the number of
 * the new one) or revoked. By the company: a stage is changed, by hand or by a decision; in Germany an applicant is
 * chosen, or is no longer. By an operator: a review is decided.
 */
export const webhookEvents = [
  'application.started',
  'application.withdrawn',
  'document.flagged',
  'review.decided',
  'report.completed',
  'report.updated',
  'report.revoked',
  'applicant.chosen',
  'applicant.unchosen',
  'stage.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
