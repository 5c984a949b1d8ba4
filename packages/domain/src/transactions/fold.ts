import { madeLately } from '../made-once.ts'

/**
 * Bank wording in one spelling: upper case, no accents, `Bezüge` = `BEZUEGE` = `BEZUGE`, `S.R.L.` = `SRL`, words apart.
 * The digraph rule also shortens Italian `DUE` to `DU`; it does no harm, since wording and text fold alike.
 */
export const foldWords = madeLately((text): readonly string[] => folded(text).match(/[A-Z0-9]+/g) ?? [])

/** The same words, each with the full stop that follows it: `Abschl. Strom` = `ABSCHL.`, `STROM`. */
export const foldDotted = (text: string): string[] => folded(text).match(/[A-Z0-9]+\.?/g) ?? []

function folded(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .toUpperCase()
      // S.R.L.   S.p.A.   e.V.
      .replace(/\b(\p{L})\.(?=\p{L}(?:\.|\b))/gu, '$1')
      .replace(/([AOU])E/g, '$1')
  )
}
