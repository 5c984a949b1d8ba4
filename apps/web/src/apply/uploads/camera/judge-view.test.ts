import { describe, expect, test } from 'vitest'
import type { Luminance } from '../first-aid/picture-faults.ts'
import { shrink } from '../first-aid/shades.ts'
import { edgesPx, findEdges, type Corners, type Point } from './find-edges.ts'
import { isStill, judgeView } from './judge-view.ts'

const width = 960,
  height = 1280
const factor = height / edgesPx

interface Scene {
  corners: Corners
  table?: number
  cardShade?: number
  light?: number
  /** A round reflection on the document. */
  glare?: { at: Point; radius: number }
  soft?: boolean
}

/** Is a point on the inner side of every edge? */
const isInside = (corners: Corners, x: number, y: number) =>
  corners.every((a, index) => {
    const b = corners[(index + 1) % 4]!
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0
  })

/** A sheet with lines of print and a ruled box on a table with grain, as a camera sees it. */
function seen({ corners, table = 90, cardShade = 215, light = 1, glare, soft = false }: Scene): Luminance {
  const shades = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const grain = ((x * 7919 + y * 104_729) % 13) - 6
      const isCard = isInside(corners, x, y)
      const isPrint = isCard && y % 36 < 14 && (x * 5 + y) % 9 < 4 && x % 120 < 90
      const isRule = isCard && (y % 200 < 2 || x % 300 < 2)
      const shade = isRule ? 30 : isPrint ? 60 : isCard ? cardShade : table
      const isLit = glare && isCard && Math.hypot(x - glare.at.x, y - glare.at.y) < glare.radius
      shades[at] = isLit ? 255 : Math.max(0, Math.min(245, (shade + grain) * light))
    }
  return soft ? blurred({ width, height, shades }) : { width, height, shades }
}

function blurred({ shades }: Luminance): Luminance {
  let from = shades
  for (let pass = 0; pass < 40; pass++) {
    const to = from.slice()
    for (let at = width; at < to.length - width; at++)
      to[at] = (from[at]! + from[at - 1]! + from[at + 1]! + from[at - width]! + from[at + width]!) / 5
    from = to
  }
  return { width, height, shades: from }
}

const corners = (...all: [number, number][]): Corners => all.map(([x, y]) => ({ x, y })) as unknown as Corners
/** A card that lies across, with an upright phone above it. */
const card = corners([90, 380], [870, 380], [870, 872], [90, 872])
const look = (scene: Scene) => {
  const large = seen(scene)
  return judgeView(shrink(large, factor), large)
}

describe('the edges of a document', () => {
  test.each([
    ['a card across', card],
    ['a sheet upright', corners([130, 120], [830, 120], [830, 1110], [130, 1110])],
    ['a sheet that leans', corners([150, 150], [830, 100], [870, 1090], [190, 1140])],
    ['a sheet seen at a slant', corners([190, 160], [770, 160], [850, 1120], [110, 1120])],
  ])('%s is found to within 2.5 % of the picture', (_, wanted) => {
    const found = findEdges(shrink(seen({ corners: wanted }), factor))!
    for (const [index, { x, y }] of wanted.entries()) {
      expect(Math.abs(found[index]!.x * factor - x)).toBeLessThan(8 * factor)
      expect(Math.abs(found[index]!.y * factor - y)).toBeLessThan(8 * factor)
    }
  })
  test('a dark passport on a pale table is found as well', () =>
    expect(look({ corners: card, table: 220, cardShade: 120 }).hint).toBe('ready'))
  test('a ruled box on a sheet is not taken for the sheet', () => {
    const sheet = corners([60, 90], [900, 90], [900, 1190], [60, 1190])
    const found = findEdges(shrink(seen({ corners: sheet }), factor))!
    expect(found[0].x * factor).toBeLessThan(60 + 4 * factor)
    expect(found[2].y * factor).toBeGreaterThan(1190 - 4 * factor)
  })
})

describe('what is told before the picture is taken', () => {
  test('nothing of a sharp, flat, whole document', () => expect(look({ corners: card }).hint).toBe('ready'))
  test('an empty table: look for the document', () =>
    expect(look({ corners: corners([0, 0], [1, 0], [1, 1], [0, 1]) }).hint).toBe('search'))
  test('a small one: come closer', () =>
    expect(look({ corners: corners([300, 520], [660, 520], [660, 746], [300, 746]) }).hint).toBe('closer'))
  test('one that goes on beyond the picture is not whole', () =>
    expect(look({ corners: corners([9, 380], [870, 380], [870, 872], [9, 872]) }).hint).not.toBe('ready'))
  test('one seen from the side is tilted', () =>
    expect(look({ corners: corners([270, 250], [690, 250], [880, 1130], [80, 1130]) }).hint).toBe('tilted'))
  test('hardly any light', () => expect(look({ corners: card, light: 0.2 }).hint).toBe('dark'))
  test('a reflection', () =>
    expect(look({ corners: card, glare: { at: { x: 600, y: 600 }, radius: 70 } }).hint).toBe('glare'))
  test('a white sheet in much light is no reflection', () =>
    expect(look({ corners: card, cardShade: 245 }).hint).toBe('ready'))
  test('out of focus', () => expect(look({ corners: card, soft: true }).hint).toBe('blurred'))
})

describe('a hand that holds still', () => {
  const frame = { width: 240, height: 320, shades: new Uint8Array() }
  const moved = (by: number): Corners => card.map(({ x, y }) => ({ x: x + by, y })) as unknown as Corners
  test('a tremble is still', () => expect(isStill(frame, card, moved(3))).toBe(true))
  test('a move is not', () => expect(isStill(frame, card, moved(20))).toBe(false))
})
