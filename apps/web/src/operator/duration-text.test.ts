import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

const english = (value: number, options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en', options).format(value)

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [412, '6 min 52 sec'],
  [3599, '59 min 59 sec'],
  [11_100, '3 hr 5 min'],
])('%i seconds are read in the two largest units', (seconds, text) => {
  expect(durationText(english, seconds)).toBe(text)
})
