// Only letters of ASCII, digits, marks and blanks: nothing to decompose, as on most of what is printed.
const PLAIN = /^[\x20-\x7e]*$/

/**
 * Lower case, accents and umlauts off, everything but letters and digits to single spaces: for matching printed labels,
 * never for showing.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower.replace(/[^a-z\d]+/g, ' ').trim()
  return lower
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
