/** Payslips whose net no payroll makes of their gross. */
import { payOf, type MonthlyPayslip } from '../facts/payslips.ts'
import { fromDecimal, type Cents } from '../money.ts'
import { hasLegalForm } from '../transactions/payer.ts'

/** Of the gross, from a pay on: contributions alone are more. Sources: art. 1 L. 438/1992 (9.19 %), SGB V, VI, III. */
interface Limit {
  share: number
  from: Cents
}
const ofItaly: Limit = { share: 0.97, from: 200_000 }
/** An official pays no contributions, and in class III hardly any tax: only of a firm's employee it is told. */
const ofGermanFirm: Limit = { share: 0.95, from: 150_000 }
const ofAnyone: Limit = { share: 1, from: 150_000 }
/** A small pay may be less than what the state adds to it. */
const MAX_ADDED: Cents = 30_000

function limitOf({ document: { result }, payslip: { employer } }: MonthlyPayslip): Limit {
  if (result.country === 'IT') return ofItaly
  return employer !== null && hasLegalForm(employer) ? ofGermanFirm : ofAnyone
}

/** More than is left of a gross pay, without expenses, loans and what is paid once. */
export function isTooMuchOfGross(slip: MonthlyPayslip): boolean {
  if (slip.payslip.gross === null) return false
  const [gross, net] = [fromDecimal(slip.payslip.gross), payOf(slip)]
  const limit = limitOf(slip)
  if (gross >= limit.from && net >= limit.share * gross && limit.share < 1) return true
  return net > gross + (gross >= ofAnyone.from ? 0 : MAX_ADDED)
}
