/**
 * Whole files rewritten by other programs: with another name in their metadata, packed more tightly, or ordered for
 * slow lines.
 */
import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { catalogOf, objectOf, pagesOf, putTogether, referred, streamOf, takeApart, textOf } from './pdf-parts.ts'

export interface Imprint {
  producer?: string
  creator?: string
  created?: string
  modified?: string
}

const pdfText = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

/** The same objects under another imprint; what is left out stays as it was. Days as `D:20261121093000Z`. */
export function imprinted(file: Uint8Array, { producer, creator, created, modified }: Imprint): Uint8Array {
  const parts = takeApart(file),
    number = Number(/\/Info (\d+) 0 R/.exec(parts.trailer)![1])
  const entries = Object.entries({
    Producer: producer,
    Creator: creator,
    CreationDate: created,
    ModDate: modified,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const kept = textOf(parts, number)
    .replace(/^\d+ 0 obj\s*<</, '')
    .replace(/>>\s*endobj$/, '')
    .replace(
      new RegExp(`/(?:${entries.map(([name]) => name).join('|')}) (?:\\d+ 0 R|\\((?:[^\\\\)]|\\\\.)*\\))`, 'g'),
      '',
    )
  const objects = new Map(parts.objects).set(
    number,
    objectOf(number, `<<${kept} ${entries.map(([name, text]) => `/${name} ${pdfText(text)}`).join(' ')} >>`),
  )
  return putTogether({ ...parts, objects })
}

const isStream = (bytes: Buffer) => bytes.includes('\nstream') || bytes.includes('>>stream')
const bodyOf = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .replace(/^\d+ 0 obj\s*/, '')
    .replace(/\s*endobj$/, '')

/**
 * Objects in object streams and the table in a stream (ISO 32000-1, 7.5.7 and 7.5.8), as tools that only save room
 * write them; `/ID` keeps its first half.
 */
export function packedAgain(file: Uint8Array): Uint8Array {
  const { objects, trailer } = takeApart(file)
  const loose = [...objects].filter(([, bytes]) => !isStream(bytes)),
    streams = [...objects].filter(([, bytes]) => isStream(bytes))
  const holder = Math.max(...objects.keys()) + 1,
    table = holder + 1
  const bodies = loose.map(([, bytes]) => bodyOf(bytes))
  let at = 0
  const index = loose
    .map(([number], place) => {
      const entry = `${number} ${at}`
      at += bodies[place]!.length + 1
      return entry
    })
    .join(' ')
  const packed = streamOf(
    holder,
    `/Type /ObjStm /N ${loose.length} /First ${index.length + 1} /Filter /FlateDecode`,
    deflateSync(Buffer.from(`${index} ${bodies.join(' ')}`, 'latin1')),
  )
  const chunks: Buffer[] = [Buffer.from('%PDF-1.5\n%\u00bf\u00f7\u00a2\u00fe\n', 'latin1')],
    offsets = new Map<number, number>()
  let length = chunks[0]!.length
  for (const [number, bytes] of [...streams, [holder, packed] as const]) {
    offsets.set(number, length)
    chunks.push(bytes, Buffer.from('\n'))
    length += bytes.length + 1
  }
  offsets.set(table, length)
  const entry = (kind: number, second: number, third: number) => {
    const bytes = Buffer.alloc(7)
    bytes.writeUInt8(kind, 0)
    bytes.writeUInt32BE(second, 1)
    bytes.writeUInt16BE(third, 5)
    return bytes
  }
  const entries = Array.from({ length: table + 1 }, (_, number) => {
    const place = loose.findIndex(([other]) => other === number)
    return place >= 0
      ? entry(2, holder, place)
      : offsets.has(number)
        ? entry(1, offsets.get(number)!, 0)
        : entry(0, 0, number === 0 ? 65_535 : 0)
  })
  const dictionary = trailer.replace(
    /\/ID \[<([0-9a-f]+)> <[0-9a-f]+>\]/,
    (_, first: string) => `/ID [<${first}> <${[...first].reverse().join('')}>]`,
  )
  chunks.push(
    streamOf(
      table,
      `/Type /XRef /W [1 4 2] /Size ${table + 1} /Filter /FlateDecode ${dictionary.trim().replaceAll('\n', ' ')}`,
      deflateSync(Buffer.concat(entries)),
    ),
    Buffer.from(`\nstartxref\n${length}\n%%EOF\n`),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * First page's objects before all others, with a table each (ISO 32000-1, annex F, without its hint tables): one save,
 * though the file ends twice.
 */
export function linearised(file: Uint8Array): Uint8Array {
  const parts = takeApart(file),
    [first] = pagesOf(parts)
  const early = new Set([
    catalogOf(parts),
    first!,
    referred(parts, first!, 'Contents'),
    referred(parts, first!, 'Resources'),
  ])
  const marker = Math.max(...parts.objects.keys()) + 1,
    head = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const front = [...parts.objects].filter(([number]) => early.has(number)),
    rest = [...parts.objects].filter(([number]) => !early.has(number))
  // Two rounds: the first tells how long the front is, the second writes it.
  const write = (
    tableAt: number,
    restAt: number,
    backAt: number,
    total: number,
  ): { bytes: Buffer; tableAt: number; restAt: number; backAt: number } => {
    const padded = (value: number) => String(value).padStart(10, '0')
    const linear = objectOf(
      marker,
      `<< /Linearized 1 /L ${padded(total)} /H [0 0] /O ${first} /E ${padded(restAt)} /N ${pagesOf(parts).length} /T ${padded(backAt)} >>`,
    )
    const start = Buffer.concat([Buffer.from(head, 'latin1'), linear, Buffer.from('\n')])
    const tableBytes = (sections: string, trailer: string, from: number) =>
      `xref\n${sections}trailer\n<<${trailer}>>\nstartxref\n${from}\n%%EOF\n`
    const laid = (objects: readonly (readonly [number, Buffer])[], from: number) => {
      let at = from
      return objects
        .map(([number, bytes]) => {
          const line = `${number} 1\n${padded(at)} 00000 n \n`
          at += bytes.length + 1
          return line
        })
        .join('')
    }
    const frontTable = (bodiesAt: number) =>
      tableBytes(
        `${marker} 1\n${padded(head.length)} 00000 n \n${laid(front, bodiesAt)}`,
        `${parts.trailer}/Size ${marker + 1} /Prev ${padded(backAt)} `,
        0,
      )
    const bodiesAt = start.length + frontTable(0).length
    const bodies = (objects: readonly (readonly [number, Buffer])[]) =>
      Buffer.concat(objects.flatMap(([, bytes]) => [bytes, Buffer.from('\n')]))
    const beginning = Buffer.concat([start, Buffer.from(frontTable(bodiesAt), 'latin1'), bodies(front)])
    const body = Buffer.concat([beginning, bodies(rest)])
    const back = tableBytes(
      `0 1\n0000000000 65535 f \n${laid(rest, beginning.length)}`,
      `${parts.trailer}/Size ${marker + 1} `,
      start.length,
    )
    return {
      bytes: Buffer.concat([body, Buffer.from(back, 'latin1')]),
      tableAt: start.length,
      restAt: beginning.length,
      backAt: body.length,
    }
  }
  const draft = write(0, 0, 0, 0)
  return new Uint8Array(write(draft.tableAt, draft.restAt, draft.backAt, draft.bytes.length).bytes)
}
