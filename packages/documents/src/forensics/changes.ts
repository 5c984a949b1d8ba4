/** What a later save of a PDF changed: words that were taken away and words that came in their place. */
import { readAmount } from '../layout/amounts.ts'
import { readDate } from '../layout/dates.ts'
import { openPdf } from '../read/pdf.ts'
import { RefusalOfFile } from '../read/refusal-of-file.ts'
import type { Page, Word } from '../read/word.ts'
import { revisionsOf } from './revisions.ts'

export interface Change {
  page: number
  removed: Word
  added: Word
  /** An amount replaced by another amount is the strongest sign there is. */
  of: 'amount' | 'date' | 'text'
}

/** Replacements between an earlier save and the file as it is. Added words alone (a signature's stamp) change nothing that was printed. */
export async function changesBetweenSaves(bytes: Uint8Array, now: readonly Page[]): Promise<Change[]> {
  const changes: Change[] = []
  for (const end of revisionsOf(bytes).earlier) {
    const before = await pagesOf(bytes.subarray(0, end))
    for (const [index, page] of before.entries()) {
      const current = now[index]
      if (current?.source === 'text') changes.push(...replacements(page, current))
    }
  }
  return changes
}

async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  try {
    const pdf = await openPdf(bytes)
    try {
      return Array.from({ length: pdf.pageCount }, (_, index) => pdf.readPage(index + 1))
    } finally {
      pdf.close()
    }
  } catch (problem) {
    // A save that cannot be opened by itself proves nothing.
    if (problem instanceof RefusalOfFile) return []
    throw problem
  }
}

const keyOf = (word: Word) => `${word.text} ${Math.round(word.x0)} ${Math.round(word.y0)}`

export function replacements(before: Page, after: Page): Change[] {
  const kept = new Set(after.words.map(keyOf)), known = new Set(before.words.map(keyOf))
  const removed = before.words.filter((word) => !kept.has(keyOf(word))), added = after.words.filter((word) => !known.has(keyOf(word)))
  // A page that was set anew has hardly a word in its old place: that is another edition, not a retouched one.
  if (removed.length > 0.5 * before.words.length) return []
  return removed.flatMap((old) => {
    const replacement = added.find((word) => overlaps(word, old))
    return replacement && replacement.text !== old.text ? [{ page: after.number, removed: old, added: replacement, of: kindOf(old, replacement) }] : []
  })
}

const overlaps = (a: Word, b: Word) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0) > -12 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.4 * Math.min(a.y1 - a.y0, b.y1 - b.y0)

const kindOf = (removed: Word, added: Word): Change['of'] =>
  readAmount(removed.text) && readAmount(added.text) ? 'amount' : readDate(removed.text) && readDate(added.text) ? 'date' : 'text'
