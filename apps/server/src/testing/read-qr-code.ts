import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const program = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } })

/** Pixels a square, and light squares around. */
const [scale, margin] = [4, 4]

/** What a camera would read of squares on white paper; undefined for nothing. */
export async function readQrCode(squares: readonly (readonly boolean[])[]): Promise<string | undefined> {
  const side = (squares.length + 2 * margin) * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (squares[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  const [found] = await readBarcodes({ data, width: side, height: side }, { formats: ['QRCode'] })
  return found?.text
}
