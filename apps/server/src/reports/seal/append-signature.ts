/**
 * Appends a signature to a PDF as an incremental save, so that the drawn file stays what it was, byte for byte. For the
 * files that our typesetter makes (one table of references, plain dictionaries); the signature certifies the file:
 * readers name every later change.
 */
import { createHash } from 'node:crypto'

export interface SignatureFacts {
  signer: string
  reason: string
  /** What a screen reader says of the field. */
  label: string
  signedAt: Date
}

/** Bytes kept free for the signature and its certificates. */
const ROOM = 8192
const RANGE_WIDTH = 10

/** «<feff0041>»: text of any language. */
const textString = (value: string) => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`
/** «D:20261121093000Z» */
const stampOf = (at: Date) => `(D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`

/** The file's own table of references, read as it was written. @throws Error for a file of another make */
function referencesOf(text: string) {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1])
  const trailer = /^xref\s+0 (\d+)\s[\s\S]*?trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(start))
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer?.[2] ?? '')?.[1]),
    id = /\/ID\s*\[\s*(\([^)]*\)|<[^>]*>)/.exec(trailer?.[2] ?? '')?.[1]
  const info = /\/Info \d+ 0 R/.exec(trailer?.[2] ?? '')?.[0] ?? ''
  if (!trailer || Number.isNaN(root) || id === undefined)
    throw new Error('the drawn report has no table of references that can be followed')
  const entries = text.slice(start).match(/^\d{10} \d{5} [nf]/gm) ?? []
  return {
    start,
    size: Number(trailer[1]),
    root,
    id,
    info,
    dictionary: (number: number) => dictionaryAt(text, Number(entries[number]?.slice(0, 10)), number),
  }
}

function dictionaryAt(text: string, offset: number, number: number): string {
  const body = text.slice(offset, text.indexOf('endobj', offset)).trim(),
    head = `${number} 0 obj`
  if (!body.startsWith(head) || !body.endsWith('>>'))
    throw new Error('the drawn report holds an object in another shape')
  return body.slice(head.length).trim().slice(2, -2)
}

/** @param sign gives the DER of a signature over the bytes */
export function appendSignature(pdf: Uint8Array, facts: SignatureFacts, sign: (signed: Uint8Array) => Buffer): Buffer {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const references = referencesOf(text)
  const catalogue = references.dictionary(references.root)
  const pages = Number(/\/Pages (\d+) 0 R/.exec(catalogue)?.[1])
  const page = Number(/\/Kids\s*\[\s*(\d+) 0 R/.exec(references.dictionary(pages))?.[1])
  const [signature, field] = [references.size, references.size + 1]
  const ofPage = references.dictionary(page),
    annotations = /\/Annots\s*\[/
  const objects: [number, string][] = [
    [
      page,
      annotations.test(ofPage)
        ? ofPage.replace(annotations, (list) => `${list}${field} 0 R `)
        : `${ofPage}/Annots [${field} 0 R]\n`,
    ],
    [
      references.root,
      `${catalogue}  /AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>\n  /Perms << /DocMDP ${signature} 0 R >>\n`,
    ],
    [
      signature,
      '\n/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n/Reference [<< /Type /SigRef ' +
        '/TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>]\n' +
        `/Name ${textString(facts.signer)} /Reason ${textString(facts.reason)} /M ` +
        `${stampOf(facts.signedAt)}\n/ByteRange [0 ${'*'.repeat(RANGE_WIDTH)} ${'*'.repeat(RANGE_WIDTH)} ` +
        `${'*'.repeat(RANGE_WIDTH)}]\n/Contents <${'0'.repeat(2 * ROOM)}>\n`,
    ],
    // Hidden: it has no place on the page, and so none in the order in which the page is read.
    [
      field,
      `\n/Type /Annot /Subtype /Widget /FT /Sig /T (seal) /TU ${textString(facts.label)} /F 130 /Rect [0 0 0 0] ` +
        `/P ${page} 0 R /V ${signature} 0 R\n`,
    ],
  ]
  const { body, offsets } = written(objects, text.endsWith('\n') ? text.length : text.length + 1)
  const id = createHash('sha256').update(pdf).digest('hex').slice(0, 32)
  const table = [...offsets]
    .toSorted(([a], [b]) => a - b)
    .map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('')
  const draft = `${text}${text.endsWith('\n') ? '' : '\n'}${body}`
  const whole =
    `${draft}xref\n${table}trailer\n<< /Size ${references.size + 2} /Root ${references.root} 0 R ${references.info} ` +
    `/Prev ${references.start} /ID [${references.id} <${id}>] >>\nstartxref\n${draft.length}\n%%EOF\n`
  return filled(whole, text.length, sign)
}

function written(objects: readonly [number, string][], from: number): { body: string; offsets: Map<number, number> } {
  const offsets = new Map<number, number>()
  let body = ''
  for (const [number, dictionary] of objects) {
    offsets.set(number, from + body.length)
    body += `${number} 0 obj\n<<${dictionary}>>\nendobj\n`
  }
  return { body, offsets }
}

/**
 * Returns the places that were kept free, filled: first which bytes are signed, for that is signed too; then the
 * signature over them.
 */
function filled(draft: string, after: number, sign: (signed: Uint8Array) => Buffer): Buffer {
  const contents = draft.indexOf('/Contents <', after) + '/Contents '.length,
    end = contents + 2 * ROOM + 2
  const free = '*'.repeat(RANGE_WIDTH)
  const bytes = Buffer.from(
    draft.replace(
      `[0 ${free} ${free} ${free}]`,
      `[0 ${[contents, end, draft.length - end].map((value) => String(value).padEnd(RANGE_WIDTH)).join(' ')}]`,
    ),
    'latin1',
  )
  const der = sign(Buffer.concat([bytes.subarray(0, contents), bytes.subarray(end)]))
  if (der.length > ROOM)
    throw new RangeError('the certificates of the seal are too many for the room that is kept for them')
  bytes.write(der.toString('hex'), contents + 1, 'latin1')
  return bytes
}
