/**
 * A page as a person looks at it: upright and straight as it was read, so that a box of the parse result lies on the
 * words that it is of.
 */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { turnImage, type GrayImage, type Turn } from '../image/gray-image.ts'
import { homographyBetween, mapPoint, type Point } from '../image/homography.ts'
import { openImage } from '../image/open-image.ts'
import { scaleImage } from '../image/sharp-gray.ts'
import { straightenPage, type StraightPage } from '../image/straighten-page.ts'
import { runsByItself } from '../read/active-content.ts'
import { exportOf } from '../read/export-form.ts'
import { openPdf, type PdfFile } from '../read/pdf.ts'
import { pictureOf, printOf, scaleBox } from '../read/read-file.ts'
import type { Page } from '../read/word.ts'
import { HostileFile, UnsupportedFile } from '../read/refusal-of-file.ts'
import { sniff } from '../read/sniff.ts'

export interface PageImage {
  image: GrayImage
  /** Where a box of the parse result lies in the image. */
  place(box: Box): Box
  /** What the file prints on the page; null of a page that is read from its picture. */
  print: Page | null
}

/** Pixels of the longer side: A4 at 150 dpi, small print is read at ease. */
const LONGEST_SIDE = 1754
const PRINT_DPI = 150

/** Null when the file has no such page. @throws RefusalOfFile for a file that has no pages to look at */
export async function pageImage(bytes: Uint8Array, number: number): Promise<PageImage | null> {
  if (exportOf(bytes)) throw new UnsupportedFile('a table has no page')
  if ((await sniff(bytes)) !== 'pdf') return number === 1 ? fromPicture(await openImage(bytes), (box) => box) : null
  if (runsByItself(bytes)) throw new HostileFile('the PDF runs something when it is opened')
  const pdf = await openPdf(bytes)
  try {
    return number <= pdf.pageCount ? await fromPdf(pdf, number) : null
  } finally {
    pdf.close()
  }
}

async function fromPdf(pdf: PdfFile, number: number): Promise<PageImage> {
  const { page, isBlind } = printOf(pdf, number)
  if (!isBlind) {
    const dpi = Math.min(PRINT_DPI, (72 * LONGEST_SIDE) / Math.max(page.width, page.height))
    const image = turnImage(pdf.renderGray(number, dpi), untwisted(pdf.turnOfPrint(number)))
    return { image, place: (box) => scaleBox(box, image.height / page.height), print: page }
  }
  const picture = pictureOf(pdf, number),
    scale = Math.max(picture.width, picture.height) / Math.max(page.width, page.height)
  return fromPicture(picture, (box) => scaleBox(box, scale))
}

const untwisted = (turn: Turn): Turn => ((360 - turn) % 360) as Turn

/** Set straight by the very steps that the reader takes. */
async function fromPicture(picture: GrayImage, inPicture: (box: Box) => Box): Promise<PageImage> {
  const straight = await straightenPage(picture),
    factor = Math.min(1, LONGEST_SIDE / Math.max(straight.image.width, straight.image.height)),
    place = placeOn(straight)
  return {
    image: factor < 1 ? await scaleImage(straight.image, factor) : straight.image,
    place: (box) => scaleBox(place(inPicture(box)), factor),
    print: null,
  }
}

/**
 * The way from the picture to the straight page. A box in the picture is drawn around what leans in it, so it is larger
 * than what it holds: about its middle the map is nearly linear, and the box that it was made from is solved for.
 */
function placeOn({ image: { width, height }, backTo }: StraightPage): (box: Box) => Box {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ] as const
  const forth = homographyBetween(
    [backTo(corners[0]), backTo(corners[1]), backTo(corners[2]), backTo(corners[3])],
    corners,
  )
  if (!forth) throw new Error('a page was set straight in a way that nothing leads back from')
  return ([x, y, boxWidth, boxHeight]) => {
    const middle = mapPoint(forth, x + boxWidth / 2, y + boxHeight / 2),
      [across, down] = [stepFrom(middle, backTo, { x: 1, y: 0 }), stepFrom(middle, backTo, { x: 0, y: 1 })]
    const [a, b, c, d] = [Math.abs(across.x), Math.abs(down.x), Math.abs(across.y), Math.abs(down.y)],
      determinant = a * d - b * c
    const solved = {
      width: (boxWidth * d - boxHeight * b) / determinant,
      height: (boxHeight * a - boxWidth * c) / determinant,
    }
    // A lean of half a quarter has no single answer: then the whole of what the box may hold.
    const size =
      solved.width > 0 && solved.height > 0
        ? solved
        : {
            width: Math.max(boxWidth, boxHeight) / Math.max(a, c),
            height: Math.max(boxWidth, boxHeight) / Math.max(b, d),
          }
    return [middle.x - size.width / 2, middle.y - size.height / 2, size.width, size.height]
  }
}

function stepFrom({ x, y }: Point, map: (point: Point) => Point, by: Point): Point {
  const from = map({ x, y }),
    to = map({ x: x + by.x, y: y + by.y })
  return { x: to.x - from.x, y: to.y - from.y }
}
