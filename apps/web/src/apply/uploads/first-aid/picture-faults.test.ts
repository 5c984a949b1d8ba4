import { describe, expect, test } from 'vitest'
import { pictureFault, sharpnessOf, type Luminance } from './picture-faults.ts'

/**
 * Lines of print on pale document on a grey table: strokes of three pixels and gaps of four, as a card has them on a
 * picture that was made small.
 */
function card({ light = 1 } = {}): Luminance {
  const width = 360,
    height = 280,
    shades = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const isPaper = x > 30 && x < 330 && y > 30 && y < 250,
        isPrint = isPaper && y % 24 < 12 && (x * 5 + y) % 7 < 3 && x % 90 < 70
      shades[at] = (isPrint ? 40 : isPaper ? 215 : 105) * light
    }
  }
  return { width, height, shades }
}

/** Each shade becomes the mean of those beside it, a few times over, as a lens out of focus makes it. */
function blurred({ width, height, shades }: Luminance, times: number): Luminance {
  let from = shades
  for (let pass = 0; pass < times; pass++) {
    const to = from.slice()
    for (let at = width; at < to.length - width; at++)
      to[at] = (from[at]! + from[at - 1]! + from[at + 1]! + from[at - width]! + from[at + width]!) / 5
    from = to
  }
  return { width, height, shades: from }
}

describe('what a reader would stumble over in a photograph', { tags: ['UP-3'] }, () => {
  test('nothing in a sharp one', () => expect(pictureFault(card(), 3000)).toBeUndefined())
  test('nothing in one that is a little soft', () => expect(pictureFault(blurred(card(), 1), 3000)).toBeUndefined())
  test('one that is out of focus is blurred', () => expect(pictureFault(blurred(card(), 12), 3000)).toBe('blurred'))
  test('one in hardly any light is dark', () => expect(pictureFault(card({ light: 0.2 }), 3000)).toBe('dark'))
  test('shade alone is no fault', () => expect(pictureFault(card({ light: 0.5 }), 3000)).toBeUndefined())
  test('one of fewer than 600 pixels is tiny', () => {
    expect(pictureFault(card(), 599)).toBe('tiny')
    expect(pictureFault(card(), 600)).toBeUndefined()
  })
  test('a sheet with nothing on it says nothing', () => {
    const empty = { width: 360, height: 280, shades: new Uint8Array(100_800).fill(220) }
    expect(sharpnessOf(empty)).toBeUndefined()
    expect(pictureFault(empty, 3000)).toBeUndefined()
  })
  test('half the light makes a picture no less sharp', () =>
    expect(sharpnessOf(card({ light: 0.5 }))).toBeCloseTo(sharpnessOf(card())!, 1))
})
