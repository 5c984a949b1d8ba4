import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, themeOf } from './theme.ts'

test.each([['#000000', '#ffffff', 21], ['#ffffff', '#ffffff', 1], ['#0b5d66', '#f6f8f8', 7]])('%s on %s is about %d', (a, b, expected) => expect(contrast(a, b)).toBeCloseTo(expected, 0))

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever a partner chooses, the label on a button and in the header can be read', () => fc.assert(fc.property(colour, colour, (visualPrimaryColor, visualHeaderColor) => {
  const theme = themeOf({ visualPrimaryColor, visualHeaderColor })
  const onButton = theme['--solid'] === undefined || contrast(theme['--solid'], theme['--on-solid']!) >= 4.5
  const inHeader = theme['--header'] === undefined || contrast(theme['--header'], theme['--on-header']!) >= 4.5
  return onButton && inHeader && (theme['--edge'] === undefined || contrast(theme['--edge'], '#f6f8f8') >= 4.5)
})))
test('what is no colour changes nothing', () => expect(themeOf({ visualPrimaryColor: 'red;}', visualHeaderColor: null })).toEqual({}))
