/** CSS pixels for one of the picture: print of 8 points stays legible, as a page of A4 is drawn at 150 dpi. */
const MIN_SCALE = 0.48
/** Pixels of the picture around the mark in what two pieces share. */
const MARGIN = 16

interface Piece {
  left: number
  width: number
}

/**
 * The pieces, from left to right, that lines are shown in one below the other; one where they fit. Neighbours share
 * what a mark is wide, so that no mark is cut in two.
 * @param width of the lines, and `markWidth` of the widest thing kept whole, in pixels of the picture
 * @param frameWidth CSS pixels
 */
export function foldLines({
  width,
  frameWidth,
  markWidth,
}: {
  width: number
  frameWidth: number
  markWidth: number
}): Piece[] {
  const widest = frameWidth / MIN_SCALE
  if (width <= widest) return [{ left: 0, width }]
  const shared = Math.min(markWidth + MARGIN, widest / 2)
  const count = Math.ceil((width - shared) / (widest - shared))
  const piece = (width + (count - 1) * shared) / count
  return Array.from({ length: count }, (_, at) => ({ left: at * (piece - shared), width: piece }))
}
