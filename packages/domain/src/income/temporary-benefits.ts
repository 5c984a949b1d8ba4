/** Benefits that stand for pay for a while: what they pay ends. Source: C-other-income. */
import type { LineSeries } from '../facts/account-lines.ts'
import { foldWords } from '../transactions/fold.ts'

/**
 * In their place pay comes again: what is left of it meanwhile is not the pay. Sources: causali of INPS, payments of the
 * German health insurers.
 */
const besidePay = new RegExp(
  [
    'KRANKENGELD|VERLETZTENGELD|UBERGANGSGELD|\\bMALATTIA\\b|\\bINFORTUNIO\\b',
    'MUTTERSCHAFTSGELD|ELTERNGELD|\\bMATERNITA\\b|\\bPATERNITA\\b|CONGEDO PARENTALE',
    'KURZARBEITERGELD|CASSA INTEGRAZIONE|INTEGRAZIONE SALARIALE|\\bCIG[OSD]?\\b|\\bFIS\\b',
  ].join('|'),
)
/** Of those whose pay ended. Sources: INPS, Bundesagentur. */
const afterPay = /ARBEITSLOSENGELD|\bALG( I)?\b(?! II)|NASPI|\bASPI\b|DIS ?COLL|\bDISOCCUPAZIONE\b|INSOLVENZGELD/

const says = ({ movements }: LineSeries, words: RegExp): boolean =>
  movements.some(({ description }) => words.test(foldWords(description).join(' ')))

/** What offices pay in place of pay, by payer. */
export const temporaryBenefits = (series: readonly LineSeries[]): LineSeries[] =>
  series.filter(
    (one) => one.category === 'benefits' && one.typicalAmount > 0 && (says(one, besidePay) || says(one, afterPay)),
  )

/** Whether a benefit says why less pay comes. */
export const standsForPay = (benefit: LineSeries): boolean => says(benefit, besidePay)
