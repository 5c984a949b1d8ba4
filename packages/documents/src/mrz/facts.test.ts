import { expect, test } from 'vitest'
import { factsOfZone } from './facts.ts'
import { failedChecks, type MrzFormat } from './format.ts'

const TODAY = '2025-06-30'
const clear = (lines: readonly string[]) => lines.map((line) => [...line].map(() => 0.2))

const read = (format: MrzFormat, lines: string[], margins = clear(lines)) =>
  factsOfZone({ format, lines, margins, score: 0.97, failed: failedChecks(lines, format), box: [0, 0, 1, 1] }, TODAY)

const TD1 = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<']

test('the fields of a card', () => {
  expect(read('TD1', TD1)).toMatchObject({
    valid: true,
    number: 'D23145890',
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    bornOn: '1974-08-12',
    expiresOn: '2012-04-15',
    sex: 'F',
    nationality: 'UTO',
    issuer: 'UTO',
    namesAreClear: true,
  })
})

test('a number whose check digit fails is not repaired but left out, and the zone is not valid', () => {
  const changed = [TD1[0]!.replace('D231458907', 'D231458997'), TD1[1]!, TD1[2]!]
  expect(read('TD1', changed)).toMatchObject({ valid: false, number: null, bornOn: '1974-08-12' })
})

test('a character that was a guess is not believed, though all digits hold', () => {
  const margins = clear(TD1)
  margins[0]![7] = 0.001
  margins[2]![3] = 0.001
  expect(read('TD1', TD1, margins)).toMatchObject({
    valid: false,
    number: null,
    namesAreClear: false,
    bornOn: '1974-08-12',
  })
})

test('Germany is D, a sex may be unspecified, dates may be unknown', () => {
  const lines = ['P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<', 'C01X00T478D<<6408<<<<2702283<<<<<<<<<<<<<<<4']
  expect(read('TD3', lines)).toMatchObject({
    issuer: 'D',
    nationality: 'D',
    sex: 'X',
    bornOn: null,
    surname: 'MUSTERMANN',
    givenNames: 'ERIKA',
  })
})

test('the identity card of Germany says no sex, and a name that fills the field loses its last word', () => {
  expect(
    read('TD1', ['IDD<<L01X00T471<<<<<<<<<<<<<<<', '6408122<2702283D<<<<<<<<<<<<<8', 'MUSTERMANN<<ERIKA<<<<<<<<<<<<<']),
  ).toMatchObject({ sex: null, issuer: 'D', cutName: null })
  expect(read('TD1', [TD1[0]!, TD1[1]!, 'ERIKSSON<<ANNA<MARIA<CRISTINAX'])).toMatchObject({
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    cutName: { of: 'given_names', text: 'ANNA MARIA CRISTINAX' },
  })
  expect(read('TD1', [TD1[0]!, TD1[1]!, 'WOLFESCHLEGELSTEINHAUSENBERGER']).cutName).toEqual({
    of: 'surname',
    text: 'WOLFESCHLEGELSTEINHAUSENBERGER',
  })
})

test.each([
  ['250630', '2025-06-30'],
  ['250701', '1925-07-01'],
  ['000229', '2000-02-29'],
  ['990101', '1999-01-01'],
])('born %s is %s', (printed, expected) => {
  const lines = [TD1[0]!, `${printed}${'0'}F1204159UTO<<<<<<<<<<<6`, TD1[2]!]
  expect(
    factsOfZone({ format: 'TD1', lines, margins: clear(lines), score: 0.97, failed: [], box: [0, 0, 1, 1] }, TODAY)
      .bornOn,
  ).toBe(expected)
})
