/** What is painted on a page besides its words' text: images, boxes, and text that the eye does not see. */
import { guardEngine, readUtf16, withMemory, type Engine } from './pdfium.ts'
import { objectsOf, type Painted } from './painting-order.ts'
import { LimitExceeded } from './refusal-of-file.ts'
import { toUpright, type PageFrame, type Rectangle } from './pdf-words.ts'

export interface PaintedPage {
  /** Share of the page that images cover, 0–1. */
  imageShare: number
  /**
   * Text drawn but never inked (render mode 3), as in the layer under a scan, or under a picture that covers most of
   * the page.
   */
  unseenText: number
  visibleText: number
  /** Text that an opaque box or picture painted later lies over. */
  covered: { text: string; box: Rectangle }[]
  /**
   * Places of text that is not seen for certain, having no ink, or not on a light ground, its ink being that of
   * document.
   */
  faint: { box: Rectangle; isCertain: boolean }[]
  /**
   * What readers of the file laid over the page: boxes of text, stamps, fields. Marks through which one still reads are
   * left out.
   */
  notes: { text: string; box: Rectangle }[]
}

const UNSEEN = 3
/** Ink as light as document, and ink that is nearly clear, of 255. */
const PAPER = 235,
  CLEAR = 40

const contains = (outer: Rectangle, inner: Rectangle) =>
  outer.x0 <= inner.x0 + 1 && outer.x1 >= inner.x1 - 1 && outer.y0 <= inner.y0 + 1.5 && outer.y1 >= inner.y1 - 1.5
/** A figure is often drawn in one go with its sign or currency, which the patch leaves out. */
const hidesMost = (outer: Rectangle, inner: Rectangle) =>
  Math.max(0, Math.min(outer.x1, inner.x1) - Math.max(outer.x0, inner.x0)) *
    Math.max(0, Math.min(outer.y1, inner.y1) - Math.max(outer.y0, inner.y0)) >
  0.7 * areaOf(inner)
const areaOf = (box: Rectangle) => Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0)

export function paintedOn(p: Engine, page: number, frame: PageFrame): PaintedPage {
  return guardEngine(() =>
    withMemory(p, 32, (room) => {
      const pageArea = frame.width * frame.height
      const texts: Painted[] = [],
        covered: Painted[] = [],
        faint: PaintedPage['faint'] = []
      const unseen = new Set<Painted>()
      let imageArea = 0,
        pixels = 0
      for (const object of objectsOf(p, page, frame, room)) {
        const { kind, handle, box } = object,
          area = areaOf(box)
        if (kind === 'text') {
          texts.push(object)
          const isInkless = p.FPDFTextObj_GetTextRenderMode(handle) === UNSEEN
          if (isInkless) unseen.add(object)
          const ink = isInkless ? 'none' : inkOf(p, handle, room)
          if (ink !== 'dark') faint.push({ box, isCertain: ink === 'none' })
          continue
        }
        if (kind === 'image') {
          imageArea += area
          pixels += pixelsOf(p, handle, room)
          if (pixels > MAX_PIXELS) throw new LimitExceeded('the pictures of a page have too many pixels')
        }
        // Page-wide grounds and table bands are painted before their text; a patch is painted after, and is small.
        const isPatch = area < 0.1 * pageArea && (kind === 'image' || isOpaque(p, handle, room))
        const under =
          isPatch || (kind === 'image' && area > 0.5 * pageArea && !p.FPDFPageObj_HasTransparency(handle))
            ? texts.filter(
                (text) => areaOf(text.box) > 0 && (contains(box, text.box) || (isPatch && hidesMost(box, text.box))),
              )
            : []
        if (isPatch) covered.push(...under)
        else for (const text of under) unseen.add(text)
      }
      return {
        imageShare: Math.min(1, imageArea / pageArea),
        unseenText: unseen.size,
        visibleText: texts.length - unseen.size,
        covered: covered.length === 0 ? [] : textsOf(p, page, covered),
        faint,
        notes: notesOn(p, page, frame, room),
      }
    }),
  )
}

/** All pictures of a page together, each time that it is painted; a page scanned at 1200 dpi has 140 million. */
const MAX_PIXELS = 400_000_000

const pixelsOf = (p: Engine, image: number, room: number): number => {
  if (!p.FPDFImageObj_GetImagePixelSize(image, room, room + 4)) return 0
  const [width, height] = new Uint32Array(p.pdfium.HEAPU8.buffer, room, 2) as unknown as [number, number]
  return width * height
}

function inkOf(p: Engine, text: number, room: number): 'dark' | 'pale' | 'none' {
  if (!p.FPDFPageObj_GetFillColor(text, room, room + 4, room + 8, room + 12)) return 'dark'
  const [red, green, blue, alpha] = new Uint32Array(p.pdfium.HEAPU8.buffer, room, 4) as unknown as [
    number,
    number,
    number,
    number,
  ]
  return alpha < CLEAR ? 'none' : Math.min(red, green, blue) > PAPER ? 'pale' : 'dark'
}

function isOpaque(p: Engine, path: number, room: number): boolean {
  if (!p.FPDFPath_GetDrawMode(path, room, room + 4)) return false
  const fillMode = new Int32Array(p.pdfium.HEAPU8.buffer, room, 1)[0]
  if (fillMode === 0 || !p.FPDFPageObj_GetFillColor(path, room, room + 4, room + 8, room + 12)) return false
  return new Uint32Array(p.pdfium.HEAPU8.buffer, room, 4)[3] === 255
}

function textsOf(p: Engine, page: number, objects: readonly Painted[]): PaintedPage['covered'] {
  const text = p.FPDFText_LoadPage(page)
  if (text === 0) return []
  try {
    return objects
      .map((object) => ({
        text: readUtf16(p, (pointer, size) => p.FPDFTextObj_GetText(object.handle, text, pointer, size)).trim(),
        box: object.box,
      }))
      .filter(({ text }) => text !== '')
  } finally {
    p.FPDFText_ClosePage(text)
  }
}

/**
 * Of the engine's kinds of annotation those that can hide what is under them: FreeText, Square, Stamp, Widget, Redact.
 */
const HIDING = new Set([3, 5, 13, 20, 28])
const MAX_NOTES = 500

function notesOn(p: Engine, page: number, frame: PageFrame, room: number): PaintedPage['notes'] {
  return Array.from({ length: Math.min(p.FPDFPage_GetAnnotCount(page), MAX_NOTES) }, (_, index) => {
    const note = p.FPDFPage_GetAnnot(page, index)
    if (note === 0) return []
    try {
      if (!HIDING.has(p.FPDFAnnot_GetSubtype(note)) || !p.FPDFAnnot_GetRect(note, room)) return []
      const [left, top, right, bottom] = new Float32Array(p.pdfium.HEAPU8.buffer, room, 4) as unknown as [
        number,
        number,
        number,
        number,
      ]
      const box = toUpright(frame, left, Math.min(top, bottom), right, Math.max(top, bottom))
      return areaOf(box) > 0
        ? [
            {
              text: readUtf16(p, (pointer, size) => p.FPDFAnnot_GetStringValue(note, 'Contents', pointer, size)).slice(
                0,
                200,
              ),
              box,
            },
          ]
        : []
    } finally {
      p.FPDFPage_CloseAnnot(note)
    }
  }).flat()
}
