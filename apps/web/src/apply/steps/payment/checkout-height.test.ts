import { expect, test } from 'vitest'
import { startWatch, watchAfter } from './checkout-height.ts'

const play = (...sizes: [width: number, height: number][]) =>
  sizes.reduce((watch, [width, height]) => watchAfter(watch, { width, height }), startWatch).state

test.each([
  [
    'an empty place is no payment',
    [
      [600, 0],
      [600, 20],
    ],
    'waiting',
  ],
  [
    'a form that is there',
    [
      [600, 0],
      [600, 640],
    ],
    'armed',
  ],
  [
    'a form that shrank',
    [
      [600, 640],
      [600, 320],
    ],
    'done',
  ],
  [
    'exactly 450 is still a form',
    [
      [600, 640],
      [600, 450],
    ],
    'armed',
  ],
  [
    '449 is none any more',
    [
      [600, 640],
      [600, 449],
    ],
    'done',
  ],
  [
    'a turned phone is no payment',
    [
      [600, 640],
      [320, 400],
    ],
    'waiting',
  ],
  [
    'nor is it after it grew again',
    [
      [600, 640],
      [320, 400],
      [320, 700],
    ],
    'armed',
  ],
  [
    'done stays done',
    [
      [600, 640],
      [600, 100],
      [600, 900],
    ],
    'done',
  ],
] as const)('%s', { tags: ['B4-payment-shrunk', 'B9-payment', 'PY-3'] }, (_, sizes, state) =>
  expect(play(...(sizes as unknown as [number, number][]))).toBe(state),
)
