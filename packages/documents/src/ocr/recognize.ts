import type { GrayImage, Turn } from '../image/gray-image.ts'
import { cropImage, turnImage } from '../image/gray-image.ts'
import { denoiseImage } from '../image/sharp-gray.ts'
import { isNoisy } from '../image/noise.ts'
import type { Word } from '../read/word.ts'
import { likelyTurns, turnOfReading, turnWord } from './sideways.ts'
import { type Language, runOcr, type Segmentation } from './worker.ts'

export interface OcrOptions {
  languages: readonly Language[]
  segmentation?: Segmentation
  /**
   * The turns that the page may need, when something is known of that: they are tried on a sample before the whole page
   * is read.
   */
  turns?: readonly Turn[]
}

/** What was read, and the upright image that the words' boxes refer to. */
export interface Recognition {
  words: Word[]
  upright: GrayImage
  turn: Turn
  confidence: number
}

/**
 * Below this mean confidence a page may lie on its side: upright print reads at 80 to 95, sideways print at 20 to 45.
 */
const DOUBTFUL = 60
/** So many long words read as surely as this do not come about by chance. */
const SURE = 80,
  SURE_WORDS = 4
/** Fewer sure letters prove no turn. */
const MIN_PROOF = 12
/** So many sure letters do not come about on a sample that stands on its head. */
const WELL_READ = 80
/** Enough print to tell which way is up, little enough to read four times. */
const SAMPLE_WIDTH = 900,
  SAMPLE_HEIGHT = 300

/**
 * The words of a page in pixels of the upright image, with the engine's confidence of 0 to 100. No words is an empty
 * list, not an error.
 */
export const recognizePage = async (image: GrayImage, options: OcrOptions): Promise<Word[]> =>
  (await recognizeUpright(image, options)).words

/** As `recognizePage`, with the image turned upright: the page's width and height are those of `upright`. */
export async function recognizeUpright(image: GrayImage, options: OcrOptions): Promise<Recognition> {
  const clean = isNoisy(image) ? await denoiseImage(image) : image
  if (options.turns) {
    const turn = await bestTurn(clean, options.turns, options)
    return readAs(turnImage(clean, turn), turn, options)
  }
  const first = await readAs(clean, 0, options)
  if (isUpright(first)) return setUpright(first)
  const turn = await findTurn(clean, options)
  if (turn === 0) return first
  const second = await readAs(turnImage(clean, turn), turn, options)
  return weight(second) > weight(first) ? second : first
}

/**
 * Bars, guilloches and portraits lower the mean of an upright page, but sideways print yields no long words that are
 * sure.
 */
export const isUpright = ({ words, confidence }: Recognition) =>
  (confidence >= DOUBTFUL && words.length > 2) ||
  words.filter((word) => word.confidence >= SURE && /\p{L}{4}/u.test(word.text)).length >= SURE_WORDS

function setUpright(read: Recognition): Recognition {
  const turn = turnOfReading(read.words)
  if (turn === 0) return read
  const { width, height } = read.upright
  return {
    ...read,
    turn,
    upright: turnImage(read.upright, turn),
    words: read.words.map((word) => turnWord(word, turn, width, height)),
  }
}

async function readAs(
  upright: GrayImage,
  turn: Turn,
  { languages, segmentation = 'page' }: OcrOptions,
): Promise<Recognition> {
  const { blocks } = await runOcr(upright, languages, segmentation)
  const words = (blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .filter((word) => word.text.trim() !== '')
    .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }): Word => ({
      text: text.trim(),
      x0,
      y0,
      x1,
      y1,
      size: y1 - y0,
      font: null,
      turn: 0,
      confidence,
    }))
  return { words, upright, turn, confidence: meanConfidence(words) }
}

/** Mean over characters, so that a crowd of one-letter specks does not outvote the words. */
function meanConfidence(words: readonly Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}

/** Readable characters: a page with much sure text beats one with little. */
export const weight = ({ words }: Pick<Recognition, 'words'>) =>
  words.reduce((sum, word) => sum + (word.confidence >= DOUBTFUL ? word.text.length : 0), 0)

/** The quarter turn that makes the densest part of the page read best; 0 unless another is clearly better. */
async function findTurn(image: GrayImage, options: OcrOptions): Promise<Turn> {
  const sample = densestSquare(image, SAMPLE_WIDTH)
  let best: Turn = 0,
    most = Math.max(MIN_PROOF, 1.5 * (await sureLetters(sample, 0, options)))
  for (const turn of likelyTurns(sample)) {
    const letters = await sureLetters(sample, turn, options)
    if (letters > most) [best, most] = [turn, letters]
  }
  return best
}

/**
 * Of the turns that come into question, the first under which the densest part of the page reads well, else the one
 * under which it reads best.
 */
async function bestTurn(image: GrayImage, turns: readonly Turn[], options: OcrOptions): Promise<Turn> {
  if (turns.length === 1) return turns[0]!
  const sample = densestSquare(image, SAMPLE_WIDTH)
  let best = turns[0] ?? 0,
    most = -1
  for (const turn of turns) {
    const letters = await sureLetters(sample, turn, options)
    if (letters > most) [best, most] = [turn, letters]
    if (letters > WELL_READ) break
  }
  return best
}

async function sureLetters(sample: GrayImage, turn: Turn, options: OcrOptions): Promise<number> {
  const turned = turnImage(sample, turn)
  return weight(
    await readAs(cropImage(turned, 0, (turned.height - SAMPLE_HEIGHT) / 2, turned.width, SAMPLE_HEIGHT), turn, {
      ...options,
      segmentation: 'block',
    }),
  )
}

/**
 * The square with the most edges between dark and light, on a coarse grid. Print has edges both ways; the bars of a
 * barcode have them one way and say nothing of what is up.
 */
function densestSquare(image: GrayImage, side: number): GrayImage {
  const width = Math.min(side, image.width),
    height = Math.min(side, image.height)
  let best = { x: 0, y: 0, edges: -1 }
  const stepX = Math.max(1, Math.floor(width / 3)),
    stepY = Math.max(1, Math.floor(height / 3))
  for (let y = 0; y + height <= image.height; y += stepY) {
    for (let x = 0; x + width <= image.width; x += stepX) {
      const edges = Math.min(
        countEdges(image, x, y, width, height, 1),
        countEdges(image, x, y, width, height, image.width),
      )
      if (edges > best.edges) best = { x, y, edges }
    }
  }
  return cropImage(image, best.x, best.y, width, height)
}

/** Steps of 60 grays over three pixels, to the left (`step` 1) or upwards (`step` the width of the image). */
function countEdges(
  { width: stride, data }: GrayImage,
  left: number,
  top: number,
  width: number,
  height: number,
  step: number,
): number {
  let edges = 0
  for (let y = top + 3; y < top + height; y += 4) {
    for (let x = left + 3; x < left + width; x += 3)
      if (Math.abs(data[y * stride + x]! - data[y * stride + x - 3 * step]!) > 60) edges++
  }
  return edges
}
