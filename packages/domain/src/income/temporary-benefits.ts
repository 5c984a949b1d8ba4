/** Benefits that stand for pay for a while: what they pay ends. Source: C-other-income. */
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import type { PaidPayslip } from './paid-payslips.ts'
import { isWithinPayTime } from './pay-credits.ts'
import { foldWords } from '../transactions/fold.ts'
import type { Category } from '../transactions/wording.ts'

/**
 * In their place pay comes again: what is left of it meanwhile is not the pay. Sources: causali of INPS, payments of the
 * German health insurers.
 */
const besidePay = new RegExp(
  [
    'KRANKENGELD|\\bKRG VOM\\b|\\b(?:KRANKENKASSE|AOK|BARMER)(?: EREF NOTPROVIDED)?(?: SVWZ)? KG\\b',
    'VERLETZTENGELD|UBERGANGSGELD|\\bMALATTIA\\b|\\bINFORTUNIO\\b',
    'MUTTERSCHAFTSGELD|ELTERNGELD|\\bMATERNITA\\b|\\bPATERNITA\\b|CONGEDO PARENTALE',
    'UBERGANGSGEBUHRNIS|PFLEGEUNTERSTUTZUNGSGELD|QUALIFIZIERUNGSGELD|\\bCONGEDO STRAORDINARIO\\b',
    'KURZARBEITERGELD|CASSA INTEGRAZIONE|INTEGRAZIONE SALARIALE|\\bCIG[OSD]?\\b|\\bFIS\\b',
  ].join('|'),
)
/** Of those whose pay ended or who are not paid; «II» was paid beside a low pay. Sources: INPS, Bundesagentur. */
const unemployed = new RegExp(
  [
    'ARBEITSLOSENGELD(?! (?:II|2)\\b)|INSOLVENZGELD|\\bALO ?GELD\\b|\\bALG(?:1|I|W| I| W)?\\b(?! (?:II|2)\\b)',
    'NASPI|\\bASPI\\b|DIS ?COLL|\\bDISOCCUPAZIONE\\b',
  ].join('|'),
)
/** What farm hands get once a year for days without work, beside a post too. */
const ofFarmHands = /\bAGRICOLA\b/
/** And what is granted for months or a year. */
const afterPay = new RegExp(
  [
    unemployed.source,
    '\\bSGB III\\b|GRUNDUNGSZUSCHUSS|\\bISCRO\\b|SUPPORTO FORMAZIONE LAVORO|\\bSFL\\b|ASSEGNO DI INCLUSIONE|\\bADI\\b',
    // Paid for bus tickets and bicycles too, by municipalities.
    '\\b(?:INPS|INDENNITA|INDENNITA DI) MOBILITA\\b|\\bMOBILITA IN DEROGA\\b',
  ].join('|'),
)

/** A pension granted until a day, for reduced earning capacity above all. */
const untilDay = /\bBEFRISTET\w*|\b(?:EM|ERWERBSMIND\w*)\b.*\bBIS \d|\b(?:ERWERBSMINDERUNGS)?ZEITRENTE\b|RENTE AUF ZEIT/

const says = ({ movements }: LineSeries, words: RegExp): boolean =>
  movements.some(({ description }) => words.test(foldWords(description).join(' ')))

const ends: Partial<Record<Category, readonly RegExp[]>> = { benefits: [besidePay, afterPay], pension: [untilDay] }

/** What offices pay in place of pay, by payer. */
export const temporaryBenefits = (series: readonly LineSeries[]): LineSeries[] =>
  series.filter((one) => one.typicalAmount > 0 && ends[one.category]?.some((words) => says(one, words)))

/** Less stands beside a pay for fewer hours, which may go to an account that is not shown. */
const MUCH_OF_PAY = 0.5

/**
 * The payslips in whose time no pay came and a benefit in its place did: what replaces a pay is none beside
 * it.
 */
export const replacedPayslips = (
  paid: readonly PaidPayslip[],
  series: readonly LineSeries[],
): Set<EvidenceDocument> => {
  const inPlaceOfPay = temporaryBenefits(series).filter(({ category }) => category === 'benefits')
  const lines = inPlaceOfPay.flatMap(({ movements }) => movements)
  const isMuch = (slip: PaidPayslip['slip'], line: AccountLine) => line.amount >= MUCH_OF_PAY * slip.net
  const isReplaced = ({ slip, credit }: PaidPayslip) =>
    credit === null && lines.some((line) => isMuch(slip, line) && isWithinPayTime(slip, line))
  return new Set(paid.filter(isReplaced).map(({ slip }) => slip.document))
}

/** Whether a benefit says why less pay comes. */
export const standsForPay = (benefit: LineSeries): boolean => says(benefit, besidePay)

/** Whether it is paid to those who have no post or whose employer is insolvent. */
export const isUnemploymentBenefit = (one: LineSeries): boolean =>
  one.category === 'benefits' && one.typicalAmount > 0 && says(one, unemployed) && !says(one, ofFarmHands)

const ofInsolvency = /INSOLVENZGELD/
/** Whether it is paid only to those who have no post; of an insolvent employer the post goes on. */
export const saysNoPost = (one: LineSeries): boolean => isUnemploymentBenefit(one) && !says(one, ofInsolvency)
