/** What people draw on a finished page: other text over a patch, invisible text, the same figure in another face. */
import { type Parts, contentOf, nextNumber, pagesOf, referred, textOf, withContent, withObject } from './pdf-parts.ts'
import type { Place, PrintedFigure } from './places.ts'

export type Hand = 'Helvetica' | 'Times-Roman' | 'Courier'

const NAME = 'FZ'
/** Widths of Helvetica's figures and marks, in thousandths of the size. */
const widthOf = (text: string, size: number) =>
  ([...text].reduce((sum, letter) => sum + (/[., ]/.test(letter) ? 278 : letter === '-' ? 333 : 556), 0) * size) / 1000

const hex = (text: string) =>
  Buffer.from(text.replaceAll('€', '\u0080').replaceAll('–', '\u0096'), 'latin1').toString('hex')

/** The page with a face of the editor's own among its fonts. */
function withFace(parts: Parts, page: number, face: Hand): Parts {
  const number = nextNumber(parts),
    resources = referred(parts, page, 'Resources')
  const named = withObject(
    parts,
    number,
    `<< /Type /Font /BaseFont /${face} /Subtype /Type1 /Encoding /WinAnsiEncoding >>`,
  )
  return {
    ...named,
    objects: new Map(named.objects).set(
      resources,
      Buffer.from(textOf(parts, resources).replace(/\/Font\s*<</, `/Font << /${NAME} ${number} 0 R `), 'latin1'),
    ),
  }
}

/** Our press measures from the top: what is added afterwards turns that back first. */
const added = (content: string, height: number, drawing: string) =>
  `${content}\nq 1 0 0 -1 0 ${height} cm\n${drawing}\nQ\n`

/** White over the place, and another text set to its right edge on the patch. */
export function patch(parts: Parts, place: Place, text: string, face: Hand = 'Helvetica'): Parts {
  const page = pagesOf(parts)[place.page - 1]!,
    bottom = place.pageHeight - place.y1,
    height = place.y1 - place.y0
  const drawing = `1 1 1 rg ${place.x0 - 3} ${bottom - 1} ${place.x1 - place.x0 + 6} ${height + 2} re f\n0 0 0 rg BT 1 0 0 1 ${place.x1 - widthOf(text, place.size)} ${bottom + 0.22 * height} Tm /${NAME} ${place.size} Tf <${hex(text)}> Tj ET`
  const faced = withFace(parts, page, face)
  return withContent(faced, page, added(contentOf(faced, page), place.pageHeight, drawing))
}

/**
 * Text that the file holds and no eye sees. `how`: white ink, no ink at all, a size of almost nothing, or off the page.
 */
export function hide(
  parts: Parts,
  { page: number, pageHeight }: Pick<Place, 'page' | 'pageHeight'>,
  text: string,
  y: number,
  how: 'white' | 'inkless' | 'tiny' | 'outside',
): Parts {
  const page = pagesOf(parts)[number - 1]!,
    faced = withFace(parts, page, 'Helvetica')
  const drawing = `${how === 'white' ? '1 1 1 rg' : '0 0 0 rg'} BT ${how === 'inkless' ? '3 Tr' : ''} 1 0 0 1 ${how === 'outside' ? 700 : 60} ${pageHeight - y} Tm /${NAME} ${how === 'tiny' ? 0.4 : 8} Tf <${hex(text)}> Tj ET`
  return withContent(faced, page, added(contentOf(faced, page), pageHeight, drawing))
}

// BT\n1 0 0 1 498.34 612.07 Tm\n/F1 8 Tf\n[<312e38> 20 <3437>] TJ\nET
const BLOCK = /BT\n1 0 0 1 (\S+) (\S+) Tm\n\/\S+ (\S+) Tf\n\[[^\]]*\] TJ\nET/g

/**
 * The figure at the place, and what is printed in one go with it, set again in another face, size or a little off its
 * line; the text stays.
 */
export function setAnew(
  parts: Parts,
  { place, together }: PrintedFigure,
  { face = 'Helvetica', grow = 1, raise = 0 }: { face?: Hand; grow?: number; raise?: number },
): Parts {
  const page = pagesOf(parts)[place.page - 1]!,
    faced = withFace(parts, page, face)
  const first = together[0]!,
    last = together.at(-1)!,
    text = together.map((word) => word.text).join(' ')
  let isDone = false
  const content = contentOf(faced, page).replace(BLOCK, (block, x: string, y: string, size: string) => {
    const fromTop = place.pageHeight - Number(y)
    if (isDone || Math.abs(Number(x) - first.x0) > 2 || fromTop < place.y0 || fromTop > place.y1 + 1) return block
    isDone = true
    const set = Number(size) * grow
    return `BT\n1 0 0 1 ${last.x1 - widthOf(text, set)} ${Number(y) + raise} Tm\n/${NAME} ${set} Tf\n<${hex(text)}> Tj\nET`
  })
  if (!isDone) throw new Error('nothing is printed at the place')
  return withContent(faced, page, content)
}
