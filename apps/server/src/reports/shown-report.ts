import { withAnswersOf } from '@attesta/domain/report/stage.ts'
import type { Report } from '../stores/reports.ts'

/**
 * Returns a report as it goes out; a company may keep the figures from the applicant. `isChosen`: by the landlord, for
 * whom some answers wait.
 */
export const shownReport = (
  { id, snapshot }: Report,
  { isHidden = false, isChosen = false }: { isHidden?: boolean; isChosen?: boolean },
) => ({
  success: true as const,
  report: isHidden ? null : withAnswersOf(snapshot, isChosen),
  report_id: id,
  reportId: id,
  hide_report: isHidden,
  hideReport: isHidden,
  pdf_link: null,
})
