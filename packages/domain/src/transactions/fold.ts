/**
 * Bank wording in one spelling: upper case, no accents, `Bezüge` = `BEZUEGE` = `BEZUGE`, `S.R.L.` = `SRL`, words apart.
 * The digraph rule also shortens Italian `DUE` to `DU`; it does no harm, since wording and text fold alike.
 */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ß/g, 'ss')
      .toUpperCase()
      // S.R.L.   S.p.A.   e.V.
      .replace(/\b(\p{L})\.(?=\p{L}(?:\.|\b))/gu, '$1')
      .replace(/([AOU])E/g, '$1')
      .split(/[^A-Z0-9]+/)
      .filter((word) => word !== '')
  )
}
