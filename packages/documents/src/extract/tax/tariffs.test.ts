import { describe, expect, test } from 'vitest'
import { euros } from '@attesta/domain/money.ts'
import { germanIncomeTax, italianGrossTax, solidaritySurcharge } from './tariffs.ts'

/** Where one formula of § 32a EStG ends and the next begins. */
const borders: Record<number, readonly number[]> = {
  2021: [9744, 14_753, 57_918, 274_612],
  2022: [10_347, 14_926, 58_596, 277_825],
  2023: [10_908, 15_999, 62_809, 277_825],
  2024: [11_784, 17_005, 66_760, 277_825],
  2025: [12_096, 17_443, 68_480, 277_825],
  2026: [12_348, 17_799, 69_878, 277_825],
}

describe('the German tariff', () => {
  test.each(Object.entries(borders).flatMap(([year, at]) => at.map((border) => [Number(year), border])))(
    '%i runs on without a jump at %i',
    (year, border) => {
      const [under, over] = [germanIncomeTax(euros(border), year, 1)!, germanIncomeTax(euros(border + 1), year, 1)!]
      expect(over - under).toBeGreaterThanOrEqual(0)
      expect(over - under).toBeLessThanOrEqual(euros(1))
    },
  )

  test.each([
    ['nothing up to the free amount', 12_096, 2025, 1, 0],
    ['twice nothing for two', 24_192, 2025, 2, 0],
    ['the top rate', 300_000, 2024, 1, 116_028],
    ['a couple pays twice the tax of half the income', 100_000, 2024, 2, 2 * 10_872],
  ] as const)('%s', (_, income, year, splitting, tax) =>
    expect(germanIncomeTax(euros(income), year, splitting)).toBe(euros(tax)),
  )

  test('cents of income do not count', () =>
    expect(germanIncomeTax(euros(30_000) + 99, 2025, 1)).toBe(germanIncomeTax(euros(30_000), 2025, 1)))
  test('a year to come is not known', () => expect(germanIncomeTax(euros(30_000), 2031, 1)).toBeUndefined())
})

test.each([
  ['none up to the limit', 19_950, 2025, 1, 0],
  ['eased in above it', 20_950, 2025, 1, 119],
  ['in full far above', 60_000, 2025, 1, 3300],
  ['the limit of a couple is twice as high', 39_900, 2025, 2, 0],
] as const)('solidarity surcharge: %s', (_, tax, year, splitting, due) =>
  expect(solidaritySurcharge(euros(tax), year, splitting)).toBe(euros(due)),
)

test.each([
  ['one bracket', 20_000, 2024, 4600],
  ['two brackets', 38_000, 2024, 9940],
  ['three brackets', 60_000, 2025, 18_440],
  ['four brackets before 2024', 38_000, 2022, 10_200],
] as const)('imposta lorda: %s', (_, taxable, year, tax) =>
  expect(italianGrossTax(euros(taxable), year)).toBe(euros(tax)),
)
