/** What a company's activity log tells in words, by area; without schemas, so that pages can read it. */
export const activityEvents = {
  applicants: [
    'applicant.archived',
    'applicant.asked',
    'applicant.brought-back',
    'applicant.chosen',
    'applicant.decided',
    'applicant.invited',
    'applicant.note-added',
    'applicant.note-deleted',
    'applicant.removed',
    'applicant.request-withdrawn',
    'applicant.unchosen',
    'applicant.work-set',
    'applicant.written-to',
    'applicants.changed',
    'applicants.exported',
    'decline-emails.cancelled',
    'decline-emails.previewed',
    'decline-emails.queued',
    'report.compared',
    'report.downloaded',
    'report.lines_asked',
    'report.page_viewed',
    'report.trace_downloaded',
    'report.viewed',
    'shortlist.chosen',
    'shortlist.sealed',
    'shortlist.unsealed',
    'viewing.cancelled',
    'viewing.moved',
    'viewing.proposed',
  ],
  listings: [
    'listing.archived',
    'listing.changed',
    'listing.created',
    'listing.restored',
    'listing.assigned',
    'listing.status-set',
    'listings.changed',
    'listings.exported',
    'listings.imported',
  ],
  team: [
    'member.digest-set',
    'member.invited',
    'member.removed',
    'member.role-changed',
    'second-factor.begun',
    'second-factor.dropped',
    'second-factor.proven',
    'second-factor.reset',
    'second-factor.set',
    'session.closed',
  ],
  settings: [
    'api-key.added',
    'api-key.revoked',
    'company.brand-set',
    'company.form-set',
    'company.frame-origins-set',
    'company.made',
    'company.quota-set',
    'company.resumed',
    'company.second-factor-required',
    'company.stages-named',
    'company.suspended',
    'criterion.ended',
    'criterion.set',
    'first-steps.settled',
    'message-template.added',
    'message-template.changed',
    'message-template.deleted',
    'partner-key.added',
    'partner-key.revoked',
    'view.deleted',
    'view.saved',
    'webhook.added',
    'webhook.removed',
  ],
} as const

export const activityAreas = ['applicants', 'listings', 'team', 'settings'] as const
export type ActivityArea = (typeof activityAreas)[number]
export type ActivityEvent = (typeof activityEvents)[ActivityArea][number]

/** `refused`: it was tried and not done. `unconfirmed`: it was done, and how the call ended is not known. */
export const activityOutcomes = ['done', 'refused', 'unconfirmed'] as const
export type ActivityOutcome = (typeof activityOutcomes)[number]
/** What the audit log puts behind the name of an event. */
export const outcomeSuffix: Record<ActivityOutcome, string> = {
  done: '',
  refused: '.refused',
  unconfirmed: '.unconfirmed',
}
/** Lines of one page. */
export const activityPage = 50
