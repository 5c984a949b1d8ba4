/**
 * EXIF (TIFF within a picture): the one entry that a picture cannot be shown without, how the camera was held. Source:
 * CIPA DC-008.
 */
const orientationTag = 0x0112
const shortType = 3
const header = 8
const entryBytes = 12

/** 1–8; undefined where it is not told. `tiff` begins with «II» or «MM». */
function orientationIn(tiff: Buffer): number | undefined {
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = tiff.length < header ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let index = 0; index < short(directory); index++) {
    const entry = directory + 2 + index * entryBytes
    if (entry + entryBytes > tiff.length) return undefined
    if (short(entry) !== orientationTag || short(entry + 2) !== shortType) continue
    const turned = short(entry + 8)
    return turned >= 1 && turned <= 8 ? turned : undefined
  }
  return undefined
}

/**
 * EXIF of the same length that tells how the camera was held and nothing else; all zeros where that is not told either,
 * or is upright.
 */
export function onlyOrientation(tiff: Buffer): Buffer {
  const bare = Buffer.alloc(tiff.length)
  const turned = orientationIn(tiff)
  const needed = header + 2 + entryBytes + 4
  if (turned === undefined || turned === 1 || tiff.length < needed) return bare
  bare.write('MM', 'latin1')
  bare.writeUInt16BE(42, 2)
  bare.writeUInt32BE(header, 4)
  bare.writeUInt16BE(1, header)
  bare.writeUInt16BE(orientationTag, header + 2)
  bare.writeUInt16BE(shortType, header + 4)
  bare.writeUInt32BE(1, header + 6)
  bare.writeUInt16BE(turned, header + 10)
  return bare
}
