import { cropToPrint, enlargeToRead } from './crop-to-print.ts'
import { cutOutCard } from './cut-out-card.ts'
import { findPage } from './find-page.ts'
import { findPrint, type Print } from './find-print.ts'
import { type GrayImage, type Turn, turnImage } from './gray-image.ts'
import {
  type Homography,
  homographyBetween,
  leanBack,
  mapPoint,
  type Point,
  type Quad,
  warpImage,
} from './homography.ts'
import { levelImage } from './print-angle.ts'
import { findSkew } from './skew.ts'

/**
 * A page whose lines of print run level, and the way back to where its pixels came from. It may still stand on its
 * head.
 */
export interface StraightPage {
  image: GrayImage
  /** A whole page was cut out of a photograph of it. */
  isCutOut: boolean
  /** So much print that it is a letter, a table or a form; a card has less. */
  isFull: boolean
  /**
   * Letters on a sheet of A4 with so little print that it is taken for a card on a scanner's glass; 0 of any other
   * picture.
   */
  letters: number
  /**
   * The clockwise turns that may set it upright, the likelier first: of a page that lay on its side and was turned
   * either is as likely, and a sample tells.
   */
  turns: readonly Turn[]
  backTo(point: Point): Point
}

/** Leans smaller than this do no harm: a line of A4 rises by half a line of small print. */
const MIN_LEAN = 0.15
/**
 * Letters and short words on an upright page of a letter, a table or a form; and on one that is wider than high, as
 * cards are too.
 */
const FULL = 300,
  FULL_ACROSS = 700
/** A4 at some 210 dpi: print needs no more. */
const LONG_SIDE = 2450,
  SHORT_SIDE = Math.round(LONG_SIDE / Math.SQRT2)

/**
 * A sheet of A4 from a scanner with print from side to side is a letter, however short; a card or a passport on its
 * glass takes three fifths at most. One whose print stands in narrow columns is a letter when they go on below any open
 * passport.
 */
const SHORT_LETTER = 60,
  SIDE_TO_SIDE = 0.66,
  BEYOND_CARDS = 0.45,
  TOP_TO_BOTTOM = 0.66,
  A4 = Math.SQRT2,
  A4_WITHIN = 0.03
const isA4 = ({ width, height }: GrayImage) => Math.abs(height / width - A4) < A4_WITHIN
const isSheet = (image: GrayImage, { direction, letters, spread, fall }: Print) =>
  isA4(image) &&
  letters > SHORT_LETTER &&
  (spread > SIDE_TO_SIDE || (direction === 'across' && spread > BEYOND_CARDS && fall > TOP_TO_BOTTOM))

/** Another page of a letter: its last may hold a few lines. */
const LAST_LINES = 20
const isNextSheet = (image: GrayImage, { direction, letters }: Print) =>
  isA4(image) && letters > LAST_LINES && direction !== 'down'

/** A card's picture is left to the readers of cards, but for a lean that hides its print. */
const isFullPage = (image: GrayImage, print: Print, isOfLetter: boolean) =>
  isSheet(image, print) || isCrowded(image, print) || (isOfLetter && isNextSheet(image, print))
const isCrowded = ({ width, height }: GrayImage, { direction, letters }: Print) =>
  letters > ((direction === 'across') === height > width ? FULL : FULL_ACROSS)

/** The turns that a card's lines leave open; where those do not say, its shape does: cards are wider than high. */
const turnsAlong = ({ direction }: Print, { width, height }: GrayImage): readonly Turn[] =>
  (direction ?? (width > height ? 'across' : 'down')) === 'across' ? [0, 180] : [90, 270]

/**
 * Cuts a photographed page or card out of its picture and takes perspective off where its edges are clearly seen; turns
 * lines that run down the page level, and takes the lean off any page. @param isOfLetter the file's earlier pages are
 * full of print, so that this one is no card
 */
export async function straightenPage(image: GrayImage, isOfLetter = false): Promise<StraightPage> {
  const cut = await cutOutPage(image),
    card = cut ? null : await cutOutCard(image)
  const onCard = card && (await findPrint(card.image))
  // Of a card on a table the card alone: readers of print take seconds over the grain of a table and find words in it.
  if (card && onCard && !isCrowded(card.image, onCard))
    return {
      image: card.image,
      backTo: ({ x, y }) => mapPoint(card.map, x, y),
      ...A_CARD,
      turns: turnsAlong(onCard, card.image),
    }
  const print = cut?.print ?? (await findPrint(image))
  if (!cut && !isFullPage(image, print, isOfLetter))
    return { ...(await nearPrint(image, print)), letters: isA4(image) ? print.letters : 0 }
  const isTurned = print.direction === 'down',
    found = { isCutOut: cut !== null, isFull: true, letters: 0, turns: isTurned ? ([0, 180] as const) : ANY_TURN }
  const upright = turned(
    { image: cut?.image ?? image, backTo: (point) => (cut ? mapPoint(cut.map, point.x, point.y) : point) },
    isTurned ? 90 : 0,
  )
  const skew = await findSkew(upright.image)
  if (Math.abs(skew) < MIN_LEAN) return { ...upright, ...found }
  const { width, height } = upright.image,
    map = sameFrame(upright.image, leanBack(upright.image, skew))
  return {
    image: warpImage(upright.image, map, width, height, 'edge'),
    ...found,
    backTo: ({ x, y }) => upright.backTo(mapPoint(map, x, y)),
  }
}

