/** What the end of a PDF says of the whole: enough to know whether a password opens it, and no more. */
export interface Trailer {
  /** The dictionary with `/Root`, as it stands in the file. */
  entries: string
  /** The number of the object that says how the file is locked; `undefined`: it is not. */
  encrypt: number | undefined
}

/** «startxref\n116\n%%EOF»; the last one counts */
const startOfTable = /startxref\s+(\d+)/g

/** «12 0 obj <</Type/XRef/Size 20/Root 1 0 R>>stream»: a table in a stream */
const tableInStream = /^\s*\d+\s+\d+\s+obj\b/

/** «/Encrypt 12 0 R» */
const lockedBy = /\/Encrypt\s+(\d+)\s+\d+\s+R/

/**
 * The newest trailer of a PDF, read as Latin-1: the dictionary of the table that `startxref` leads to, be it one of
 * lines or in a stream. Where that leads nowhere, the last `trailer` there is. `undefined`: none was found, and nothing
 * is known.
 */
export function trailerOf(text: string): Trailer | undefined {
  const start = Number([...text.slice(-2048).matchAll(startOfTable)].at(-1)?.[1] ?? NaN)
  const table = Number.isNaN(start) ? '' : text.slice(start, start + 4096)
  const entries = tableInStream.test(table)
    ? dictionaryAt(text, text.indexOf('<<', start))
    : dictionaryAfterTrailer(text, Number.isNaN(start) ? 0 : start)
  if (entries === undefined) return undefined
  const encrypt = lockedBy.exec(entries)
  return { entries, encrypt: encrypt ? Number(encrypt[1]) : undefined }
}

/** A table of lines is followed by its `trailer`. */
function dictionaryAfterTrailer(text: string, from: number): string | undefined {
  const next = text.startsWith('xref', from) ? text.indexOf('trailer', from) : text.lastIndexOf('trailer')
  return next < 0 ? undefined : dictionaryAt(text, text.indexOf('<<', next))
}

/** «12 0 obj <<…>>»: the dictionary of an object; the newest, where the file has it several times. */
export function dictionaryOfObject(text: string, number: number): string | undefined {
  const heads = [...text.matchAll(new RegExp(`(?:^|[\\r\\n\\s])${number}\\s+\\d+\\s+obj\\b`, 'g'))]
  const last = heads.at(-1)
  return last ? dictionaryAt(text, text.indexOf('<<', last.index)) : undefined
}

/** From `<<` to its `>>`; what stands in round brackets is text, and may hold either. */
export function dictionaryAt(text: string, from: number): string | undefined {
  if (from < 0) return undefined
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') at = endOfText(text, at)
    else if (text.startsWith('<<', at)) {
      depth++
      at++
    } else if (text.startsWith('>>', at)) {
      depth--
      at++
      if (depth === 0) return text.slice(from, at + 1)
    }
  }
  return undefined
}

/** Returns the closing bracket of a text; those inside are in pairs or behind a backslash. */
export function endOfText(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}
