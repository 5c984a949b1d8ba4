import { expect, test } from 'vitest'
import { frameOrigin, isOrigin } from './frame-origin.ts'
import { problemsOf } from './testing/problems-of.ts'

test.each([
  ['https://www.agenzia.example', true],
  ['https://a.b', true],
  ['https://portale-2.example:8443', true],
  ['https://portale.example:65535', true],
  ['http://localhost', true],
  ['http://localhost:5173', true],
  ['http://www.agenzia.example', false],
  ['https://agenzia', false],
  ['https://-a.example', false],
  ['https://a-.example', false],
  ['https://a.-b', false],
  ['https://a.b-', false],
  ['https://a..b', false],
  ['https://www.agenzia.example/', false],
  ['https://*.agenzia.example', false],
  ['https://agenzia.example:', false],
  ['https://agenzia.example:123456', false],
  ['https://Agenzia.example', false],
  ['https://agenzia.example; script-src *', false],
  ['xhttps://agenzia.example', false],
  ['xhttp://localhost', false],
  ['http://localhost:', false],
  ['http://localhost:123456', false],
  ['http://localhost.example', false],
])('%j may be named as an origin: %s', (text, fits) => expect(isOrigin(text)).toBe(fits))

test('an origin that is none is refused', () =>
  expect(problemsOf(frameOrigin, 'https://agenzia')).toEqual([': Dashboard.Error.Origin']))
