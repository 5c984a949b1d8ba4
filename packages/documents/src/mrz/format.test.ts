import fc from 'fast-check'
import { parse } from 'mrz'
import { describe, expect, test } from 'vitest'
import { inventHolder, mrzLines, seeded } from '../extract/identity/testing/people.ts'
import { checkDigit, failedChecks, type MrzFormat } from './format.ts'

// The specimens of ICAO Doc 9303, parts 4 to 6.
const SPECIMENS: [MrzFormat, string[]][] = [
  ['TD1', ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']],
  ['TD2', ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']],
  ['TD3', ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']],
]

test.each(SPECIMENS)('the check digits of the %s specimen hold', (format, lines) =>
  expect(failedChecks(lines, format)).toEqual([]),
)

test.each(SPECIMENS)('every digit of the %s specimen is watched', (format, lines) => {
  const number = format === 'TD1' ? lines[0]! : lines[1]!
  const at = number.indexOf(format === 'TD3' ? '898902' : '231458')
  const changed = lines.map((line) => (line === number ? `${line.slice(0, at)}0${line.slice(at + 1)}` : line))
  expect(failedChecks(changed, format)).toEqual(['number', 'composite'])
})

test('a TD1 number longer than nine characters goes on in the optional field', () => {
  const rest = `A12${checkDigit('123456789<A12')}`
  expect(
    failedChecks(
      [`I<UTO123456789<${rest.padEnd(15, '<')}`, '7408122F1204159UTO<<<<<<<<<<<0', 'ERIKSSON<<ANNA<<<<<<<<<<<<<<<<'],
      'TD1',
    ),
  ).not.toContain('number')
})

describe('an independent reader agrees', () => {
  const checks = {
    number: 'documentNumberCheckDigit',
    birth: 'birthDateCheckDigit',
    expiry: 'expirationDateCheckDigit',
    composite: 'compositeCheckDigit',
  } as const
  test('on which check digits hold, after any one character was changed', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom<MrzFormat>('TD1', 'TD2', 'TD3'),
        fc.nat(87),
        fc.constantFrom(...'0123456789'),
        (seed, format, place, digit) => {
          const lines = mrzLines(inventHolder(seeded(seed), format === 'TD3' ? 'P-ITA' : 'UTO'), format)
          const row = place % 2,
            at = place % lines[0]!.length
          const changed = lines.map((line, index) =>
            index === row && /\d/.test(line[at]!) ? line.slice(0, at) + digit + line.slice(at + 1) : line,
          )
          const theirs = parse(changed, { autocorrect: false }).details
          const ours = failedChecks(changed, format)
          for (const [name, field] of Object.entries(checks))
            expect([name, ours.includes(name)]).toEqual([
              name,
              theirs.find((detail) => detail.field === field)?.valid === false,
            ])
        },
      ),
      { numRuns: 300 },
    )
  })
})
