/** What is painted on a page besides its words' text: images, boxes, and text that the eye does not see. */
import { guardEngine, readUtf16, withMemory, type Engine } from './pdfium.ts'
import { toUpright, type PageFrame, type Rectangle } from './pdf-words.ts'

export interface PaintedPage {
  /** Share of the page that images cover, 0–1. */
  imageShare: number
  /** Text drawn but never inked (render mode 3), as in the layer under a scan. */
  unseenText: number
  visibleText: number
  /** Text that an opaque box or picture painted later lies over. */
  covered: { text: string; box: Rectangle }[]
}

const TEXT = 1, PATH = 2, IMAGE = 3, FORM = 5
const UNSEEN = 3
const MOST_OBJECTS = 20_000

interface Painted { kind: number; handle: number; box: Rectangle }

/** Objects in painting order, those inside one level of forms too. */
function* objectsOf(p: Engine, page: number, frame: PageFrame, box: number): Generator<Painted> {
  const count = Math.min(p.FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let i = 0; i < count; i++) {
    const handle = p.FPDFPage_GetObject(page, i)
    const kind = p.FPDFPageObj_GetType(handle)
    if (kind === FORM) {
      const inner = Math.min(p.FPDFFormObj_CountObjects(handle), MOST_OBJECTS)
      for (let j = 0; j < inner; j++) {
        const child = p.FPDFFormObj_GetObject(handle, j)
        // Boxes of children are in the form's own space: good enough for what kind they are, not for covering.
        if (p.FPDFPageObj_GetType(child) === TEXT) yield { kind: TEXT, handle: child, box: { x0: 0, y0: 0, x1: 0, y1: 0 } }
      }
      const bounds = boundsOf(p, frame, handle, box)
      if (bounds && hasImage(p, handle, inner)) yield { kind: IMAGE, handle, box: bounds }
      continue
    }
    const bounds = boundsOf(p, frame, handle, box)
    if (bounds) yield { kind, handle, box: bounds }
  }
}

function hasImage(p: Engine, form: number, count: number): boolean {
  for (let j = 0; j < count; j++) if (p.FPDFPageObj_GetType(p.FPDFFormObj_GetObject(form, j)) === IMAGE) return true
  return false
}

function boundsOf(p: Engine, frame: PageFrame, handle: number, box: number): Rectangle | null {
  if (!p.FPDFPageObj_GetBounds(handle, box, box + 4, box + 8, box + 12)) return null
  const [left, bottom, right, top] = new Float32Array(p.pdfium.HEAPU8.buffer, box, 4) as unknown as [number, number, number, number]
  return toUpright(frame, left, bottom, right, top)
}

const contains = (outer: Rectangle, inner: Rectangle) => outer.x0 <= inner.x0 + 1 && outer.x1 >= inner.x1 - 1 && outer.y0 <= inner.y0 + 1.5 && outer.y1 >= inner.y1 - 1.5
const areaOf = (box: Rectangle) => Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0)

export function paintedOn(p: Engine, page: number, frame: PageFrame): PaintedPage {
  return guardEngine(() => withMemory(p, 32, (box) => {
    const pageArea = frame.width * frame.height
    const texts: Painted[] = []
    const covered: Painted[] = []
    let imageArea = 0, unseenText = 0
    for (const object of objectsOf(p, page, frame, box)) {
      if (object.kind === TEXT) {
        texts.push(object)
        if (p.FPDFTextObj_GetTextRenderMode(object.handle) === UNSEEN) unseenText++
        continue
      }
      if (object.kind === IMAGE) imageArea += areaOf(object.box)
      // Page-wide grounds and table bands are painted before their text; a patch is painted after, and is small.
      const isPatch = areaOf(object.box) < 0.1 * pageArea && (object.kind === IMAGE || (object.kind === PATH && isOpaque(p, object.handle, box)))
      if (isPatch) covered.push(...texts.filter((text) => areaOf(text.box) > 0 && contains(object.box, text.box)))
    }
    return {
      imageShare: Math.min(1, imageArea / pageArea), unseenText, visibleText: texts.length - unseenText,
      covered: covered.length === 0 ? [] : textsOf(p, page, covered),
    }
  }))
}

function isOpaque(p: Engine, handle: number, box: number): boolean {
  if (!p.FPDFPath_GetDrawMode(handle, box, box + 4)) return false
  const fillMode = new Int32Array(p.pdfium.HEAPU8.buffer, box, 1)[0]
  if (fillMode === 0 || !p.FPDFPageObj_GetFillColor(handle, box, box + 4, box + 8, box + 12)) return false
  return new Uint32Array(p.pdfium.HEAPU8.buffer, box, 4)[3] === 255
}

function textsOf(p: Engine, page: number, objects: readonly Painted[]): PaintedPage['covered'] {
  const text = p.FPDFText_LoadPage(page)
  if (text === 0) return []
  try {
    return objects.map((object) => ({ text: readUtf16(p, (pointer, size) => p.FPDFTextObj_GetText(object.handle, text, pointer, size)).trim(), box: object.box })).filter(({ text }) => text !== '')
  } finally {
    p.FPDFText_ClosePage(text)
  }
}
