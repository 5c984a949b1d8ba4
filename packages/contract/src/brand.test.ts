import { describe, expect, test } from 'vitest'
import { brandFields } from './brand.ts'
import { problemsOf } from './testing/problems-of.ts'

const colours = { primary: null, secondary: null, background: null, header: null }
const brand = (change: object) => ({ colours, url: null, ...change })
const problems = (change: object) => problemsOf(brandFields, brand(change))
const png = (base64: string) => `data:image/png;base64,${base64}`

test('a colour is kept in small letters', () =>
  expect(brandFields.parse(brand({ colours: { ...colours, header: '#0B5D6F' } })).colours.header).toBe('#0b5d6f'))
test.each(['#0b5d6', '#0b5d6ff', '0b5d6f', '#0b5d6g', 'x#0b5d6f', ''])('%j is no colour', (primary) =>
  expect(problems({ colours: { ...colours, primary } })).toEqual(['colours.primary: Dashboard.Brand.Error.Colour']),
)

describe('a logo', () => {
  const prefix = png('').length
  test.each([
    [undefined, []],
    [null, []],
    [png('iVBORw0KGgo='), []],
    [png('iVBORw0KGg=='), []],
    [png('iVBO+/9z'), []],
    [png('A'.repeat(120_000 - prefix)), []],
    [png('A'.repeat(120_001 - prefix)), ['logo: Dashboard.Brand.Error.LogoSize']],
    [png(''), ['logo: Dashboard.Brand.Error.Logo']],
    [png('iVBO==='), ['logo: Dashboard.Brand.Error.Logo']],
    [png('iVBO-_'), ['logo: Dashboard.Brand.Error.Logo']],
    [`x${png('iVBO')}`, ['logo: Dashboard.Brand.Error.Logo']],
    ['data:image/svg+xml;base64,iVBO', ['logo: Dashboard.Brand.Error.Logo']],
  ])('that begins with %.40j', (logo, expected) => expect(problems({ logo })).toEqual(expected))
})

describe('a company’s site', () => {
  test.each([
    'https://www.casa.example/chi-siamo',
    'https://casa.example',
    'https://casa.example:8443/',
    'https://casa.example?x=1',
    'https://casa.example#top',
    ' https://casa.example/ ',
    'https://casa.example/'.padEnd(200, 'x'),
  ])('%j', (url) => expect(brandFields.safeParse(brand({ url })).data?.url).toBe(url.trim()))
  test.each([
    'http://casa.example/',
    'xhttps://casa.example/',
    'https://casa',
    'https://.example',
    'https://casa.',
    'https://casa.example@other.example/',
    'https://casa.example/a b',
    'https://casa.example/"',
    'https://casa.example/<b>',
    'https://ca sa.example/',
    'https://casa.example\\@other.example',
    'https://casa.example/'.padEnd(201, 'x'),
  ])('%j is none', (url) => expect(problems({ url })).toEqual(['url: Dashboard.Brand.Error.Site']))
})
