/** A page from its pixels: set straight, lit evenly, read, and looked at again where figures are in doubt. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { flattenLight } from '../image/flatten-light.ts'
import type { GrayImage, Turn } from '../image/gray-image.ts'
import type { Point } from '../image/homography.ts'
import { straightenPage, turned } from '../image/straighten-page.ts'
import type { Word } from '../read/word.ts'
import { recognizeUpright } from './recognize.ts'
import { lookAgain } from './second-look.ts'
import { languages } from './worker.ts'

export interface PageReading {
  /** In pixels of `image`. */
  words: Word[]
  /** The page upright and straight, as it was lit. */
  image: GrayImage
  /** Where a box of `image` lies in the picture that was given. */
  placeOf(box: Box): Box
}

/** Papers lie on their side or head in photographs; a scan that stands on its head shows by how badly it reads. */
const turnsOf = ({ isTurned, isCutOut }: { isTurned: boolean; isCutOut: boolean }): { turns?: readonly Turn[] } => (isTurned || isCutOut ? { turns: [0, 180] } : {})

/** A full page is read as one block: finding columns on it by itself, the engine loses rows of tables. */
export async function readPage(picture: GrayImage): Promise<PageReading> {
  const straight = await straightenPage(picture), flat = flattenLight(straight.image)
  const { words, upright, turn } = await recognizeUpright(flat, { languages, segmentation: straight.isFull ? 'block' : 'page', ...turnsOf(straight) })
  const readBlock = async (image: GrayImage) => (await recognizeUpright(image, { languages, segmentation: 'block', turns: [0] })).words
  const { image, backTo } = turned(straight, turn)
  return { words: straight.isFull ? await lookAgain(upright, words, readBlock) : words, image, placeOf: (box) => boxAround(cornersOf(box).map(backTo)) }
}

const cornersOf = ([x, y, width, height]: Box): Point[] => [{ x, y }, { x: x + width, y }, { x, y: y + height }, { x: x + width, y: y + height }]

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x), ys = points.map(({ y }) => y), left = Math.min(...xs), top = Math.min(...ys)
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
