import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractStatement } from './statement.ts'
import { germanLayouts } from './layouts-de.fixture.ts'
import { italianLayouts } from './layouts-it.fixture.ts'
import { neobankLayouts } from './layouts-neobank.fixture.ts'

const context = { today: '2026-02-10', applicant: null, source: 'text' as const }

describe('layouts', () => {
  test.each([...italianLayouts, ...germanLayouts, ...neobankLayouts].map((layout) => [layout.name, layout] as const))('%s', (_, { text, expected }) => {
    const read = extractStatement(pagesFromText(text), context)
    const accounts = read?.section.accounts ?? []
    expect(accounts.map((account) => ({
      ...Object.fromEntries(Object.keys(expected[0]!).filter((key) => key !== 'rows').map((key) => [key, account[key as 'iban']])),
      rows: account.transactions.map((t) => [t.booked_on, t.amount]),
    }))).toEqual(expected)
  })
})
