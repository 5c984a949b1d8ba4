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

test('a line that names no one has no counterparty', () => expect(named([['IMPOSTA DI BOLLO', -100]])).toEqual([null]))

test.each([
  ['capitals to the end are a name', 'Contactless THE RED LION', 'THE RED LION'],
  ['a legal form in capitals alone is no name', 'Lastschrift Tischlerei Brandl KG', 'Tischlerei Brandl KG'],
  ['one unknown word before the bank’s own', 'Einkauf girocard DB Vertrieb GmbH', 'DB Vertrieb GmbH'],
  ['a compound that says how money moves', 'SEPA-Basislastschrift Finanzamt Kiel', 'Finanzamt Kiel'],
  ['the letter of a side is no name', 'Bill payment MILLBROOK LETTINGS DR', 'MILLBROOK LETTINGS'],
  ['a word of the bank inside a name', 'PAGAMENTO POS RISTORANTE DA GINO', 'RISTORANTE DA GINO'],
])('in a single line: %s', (_, line, name) => expect(named([[line, -100]])).toEqual([name]))
