/** The lines of the two Italian returns: the settlement of the 730, quadri RN, RV and LM of Redditi PF. */
import type { Cents } from '@attesta/domain/money.ts'
import type { YearlyReturn } from '../../../life/tax-return.ts'
import { diceOf } from '../../../random.ts'
import type { Point, Section } from '../draw/form.ts'
import type { TaxLayout } from '../layout.ts'
import type { TaxStory } from '../story.ts'

type Line = readonly [mark: string, concept: Point['concept'], cents: Cents | null, parts?: Point['parts']]

/** Lines of the settlement from the taxes on move by as many. */
const MOVED_FROM = 15
const MOVED_BY = 4
/** The other person's sums are this part of the first one's. */
const OTHERS_PART = 0.61

const unlessNothing = (cents: Cents) => (cents === 0 ? null : cents)

export function settlementOf({ choices, story }: TaxLayout, { filed }: TaxStory): Section[] {
  const { regional, municipal, ...year } = filed!,
    isShort = choices.filled === 'few'
  const lines: Line[] = [
    ['3', 'buildings', unlessNothing(year.land)],
    ['4', 'employment', year.employment],
    ['11', 'total', year.total],
    ['12', 'home', null],
    ['13', 'deductible', unlessNothing(year.deductible)],
    ['14', 'taxable', year.taxable],
    ['16', 'grossTax', year.grossTax],
    ['25', 'employeeCredit', isShort ? null : year.employeeCredit],
    ['28', 'expenseCredit', isShort ? null : unlessNothing(year.expenseCredit)],
    ['48', 'credits', year.employeeCredit + year.expenseCredit],
    ['50', 'netTax', year.netTax],
    ['59', 'withheldTotal', year.withheld],
    ['60', 'difference', unlessNothing(year.netTax - year.withheld)],
  ]
  const surcharges: Line[] = [
    ['71', 'surchargeBase', year.taxable],
    ['72', 'regionalDue', regional.due],
    ['73', 'regionalWithheld', regional.withheld],
    ['74', 'surchargeLeft', unlessNothing(regional.due - regional.withheld)],
    ['75', 'municipalDue', municipal.due],
    ['76', 'municipalWithheld', municipal.withheld],
    ['77', 'surchargeLeft', unlessNothing(municipal.due - municipal.withheld)],
    ['137', 'reference', choices.filled === 'many' ? year.reference : null],
  ]
  const dice = diceOf(`${story}:other`)
  const pointsOf = (part: readonly Line[]) =>
    part.map(([mark, concept, cents]): Point => {
      const isMoved = choices.numbering === 'moved' && Number(mark) >= MOVED_FROM
      return {
        mark: isMoved ? String(Number(mark) + MOVED_BY) : mark,
        concept,
        cents,
        ...(cents === null ? {} : { other: Math.round((cents * OTHERS_PART * dice.between(80, 110)) / 10_000) * 100 }),
      }
    })
  return [
    { heading: 'pointsHeading', points: pointsOf(lines) },
    { heading: 'surchargesHeading', points: pointsOf(surcharges) },
  ]
}

const pointsOf = (lines: readonly Line[]): Point[] =>
  lines.map(([mark, concept, cents, parts]) => ({ mark, concept, cents, ...(parts ? { parts } : {}) }))

export function ordinaryReturnOf({ choices }: TaxLayout, { filed }: TaxStory): Section[] {
  const { regional, municipal, ...year } = filed!
  const differences = (from: number, { due, withheld }: YearlyReturn['regional']): Line[] => [
    [`RV${from}`, 'surchargeLeft', unlessNothing(Math.max(0, due - withheld))],
    [`RV${from + 1}`, 'surchargeLeft', unlessNothing(Math.max(0, withheld - due))],
  ]
  return [
    {
      heading: 'pointsHeading',
      points: pointsOf([
        ['RN1', 'total', year.total, choices.filled === 'few' ? undefined : [['reference', year.reference]]],
        ['RN2', 'home', null],
        ['RN3', 'deductible', unlessNothing(year.deductible)],
        ['RN4', 'taxable', year.taxable],
        ['RN5', 'grossTax', year.grossTax],
        ['RN7', 'employeeCredit', year.employeeCredit],
        ['RN13', 'expenseCredit', unlessNothing(year.expenseCredit)],
        ['RN22', 'credits', year.employeeCredit + year.expenseCredit],
        ['RN26', 'netTax', year.netTax],
        ['RN33', 'withheldTotal', year.withheld],
        ['RN34', 'difference', unlessNothing(year.netTax - year.withheld)],
      ]),
    },
    {
      heading: 'surchargesHeading',
      points: pointsOf([
        ['RV1', 'surchargeBase', year.taxable],
        ['RV2', 'regionalDue', regional.due],
        ['RV3', 'regionalWithheld', regional.withheld],
        ...differences(7, regional),
        ['RV10', 'municipalDue', municipal.due],
        ['RV11', 'municipalWithheld', municipal.withheld],
        ...differences(15, municipal),
      ]),
    },
  ]
}

export function flatRateOf({ choices }: TaxLayout, { flatRate }: TaxStory): Section[] {
  const year = flatRate!
  return [
    {
      heading: 'pointsHeading',
      points: pointsOf([
        [
          'LM22',
          'turnover',
          null,
          [
            ['turnover', year.turnover],
            ['flatGross', year.gross],
          ],
        ],
        ['LM34', 'flatGross', year.gross],
        ['LM35', 'flatContributions', year.contributions],
        ['LM36', 'flatNet', year.net],
        ['LM37', 'flatLosses', unlessNothing(year.losses)],
        ['LM38', 'flatTaxable', year.taxable],
        ['LM39', 'flatTax', year.tax],
        ['LM45', 'flatAdvances', choices.filled === 'many' ? 0 : null],
        ['LM46', 'flatDebit', year.tax],
      ]),
    },
  ]
}
