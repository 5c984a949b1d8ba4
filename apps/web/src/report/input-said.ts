import type { RentReport, TraceRef } from '@attesta/contract/report.ts'
import { tracePlace } from '@attesta/domain/report/trace-place.ts'
import type { ReportWords } from './report-words.ts'

/** Returns a value that a figure was made from: what it is and of when, and how much. */
export function inputSaid(
  { label, when, value }: TraceRef,
  { t, day, month, shown }: Pick<ReportWords, 't' | 'day' | 'month' | 'shown'>,
): { name: string; value: string } {
  const time = when === null ? '' : when.length === 7 ? month(when) : when.length === 10 ? day(when) : when
  return { name: [t(label), time].filter(Boolean).join(', '), value: value === null ? '' : shown(value) }
}

/**
 * Returns what a person who looked at the document made of it, when and why; nothing where they left it as it was read.
 */
export function correctionSaid(
  { value, corrected }: TraceRef,
  { t, day, shown }: Pick<ReportWords, 't' | 'day' | 'shown'>,
): string | undefined {
  if (!corrected) return undefined
  const { was, on, reason } = corrected,
    now = value === null ? '–' : shown(value)
  return was === null
    ? t('ReportPage.Page.Supplied', { now, day: day(on), reason })
    : t('ReportPage.Page.Corrected', { was: shown(was), now, day: day(on), reason })
}

/** Returns the document and page that it stands on, or why on none. */
export function placeSaid(input: TraceRef, documents: RentReport['documents'], { t }: Pick<ReportWords, 't'>): string {
  // A report that was issued before others' documents were cited by name lists theirs nowhere.
  if (input.document_id !== null && !documents.some(({ id }) => id === input.document_id)) return ''
  const place = tracePlace(input, documents)
  switch (place.kind) {
    case 'declared':
      return t('Report.Trace.Declared')
    case 'of_another':
      return t('Report.Trace.OwnPapers', { name: place.name })
    case 'connection':
      return t('Report.Trace.PlaceOfConnection', { number: place.document.number, name: place.document.name })
    case 'document':
      return t('Report.Trace.PlaceWithoutPage', { number: place.document.number, name: place.document.name })
    default:
      return t('Report.Trace.Place', { number: place.document.number, name: place.document.name, page: place.page })
  }
}

/** Whether there is a page to look at. */
export const isOnPage = (input: TraceRef, documents: RentReport['documents']): boolean =>
  documents.some(({ id }) => id === input.document_id) && ['marked', 'page'].includes(tracePlace(input, documents).kind)
