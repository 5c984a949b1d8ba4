/** Money on the account that comes when a post has ended: severance, or a benefit of those without one. */
import { addDays, firstDay, monthOf, type Day } from '../day.ts'
import { isOwn, salaryLines, salarySeries, type AccountLine, type LineSeries } from '../facts/account-lines.ts'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { latestMonths, ordinaryPayslips, type MonthlyPayslip } from '../facts/payslips.ts'
import { foldWords } from '../transactions/fold.ts'
import { paysFor } from '../transactions/group-payroll.ts'
import { payerKey, payerOf } from '../transactions/payer.ts'
import { isUnemploymentBenefit } from './temporary-benefits.ts'

export interface EndOfPay {
  /** `tfr`: severance by its bare name, which an advance on it may bear too. */
  by: 'severance' | 'tfr' | 'benefit'
  /** Oldest first. */
  lines: [AccountLine, ...AccountLine[]]
}

// Competenze di fine rapporto   Incentivo all'esodo   Mancato preavviso   Abfindung gem. Aufhebungsvertrag
const severance = new RegExp(
  [
    'FINE RAPPORTO|FINE SERVIZIO|LIQUIDAZIONE T F? ?[RS]|LIQUIDAZIONE TF[RS]|BUONUSCITA|INCENTIVO (ALL )?ESODO',
    '(MANCATO|SOSTITUTIVA (DEL )?|INDENNITA (DI )?)PREAVVISO|FERIE NON GODUTE|LICENZIAMENTO',
    'CESSAZIONE (DEL )?RAPPORTO|ABFINDUNG|AUFHEBUNGSV(ERTRAG|EREINBARUNG)|ABWICKLUNGSVERTRAG',
    'URLAUBSABGELTUNG|SOZIALPLAN',
  ].join('|'),
)
/** An employer's last settlement; clients of a business settle so, too. */
const settlement = /(COMPETENZE|SPETTANZE) FINALI|ENDABRECHNUNG/
const bareSeverance = /\bT ?F ?R\b/
/** Paid while the post goes on: an advance, or a share with each pay. «Acconto TFR» may be the first part of it. */
const whileEmployed = /\b(ANTICIP\w*|ACCONTO(?! T ?F ?R)|QUOTA|MENSILE|IN BUSTA|VORSCHUSS)\b/

/** Without a word before it a payer's name may run into what was paid. */
const namesAll = (line: AccountLine, employer: string): boolean => {
  const words = payerKey(employer)?.split(' ') ?? []
  return words.length > 0 && words.every((word) => foldWords(line.description).includes(word))
}

const said = ({ description }: AccountLine): string => foldWords(description).join(' ')

function severanceBy(line: AccountLine): 'severance' | 'tfr' | null {
  const words = said(line)
  if (line.amount <= 0 || whileEmployed.test(words)) return null
  return severance.test(words) || settlement.test(words) ? 'severance' : bareSeverance.test(words) ? 'tfr' : null
}

/** Returns whether folded words tell of severance, or of an advance on it. */
export const saysSeverance = (words: string): boolean => severance.test(words) || bareSeverance.test(words)

/** Severance may come before the last pay by so many days. */
const BEFORE_LAST_PAY = 20
/** A benefit of the time before a post is paid until so many days after its first, or the first pay that is seen. */
const AFTER_HIRING = 90
const AFTER_FIRST_PAY = 45
/** So many that come after a benefit are of a post that goes on, or of a new one. */
const PAYS_AFTER = 2

/** The latest lines of those who pay now that say that their post is over; what they paid or printed later denies it. */
function severancePaid(series: readonly LineSeries[], newest: readonly MonthlyPayslip[]): EndOfPay | null {
  const salaries = salarySeries(series)
  const printed = newest.flatMap(({ payslip }) => payslip.employer ?? [])
  const payers = printed.length > 0 ? printed : salaries.flatMap(({ payer }) => payer ?? [])
  const isBy = (line: AccountLine, employer: string) =>
    paysFor(payerOf(line).name ?? '', employer) || namesAll(line, employer)
  const ends = series
    .flatMap(({ movements }) => movements)
    .flatMap((line) => {
      const by = severanceBy(line)
      const employer = by === null ? undefined : payers.find((one) => isBy(line, one))
      return by === null || employer === undefined ? [] : [{ by, line, employer }]
    })
    .filter(({ line: { bookedOn }, employer }) => {
      const isAfter = (line: AccountLine) =>
        line.bookedOn > addDays(bookedOn, BEFORE_LAST_PAY) && severanceBy(line) === null && isBy(line, employer)
      return (
        !salaries.some(({ movements }) => movements.some(isAfter)) &&
        !newest.some(({ month, payslip }) => payslip.employer === employer && month > monthOf(bookedOn))
      )
    })
    .toSorted((a, b) => a.line.bookedOn.localeCompare(b.line.bookedOn))
  const by = ends.some((one) => one.by === 'severance') ? 'severance' : 'tfr'
  const [first, ...others] = ends.map(({ line }) => line)
  return first === undefined ? null : { by, lines: [first, ...others] }
}

/** The last day of benefits of the time before the post; null where no pay is seen. */
function lastBefore(
  series: readonly LineSeries[],
  newest: readonly MonthlyPayslip[],
  first: readonly Day[],
): Day | null {
  const hired = newest.flatMap(({ payslip: { hired_on } }) => hired_on ?? []).sort()[0]
  const paid = salarySeries(series).flatMap(({ movements }) => movements.map(({ bookedOn }) => bookedOn))
  if (hired !== undefined) return addDays(hired, AFTER_HIRING)
  const [earliest] = [...first, ...paid].sort()
  return earliest === undefined ? null : addDays(earliest, AFTER_FIRST_PAY)
}

/**
 * A benefit of the unemployed during or after the post. On an account of several holders it may be another's, unless it
 * names the person.
 */
function benefitPaid(series: readonly LineSeries[], before: Day): EndOfPay | null {
  const pays = salaryLines(series)
  const goesOn = (day: Day) => pays.filter(({ bookedOn }) => bookedOn > day).length >= PAYS_AFTER
  const [first, ...others] = series
    .filter((one) => isOwn(one) && isUnemploymentBenefit(one))
    .flatMap(({ movements }) => movements)
    .filter(
      ({ bookedOn, isJoint, namedHolder }) =>
        bookedOn > before && !goesOn(bookedOn) && (!isJoint || namedHolder !== null),
    )
    .toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
  return first === undefined ? null : { by: 'benefit', lines: [first, ...others] }
}

/** Returns the money that says that the present post is over; null where there is none, or no pay. */
export function endOfPay(documents: readonly EvidenceDocument[], series: readonly LineSeries[]): EndOfPay | null {
  const slips = ordinaryPayslips(documents)
  const newest = latestMonths(slips, 1).flatMap(([, own]) => own)
  const before = lastBefore(
    series,
    newest,
    slips.map(({ month }) => firstDay(month)),
  )
  return before === null ? null : (severancePaid(series, newest) ?? benefitPaid(series, before))
}
