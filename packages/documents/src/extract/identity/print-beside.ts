/** Print that goes on beside a value, unread or beyond the picture: the value is a part of what is printed. */
import { type Blot, findBlots } from '../../image/blots.ts'
import { cropImage, type GrayImage } from '../../image/gray-image.ts'
import { findInk } from '../../image/ink.ts'
import { boxAround, type Word } from '../../read/word.ts'

/** How much darker than its surroundings print is, in shades. */
const CONTRAST = 25
/** No card prints so near its edge, in heights of the value. */
const EDGE = 1.2
/** Words of unknown place have the whole page for theirs. */
const PART_OF_PICTURE = 0.3
/** What is looked at around the value, in heights of its box. */
const REACH = 2
/** A letter is no lower than this part of the box, which is higher than its letters where the print leans. */
const LOWEST = 0.3
/** How the next letter stands, in heights of the last one: as near, as high, on the same line. */
const NEAR = 0.5,
  TOUCHING = 0.1,
  AS_HIGH = 0.7,
  ON_LINE = 0.25,
  NARROWEST = 0.12,
  WIDEST = 3

/**
 * @param read all words that were read in the picture, those of the value among them
 * @param scale leads from the picture's pixels to the words' units
 */
export function goesOn(value: readonly Word[], read: readonly Word[], image: GrayImage, scale: number): boolean {
  const [x, y, width, height] = boxAround(value).map((side) => side / scale) as [number, number, number, number]
  if (height > PART_OF_PICTURE * image.height) return false
  if (x < EDGE * height || x + width > image.width - EDGE * height) return true
  const left = Math.max(0, Math.round(x - REACH * height)),
    top = Math.max(0, Math.round(y - height))
  const around = cropImage(image, left, top, x + width + REACH * height - left, y + 2 * height - top)
  const blots = findBlots(findInk(around, Math.max(4, Math.round(height)), CONTRAST))
    .filter(({ y0, y1 }) => y1 - y0 > LOWEST * height)
    .map((blot) => ({ ...blot, x0: left + blot.x0, y0: top + blot.y0, x1: left + blot.x1, y1: top + blot.y1 }))
  const letters = blots.filter((blot) => isWithin(blot, { x0: x, y0: y, x1: x + width, y1: y + height }))
  const [first] = letters.toSorted((a, b) => a.x0 - b.x0),
    [last] = letters.toSorted((a, b) => b.x1 - a.x1)
  // What another look read at the value's own place is no word beside it.
  const others = read
    .map(({ x0, y0, x1, y1 }) => ({ x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale }))
    .filter((word) => !letters.some((letter) => isWithin(letter, word)))
  const isUnread = (blot: Blot) => !others.some((word) => isWithin(blot, word))
  return blots.some(
    (blot) =>
      ((last !== undefined && isNext(last, blot, blot.x0 - last.x1)) ||
        (first !== undefined && isNext(first, blot, first.x0 - blot.x1))) &&
      isUnread(blot),
  )
}

type Extent = Pick<Word, 'x0' | 'y0' | 'x1' | 'y1'>

function isWithin(blot: Blot, { x0, y0, x1, y1 }: Extent): boolean {
  const x = (blot.x0 + blot.x1) / 2,
    y = (blot.y0 + blot.y1) / 2
  return x > x0 && x < x1 && y > y0 && y < y1
}

function isNext(letter: Blot, next: Blot, apart: number): boolean {
  const height = letter.y1 - letter.y0,
    width = next.x1 - next.x0
  return (
    apart > -TOUCHING * height &&
    apart < NEAR * height &&
    next.y1 - next.y0 > AS_HIGH * height &&
    next.y1 - next.y0 < height / AS_HIGH &&
    Math.abs(next.y1 - letter.y1) < ON_LINE * height &&
    width > NARROWEST * height &&
    width < WIDEST * height
  )
}
