import type { GrayImage } from './gray-image.ts'

/** Binary PGM (Netpbm P5): what leptonica reads without any decoding work. */
export function encodePgm({ width, height, data }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}
