import { expect, test } from 'vitest'
import { counterpartiesOf } from './counterparties.ts'

const named = (lines: readonly (readonly [line: string, cents: number])[]) =>
  counterpartiesOf(lines.map(([line, cents]) => ({ first: line, whole: `${line} REF 4711`, cents })))

test('what a bank begins its lines with is no part of the name, in words that no list knows', () =>
  expect(
    named([
      ['Gelora nasi TRAINLINE', -100],
      ['Gelora nasi THE RED LION', -200],
      ['Bodigu THE RED LION', -300],
      ['Bodigu HMRC', -400],
      ['Rimatu den NORTHGATE JOINERY LTD', 500],
      ['Rimatu den HMRC', 600],
    ]),
  ).toEqual(['TRAINLINE', 'THE RED LION', 'THE RED LION', 'HMRC', 'NORTHGATE JOINERY LTD', 'HMRC']))

test('words before a name tell it in a single line', () =>
  expect(named([['BONIFICO A VOSTRO FAVORE DISPOSTO DA MITT.: ACME SRL BENEF.: ROSSI', 100]])).toEqual(['ACME SRL']))

test('the number of a row and the dots to its amount are no name', () =>
  expect(
    named([
      ['1 Bodigu HMRC ..........', -100],
      ['2 Bodigu AVIVA ..........', -100],
      ['3 Rimatu AVIVA ..........', -100],
    ]),
  ).toEqual(['HMRC', 'AVIVA', 'AVIVA']))

test('a line that names nobody has no counterparty', () => expect(named([['IMPOSTA DI BOLLO', -100]])).toEqual([null]))
