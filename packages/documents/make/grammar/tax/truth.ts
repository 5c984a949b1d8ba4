/** What a tax form drawn by the grammar says, as the parse result should say it. */
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { sum } from '@attesta/domain/money.ts'
import { type TaxFigures, taxTruth } from '../../documents/tax-document.ts'
import type { TaxLayout } from './layout.ts'
import type { TaxStory } from './story.ts'

export interface TaxTruth {
  expected: Partial<ParseResult>
}

/** The name as the layout writes it, in one. */
export function printedName({ choices }: TaxLayout, { person }: TaxStory): string {
  const { latinName, givenName, familyName, address } = person,
    name = address.country === 'DE' ? `${givenName} ${familyName}` : `${latinName.family} ${latinName.given}`
  return choices.nameCase === 'capitals' ? name.toUpperCase() : name
}

function figuresOf({ pay, filed, flatRate, wages, assessed }: TaxStory): TaxFigures {
  if (pay) {
    const { taxable, incomeTax, regional, municipalAdvance, municipalBalance } = pay
    return {
      gross: taxable,
      taxable: null,
      tax: incomeTax,
      net: taxable - incomeTax - regional - municipalAdvance - municipalBalance,
      isProven: false,
    }
  }
  if (filed) {
    const { total, taxable, netTax, regional, municipal } = filed
    return { gross: total, taxable, tax: netTax, net: total - netTax - regional.due - municipal.due, isProven: true }
  }
  if (flatRate) {
    const { gross, taxable, tax, contributions } = flatRate
    return { gross, taxable, tax, net: gross - contributions - tax, isProven: true }
  }
  if (wages) {
    const { gross, withheld } = wages
    return { gross, taxable: null, tax: withheld['LSt']!, net: gross - sum(Object.values(withheld)), isProven: false }
  }
  const { wages: earned, income, taxable, tax, solidarity, church } = assessed!,
    gross = earned ?? income
  return { gross, taxable, tax, net: gross - tax - solidarity - (church ?? 0), isProven: true }
}

export function taxTruthOf(layout: TaxLayout, story: TaxStory): TaxTruth {
  const [form] = layout.form.split(', ') as [NonNullable<ParseResult['tax_document']>['form']],
    { employment } = story.person
  const hasEmployer = story.pay !== null || story.wages !== null
  const { type, country, tax_document } = taxTruth(
    form,
    story.year,
    story.person,
    printedName(layout, story),
    figuresOf(story),
    hasEmployer ? employment!.employer : null,
  )
  return {
    expected: {
      type: type!,
      country: country!,
      tax_document: { ...tax_document!, days: story.pay ? story.pay.days : null },
    },
  }
}
