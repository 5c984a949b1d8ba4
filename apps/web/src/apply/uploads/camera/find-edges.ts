/** The four edges of a document in a camera's picture that was made small. No input or output. */
import type { Luminance } from '../first-aid/picture-faults.ts'

export interface Point {
  x: number
  y: number
}
/** Top left, top right, bottom right, bottom left, in pixels of the small picture. */
export type Corners = readonly [Point, Point, Point, Point]

/** Longer side of the picture in which edges are looked for: print is gone at this size, an edge is not. */
export const edgesPx = 320

/** How much lighter or darker a sheet is than the table beside it, at the least. */
const minStep = 14
/** Pixels between the two shades that are compared: thin lines of a form fall between them. */
const reach = 3
/** How much of an edge must be seen; a finger may hide the rest. */
const minSeen = 0.7
/** Corners are round, and hidden by fingers. */
const cornerShare = 0.1
/** Lean of an edge against the picture's, as a slope. */
const slopes = [-0.24, -0.2, -0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24]
/** An edge passes the middle of the picture, and is seen at least for this share of its side. */
const minRun = 0.12
/** An edge goes on behind a finger, and ends where this many points in a row show none. */
const maxGap = 8
const candidates = 5

/** `along`: the coordinate that runs with the edge. `at` is measured in the middle of the picture. */
interface Line {
  at: number
  slope: number
  /** For how many pixels it is seen around the middle. */
  run: number
}

type ShadeAt = (along: number, across: number) => number

/** The lighter side's lead across an edge, two pixels on each side. */
const stepAt = (shade: ShadeAt, along: number, across: number): number =>
  (shade(along, across + reach) +
    shade(along, across + reach + 1) -
    shade(along, across - reach) -
    shade(along, across - reach - 1)) /
  2

/** Returns the share of a line's points at which one side is lighter than the other, the same side everywhere. */
function seenAlong(
  shade: ShadeAt,
  centre: number,
  { at, slope }: Pick<Line, 'at' | 'slope'>,
  from: number,
  to: number,
) {
  let lighter = 0,
    darker = 0,
    count = 0
  for (let along = Math.round(from); along <= to; along += 2) {
    const step = stepAt(shade, along, Math.round(at + slope * (along - centre)))
    if (step > minStep) lighter++
    else if (step < -minStep) darker++
    count++
  }
  return count === 0 ? 0 : Math.max(lighter, darker) / count
}

/** From the middle on in one direction: how far an edge goes on whose lighter side is the same everywhere. */
function runFrom(shade: ShadeAt, centre: number, length: number, { at, slope }: Pick<Line, 'at' | 'slope'>): number {
  const side = (sign: 1 | -1, direction: 1 | -1): number => {
    let run = 0
    for (let gone = 0, gap = 0; gone < length / 2 && gap <= maxGap; gone++) {
      const along = Math.round(centre + direction * gone)
      if (sign * stepAt(shade, along, Math.round(at + slope * (along - centre))) > minStep) {
        run = gone
        gap = 0
      } else gap++
    }
    return run
  }
  return Math.max(side(1, 1) + side(1, -1), side(-1, 1) + side(-1, -1))
}

/** Lines of print are edges too: of lines that are seen about as long, the outermost is the document's. */
const aboutAsLong = 0.6

/**
 * The likeliest lines of one side, from the outermost inwards, none beside another. `outwards`: −1 where the side lies
 * at the start of the picture, 1 where it lies at its end.
 */
function linesOf(shade: ShadeAt, length: number, from: number, to: number, outwards: 1 | -1): Line[] {
  const centre = length / 2
  const all: Line[] = []
  for (let at = Math.ceil(from); at <= to; at++)
    for (const slope of slopes) {
      const run = runFrom(shade, centre, length, { at, slope })
      if (run >= minRun * length) all.push({ at, slope, run })
    }
  const longest = Math.max(0, ...all.map(({ run }) => run))
  const best: Line[] = []
  for (const line of all
    .filter(({ run }) => run >= aboutAsLong * longest)
    .sort((a, b) => outwards * (b.at - a.at) || b.run - a.run)) {
    const beside = best.findIndex(({ at }) => Math.abs(at - line.at) <= 2 * reach)
    if (beside < 0 && best.length < candidates) best.push(line)
    else if (beside >= 0 && line.run > best[beside]!.run) best[beside] = line
  }
  return best.map((line) => settled(shade, centre, line))
}

/**
 * Returns the line moved to where the shades change most: the wide look that found it is the same for some pixels
 * around.
 */
function settled(shade: ShadeAt, centre: number, line: Line): Line {
  let best = { ...line, change: 0 }
  for (let at = line.at - reach - 1; at <= line.at + reach + 1; at += 0.5)
    for (let slope = line.slope - 0.03; slope <= line.slope + 0.03; slope += 0.01) {
      let sum = 0
      for (let along = centre - line.run / 2; along <= centre + line.run / 2; along += 2) {
        const across = Math.round(at + slope * (along - centre))
        sum += shade(Math.round(along), across + 1) - shade(Math.round(along), across - 1)
      }
      if (Math.abs(sum) > best.change) best = { at, slope, run: line.run, change: Math.abs(sum) }
    }
  return best
}

/** Finds the corners of the largest shape with four edges that are all seen; undefined where there is none. */
export function findEdges({ width, height, shades }: Luminance): Corners | undefined {
  const clamp = (value: number, end: number) => Math.min(end - 1, Math.max(0, value))
  const shade = (x: number, y: number) => shades[clamp(y, height) * width + clamp(x, width)]!
  const upright: ShadeAt = (y, x) => shade(x, y)
  const level: ShadeAt = (x, y) => shade(x, y)
  const [cx, cy] = [width / 2, height / 2]
  const edge = reach + 1
  const lefts = linesOf(upright, height, edge, width * 0.45, -1)
  const rights = linesOf(upright, height, width * 0.55, width - 1 - edge, 1)
  const tops = linesOf(level, width, edge, height * 0.48, -1)
  const bottoms = linesOf(level, width, height * 0.52, height - 1 - edge, 1)
  const meet = (side: Line, end: Line): Point => {
    // x = side.at + side.slope (y − cy), y = end.at + end.slope (x − cx)
    const y = (end.at + end.slope * (side.at - side.slope * cy - cx)) / (1 - end.slope * side.slope)
    return { x: side.at + side.slope * (y - cy), y }
  }
  let best: { corners: Corners; worth: number } | undefined
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const corners: Corners = [meet(left, top), meet(right, top), meet(right, bottom), meet(left, bottom)]
          const within = (from: number, to: number): [number, number] => {
            const room = (to - from) * cornerShare
            return [from + room, to - room]
          }
          const seen = Math.min(
            seenAlong(upright, cy, left, ...within(corners[0].y, corners[3].y)),
            seenAlong(upright, cy, right, ...within(corners[1].y, corners[2].y)),
            seenAlong(level, cx, top, ...within(corners[0].x, corners[1].x)),
            seenAlong(level, cx, bottom, ...within(corners[3].x, corners[2].x)),
          )
          if (seen < minSeen) continue
          const worth = seen + areaOf(corners) / (width * height)
          if (!best || worth > best.worth) best = { corners, worth }
        }
  return best?.corners
}

/** By the shoelace formula, in square pixels. */
export const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2
