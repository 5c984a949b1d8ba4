/** One spelling for printed labels, in which blanks, punctuation, accents and letter-spacing do not count. */

/**
 * An OCR slip turns letters into digits inside words (`NETT0`, `TRATTENUTE` read with a 1 for its I); words of digits
 * stay.
 */
const slips: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '|': 'I' }

/** `Arrotondam.` → `ARROTONDAM`, `für` → `FUR`, `NETT0` → `NETTO`, `730` → `730`. */
export function foldToken(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toUpperCase()
  const letters = plain.match(/[A-Z]/g)?.length ?? 0,
    digits = plain.match(/\d/g)?.length ?? 0
  return (letters > digits && letters > 1 ? plain.replace(/[0158|]/g, (slip) => slips[slip]!) : plain).replace(
    /[^A-Z0-9]/g,
    '',
  )
}

/**
 * Letters that readers of pixels take for one another come to one: L as I, Q as O, M as RN, W as VV. Each grows, none
 * shrinks, so that a beginning stays a beginning.
 */
const alike: Readonly<Record<string, string>> = { L: 'I', J: 'I', Q: 'O', M: 'RN', W: 'VV' }

/**
 * Tokens run together, letters that look alike taken for one, umlauts spelt as two letters taken for one (`FUER` =
 * `FÜR`).
 */
export const joinTokens = (tokens: readonly string[]): string =>
  tokens
    .join('')
    .replace(/[LJQMW]/g, (letter) => alike[letter]!)
    .replace(/([AOU])E/g, '$1')

/**
 * The folded spellings under which a label may come out of a file: its words run together, and its words joined by an
 * S, since one payroll program's blank glyph extracts as the letter s (`Codicesfiscale`).
 */
export function spellingsOf(label: string): string[] {
  const tokens = label.split(/\s+/).map(foldToken).filter(Boolean)
  return [...new Set([joinTokens(tokens), joinTokens([tokens.join('S')])])]
}
