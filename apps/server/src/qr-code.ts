import { encode, renderSVG } from 'uqr'

/** Medium correction: screens glare, and paper is folded. */
const correction = { ecc: 'M' } as const

/** The dark (`true`) and light squares of a text's QR code, row by row, without a quiet zone. */
export const qrSquares = (text: string): boolean[][] => encode(text, { ...correction, border: 0 }).data

/** As SVG: dark squares on white, with the quiet zone of four squares that ISO/IEC 18004 asks for. */
export const qrPicture = (text: string): string => renderSVG(text, { ...correction, border: 4 })