/**
 * About the same middle and no larger, so that columns stand at the same place on pages that lean differently; only
 * blank corners are lost.
 */
function sameFrame(image: GrayImage, lean: { width: number; height: number; map: Homography }): Homography {
  const dx = (lean.width - image.width) / 2,
    dy = (lean.height - image.height) / 2,
    [a, b, c, d, e, f, ...rest] = lean.map as [number, number, number, number, number, number, ...number[]]
  return [a, b, a * dx + b * dy + c, d, e, d * dx + e * dy + f, ...rest]
}

type Placed = Pick<StraightPage, 'image' | 'backTo'>

const ANY_TURN: readonly Turn[] = [0, 90, 180, 270]
const A_CARD = { isCutOut: false, isFull: false, letters: 0, turns: ANY_TURN }

/** Of a large sheet the card alone, else the part on which print stands. */
async function nearPrint(image: GrayImage, print: Print): Promise<StraightPage> {
  const part = isA4(image) ? cropToPrint(image, print.box) : null
  if (!part) return { ...(await levelled(image)), ...A_CARD }
  const { left, top } = part,
    inPicture = ({ x, y }: Point): Point => ({ x: left + x, y: top + y }),
    card = await cutOutCard(part.image, part.print)
  if (card)
    return {
      image: card.image,
      backTo: ({ x, y }) => inPicture(mapPoint(card.map, x, y)),
      ...A_CARD,
      turns: turnsAlong(print, card.image),
    }
  const { image: large, factor } = await enlargeToRead(part.image),
    level = await unleaned(large)
  return {
    image: level.image,
    backTo: (point) => {
      const { x, y } = level.backTo(point)
      return inPicture({ x: x / factor, y: y / factor })
    },
    ...A_CARD,
  }
}

const placedBy = (image: GrayImage, map: { image: GrayImage; map: Homography } | null): Placed =>
  map ? { image: map.image, backTo: ({ x, y }) => mapPoint(map.map, x, y) } : { image, backTo: (point) => point }

const levelled = async (image: GrayImage): Promise<Placed> => placedBy(image, await levelImage(image))

/**
 * Small leans put the words of a label into two rows. Of a photograph each line leans by another angle, and to level
 * one tilts the others.
 */
async function unleaned(image: GrayImage): Promise<Placed> {
  const skew = await findSkew(image)
  if (Math.abs(skew) < MIN_LEAN) return levelled(image)
  const { width, height, map } = leanBack(image, skew)
  return placedBy(image, { image: warpImage(image, map, width, height, 'edge'), map })
}

/** Turned clockwise by quarters. */
export function turned({ image, backTo }: Placed, turn: Turn): Placed {
  if (turn === 0) return { image, backTo }
  const { width, height } = image
  const unturned = ({ x, y }: Point): Point =>
    turn === 90 ? { x: y, y: height - x } : turn === 180 ? { x: width - x, y: height - y } : { x: width - y, y: x }
  return { image: turnImage(image, turn), backTo: (point) => backTo(unturned(point)) }
}

/**
 * A sheet whose lines run along its shorter side; cards and passports are wider than high, and have readers of their
 * own.
 */
async function cutOutPage(image: GrayImage): Promise<{ image: GrayImage; map: Homography; print: Print } | null> {
  const quad = await findPage(image)
  const cut = quad && cutOut(image, quad)
  const print = cut && (await findPrint(cut.image))
  return cut && print?.direction && (print.direction === 'across') === cut.image.height > cut.image.width
    ? { ...cut, print }
    : null
}

/**
 * Made A4 whatever its outline seems to be: seen aslant no side keeps its length, and the pages of one paper must keep
 * their columns.
 */
function cutOut(image: GrayImage, quad: Quad): { image: GrayImage; map: Homography } | null {
  const [a, b, , d] = quad,
    isHigh = Math.hypot(d.x - a.x, d.y - a.y) > Math.hypot(b.x - a.x, b.y - a.y)
  const [width, height] = isHigh ? [SHORT_SIDE, LONG_SIDE] : [LONG_SIDE, SHORT_SIDE]
  const map = homographyBetween(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    quad,
  )
  return map && { image: warpImage(image, map, width, height), map }
}
