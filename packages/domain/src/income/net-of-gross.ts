/** Payslips whose net no payroll makes of their gross. */
import { payOf, type MonthlyPayslip } from '../facts/payslips.ts'
import { fromDecimal, type Cents } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { hasLegalForm } from '../transactions/payer.ts'

/** Of the gross, from a pay on: contributions alone are more. Sources: art. 1 L. 438/1992 (9.19 %), SGB V, VI, III. */
interface Limit {
  share: number
  from: Cents
}
const ofItalianFirm: Limit = { share: 0.97, from: 200_000 }
/** An official pays no contributions, and in class III hardly any tax; a household that employs withholds no tax. */
const ofGermanFirm: Limit = { share: 0.95, from: 150_000 }
const ofAnyone: Limit = { share: 1, from: 150_000 }
/** A small pay may be less than what the state adds to it. */
const MAX_ADDED: Cents = 30_000

function limitOf({ document: { result }, payslip: { employer } }: MonthlyPayslip): Limit {
  if (employer === null || !hasLegalForm(employer) || hasOfficials(employer)) return ofAnyone
  return result.country === 'IT' ? ofItalianFirm : ofGermanFirm
}

/** The heirs of the federal railway and post employ its officials. */
const hasOfficials = (employer: string): boolean =>
  /^(?:DEUTSCHE (?:POST|TELEKOM|BAHN|BANK)|POSTBANK|TELEKOM|DB|DHL)\b/.test(foldWords(employer).join(' '))

/** A month of maternity pay, free of tax, is one of several. */
const MIN_TIMES = 2

/** The payslips whose net is too much of their gross: more than all of it, or nearly all of it more than once. */
export function tooMuchOfGross(slips: readonly MonthlyPayslip[]): MonthlyPayslip[] {
  const found = slips.filter(isTooMuchOfGross)
  const isAbove = (slip: MonthlyPayslip) => payOf(slip) > fromDecimal(slip.payslip.gross!)
  return found.length >= Math.min(MIN_TIMES, slips.length) || found.some(isAbove) ? found : []
}

/** More than is left of a gross pay, without expenses, loans and what is paid once. */
function isTooMuchOfGross(slip: MonthlyPayslip): boolean {
  // Its gross is in another currency.
  if (slip.payslip.gross === null || slip.foreign !== null) return false
  const [gross, net] = [fromDecimal(slip.payslip.gross), payOf(slip)]
  const limit = limitOf(slip)
  if (gross >= limit.from && net >= limit.share * gross && limit.share < 1) return true
  return net > gross + (gross >= ofAnyone.from ? 0 : MAX_ADDED)
}
