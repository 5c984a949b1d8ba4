import type { WordSegment } from '../words/catalogue.ts'

/** The words that a report is read with; a page that shows one loads them. */
export const reportSegments = [
  'report',
  'report-page',
  'questionnaire',
  'absence',
] as const satisfies readonly WordSegment[]
