/** A page from its pixels: set straight, lit evenly, read, and looked at again where figures are in doubt. */
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { eraseRules, whitenRim } from '../image/erase-rules.ts'
import { flattenLight } from '../image/flatten-light.ts'
import type { GrayImage, Turn } from '../image/gray-image.ts'
import { cornersOf, type Point } from '../image/homography.ts'
import { type StraightPage, straightenPage, turned } from '../image/straighten-page.ts'
import type { MrzReading } from '../mrz/read-zone.ts'
import type { Word } from '../read/word.ts'
import { isFigure } from './figures.ts'
import { mendSign } from './mend-signs.ts'
import { type CardReading, readCard } from './read-card.ts'
import { readDigitBoxes } from './read-digit-boxes.ts'
import { recognizeUpright, weight } from './recognize.ts'
import { lookAgain } from './second-look.ts'

export interface PageReading {
  /** In pixels of `image`. */
  words: Word[]
  /** The page upright and straight, as it was lit. */
  image: GrayImage
  /** A letter, a table or a form, as its next page will be. */
  isFull: boolean
  /** The image is a sheet of A4 that was cut out of its photograph. */
  isCutOut: boolean
  /**
   * The machine readable zone of `image`; null where it has none to be believed, undefined of a full page, on which
   * none was looked for.
   */
  zone: MrzReading | null | undefined
  /** Where a box of `image` lies in the picture that was given. */
  placeOf(box: Box): Box
}

/**
 * Of a page that lay on its side either way up is as likely, so a sample tells first; another that stands on its head
 * shows by how badly it reads.
 */
const turnsOf = ({ turns }: StraightPage): { turns?: readonly Turn[] } => (turns.length === 2 ? { turns } : {})

/** @param isOfLetter an earlier page of the file was a full one */
export async function readPage(picture: GrayImage, isOfLetter = false): Promise<PageReading> {
  const straight = await straightenPage(picture, isOfLetter)
  const { words, turn, zone } = straight.isFull
    ? { ...(await readFull(straight)), zone: undefined }
    : await readLittlePrint(straight)
  const { image, backTo } = turned(straight, turn)
  return {
    words,
    image,
    zone,
    isFull: straight.isFull,
    isCutOut: straight.isCutOut,
    placeOf: (box) => boxAround(cornersOf(box).map(backTo)),
  }
}

/** Papers are Italian or German: a third language costs an eighth more time and reads not a word more. */
const OF_PAPERS = ['ita', 'deu'] as const

/** Part of a cut-out page's width that its own edge may take. */
const RIM_SHARE = 0.006
/** What is read more poorly than this is a speck or a crease, unless it is a figure. */
const SPECK = 35
/** Lone marks are mostly specks: they must be read more surely. */
const STROKE = 60

/**
 * So much of what stands on a sheet is read when it is a card; and so many times more is read of a short letter when it
 * is read as one.
 */
const MOSTLY = 0.35,
  MUCH_MORE = 2

/** As a card; a sheet of which little was read so is a short letter, most of whose print was taken for a picture. */
async function readLittlePrint(straight: StraightPage): Promise<CardReading> {
  const card = await readCard(straight.image, straight.turns)
  if (card.zone || weight(card) >= MOSTLY * straight.letters) return card
  const letter = await readFull(straight)
  return weight(letter) > MUCH_MORE * weight(card) ? { ...letter, zone: null } : card
}

/** Read as one block: finding columns on a page by itself, the engine loses rows of tables. */
async function readFull(straight: StraightPage): Promise<{ words: Word[]; turn: Turn }> {
  const { bare, digitBoxes } = eraseRules(flattenLight(straight.image)),
    page = straight.isCutOut ? whitenRim(bare, Math.ceil(RIM_SHARE * bare.width)) : bare
  const { words, upright, turn } = await recognizeUpright(page, {
    languages: OF_PAPERS,
    segmentation: 'block',
    ...turnsOf(straight),
  })
  const readBlock = async (image: GrayImage) =>
    (await recognizeUpright(image, { languages: OF_PAPERS, segmentation: 'block', turns: [0] })).words
  const readable = words.filter(
    ({ text, confidence }) => confidence >= (/[\p{L}\d]/u.test(text) ? SPECK : STROKE) || isFigure(text),
  )
  const boxes =
    turn === 180
      ? digitBoxes.map((row) =>
          row
            .map(([x, y, width, height]): Box => [
              upright.width - x - width,
              upright.height - y - height,
              width,
              height,
            ])
            .reverse(),
        )
      : digitBoxes
  return {
    words: await readDigitBoxes(
      upright,
      boxes,
      (await lookAgain(upright, readable, readBlock)).map(mendSign),
      readBlock,
    ),
    turn,
  }
}

function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x),
    ys = points.map(({ y }) => y),
    left = Math.min(...xs),
    top = Math.min(...ys)
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}
