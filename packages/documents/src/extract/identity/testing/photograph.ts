/**
 * What a phone or a scanner does to a card: lies it on a table, leans it, sees it from the side, blurs, lights, grains
 * and compresses it.
 */
import { homographyBetween, leanBack, type Quad, warpImage } from '../../../image/homography.ts'
import type { GrayImage } from '../../../image/gray-image.ts'
import { fromSharp, sharp, toSharp } from '../../../image/sharp-gray.ts'

/** The card on a page or table that is `room` times its size, at some lean, clockwise. */
export function layDown(card: GrayImage, room: number, degrees: number, table = 70): GrayImage {
  const { map, ...size } = leanBack(card, -degrees),
    lean = warpImage(card, map, size.width, size.height, table)
  const width = Math.round(lean.width * room),
    height = Math.round(lean.height * room),
    left = Math.round((width - lean.width) / 2),
    top = Math.round((height - lean.height) / 2)
  const data = new Uint8Array(width * height).fill(table)
  for (let y = 0; y < lean.height; y++)
    data.set(lean.data.subarray(y * lean.width, (y + 1) * lean.width), (y + top) * width + left)
  return { width, height, data }
}

/** Seen from the side: `strength` is the share by which the far edge shrinks. */
export function tilt(image: GrayImage, strength: number, table = 70): GrayImage {
  const { width: w, height: h } = image,
    inset = (strength * w) / 2,
    rise = (strength * h) / 3
  const seen: Quad = [
    { x: inset, y: rise },
    { x: w - inset * 0.6, y: rise * 0.4 },
    { x: w, y: h },
    { x: 0, y: h - rise * 0.5 },
  ]
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: w, y: 0 },
    { x: w, y: h },
    { x: 0, y: h },
  ]
  return warpImage(image, homographyBetween(seen, whole)!, w, h, table)
}

export const blur = (image: GrayImage, sigma: number): Promise<GrayImage> => fromSharp(toSharp(image).blur(sigma))

/** Gaussian grain and, on one pixel in two hundred, salt or pepper. */
export function grain(image: GrayImage, sigma: number, random: () => number, specks = true): GrayImage {
  const data = image.data.map((shade) => {
    if (specks && random() < 0.005) return random() < 0.5 ? 0 : 255
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.min(255, shade + sigma * normal))
  })
  return { ...image, data }
}

/** A round reflection that washes the print out, its middle at shares of width and height. */
export function glare(image: GrayImage, x: number, y: number, radius: number): GrayImage {
  const { width, height } = image,
    data = Uint8Array.from(image.data)
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const distance = Math.hypot(px - x * width, py - y * height) / (radius * width)
      const light = Math.max(0, 1 - distance * distance)
      const at = py * width + px
      data[at] = Math.min(255, data[at]! + 330 * light)
    }
  return { width, height, data }
}

/** Light falling off towards one corner. */
export function shade(image: GrayImage, depth: number): GrayImage {
  const { width, height } = image
  return {
    width,
    height,
    data: image.data.map(
      (value, at) => value * (1 - depth * (((at % width) / width) * 0.6 + (Math.floor(at / width) / height) * 0.4)),
    ),
  }
}

export const compress = async (image: GrayImage, quality: number): Promise<GrayImage> =>
  fromSharp(sharp(await toSharp(image).jpeg({ quality }).toBuffer()).grayscale())
