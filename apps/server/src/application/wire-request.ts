import type { ApplicantRequest } from '../stores/applicant-requests.ts'

/** Returns what both sides see of a request to the applicant. */
export const wireRequest = ({
  id,
  kind,
  type,
  months,
  question,
  answer,
  state,
  askedAt,
  answeredAt,
}: ApplicantRequest) => ({
  id,
  kind,
  type,
  months,
  question,
  answer,
  state,
  asked_at: askedAt.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
})
