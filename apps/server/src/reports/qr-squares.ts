import QRCode from 'qrcode'

/** The dark and light squares of a text's QR code, row by row. */
export function qrSquares(text: string): boolean[][] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_column, column) => data[row * size + column] === 1),
  )
}
