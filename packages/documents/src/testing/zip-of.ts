/** An archive of files, as a bank packs them. */
import { crc32, deflateRawSync } from 'node:zlib'

export function zipOf(files: readonly (readonly [name: string, content: Buffer])[]): Uint8Array {
  let offset = 0
  const packed = files.map(([name, content]) => {
    const title = Buffer.from(name),
      body = deflateRawSync(content),
      facts = Buffer.alloc(16)
    facts.writeUInt32LE(crc32(content), 4)
    facts.writeUInt32LE(body.length, 8)
    facts.writeUInt32LE(content.length, 12)
    // Version, flags, method (deflated), then times and sums.
    const head = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0]), facts, Buffer.from([title.length, 0, 0, 0])])
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, title, body]),
      place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    offset += local.length
    return { local, central: Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, place, title]) }
  })
  const table = Buffer.concat(packed.map(({ central }) => central)),
    end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...packed.map(({ local }) => local), table, end])
}
