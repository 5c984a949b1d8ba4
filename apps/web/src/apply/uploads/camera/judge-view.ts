/** What a person should do before the camera's picture is taken, from one picture of it. No input or output. */
import { pictureFault, type Luminance } from '../first-aid/picture-faults.ts'
import { areaOf, findEdges, type Corners, type Point } from './find-edges.ts'

/** `ready`: nothing is wrong with it. */
export type ViewHint = 'search' | 'closer' | 'whole' | 'tilted' | 'dark' | 'glare' | 'blurred' | 'ready'

export interface View {
  hint: ViewHint
  corners?: Corners
}

/** A document that covers less of the picture has too few pixels for its small print. */
const minCovered = 0.25
/** As a share of the picture's sides: an edge nearer to the border may go on beyond it. */
const border = 0.025
/** The shorter of two opposite edges as a share of the longer: a flat document seen from above has 1. */
const minEven = 0.78
/** Cards are 1.59 times as wide as high, sheets 1.41; no document asked for is outside of these. */
const [minRatio, maxRatio] = [1.15, 1.9]
/** A reflection clips to white; paper in good light stays below. */
const clipped = 250
const tile = 8
/** So much of a document under a reflection hides a line of it. */
const maxGlare = 0.015
/** Where nearly all is white there is no reflection but a white sheet in much light. */
const isSheet = 0.6

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** `small`: for the edges; `large`: the same picture, large enough for print to be judged. */
export function judgeView(small: Luminance, large: Luminance): View {
  const fault = pictureFault(large, Number.POSITIVE_INFINITY)
  if (fault === 'dark') return { hint: 'dark' }
  const corners = findEdges(small)
  if (!corners) return { hint: fault === 'blurred' ? 'blurred' : 'search' }
  const [a, b, c, d] = corners
  const isCut = corners.some(
    ({ x, y }) =>
      x < small.width * border ||
      y < small.height * border ||
      x > small.width * (1 - border) ||
      y > small.height * (1 - border),
  )
  if (isCut) return { hint: 'whole', corners }
  const sides = [distance(a, b), distance(c, d), distance(b, c), distance(d, a)] as const
  const [across, down] = [(sides[0] + sides[1]) / 2, (sides[2] + sides[3]) / 2]
  const ratio = Math.max(across, down) / Math.min(across, down)
  if (ratio < minRatio || ratio > maxRatio) return { hint: 'search' }
  if (areaOf(corners) < minCovered * small.width * small.height) return { hint: 'closer', corners }
  const evenness = (one: number, other: number) => Math.min(one, other) / Math.max(one, other)
  if (Math.min(evenness(sides[0], sides[1]), evenness(sides[2], sides[3])) < minEven) return { hint: 'tilted', corners }
  if (fault === 'blurred') return { hint: 'blurred', corners }
  return { hint: hasGlare(small, corners) ? 'glare' : 'ready', corners }
}

/** Whether a reflection covers a part of the document. */
function hasGlare({ width, shades }: Luminance, corners: Corners): boolean {
  const xs = corners.map(({ x }) => x),
    ys = corners.map(({ y }) => y)
  let white = 0,
    count = 0
  for (let top = Math.ceil(Math.min(...ys)); top + tile <= Math.max(...ys); top += tile)
    for (let left = Math.ceil(Math.min(...xs)); left + tile <= Math.max(...xs); left += tile) {
      count++
      let isWhite = true
      for (let y = top; y < top + tile && isWhite; y++)
        for (let x = left; x < left + tile && isWhite; x++) isWhite = shades[y * width + x]! >= clipped
      if (isWhite) white++
    }
  const share = count === 0 ? 0 : white / count
  return share > maxGlare && share < isSheet
}

/** So far may a corner move from one picture to the next while a hand holds still, as a share of the picture. */
const maxMove = 0.02

export const isStill = (
  { width, height }: Pick<Luminance, 'width' | 'height'>,
  before: Corners,
  now: Corners,
): boolean => before.every((corner, index) => distance(corner, now[index]!) < maxMove * Math.hypot(width, height))
