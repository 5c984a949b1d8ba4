import { expect, test } from 'vitest'
import { firmName, personName } from './names.ts'

test.each([
  ['von Bergen, Anke', 'von Bergen, Anke'],
  ['De Santis, Maria Luisa', 'De Santis, Maria Luisa'],
  ['Bianchi, Giulia', 'Bianchi, Giulia'],
  ['Giulia Bianchi, nata a Milano', 'Giulia Bianchi'],
  ['Herrn Max Mustermann', 'Max Mustermann'],
  ['0000137 BIANCHI GIULIA', 'BIANCHI GIULIA'],
  ['COGNOME NOME', null],
  ['Impiegato amministrativo', null],
  ['Bianchi', null],
])('%s → %s', (text, name) => expect(personName(text)).toBe(name))

test.each([
  'TVöD Entgelt EG 9a Stufe 3',
  'Tarif TV-L EG 13',
  'Entgeltgruppe EG 9a',
  'VWL AG-Anteil 26,59',
  'KV AG',
  'Zuschuss AG',
])('«%s» is a pay grade or the employer’s share, and no firm', (text) => expect(firmName(text)).toBeNull())
test.each(['Krause AG', 'Wohnbau eG', 'Stadtwerke Altenfels AG', 'Anteil Bau SE'])('%s is a firm', (text) =>
  expect(firmName(text)).toBe(text),
)

test('a street behind a firm is none of its form', () => expect(firmName('Krause AG Antonstraße 5')).toBe('Krause AG'))
