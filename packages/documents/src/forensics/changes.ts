/** What a later save of a PDF changed: words that were taken away and words that came in their place. */
import { readAmount } from '../layout/amounts.ts'
import { readDate } from '../layout/dates.ts'
import { openPdf } from '../read/pdf.ts'
import { RefusalOfFile } from '../read/refusal-of-file.ts'
import type { Page, Word } from '../read/word.ts'
import { revisionsOf } from './revisions.ts'

/**
 * An amount, a day or a name replaced by another is what people forge documents for; other words may have their
 * reasons.
 */
type Changed = 'amount' | 'date' | 'name' | 'text'

export type Change =
  | { how: 'replaced'; of: Changed; page: number; removed: Word; added: Word }
  /** An amount of an earlier save that the file does not print any more, on the page where it stood. */
  | { how: 'removed'; page: number; removed: Word }
  | { how: 'pages'; before: number; after: number }

/** Says whether a word is part of a name or number that the document is about. */
export type IsName = (word: string) => boolean

/** More of them say no more. */
const MAX_CHANGES = 12

/**
 * Changes between each earlier save and the file as it is. Added words alone (a signature's stamp, a filled field)
 * change nothing that was printed.
 */
export async function changesBetweenSaves(bytes: Uint8Array, now: readonly Page[], isName: IsName): Promise<Change[]> {
  const changes: Change[] = []
  for (const end of revisionsOf(bytes).earlier) {
    const before = await pagesOf(bytes.subarray(0, end))
    if (before.length > 0) changes.push(...changesOf(before, now, isName))
  }
  return changes.slice(0, MAX_CHANGES)
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

export function changesOf(before: readonly Page[], now: readonly Page[], isName: IsName): Change[] {
  const replaced = before.flatMap((page, index): Change[] =>
    now[index]?.source === 'text' ? replacements(page, now[index], isName) : [],
  )
  const pages: Change[] =
    before.length === now.length ? [] : [{ how: 'pages', before: before.length, after: now.length }]
  return [...replaced, ...pages, ...(replaced.length > 0 ? [] : amountsGone(before, now))]
}

const keyOf = (word: Word) => `${word.text} ${Math.round(word.x0)} ${Math.round(word.y0)}`
/** An editor that sets a page again moves everything a little. */
const NEAR = 3

function replacements(before: Page, after: Page, isName: IsName): Change[] {
  const kept = new Set(after.words.map(keyOf)),
    known = new Set(before.words.map(keyOf))
  const removed = before.words.filter((word) => !kept.has(keyOf(word))),
    added = after.words.filter((word) => !known.has(keyOf(word)))
  // A page that was set again has hardly a word in its old place: that is another edition, not a retouched one.
  if (removed.length > 0.5 * before.words.length) return []
  const isMoved = (word: Word, others: readonly Word[]) =>
    others.some(
      (other) => other.text === word.text && Math.abs(other.x0 - word.x0) < NEAR && Math.abs(other.y0 - word.y0) < NEAR,
    )
  const fresh = added.filter((word) => !isMoved(word, removed))
  return removed
    .filter((word) => !isMoved(word, added))
    .flatMap((old): Change[] => {
      // A sign set apart stands as close as the figure that came in the place of another.
      const [replacement] = fresh
        .filter((word) => word.text !== old.text && overlaps(word, old))
        .sort((one, other) => shared(other, old) - shared(one, old))
      return replacement
        ? [
            {
              how: 'replaced',
              of: kindOf(old, replacement, isName),
              page: after.number,
              removed: old,
              added: replacement,
            },
          ]
        : []
    })
}

const shared = (a: Word, b: Word) => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)

const overlaps = (a: Word, b: Word) =>
  shared(a, b) > -12 && Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) > 0.4 * Math.min(a.y1 - a.y0, b.y1 - b.y0)

function kindOf(removed: Word, added: Word, isName: IsName): Changed {
  if (readAmount(removed.text) && readAmount(added.text)) return 'amount'
  if (readDate(removed.text) && readDate(added.text)) return 'date'
  return isName(removed.text) || isName(added.text) ? 'name' : 'text'
}

/**
 * Few amounts are gone from the whole file while nearly all its words are still there: a row was taken out and the
 * others moved up.
 */
function amountsGone(before: readonly Page[], now: readonly Page[]): Change[] {
  const left = new Map<string, number>()
  for (const { words } of now) for (const { text } of words) left.set(text, (left.get(text) ?? 0) + 1)
  const words = before.flatMap((page) => page.words.map((word) => ({ page: page.number, word })))
  const gone = words.filter(({ word: { text } }) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
  if (gone.length > 0.2 * words.length) return []
  return gone
    .filter(({ word }) => readAmount(word.text) !== null)
    .map(({ page, word }): Change => ({ how: 'removed', page, removed: word }))
}
