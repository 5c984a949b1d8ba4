/** Source notes: which document and page a figure stands on. */
import type { RentReport, TraceRef, WireFigure } from '@attesta/contract/report.ts'
import type { Messages } from './messages.ts'

type Documents = RentReport['documents']

/** 1, 2, 3, 5 → «1–3, 5» */
export function pageRanges(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const page of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/**
 * «[2] p. 1, [5] p. 1–3, Luca Ferrari»: documents, and the names of those whose own documents show it; what was only
 * said reads «declared».
 */
export function sourceNote(inputs: readonly TraceRef[], documents: Documents, { t }: Messages): string {
  const ofDocument = documents.flatMap(({ id, number }) => {
    const own = inputs.filter(({ document_id }) => document_id === id)
    if (own.length === 0) return []
    const pages = own.flatMap(({ page }) => (page === null ? [] : [page]))
    return [pages.length === 0 ? `[${number}]` : t('Report.Trace.Short', { number, pages: pageRanges(pages) })]
  })
  const others = [...new Set(inputs.flatMap(({ shown_by }) => shown_by ?? []))]
  const corrected = inputs.some((input) => input.corrected !== undefined) ? [t('Report.Trace.CorrectedShort')] : []
  const named = [...ofDocument, ...others, ...corrected]
  return named.length > 0 ? named.join(', ') : inputs.length > 0 ? t('Report.Trace.Declared') : ''
}

export const figureSource = (figure: WireFigure | undefined, documents: Documents, messages: Messages): string =>
  figure ? sourceNote(figure.inputs, documents, messages) : ''

/** «[3] [4]» of the documents that a table's row rests on. */
export const numbersOf = (ids: readonly string[], documents: Documents): string =>
  documents
    .filter(({ id }) => ids.includes(id))
    .map(({ number }) => `[${number}]`)
    .join(' ')
