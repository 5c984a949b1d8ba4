/** Pay that comes to the account of another who applies too: it is theirs whose payslips it pays. */
import { monthOf } from '../day.ts'
import { accountLines, accountsOf, bookingKey, type AccountLine } from '../facts/account-lines.ts'
import { usableDocuments, type Applicant, type EvidenceDocument } from '../facts/evidence-document.ts'
import { areOneAccount } from '../facts/same-account.ts'
import { ordinaryPayslips, paidOut, ROUNDING, type MonthlyPayslip } from '../facts/payslips.ts'
import { compareNames } from '../person-name.ts'
import { isWithinPayTime } from '../income/pay-credits.ts'
import { isOfAnother } from '../reconcile/names.ts'
import { contractedPay, isPaidBy } from './contracted-pay.ts'

type PayAcross = Pick<Applicant, 'payElsewhere' | 'payOfOthers'>

export const ownDocuments = (one: Applicant) => usableDocuments(one).filter((document) => !isOfAnother(one, document))

const ofOther = (lines: readonly AccountLine[], by: readonly MonthlyPayslip[]): AccountLine[] =>
  lines.filter((line) => by.some(({ payslip }) => isPaidBy(line, payslip.employer)))

const pays = (line: AccountLine, slip: MonthlyPayslip): boolean =>
  [slip.net, paidOut(slip)].some((amount) => Math.abs(line.amount - amount) <= ROUNDING) &&
  isWithinPayTime(slip, line) &&
  isPaidBy(line, slip.payslip.employer)

/** Returns what an employer pays in a month beside the payslips that it pays to the cent. */
function besideSlips(lines: readonly AccountLine[], slips: readonly MonthlyPayslip[]): AccountLine[] {
  const toTheCent = new Set(lines.filter((line) => slips.some((slip) => pays(line, slip))))
  const months = new Set([...toTheCent].map(({ bookedOn }) => monthOf(bookedOn)))
  return ofOther(lines, slips).filter((line) => !toTheCent.has(line) && months.has(monthOf(line.bookedOn)))
}

/** Whether a line of the one's statements stands on an account that the other shows too. */
export function onSharedAccounts(
  documents: readonly EvidenceDocument[],
  others: readonly EvidenceDocument[],
): (line: AccountLine) => boolean {
  const shown = accountsOf(others)
  const shared = new Set(
    accountsOf(documents)
      .filter(({ account }) => shown.some((one) => areOneAccount(one.account, account)))
      .map(({ key }) => key),
  )
  return ({ account }) => shared.has(account)
}

/**
 * By person: their payslips that another's account shows to be paid, and the bookings on their own account that are
 * another's pay, on an account of both too. What the employer of such a payslip pays to that account is all theirs,
 * unless its holder has payslips of that employer too: then what pays the one's to the cent is theirs. Where neither
 * shows such a payslip, it is theirs whose contract or certificate alone names the employer; one of a colleague's
 * employer has what comes beside the colleague's payslips.
 */
export function payAcross(people: readonly Applicant[]): PayAcross[] {
  const all = people.map((one) => {
    const documents = ownDocuments(one)
    return {
      documents,
      slips: ordinaryPayslips(documents),
      lines: accountLines(documents).filter(({ amount }) => amount > 0),
    }
  })
  const across = all.map(() => ({ payElsewhere: new Set<string>(), payOfOthers: new Set<string>() }))
  for (const [at, { documents, slips, lines: own }] of all.entries()) {
    const shown = new Set(own.map(bookingKey))
    // Colleagues may have the same net: what is paid at home is looked for nowhere else.
    const [atHome, elsewhere] = [true, false].map((isAtHome) =>
      slips.filter((slip) => own.some((line) => pays(line, slip)) === isAtHome),
    ) as [MonthlyPayslip[], MonthlyPayslip[]]
    for (const [other, { documents: others, slips: theirs, lines }] of all.entries()) {
      if (other === at) continue
      const mayBe = lines.filter((line) => !theirs.some(({ payslip }) => isPaidBy(line, payslip.employer)))
      const notShown = mayBe.filter((line) => !shown.has(bookingKey(line)))
      const paid = elsewhere.filter((slip) => notShown.some((line) => pays(line, slip)))
      for (const { document } of paid) across[at]!.payElsewhere.add(document.id)
      const isShared = onSharedAccounts(others, documents)
      const name = people[other]!.name
      const isUnnamed = (line: AccountLine) =>
        isShared(line) && (line.namedHolder === null || compareNames(line.namedHolder, name) === 'different')
      const mayBeShared = mayBe.filter(isUnnamed)
      // Beside the one's pay to the cent, more of that employer in that month may be the other's.
      const beside = new Set(besideSlips(mayBeShared, slips))
      const together = ofOther(mayBeShared, slips).filter((line) => !beside.has(line))
      // Of one employer: to the cent the payslip of the one, and none of the other's.
      const ofColleague = lines.filter(
        (line) => isShared(line) && atHome.some((slip) => pays(line, slip)) && !theirs.some((slip) => pays(line, slip)),
      )
      const isBySlip = (line: AccountLine) => slips.some(({ payslip }) => isPaidBy(line, payslip.employer))
      const contracted = contractedPay(
        { person: people[at]!, documents },
        { person: people[other]!, documents: others },
        {
          free: mayBeShared.filter((line) => !isBySlip(line)),
          beside: besideSlips(lines.filter(isUnnamed), theirs).filter((line) => !isBySlip(line)),
        },
      )
      for (const line of [...ofOther(notShown, paid), ...together, ...ofColleague, ...contracted])
        across[other]!.payOfOthers.add(bookingKey(line))
    }
  }
  return across
}
