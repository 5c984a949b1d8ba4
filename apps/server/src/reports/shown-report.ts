import type { Report } from '../stores/reports.ts'

/** A report as it goes out; a company may keep the figures from the applicant. */
export const shownReport = ({ id, snapshot }: Report, isHidden: boolean) => ({
  success: true as const,
  report: isHidden ? null : snapshot,
  report_id: id,
  reportId: id,
  hide_report: isHidden,
  hideReport: isHidden,
  pdf_link: null,
})
