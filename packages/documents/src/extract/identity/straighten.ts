import { findCard, sizeOfQuad } from '../../image/find-card.ts'
import type { GrayImage } from '../../image/gray-image.ts'
import { type Homography, homographyBetween, leanBack, mapPoint, type Quad, warpImage } from '../../image/homography.ts'
import { findSkew } from '../../image/skew.ts'

/** A picture set straight, and the way back to where its pixels came from. */
export interface Straightened { image: GrayImage; backTo(x: number, y: number): { x: number; y: number } }

/** Wider cards hold no more that can be read. */
const MAX_WIDTH = 1700
/** Enlarged up to this width the small labels of a card are readable. */
const MIN_WIDTH = 1100
/** Leans smaller than this do not hurt. */
const MIN_LEAN = 0.7

/** Cuts the card out of the picture and takes perspective off where its outline is found; else only takes the lean off. */
export async function straightenCard(image: GrayImage): Promise<Straightened> {
  const quad = await findCard(image)
  if (quad) return cutOut(image, quad)
  const skew = await findSkew(image)
  if (Math.abs(skew) < MIN_LEAN) return { image, backTo: (x, y) => ({ x, y }) }
  const { width, height, map } = leanBack(image, skew)
  return straightened(image, map, width, height)
}

function cutOut(image: GrayImage, quad: Quad): Straightened {
  const size = sizeOfQuad(quad), scale = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, size.width)) / size.width
  const width = Math.round(size.width * scale), height = Math.round(size.height * scale)
  const map = homographyBetween([{ x: 0, y: 0 }, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }], quad)
  if (!map) throw new Error('a card outline has four corners')
  return straightened(image, map, width, height)
}

const straightened = (image: GrayImage, map: Homography, width: number, height: number): Straightened =>
  ({ image: warpImage(image, map, width, height), backTo: (x, y) => mapPoint(map, x, y) })
