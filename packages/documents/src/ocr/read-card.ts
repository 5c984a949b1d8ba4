/**
 * A card from its pixels. Its machine readable zone, where it has one, tells in a fraction of a second which way up it
 * lies and who issued it; then its print is read once, unless the zone says all of it.
 */
import { flattenLight } from '../image/flatten-light.ts'
import { type GrayImage, type Turn, turnImage } from '../image/gray-image.ts'
import { isBackAlone } from '../mrz/back-alone.ts'
import { cut, layouts } from '../mrz/format.ts'
import { isBelieved, type MrzReading, readZone } from '../mrz/read-zone.ts'
import { withoutZone } from '../mrz/without-zone.ts'
import type { Word } from '../read/word.ts'
import { isUpright, type Recognition, recognizeUpright, weight } from './recognize.ts'
import type { Language } from './worker.ts'

export interface CardReading {
  /** In pixels of the picture as it stands upright. */
  words: Word[]
  /** The clockwise turn that sets the picture upright. */
  turn: Turn
  /** In the upright picture; null where there is none to be believed. */
  zone: MrzReading | null
}

/**
 * Papers are Italian or German: a third language costs an eighth more time and reads not a word more. Over the patterns
 * of a card it costs two fifths more, and is left to the closer look at the card.
 */
const OF_CARDS: readonly Language[] = ['ita', 'deu']

/** @param turns those that the lines of its print leave open; all when it lies who knows how */
export async function readCard(image: GrayImage, turns: readonly Turn[]): Promise<CardReading> {
  const zone = await readZone(image)
  if (zone && isBelieved(zone)) {
    const upright = turnImage(image, zone.turn)
    if (isAlone(turns) && isBackAlone(zone, upright)) return { words: [], turn: zone.turn, zone: { ...zone, turn: 0 } }
    const languages = isGerman(zone) ? (['deu'] as const) : OF_CARDS
    const { words } = isAlone(turns)
      ? await recognizeUpright(withoutZone(upright, zone.box), { languages, segmentation: 'sparse', turns: [0] })
      : await recognizeUpright(upright, { languages, turns: [0] })
    return { words, turn: zone.turn, zone: { ...zone, turn: 0 } }
  }
  const { words, turn } = await readPrint(image, turns)
  return { words, turn, zone: null }
}

/**
 * Cut out of its picture, which leaves two turns open at most. A sheet that a card lies on is read as it is: sought for
 * scattered words, or without the zone, its darkest print, the grain of the sheet is taken for words.
 */
const isAlone = (turns: readonly Turn[]) => turns.length <= 2

/** Readers of several languages at once lose the dots of capitals. */
const isGerman = ({ lines, format }: MrzReading) => cut(lines, layouts[format].fields.issuer) === 'D<<'

/** Words that are sure; with fewer a picture counts as hardly read. */
const SURE = 60,
  FEW = 4
const sureWords = (words: readonly Word[]) =>
  words.filter(({ text, confidence }) => confidence >= SURE && /[\p{L}\d]{3}/u.test(text)).length

/** Shade over the whole picture and the grain of a poor scanner hide its print; without them it shows. */
async function readPrint(image: GrayImage, turns: readonly Turn[]): Promise<Recognition> {
  const plain = isAlone(turns)
    ? await readEitherWay(image, turns)
    : await recognizeUpright(image, { languages: OF_CARDS })
  if (sureWords(plain.words) >= FEW) return plain
  const lit = await recognizeUpright(flattenLight(image), {
    languages: OF_CARDS,
    segmentation: 'sparse',
    ...(plain.turn === 0 && !isAlone(turns) ? {} : { turns: [plain.turn] }),
  })
  return sureWords(lit.words) > sureWords(plain.words) ? lit : plain
}

/** Most people hold a card the right way up, so the other way is tried only when this reads badly. */
async function readEitherWay(image: GrayImage, turns: readonly Turn[]): Promise<Recognition> {
  let best: Recognition | null = null
  for (const turn of turns) {
    const read = await recognizeUpright(image, { languages: OF_CARDS, segmentation: 'sparse', turns: [turn] })
    if (isUpright(read)) return read
    if (!best || weight(read) > weight(best)) best = read
  }
  return best!
}
