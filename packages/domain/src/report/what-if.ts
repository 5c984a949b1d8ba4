import type { RentReport } from '@attesta/contract/report.ts'
import type { WhatIf } from '@attesta/contract/what-if.ts'
import { affordableRent, residualIncome } from '../affordability/affordable-rent.ts'
import { shareOfIncome } from '../affordability/share-of-income.ts'
import { addFigures, figureOf, unknownFigure, type Figure } from '../facts/figure.ts'
import { decimal, fromDecimal, sum, type Cents } from '../money.ts'

/** Returns an amount of a report that is only computed with: how well it stands is not told again. */
const amountOf = (value: string | null | undefined): Figure =>
  value === null || value === undefined
    ? unknownFigure()
    : figureOf({ value: fromDecimal(value), rule: 'report.amount@1', from: [] })

interface KnownGuarantor {
  fullname: string
  netIncome: Cents
}

/** Of the guarantors with a known income: each alone, and all together where there are several. */
const choicesOf = (guarantors: readonly KnownGuarantor[]): (readonly KnownGuarantor[])[] => [
  ...guarantors.map((one) => [one]),
  ...(guarantors.length > 1 ? [guarantors] : []),
]

/**
 * Returns what would bring the asking rent within the marks, where it is above the largest: null where it is not, or
 * where the report does not know. A guarantor's income is added for this one question; the household's figures stay as
 * they are.
 */
export function whatIfOf({ monthly_affordability, trace, guarantors, hh_members }: RentReport): WhatIf | null {
  const { rent, max, percentage, ratios, shares_of_net } = monthly_affordability
  if (rent === null || max === null || fromDecimal(rent) <= fromDecimal(max)) return null
  const [netIncome, costs] = [
    amountOf(trace.household_net_income?.value),
    amountOf(trace.household_committed_costs?.value),
  ]
  const known = guarantors.content.flatMap(({ fullname, net_income }) =>
    net_income === null ? [] : [{ fullname, netIncome: fromDecimal(net_income) }],
  )
  const withGuarantors = (some: readonly KnownGuarantor[]) => {
    const added = sum(some.map((one) => one.netIncome))
    const together = addFigures('household.with-guarantors@1', {
      household: netIncome,
      guarantors: amountOf(decimal(added)),
    })
    const carried = affordableRent(residualIncome(together, { costs, isInPart: false }), ratios.max).value
    return {
      names: some.map(({ fullname }) => fullname),
      net_income: decimal(added),
      share: shareOfIncome(fromDecimal(rent), together.value),
      is_within: carried !== null && fromDecimal(rent) <= carried,
    }
  }
  return {
    share: percentage,
    max_share: shares_of_net?.max ?? null,
    max_rent: max,
    with_guarantors: netIncome.value === null ? [] : choicesOf(known).map(withGuarantors),
    unknown_incomes: [
      ...hh_members.content
        .filter(({ counted }) => !counted)
        .map(({ fullname }) => ({ name: fullname, role: 'co-applicant' as const })),
      ...guarantors.content
        .filter(({ net_income }) => net_income === null)
        .map(({ fullname }) => ({ name: fullname, role: 'guarantor' as const })),
    ],
  }
}
