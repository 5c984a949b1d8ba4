/** Income tax by law: what a year's tariff makes of a taxable income. A year that is not here is not known. */
import { euros, share, type Cents } from '@attesta/domain/money.ts'

interface GermanTariff {
  free: number
  second: readonly [to: number, a: number]
  third: readonly [to: number, a: number, c: number]
  fourth: readonly [to: number, less: number]
  less: number
  /** Of income tax, for one person: below it no solidarity surcharge is due. */
  solidarityFrom: number
}

/** Sources: § 32a EStG and § 3 SolZG in the versions for each year; 2024 as raised in December 2024. A data table. */
const german: Readonly<Record<number, GermanTariff>> = {
  2021: {
    free: 9744,
    second: [14_753, 995.21],
    third: [57_918, 208.85, 950.96],
    fourth: [274_612, 9136.63],
    less: 17_374.99,
    solidarityFrom: 16_956,
  },
  2022: {
    free: 10_347,
    second: [14_926, 1088.67],
    third: [58_596, 206.43, 869.32],
    fourth: [277_825, 9336.45],
    less: 17_671.2,
    solidarityFrom: 16_956,
  },
  2023: {
    free: 10_908,
    second: [15_999, 979.18],
    third: [62_809, 192.59, 966.53],
    fourth: [277_825, 9972.98],
    less: 18_307.73,
    solidarityFrom: 17_543,
  },
  2024: {
    free: 11_784,
    second: [17_005, 954.8],
    third: [66_760, 181.19, 991.21],
    fourth: [277_825, 10_636.31],
    less: 18_971.06,
    solidarityFrom: 18_130,
  },
  2025: {
    free: 12_096,
    second: [17_443, 932.3],
    third: [68_480, 176.64, 1015.13],
    fourth: [277_825, 10_911.92],
    less: 19_246.67,
    solidarityFrom: 19_950,
  },
  2026: {
    free: 12_348,
    second: [17_799, 914.51],
    third: [69_878, 173.1, 1034.87],
    fourth: [277_825, 11_135.63],
    less: 19_470.38,
    solidarityFrom: 20_350,
  },
}

/** How many halves the income is taxed in: 1 alone, 2 for a couple assessed together (§ 32a Abs. 5 EStG). */
export type Splitting = 1 | 2

/** Whole euros both ways, cut off as the law says. undefined for a year whose tariff is not known. */
export function germanIncomeTax(taxable: Cents, year: number, splitting: Splitting): Cents | undefined {
  const tariff = german[year]
  return tariff && euros(splitting * basicTax(Math.floor(taxable / 100 / splitting), tariff))
}

function basicTax(x: number, { free, second, third, fourth, less }: GermanTariff): number {
  if (x <= free) return 0
  if (x <= second[0]) {
    const y = (x - free) / 10_000
    return Math.floor((second[1] * y + 1400) * y)
  }
  if (x <= third[0]) {
    const z = (x - second[0]) / 10_000
    return Math.floor((third[1] * z + 2397) * z + third[2])
  }
  return Math.floor(x <= fourth[0] ? 0.42 * x - fourth[1] : 0.45 * x - less)
}

/** 5.5 % of the income tax, eased in above the limit of the year at 11.9 % of what exceeds it. */
export function solidaritySurcharge(tax: Cents, year: number, splitting: Splitting): Cents | undefined {
  const tariff = german[year]
  if (!tariff) return undefined
  const excess = tax - euros(tariff.solidarityFrom) * splitting
  return excess <= 0 ? 0 : Math.floor(Math.min((tax * 55) / 1000, (excess * 119) / 1000))
}

/** Up to how many euros, at which rate. Source: art. 11 TUIR in the versions for each year. A data table. */
const four = [
  [15_000, 0.23],
  [28_000, 0.25],
  [50_000, 0.35],
  [Infinity, 0.43],
] as const
const three = [
  [28_000, 0.23],
  [50_000, 0.35],
  [Infinity, 0.43],
] as const
const italian: Readonly<Record<number, ReadonlyArray<readonly [to: number, rate: number]>>> = {
  2022: four,
  2023: four,
  2024: three,
  2025: three,
}

/**
 * Gross tax (imposta lorda) to the cent; forms round it to the euro. undefined for a year whose brackets are not known.
 */
export function italianGrossTax(taxable: Cents, year: number): Cents | undefined {
  return italian[year]?.reduce<{ tax: Cents; from: Cents }>(
    ({ tax, from }, [to, rate]) => {
      const limit = to === Infinity ? Infinity : euros(to)
      return { tax: tax + share(Math.max(0, Math.min(taxable, limit) - from), rate), from: limit }
    },
    { tax: 0, from: 0 },
  ).tax
}
