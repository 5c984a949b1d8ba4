/** Benefits that stand for pay for a while: what they pay ends. Source: C-other-income. */
import type { LineSeries } from '../facts/account-lines.ts'
import { foldWords } from '../transactions/fold.ts'

const temporaryKinds = ['sick', 'parental', 'short_time', 'unemployment'] as const
type TemporaryKind = (typeof temporaryKinds)[number]

/** Folded words of the booking. Sources: causali of INPS, payments of the German health insurers and the Bundesagentur. */
const words: Record<TemporaryKind, RegExp> = {
  sick: /KRANKENGELD|VERLETZTENGELD|UBERGANGSGELD|\bMALATTIA\b|\bINFORTUNIO\b/,
  parental: /MUTTERSCHAFTSGELD|ELTERNGELD|\bMATERNITA\b|\bPATERNITA\b|CONGEDO PARENTALE/,
  short_time: /KURZARBEITERGELD|CASSA INTEGRAZIONE|INTEGRAZIONE SALARIALE|\bCIG[OSD]?\b|\bFIS\b/,
  unemployment: /ARBEITSLOSENGELD|\bALG( I)?\b(?! II)|NASPI|\bASPI\b|DIS ?COLL|\bDISOCCUPAZIONE\b|INSOLVENZGELD/,
}
/** In their place pay comes again: what is left of it meanwhile is not the pay. */
const besidePay: readonly TemporaryKind[] = ['sick', 'parental', 'short_time']

export interface TemporaryBenefit {
  kind: TemporaryKind
  series: LineSeries
}

/** What offices pay in place of pay, by payer. */
export const temporaryBenefits = (series: readonly LineSeries[]): TemporaryBenefit[] =>
  series.flatMap((one): TemporaryBenefit[] => {
    if (one.category !== 'benefits' || one.typicalAmount <= 0) return []
    const said = one.movements.map(({ description }) => foldWords(description).join(' '))
    const kind = temporaryKinds.find((name) => said.some((text) => words[name].test(text)))
    return kind === undefined ? [] : [{ kind, series: one }]
  })

/** Whether a benefit says why less pay comes. */
export const standsForPay = ({ kind }: TemporaryBenefit): boolean => besidePay.includes(kind)
