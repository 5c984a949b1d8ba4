import { expect, test } from 'vitest'
import type { Decoded } from './decode.ts'
import { checkDigit, failedChecks } from './format.ts'
import { settleTies } from './settle-ties.ts'

/** A permit's zone with right check digits for the given number. */
function permit(number: string, issuer = 'ITA', code = 'IR'): string[] {
  const first = `${code}${issuer}${number}${checkDigit(number)}`.padEnd(30, '<'),
    second = '7103151F2612269MAR<<<<<<<<<<<'
  return [
    first,
    second + checkDigit(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29)),
    'COLOMBO<<NOEMI'.padEnd(30, '<'),
  ]
}

const TWIN: Record<string, string> = { O: '0', 0: 'O' }

/** As the reader gives it, with the cells at `places` of the first line read as the twin by a hair. */
function read(lines: readonly string[], places: readonly number[], margin = 0.01): Decoded {
  const changed = [...lines[0]!].map((character, at) => (places.includes(at) ? TWIN[character]! : character)).join('')
  return {
    format: 'TD1',
    lines: [changed, lines[1]!, lines[2]!],
    starts: [0, 0, 0],
    score: 0.96,
    margins: lines.map((line, row) => [...line].map((_, at) => (row === 0 && places.includes(at) ? margin : 0.2))),
    seconds: lines
      .map((line) => [...line].map((character) => TWIN[character] ?? 'X').join(''))
      .map((line, row) =>
        row === 0 ? [...line].map((second, at) => (places.includes(at) ? lines[0]![at]! : second)).join('') : line,
      ),
  }
}

test('what the picture leaves open between O and 0, the check digits tell', () => {
  const lines = permit('I71820406'),
    settled = settleTies(read(lines, [10, 12]))
  expect(settled.lines).toEqual(lines)
  expect(Math.min(...settled.margins[0]!)).toBeGreaterThan(0.05)
})

test.each([
  ['a cell that was read clearly is not touched', read(permit('I71820406'), [10], 0.2)],
  ['more open cells than chance allows', read(permit('CA00000AB', 'ITA', 'C<'), [7, 8, 9, 10, 11])],
  ['a shape that the issuer never gives', read(permit('O1234567B', 'D<<', 'ID'), [5])],
])('%s', (_, zone) => expect(settleTies(zone)).toBe(zone))

test('two readings that both hold are a guess in the cells that differ', () => {
  const zone = read(permit('A990012BC', 'FRA'), [8, 9], 0.084),
    settled = settleTies(zone)
  expect(failedChecks(zone.lines, 'TD1')).toEqual([])
  expect(settled.lines).toEqual(zone.lines)
  expect(settled.margins[0]!.flatMap((margin, at) => (margin === 0 ? [at] : []))).toEqual([8, 9])
})

test('where two readings hold, the shape that the issuer gives its numbers tells', () => {
  const zone = read(permit('CA30045AB', 'ITA', 'C<'), [8, 9], 0.084)
  expect(settleTies(zone).lines[0]).toContain('CA30045AB')
})

test('an Italian permit has digits after its letters, so zeros beside one another are told from O', () => {
  const zone = read(permit('I47910009'), [11, 12], 0.03)
  expect(settleTies(zone).lines[0]).toContain('I47910009')
})

test('a forged digit is not mended', () => {
  const lines = permit('I71820406'),
    forged = [lines[0]!.replace('I7182', 'I7183'), lines[1]!, lines[2]!]
  expect(failedChecks(settleTies(read(forged, [10])).lines, 'TD1')).toContain('number')
})

/** A passport's zone with right check digits. */
function passport(number: string, optional: string): string[] {
  const over = optional.padEnd(14, '<'),
    second = `${number}${checkDigit(number)}MAR7711075F3007088${over}${checkDigit(over)}`
  return [
    'P<MARFERRO<<ILARIA'.padEnd(44, '<'),
    second + checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43)),
  ]
}

test('an open cell of the optional field is settled with those of the number, for one composite covers both', () => {
  const lines = passport('BO3221101', 'BK204817'),
    changed = [lines[0]!, lines[1]!.replace('BO3221101', 'BO32211O1').replace('BK204817', 'BK2O4817')]
  const zone: Decoded = {
    format: 'TD3',
    lines: changed,
    starts: [0, 0],
    score: 0.97,
    seconds: changed.map((line) =>
      [...line].map((character, at) => (at === 1 ? 'Q' : (TWIN[character] ?? 'X'))).join(''),
    ),
    margins: changed.map((line, row) =>
      [...line].map((_, at) => (row === 1 && line[at] !== lines[1]![at] ? 0.03 : 0.2)),
    ),
  }
  expect(failedChecks(changed, 'TD3')).toEqual(['number', 'optional'])
  expect(settleTies(zone).lines).toEqual(lines)
})
