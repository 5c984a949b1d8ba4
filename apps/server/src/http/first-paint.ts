/**
 * The form's start, drawn into its page before any script runs: a person on a slow line reads what this is while the
 * rest arrives.
 */
import { blanks, drawnFile, drawnId, startIn, type FirstPaint } from '@attesta/contract/first-paint.ts'
import type { BuiltFile, BuiltFiles } from './built-files.ts'
import { escaped } from '@attesta/contract/escaped.ts'
import type { PageOwner } from './page-owner.ts'

/** By what was read, so that a new build's drawings are taken from its own file. */
const parsed = new WeakMap<Buffer, FirstPaint>()

function readDrawings({ bytes }: BuiltFile): FirstPaint {
  const known = parsed.get(bytes)
  if (known) return known
  const drawings = JSON.parse(bytes.toString()) as FirstPaint
  parsed.set(bytes, drawings)
  return drawings
}

/**
 * What goes into the head and before the root of the page at an address; `undefined` where the page starts with
 * something else, and where a home is named that takes no applications.
 */
export async function firstPaintOf(
  files: BuiltFiles,
  { path, query, home }: { path: string; query: string; home: PageOwner['home'] },
): Promise<{ head: string; body: string } | undefined> {
  const start = query === '' ? startIn(path) : undefined
  if (!start || (start.listingId !== undefined && !home)) return undefined
  const file = await files.find(`/${drawnFile}`, '')
  if (!file) return undefined
  const { starts, words } = readDrawings(file)[start.language]
  const drawn = home
    ? (home.lanPays ? starts.free : starts.paid)
        .replaceAll(blanks.name, () => escaped(home.name))
        .replaceAll(blanks.company, () => escaped(home.company))
    : starts.ofNoHome
  return { head: `<link rel="modulepreload" crossorigin href="${words}">`, body: `<div id="${drawnId}">${drawn}</div>` }
}
