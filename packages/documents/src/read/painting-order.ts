/** The objects of a page in the order in which they are painted. */
import { withMemory, type Engine } from './pdfium.ts'
import { toUpright, type PageFrame, type Rectangle } from './pdf-words.ts'

export interface Painted {
  kind: 'text' | 'path' | 'image'
  handle: number
  box: Rectangle
}

const KINDS: Readonly<Record<number, Painted['kind']>> = { 1: 'text', 2: 'path', 3: 'image' }
const FORM = 5
const MAX_OBJECTS = 20_000

/** From an object's own space to the page's: x' = ax + cy + e, y' = bx + dy + f. */
interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** Those inside one level of forms too, where a form's matrix puts them. @param room 24 bytes of the engine's memory */
export function* objectsOf(p: Engine, page: number, frame: PageFrame, room: number): Generator<Painted> {
  const count = Math.min(p.FPDFPage_CountObjects(page), MAX_OBJECTS)
  for (let i = 0; i < count; i++) {
    const handle = p.FPDFPage_GetObject(page, i),
      type = p.FPDFPageObj_GetType(handle),
      kind = KINDS[type]
    if (kind) yield* placed(p, frame, { kind, handle }, null, room)
    if (type === FORM) yield* insideForm(p, frame, handle, room)
  }
}

function* insideForm(p: Engine, frame: PageFrame, form: number, room: number): Generator<Painted> {
  const matrix = matrixOf(p, form),
    count = Math.min(p.FPDFFormObj_CountObjects(form), MAX_OBJECTS)
  for (let i = 0; i < count; i++) {
    const handle = p.FPDFFormObj_GetObject(form, i),
      kind = KINDS[p.FPDFPageObj_GetType(handle)]
    if (kind) yield* placed(p, frame, { kind, handle }, matrix, room)
  }
}

function* placed(
  p: Engine,
  frame: PageFrame,
  object: Omit<Painted, 'box'>,
  matrix: Matrix | null,
  room: number,
): Generator<Painted> {
  if (!p.FPDFPageObj_GetBounds(object.handle, room, room + 4, room + 8, room + 12)) return
  const [left, bottom, right, top] = new Float32Array(p.pdfium.HEAPU8.buffer, room, 4) as unknown as [
    number,
    number,
    number,
    number,
  ]
  yield {
    ...object,
    box: matrix ? moved(frame, matrix, left, bottom, right, top) : toUpright(frame, left, bottom, right, top),
  }
}

function moved(
  frame: PageFrame,
  { a, b, c, d, e, f }: Matrix,
  left: number,
  bottom: number,
  right: number,
  top: number,
): Rectangle {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const
  const xs = corners.map(([x, y]) => a * x + c * y + e),
    ys = corners.map(([x, y]) => b * x + d * y + f)
  return toUpright(frame, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))
}

const matrixOf = (p: Engine, form: number): Matrix =>
  withMemory(p, 24, (pointer) => {
    if (!p.FPDFPageObj_GetMatrix(form, pointer)) return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
    const [a, b, c, d, e, f] = new Float32Array(p.pdfium.HEAPU8.buffer, pointer, 6) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { a, b, c, d, e, f }
  })
