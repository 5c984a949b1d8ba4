import { sizeOfQuad } from '../../image/find-card.ts'
import { findPrintedCard } from '../../image/find-printed-card.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { cropImage, type GrayImage } from '../../image/gray-image.ts'
import { type Homography, homographyBetween, leanBack, mapPoint, type Quad, warpImage } from '../../image/homography.ts'
import { findSkew } from '../../image/skew.ts'

/** A picture set straight, and the way back to where its pixels came from. */
export interface Straightened {
  image: GrayImage
  backTo(x: number, y: number): { x: number; y: number }
}

/** Wider cards hold no more that can be read. */
const MAX_WIDTH = 1700
/** Enlarged up to this width the small labels of a card are readable. */
const MIN_WIDTH = 1400
/** Leans smaller than this do not hurt. */
const MIN_LEAN = 0.7

/**
 * Cuts the card out of the picture and takes perspective off where its outline is found; else takes the lean off and,
 * on a page that it fills a part of only, cuts out what is printed.
 * @param print where words were read in the picture; null when that is not known
 */
export async function straightenCard(image: GrayImage, print: Box | null = null): Promise<Straightened> {
  const quad = await findPrintedCard(image)
  if (quad) return cutOut(image, quad)
  const part = print && roomAround(print, image)
  if (part && part.width < MAX_OF_PAGE * image.width) {
    const { left, top, width, height } = part,
      { image: straight, backTo } = await straightenCard(cropImage(image, left, top, left + width, top + height))
    return {
      image: straight,
      backTo: (x, y) => {
        const back = backTo(x, y)
        return { x: back.x + left, y: back.y + top }
      },
    }
  }
  const skew = await findSkew(image),
    enlarged = Math.max(1, MIN_WIDTH / image.width)
  if (Math.abs(skew) < MIN_LEAN && enlarged === 1) return { image, backTo: (x, y) => ({ x, y }) }
  const { width, height, map } = leanBack(image, Math.abs(skew) < MIN_LEAN ? 0 : skew)
  return straightened(image, scaledMap(map, enlarged), Math.round(width * enlarged), Math.round(height * enlarged))
}

/** A card on a scanned page is narrower. */
const MAX_OF_PAGE = 0.7

function roomAround(
  [x, y, width, height]: Box,
  image: GrayImage,
): { left: number; top: number; width: number; height: number } {
  const room = 0.08 * width,
    left = Math.max(0, Math.floor(x - room)),
    top = Math.max(0, Math.floor(y - room))
  return {
    left,
    top,
    width: Math.min(image.width, Math.ceil(x + width + room)) - left,
    height: Math.min(image.height, Math.ceil(y + height + room)) - top,
  }
}

function cutOut(image: GrayImage, quad: Quad): Straightened {
  const size = sizeOfQuad(quad),
    scale = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, size.width)) / size.width
  const width = Math.round(size.width * scale),
    height = Math.round(size.height * scale)
  const map = homographyBetween(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    quad,
  )
  if (!map) throw new Error('a card outline has four corners')
  return straightened(image, map, width, height)
}

/** From the pixels of a picture `factor` times as large. */
const scaledMap = ([a, b, c, d, e, f, g, h, i]: Homography, factor: number): Homography => [
  a! / factor,
  b! / factor,
  c!,
  d! / factor,
  e! / factor,
  f!,
  g! / factor,
  h! / factor,
  i!,
]

const straightened = (image: GrayImage, map: Homography, width: number, height: number): Straightened => ({
  image: warpImage(image, map, width, height),
  backTo: (x, y) => mapPoint(map, x, y),
})
