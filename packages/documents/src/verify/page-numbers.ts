/** Are all the pages there that the document says it has? */
import type { DocumentKind, Finding } from '@attesta/domain/facts/parse-result.ts'
import { rowsOf } from '../layout/rows.ts'
import type { Page } from '../read/word.ts'
import { findingOn } from './finding.ts'

// (but not «Übertrag auf Blatt 2 307,83») Seite 1 von 4 Pagina 2 di 3 Pag. 1/4 Page 1 of 2 Foglio 1 di 2 Blatt 1 von 3
const NUMBERED = /\b(?:seite|pagina|pag|page|foglio|blatt)[.:]?\s*(\d{1,3})\s*(?:von|di|of|su|\/)\s*(\d{1,3})\b/i

interface Numbered {
  number: number
  of: number
}

function numberingOf(page: Page): Numbered | null {
  for (const row of rowsOf(page)) {
    const match = NUMBERED.exec(row.text)
    if (match && Number(match[1]) >= 1 && Number(match[1]) <= Number(match[2]))
      return { number: Number(match[1]), of: Number(match[2]) }
  }
  return null
}

/**
 * Only numbers that are printed count: a page without one says nothing, and several documents in one file each count
 * for themselves.
 */
export function missingPages(kind: DocumentKind, pages: readonly Page[]): Finding[] {
  const numbered = pages.map(numberingOf)
  if (numbered.some((n) => n === null) || pages.length === 0) return []
  const missing: number[] = []
  let expected = 1,
    of = numbered[0]!.of
  for (const n of numbered as Numbered[]) {
    if (n.number === 1 && expected > 1) {
      missing.push(...range(expected, of))
      expected = 1
    }
    of = n.of
    missing.push(...range(expected, n.number - 1))
    expected = n.number + 1
  }
  missing.push(...range(expected, of))
  return missing.length === 0 ? [] : [findingOn(kind, 'incomplete', 'error', { missing_pages: missing.join(', ') })]
}

const range = (from: number, to: number) =>
  to < from ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index)
