/**
 * What of a report a recipient sees, at the level that its person chose. Pure leaving-out: no figure is another one
 * than the report's.
 */
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { atAGlance, headingKey, type Glance } from './at-a-glance.ts'
import { withAnswersOf } from './stage.ts'
import { needsAttention } from './standing.ts'

/** Which mark, of whom, for what: no amount. */
export interface SharedBand {
  name: string
  translation_key: string
  listing: string | null
  generated_on: string
  valid_until: string
  verify_url: string | null
  /** A point is open, or evidence speaks against the report: a result alone must not sound surer than the report. */
  needs_attention: boolean
  /** What keeps the result from being sure. */
  unsure: Glance['unsure']
}

export function sharedBand(report: RentReport): SharedBand {
  const { unsure } = atAGlance(report)
  const { type, personal_details, monthly_affordability, mortgage, listing_info, qr_verification } = report
  return {
    name: personal_details.name,
    translation_key: headingKey(
      type === 'mortgage' && mortgage ? mortgage.translation_key : monthly_affordability.translation_key,
      unsure,
    ),
    listing: listing_info.name,
    generated_on: report.generated_on,
    valid_until: report.valid_until,
    verify_url: qr_verification.url,
    needs_attention: needsAttention(report),
    unsure,
  }
}

/**
 * Documents, the people and the answers, what is on the accounts line by line: for those who are shown the list of
 * documents.
 */
const withoutDocuments = (report: RentReport): RentReport => ({
  ...report,
  personal_details: {
    ...report.personal_details,
    mobile: null,
    date_of_birth: null,
    birth_address: null,
    current_address: null,
    fields: [],
    controls: [],
  },
  bank_statements_incomes: { ...report.bank_statements_incomes, content: [], error_files: [] },
  payslips_incomes: [],
  recurrent_costs: { content: [] },
  other_documents: [],
  documents: [],
  absences: [],
  questionnaire: [],
  other_questions: [],
  aggregated_error_messages: report.aggregated_error_messages.map((message) => ({ ...message, document_ids: [] })),
  checks: report.checks.map((check) => ({
    ...check,
    reasons: check.reasons.filter(({ params }) => !('document' in params)),
    evidence: [],
  })),
  trace: Object.fromEntries(
    Object.entries(report.trace).map(([id, figure]) => [id, { ...figure!, inputs: [] }]),
  ) as Partial<Record<FigureId, NonNullable<RentReport['trace'][FigureId]>>>,
  ...(report.mortgage ? { mortgage: { ...report.mortgage, tax_return: null, transactional_data: [] } } : {}),
})

/** `null` at the level of the band. No one is shown an identity document's number, nor the other people's addresses. */
export function sharedReport(report: RentReport, level: ShareLevel): RentReport | null {
  if (level === 'band') return null
  const apart: RentReport = {
    // Its reader has chosen no one.
    ...withAnswersOf(report, false),
    national_ids: [],
    guarantors: {
      content: report.guarantors.content.map((person) => ({ ...person, email: null, date_of_birth: null })),
    },
    hh_members: {
      ...report.hh_members,
      content: report.hh_members.content.map((person) => ({ ...person, email: null, date_of_birth: null })),
    },
  }
  return level === 'figures' ? withoutDocuments(apart) : apart
}
