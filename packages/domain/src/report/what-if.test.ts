import { propertyRuns } from '../testing/property-runs.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { whatIf } from '@attesta/contract/what-if.ts'
import { decimal, euros } from '../money.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { whatIfOf } from './what-if.ts'

/** Giulia: 2,001.35 a month and 142.50 of commitments carry 743.54. */
const asking = (rent: number) =>
  assembleRentReport({ ...giuliaFacts, listing: { ...giuliaFacts.listing!, rent: euros(rent) } })
const person = { relationship: '', role: 'Guarantor', email: null, date_of_birth: null, state: 'proven' } as const
const vouchedFor = (rent: number, incomes: Record<string, string | null>) => ({
  ...asking(rent),
  guarantors: {
    content: Object.entries(incomes).map(([fullname, net_income]) => ({ ...person, fullname, net_income })),
  },
})

describe('what would change it', () => {
  test.each([743.54, 620])('is not asked where %d € are within the marks', (rent) =>
    expect(whatIfOf(vouchedFor(rent, { Luca: '3000.00' }))).toBeNull(),
  )

  test('a guarantor whose income carries the rest', () =>
    expect(whatIf.parse(whatIfOf(vouchedFor(1000, { 'Luca Ferrari': '1702.36' })))).toEqual({
      share: 50,
      max_share: 37.2,
      max_rent: '743.54',
      with_guarantors: [{ names: ['Luca Ferrari'], net_income: '1702.36', share: 27, is_within: true }],
      unknown_incomes: [],
    }))

  test('each of several alone, then all of them; who told no income is named', () =>
    expect(whatIfOf(vouchedFor(1200, { Luca: '600.00', Rosa: '700.00', Ada: null }))).toMatchObject({
      with_guarantors: [
        { names: ['Luca'], share: 46.1, is_within: false },
        { names: ['Rosa'], share: 44.4, is_within: false },
        { names: ['Luca', 'Rosa'], net_income: '1300.00', share: 36.3, is_within: true },
      ],
      unknown_incomes: [{ name: 'Ada', role: 'guarantor' }],
    }))

  test('without an income there is nothing to add to', () => {
    const report = { ...vouchedFor(1000, { Luca: '3000.00' }), trace: {} }
    expect(whatIfOf(report)?.with_guarantors).toEqual([])
  })

  test('more income of a guarantor never makes the share larger, nor takes it out of the marks', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 900_000 }), (one, more) => {
        const [less, all] = [one, one + more].map(
          (cents) => whatIfOf(vouchedFor(1000, { Luca: decimal(cents) }))!.with_guarantors[0]!,
        )
        return all!.share! <= less!.share! && (!less!.is_within || all!.is_within)
      }),
      { numRuns: propertyRuns(60) },
    ))
})
