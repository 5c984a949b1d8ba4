import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { type Blot, findBlots } from './blots.ts'
import type { GrayImage } from './gray-image.ts'
import { findInk } from './ink.ts'
import { scaleImage } from './sharp-gray.ts'

/** Longer side that letters are told apart at. */
const SIDE = 1600
/** Letters and short words of small and large print at that size; rules, frames and pictures are not among them. */
const SMALLEST = 4,
  LARGEST = 40,
  MIN_PIXELS = 8
/** Neighbours are sought this far away. */
const REACH = 40
/** Fewer letters say nothing, and one way must be this much commoner than the other. */
const MIN_VOTES = 40,
  CLEARLY = 1.5

export interface Print {
  /** Which way its lines run; null when that is not clear. */
  direction: 'across' | 'down' | null
  /** Letters and short words that stand apart. */
  letters: number
  /** How much of the picture's width they are spread over, but for a twentieth at either side: specks. */
  spread: number
  /** Of its height, alike. */
  fall: number
  /**
   * Where they stand, but for those without a neighbour: specks. In pixels of the picture; null where no two are
   * neighbours.
   */
  box: Box | null
}

/**
 * Which way lines of print run: letters stand closer to the next of their own line than to those of the line below,
 * however much the page leans.
 */
export async function findPrint(image: GrayImage): Promise<Print> {
  const factor = Math.min(1, SIDE / Math.max(image.width, image.height))
  const letters = findBlots(findInk(factor < 1 ? await scaleImage(image, factor) : image, 10, 20))
    .filter(isLetter)
    .sort((a, b) => a.x0 - b.x0)
  const neighbours: Blot[] = []
  let across = 0,
    down = 0
  for (const [at, letter] of letters.entries()) {
    const beside = nearest(letters, at, letter, (other) =>
      overlaps(letter.y0, letter.y1, other.y0, other.y1) ? other.x0 - letter.x1 : REACH,
    )
    const below = nearest(letters, at, letter, (other) =>
      overlaps(letter.x0, letter.x1, other.x0, other.x1) && other.y0 >= letter.y0 ? other.y0 - letter.y1 : REACH,
    )
    if (beside < below) across++
    else if (below < beside) down++
    if (Math.min(beside, below) < REACH) neighbours.push(letter)
  }
  const direction =
    across + down < MIN_VOTES ? null : across > CLEARLY * down ? 'across' : down > CLEARLY * across ? 'down' : null
  return {
    direction,
    letters: letters.length,
    spread: spreadOf(letters.map(({ x0 }) => x0)) / (image.width * factor),
    fall: spreadOf(letters.map(({ y0 }) => y0).sort((a, b) => a - b)) / (image.height * factor),
    box: boxAround(neighbours, factor),
  }
}

/** Of places in their order. */
const spreadOf = (places: readonly number[]) =>
  (places.at(Math.ceil(0.95 * places.length) - 1) ?? 0) - (places[Math.floor(0.05 * places.length)] ?? 0)

function boxAround(letters: readonly Blot[], factor: number): Box | null {
  if (letters.length === 0) return null
  const left = Math.min(...letters.map(({ x0 }) => x0)),
    top = Math.min(...letters.map(({ y0 }) => y0)),
    right = Math.max(...letters.map(({ x1 }) => x1)),
    bottom = Math.max(...letters.map(({ y1 }) => y1))
  return [left / factor, top / factor, (right - left) / factor, (bottom - top) / factor]
}

const isLetter = ({ x0, x1, y0, y1, pixels }: Blot) =>
  Math.min(x1 - x0, y1 - y0) >= SMALLEST && Math.max(x1 - x0, y1 - y0) <= LARGEST && pixels >= MIN_PIXELS

/** More than half of the shorter lies beside the longer. */
const overlaps = (from: number, to: number, otherFrom: number, otherTo: number) =>
  2 * (Math.min(to, otherTo) - Math.max(from, otherFrom)) > Math.min(to - from, otherTo - otherFrom)

/**
 * Distance to the nearest other letter by the given measure; sorted by their left edges, those beyond the reach need no
 * look.
 */
function nearest(letters: readonly Blot[], at: number, letter: Blot, gap: (other: Blot) => number): number {
  let least = REACH
  for (let i = at + 1; i < letters.length && letters[i]!.x0 < letter.x1 + REACH; i++)
    least = Math.min(least, Math.max(0, gap(letters[i]!)))
  for (let i = at - 1; i >= 0 && letters[i]!.x0 > letter.x0 - REACH; i--)
    if (letters[i]!.x1 > letter.x0) least = Math.min(least, Math.max(0, gap(letters[i]!)))
  return least
}
