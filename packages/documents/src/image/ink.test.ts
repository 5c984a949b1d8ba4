import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GrayImage } from './gray-image.ts'
import { findInk } from './ink.ts'

const picture = fc
  .record({ width: fc.integer({ min: 1, max: 7 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height })
      .map((data): GrayImage => ({ width, height, data })),
  )

test('ink is what is darker than the mean of the square around it, also where the picture cuts the square', () => {
  fc.assert(
    fc.property(
      picture,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 60 }),
      ({ width, height, data }, radius, contrast) => {
        const expected = Array.from(data, (shade, at) => {
          const around = Array.from(data).filter(
            (_, other) =>
              Math.abs((other % width) - (at % width)) <= radius &&
              Math.abs(Math.floor(other / width) - Math.floor(at / width)) <= radius,
          )
          return Number((shade + contrast) * around.length < around.reduce((sum, one) => sum + one, 0))
        })
        expect([...findInk({ width, height, data }, radius, contrast).data]).toEqual(expected)
      },
    ),
  )
})
