/** The barcode Code 39, as on fiscal cards and the back of identity cards. Source: ISO/IEC 16388. */

/** Nine elements a character, bars and spaces in turn; 1 = wide. */
const PATTERNS: Readonly<Record<string, string>> = {
  0: '000110100',
  1: '100100001',
  2: '001100001',
  3: '101100000',
  4: '000110001',
  5: '100110000',
  6: '001110000',
  7: '000100101',
  8: '100100100',
  9: '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '*': '010010100',
}
const WIDE = 2.5

/** SVG bars of letters and digits between start and stop marks. */
export function code39(text: string, x: number, y: number, width: number, height: number): string {
  const elements = [...`*${text}*`].flatMap((character) => [...PATTERNS[character]!, '0'])
  const units = elements.reduce((sum, element) => sum + (element === '1' ? WIDE : 1), 0)
  let pen = x
  const bars = elements.map((element, at) => {
    const thick = ((element === '1' ? WIDE : 1) * width) / units
    // Each character has nine elements and a gap: even places are bars.
    const bar =
      (at % 10) % 2 === 0 ? `<rect x="${pen.toFixed(2)}" y="${y}" width="${thick.toFixed(2)}" height="${height}"/>` : ''
    pen += thick
    return bar
  })
  return bars.join('')
}
