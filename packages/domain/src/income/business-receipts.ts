/** What clients pay to a business, told apart from other money that comes to its owner. Source: C-self-employed-income. */
import { monthOf, type Day, type Month } from '../day.ts'
import { isOwn, isWithOthers, statementMonths, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { lastFullMonths, windows } from '../journey/windows.ts'
import { foldWords } from '../transactions/fold.ts'
import { payerKind } from '../transactions/institution.ts'
import { paidByFormerPost, saysInvoice } from './former-pay.ts'
import { privateReceipts } from './private-receipts.ts'
import { borrowed } from './loans-paid-out.ts'

/** Fattura n. 12   Rechnung 2026-14   RG-NR 7   Onorario   Lezione   Nachhilfe   seduta   Behandlung */
const billed = new RegExp(
  [
    '\\b(?:FATTURA|FATT|FT|PARCELLA|NOTULA|RICEVUTA|ONORARI[OI]|COMPENS[OI]|PRESTAZION[EI]|LEZION[EI]|SEDUT[AE]|VISITA',
    'COMPETENZE|PRATIC(?:A|HE)|CONSULENZ[AE]|MANUTENZION[EI]',
    'CORSO|LAVOR[OI]|PREVENTIVO|ACCONTO|SALDO|INVOICE|RECHNUNG\\w*|RECHN|RG|RE|RGNR|HONORAR\\w*|AUFTRAG\\w*',
    '\\w*UNTERRICHT|NACHHILFE|BEHANDLUNG\\w*|SITZUNG|KURS\\w*|BERATUNG\\w*|ARBEITEN|ANGEBOT|ABSCHLAG\\w*|KUNDE|BESTELLUNG)\\b',
  ].join('|'),
)
/** One's own car or motorcycle, sold. */
const vehicle = /\b(?:AUTO|AUTOVETTURA|VETTURA|VEICOLO|MOTO|CAMPER|FURGONE|KFZ|PKW|FAHRZEUG|WAGEN|MOTORRAD|WOHNMOBIL)\b/
const sale = /\b(?:ACQUISTO|VENDITA|PERMUTA|ANKAUF|VERKAUF|KAUFPREIS|\w*(?:ANKAUF|VERKAUF))\b/

/** By a health insurer for those whom it insures: Heilmittelabrechnung, Sammelrechnung, the provider's number (IK). */
const byInsurer = /\b(?:HEILMITTEL\w*|SAMMELRECHNUNG|RECHNUNG\w*|RG|VERORDNUNG\w*|IK|LEISTUNGSERBRINGER)\b/
const insurer = /KRANKENKASSE|KNAPPSCHAFT|GESUNDHEITSKASSE/
/** What an insurer pays to its members. */
const toMember = /ERSTATTUNG|BEITRAG|BONUS|SCHADEN|LEISTUNGSABRECHNUNG|\bRENTE|RENTE\b|PENSION/

/** What a tenant had handed over, given back. */
const deposit = /\b(?:\w*KAUTION(?:S?(?:RUCK|ERSTATTUNG)\w*)?|MIETSICHERHEIT|CAUZION[EI]|DEPOSIT[OI] CAUZIONAL[EI])\b/
/** What an insurer pays for a damage. A garage or an assessor is paid so more than once, or against a bill. */
const damage = new RegExp(
  [
    '\\b(?:SCHADENS?(?:NR|NUMMER|FALL|ZAHLUNG|ERSATZ|REGULIERUNG)|\\w*SCHADEN|SCHD',
    'SINISTR[OI]|RISARCIMENT[OI]|INDENNIZZ[OI]|DANN[OI])\\b',
  ].join('|'),
)
/** Of a house: what a person writes who pays for its repair. */
const repaired = /\b\w+SCHADEN\b/
/** What was one's own, sold: firms write the number of a bill. */
const price = /\bKAUFPREIS\b/

const said = ({ description }: AccountLine): string => foldWords(description).join(' ')
const isBilled = (line: AccountLine): boolean => billed.test(said(line))

/** A single sale of what is one's own is no turnover; who trades in cars sells more than one. */
const isSaleOfVehicle = ({ movements }: LineSeries): boolean =>
  movements.length === 1 && vehicle.test(said(movements[0]!)) && sale.test(said(movements[0]!))

const isPerson = ({ payer }: LineSeries) => payer !== null && payerKind(payer) === 'person'

/** One sum alone, against no bill, for what a word says. */
const isSingle = ({ movements }: LineSeries, words: RegExp): boolean =>
  movements.length === 1 && words.test(said(movements[0]!)) && !isBilled(movements[0]!)

/**
 * A deposit given back, a damage made good, the price of a thing of one's own: what comes once is no turnover. A garage
 * is paid for damages by more than one insurer, and a trader by more than one buyer.
 */
function isWindfall(one: LineSeries, all: readonly LineSeries[]): boolean {
  const isAlone = (words: RegExp) =>
    all.filter(({ movements }) => movements.some((line) => line.amount > 0 && words.test(said(line)))).length === 1
  const isForRepair = isPerson(one) && isSingle(one, repaired)
  return (
    isSingle(one, deposit) || (!isForRepair && [damage, price].some((words) => isSingle(one, words) && isAlone(words)))
  )
}

/**
 * Of a business: what is neither wages, a benefit, rent, upkeep, a loan paid out, cash paid in nor the person's own
 * money.
 */
const isBusiness = (one: LineSeries) =>
  (one.category === 'other' || isPaidByInsurer(one)) && one.typicalAmount > 0 && isOwn(one) && isWithOthers(one)

/** Paid month after month, or against a bill: a refund comes once. */
const MIN_MONTHS = 3

/** A practice is paid by those who insure its patients; some of them pay pensions, too. */
function isForPatients({ category, payer, movements, months }: LineSeries): boolean {
  const isByInsurer =
    (category === 'insurance' || category === 'pension') &&
    payer !== null &&
    insurer.test(foldWords(payer).join(' ')) &&
    !movements.some((line) => toMember.test(said(line)))
  return isByInsurer && (months.length >= MIN_MONTHS || movements.every((line) => byInsurer.test(said(line))))
}

/** What a health insurer pays back to a patient bears the number of a bill, and of a claim, too. */
const toPatient = new RegExp(
  [
    'KRANKEN|GESUNDHEIT|DEBEKA|BARMENIA|SALUTE|SANITARI|MEDIC|DENTIST|\\bVISIT[AE]\\b|\\b(?:DKV|KV)\\b',
    'RIMBORS|ERSTATTUNG|\\bLEISTUNG|\\bRENTE|RENTE\\b',
  ].join('|'),
)
const repair =
  /\bSINISTR[OI]\b|SCHADEN(?!S?VERSICHER| UND | U )|GUTACHTEN|REPARATUR|\bRIPARAZION|\bPERIZI[AE]\b|\bKFZ|\bKASKO/

/** A body shop or an assessor is paid by insurers against bills, month after month: one's own damage is paid once. */
function isForRepairs({ category, movements }: LineSeries): boolean {
  const billedLines = movements.filter(
    (line) => saysInvoice(said(line)) && !toPatient.test(said(line)) && repair.test(said(line)),
  )
  return category === 'insurance' && new Set(billedLines.map(({ bookedOn }) => monthOf(bookedOn))).size >= MIN_MONTHS
}

/** Returns whether an insurer pays the business, and not the person whom it insures. */
export const isPaidByInsurer = (one: LineSeries): boolean => isForPatients(one) || isForRepairs(one)

export interface BusinessReceipts {
  series: LineSeries[]
  /** Part of them: from private people with no word of an invoice or of work, and all from the family. */
  unbilled: AccountLine[]
}

/** `family`: names of the person's family and household. What they send without an invoice is help. */
export function businessReceipts(series: readonly LineSeries[], family: readonly string[]): BusinessReceipts {
  const loans = new Set(borrowed(series))
  // Of a full name the family's is the last word: a client may be called Anna, too.
  const relatives = new Set(family.map((name) => foldWords(name).at(-1) ?? ''))
  const isRelative = ({ payer }: LineSeries) => foldWords(payer ?? '').some((word) => relatives.has(word))
  const received = series.filter((one) => isBusiness(one) && !isSaleOfVehicle(one) && !isWindfall(one, series))
  const fromElsewhere = privateReceipts(received, isBilled)
  const earned = received.filter((one) => !fromElsewhere.has(one))
  const ofPost = paidByFormerPost(earned)
  const receipts = earned
    .map((one) => ({
      ...one,
      movements: one.movements.filter(
        (line) => !loans.has(line) && !ofPost.has(line) && !(isPerson(one) && isRelative(one) && !isBilled(line)),
      ),
    }))
    .filter(({ movements }) => movements.length > 0)
  return {
    series: receipts,
    unbilled: receipts
      .filter(isPerson)
      .flatMap((one) => one.movements.filter((line) => isRelative(one) || !isBilled(line))),
  }
}

/** So many months without a receipt tell that a business rests. */
export const SILENT_MONTHS = 3
/** So many do where each month before them had one, and there are some. */
const SILENT_AFTER_EACH = 2
const MONTHS_BEFORE = 3

/** Those of the last six full months that statements cover. */
export function businessMonths(documents: readonly EvidenceDocument[], today: Day): Month[] {
  const covered = statementMonths(documents)
  return lastFullMonths(today, windows.statementMonthsSelfEmployed).filter((month) => covered.includes(month))
}

/** The latest of the last six full months that statements cover, all without a receipt; none where that is usual. */
export function silentMonths(documents: readonly EvidenceDocument[], receipts: BusinessReceipts, today: Day): Month[] {
  const months = businessMonths(documents, today)
  const paidIn = receipts.series.flatMap(({ movements }) => movements.map(({ bookedOn }) => monthOf(bookedOn))).sort()
  const silent = months.filter((month) => month > (paidIn.at(-1) ?? ''))
  const before = months.filter((month) => !silent.includes(month))
  const isUnusual = before.length >= MONTHS_BEFORE && before.every((month) => paidIn.includes(month))
  return silent.length >= (isUnusual ? SILENT_AFTER_EACH : SILENT_MONTHS) ? silent : []
}
