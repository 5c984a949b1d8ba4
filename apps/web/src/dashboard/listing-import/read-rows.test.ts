import { describe, expect, test } from 'vitest'
import de from '@attesta/contract/words/de/dashboard.json' with { type: 'json' }
import en from '@attesta/contract/words/en/dashboard.json' with { type: 'json' }
import it from '@attesta/contract/words/it/dashboard.json' with { type: 'json' }
import { guessMapping, importFields } from './import-fields.ts'
import { readRows } from './read-rows.ts'

const colleagues = [{ id: '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04', name: 'Elena Prova' }]
const read = (head: string[], ...rows: string[][]) =>
  readRows(
    { kind: 'csv', head, rows: rows.map((cells, index) => ({ line: index + 2, cells })), sheets: [], sheet: 0 },
    { mapping: guessMapping(head), colleagues, region: 'it' },
  )

describe.each(Object.entries({ en, it, de }))('headings of our own export in %s', (_, words) => {
  test.each(importFields)('%s is recognised', (field) =>
    expect(guessMapping(['?', words[`Dashboard.Csv.${field}`]])).toEqual({ [field]: 1 }),
  )
  test('its words for a status and for yes and no are recognised', () => {
    const head = ['Nome', 'Indirizzo', 'Canone', 'Stato', 'Paghiamo noi il report', 'Paese']
    const rows = (['open', 'paused', 'reserved', 'let'] as const).map((status) => [
      'Casa',
      'Via 1',
      '1,00',
      words[`Dashboard.Listing.Status.${status}`],
      words['Dashboard.Csv.Yes'],
      words['Dashboard.Listing.Region.de'],
    ])
    expect(read(head, ...rows).map(({ listing }) => [listing?.status, listing?.lan_pays, listing?.region])).toEqual([
      ['open', true, 'de'],
      ['paused', true, 'de'],
      ['reserved', true, 'de'],
      ['let', true, 'de'],
    ])
  })
})

const head = ['Rif.', 'Nome', 'Indirizzo', 'Canone mensile', 'Spese', 'Disponibile dal', 'Proprietario', 'Referente']

test('a row as an agency writes it', () =>
  expect(
    read(head, [
      'A-1',
      'Bilocale',
      'Via Savona 12, 20144 Milano',
      '€ 1.190,50',
      '80',
      '1.3.2027',
      'Rosa Ferri',
      'elena PROVA',
    ]),
  ).toMatchObject([
    {
      line: 2,
      problems: [],
      listing: {
        reference: 'A-1',
        name: 'Bilocale',
        region: 'it',
        rent: '1190.50',
        utilities: '80.00',
        deposit: null,
        lan_pays: false,
        available_from: '2027-03-01',
        owner: 'Rosa Ferri',
        assignee_id: colleagues[0]!.id,
      },
    },
  ]))

test('an empty cell empties the detail, a missing column leaves it', () => {
  const [row] = read(['Nome', 'Indirizzo', 'Canone', 'Proprietario'], ['Bilocale', 'Via 1', '1', ''])
  expect(row!.listing).toMatchObject({ owner: null })
  expect(row!.listing).not.toHaveProperty('reference')
  expect(row!.listing).not.toHaveProperty('status')
})

test.each([
  ['rent', ['A', 'Casa', 'Via 1', 'mille', '', '', '', ''], 'Dashboard.Import.Error.Money'],
  ['rent', ['A', 'Casa', 'Via 1', '', '', '', '', ''], 'Dashboard.Import.Error.Money'],
  ['rent', ['A', 'Casa', 'Via 1', '0', '', '', '', ''], 'Dashboard.Listing.Error.Rent'],
  ['name', ['A', 'C', 'Via 1', '1', '', '', '', ''], 'Dashboard.Listing.Error.Name'],
  ['utilities', ['A', 'Casa', 'Via 1', '1', 'x', '', '', ''], 'Dashboard.Import.Error.Money'],
  ['available_from', ['A', 'Casa', 'Via 1', '1', '', '30.2.2027', '', ''], 'Dashboard.Listing.Error.AvailableFrom'],
  ['assignee', ['A', 'Casa', 'Via 1', '1', '', '', '', 'Nessuno'], 'Dashboard.Import.Error.Assignee'],
] as const)('a wrong %s leaves the row out and says why', (field, cells, key) =>
  expect(read(head, [...cells])).toMatchObject([{ listing: null, problems: [{ field, key }] }]),
)

test('a reference twice is a problem of the second row alone', () => {
  const row = (name: string) => ['A-1', name, 'Via 1', '1', '', '', '', '']
  expect(read(head, row('Uno'), row('Due')).map(({ problems }) => problems.map(({ key }) => key))).toEqual([
    [],
    ['Dashboard.Listing.Error.ReferenceTwice'],
  ])
})
