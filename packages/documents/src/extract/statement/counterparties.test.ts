import { expect, test } from 'vitest'
import { payerOf } from '@attesta/domain/transactions/payer.ts'
import { counterpartiesOf } from './counterparties.ts'
import { counterpartyLines } from './counterparty-lines.fixture.ts'

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

test('what follows a name otherwise each time is a message', () =>
  expect(
    named([
      ['Gutschrift Jana Peters Danke fürs Essen', 1200],
      ['Gutschrift Jana Peters Kino', 900],
      ['Gutschrift Jana Peters Anteil Pizza', 700],
      ['Lastschrift Stadtwerke Süd Nord', -700],
      ['Lastschrift Stadtwerke Süd', -700],
    ]),
  ).toEqual(['Jana Peters', 'Jana Peters', 'Jana Peters', 'Stadtwerke Süd Nord', 'Stadtwerke Süd']))

test('an office’s word begins a name, however many names it stands before', () =>
  expect(
    named([
      ['Jobcenter Köln', 100],
      ['Jobcenter Bonn', 100],
      ['Finanzamt Köln-Süd', -100],
      ['Finanzamt Bonn', -100],
      ['Pensionskasse der Bosch', 100],
      ['Pensionskasse der Aerzte', 100],
      ['Versorgungswerk der Aerzte', 100],
    ]),
  ).toEqual([
    'Jobcenter Köln',
    'Jobcenter Bonn',
    'Finanzamt Köln-Süd',
    'Finanzamt Bonn',
    'Pensionskasse der Bosch',
    'Pensionskasse der Aerzte',
    'Versorgungswerk der Aerzte',
  ]))

test('a town behind two shops is neither’s name', () =>
  expect(
    named([
      ['Lastschrift REWE Köln', -100],
      ['Kartenzahlung Edeka Köln', -100],
    ]),
  ).toEqual(['REWE Köln', 'Edeka Köln']))

test('an end that the width of a column cuts off is no message', () =>
  expect(
    named([
      ['PAGAMENTO CARTA STUDIO LEGALE FERRI', -100],
      ['PAGAMENTO CARTA STUDIO LEGALE FERR', -100],
      ['PAGAMENTO CARTA STUDIO LEGALE F', -100],
    ]),
  ).toEqual(['STUDIO LEGALE FERRI', 'STUDIO LEGALE FERR', 'STUDIO LEGALE F']))

test('a line that names no one has no counterparty', () => expect(named([['IMPOSTA DI BOLLO', -100]])).toEqual([null]))

test.each([
  ['capitals to the end are a name', 'Contactless THE RED LION', 'THE RED LION'],
  ['a legal form in capitals alone is no name', 'Lastschrift Tischlerei Brandl KG', 'Tischlerei Brandl KG'],
  ['one unknown word before the bank’s own', 'Einkauf girocard DB Vertrieb GmbH', 'DB Vertrieb GmbH'],
  ['a compound that says how money moves', 'SEPA-Basislastschrift Finanzamt Kiel', 'Finanzamt Kiel'],
  ['the letter of a side is no name', 'Bill payment MILLBROOK LETTINGS DR', 'MILLBROOK LETTINGS'],
  [
    'what is paid for, in capitals behind a name',
    'Gerichtsvollzieherin Kern PFAENDUNG DR II',
    'Gerichtsvollzieherin Kern',
  ],
  ['a payee that begins with a purpose', 'Rundfunk ARD, ZDF, DRadio', 'Rundfunk ARD, ZDF, DRadio'],
  ['a fund that begins with an unknown word', 'FONDO PENSIONE COMETA RENDITA', 'FONDO PENSIONE COMETA'],
  ['a word that opens a message', 'BONIFICO A ROSSI MARCO META AFFITTO', 'ROSSI MARCO'],
  ['a word of the bank inside a name', 'PAGAMENTO POS RISTORANTE DA GINO', 'RISTORANTE DA GINO'],
])('in a single line: %s', (_, line, name) => expect(named([[line, -100]])).toEqual([name]))

/** The lines of which the name was not read, whatever its letters' case. */
const misread = (read: (lines: readonly (readonly [line: string, sign: 1 | -1])[]) => (string | null)[]) =>
  (['de', 'it', 'en'] as const).flatMap((language) => {
    const lines = counterpartyLines.filter(([of]) => of === language),
      names = read(lines.map(([, sign, line]) => [line, sign]))
    return lines.flatMap(([, , line, name], at) => (names[at]?.toLowerCase() === name.toLowerCase() ? [] : [line]))
  })

test('names that hold words of purpose are read whole, but for these', () =>
  expect(
    misread((lines) =>
      counterpartiesOf(lines.map(([line, sign]) => ({ first: line, whole: line, cents: sign * 100 }))),
    ),
  ).toMatchInlineSnapshot(`
    [
      "Gutschrift Unterhaltsvorschusskasse Landkreis Celle UVG 11/26",
      "Bank credit PENSION SERVICE DWP STATE PENSION",
      "BACS credit SALARY FINANCE LTD WAGES OCT",
    ]
  `))

test('the same of each line alone', () =>
  expect(misread((lines) => lines.map(([description, sign]) => payerOf({ description, amount: sign * 100 }).name)))
    .toMatchInlineSnapshot(`
      [
        "Lastschrift Mietwagen Schubert e.K. Rechnung 8811",
        "Gutschrift Unterhaltsvorschusskasse Landkreis Celle UVG 11/26",
        "Bank credit PENSION SERVICE DWP STATE PENSION",
        "BACS credit SALARY FINANCE LTD WAGES OCT",
        "Faster payment from BILL PAYNE thanks for dinner",
        "Standing order RENT SMART PROPERTIES LTD RENT FLAT 3",
      ]
    `))
