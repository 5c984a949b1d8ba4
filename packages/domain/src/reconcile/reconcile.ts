/** All that shows when the documents are laid side by side: each rule asked once, in the order of the report. */
import { isSetAside } from '../review/ruling.ts'
import { placesContested } from './contested-place.ts'
import { standingFindings } from './continued.ts'
import { crossFinding, type CrossFinding, type ReconcileContext, type Reconciliation } from './cross-finding.ts'
import {
  benefitsFitHousehold,
  benefitsThatEnd,
  declaredIncomeSeen,
  balanceIsOwn,
  littleGoesToPeople,
  loansShowInstalments,
  otherIncomeDeclared,
  paymentsAreNamed,
  paymentsStay,
  rentDeclared,
  rentSeen,
  rentsAgree,
} from './declared.ts'
import {
  birthDatesAgree,
  payslipsFitBirth,
  fiscalCodeFitsIdentity,
  fiscalCodesAgree,
  nationalitiesAgree,
  documentsNameTheApplicant,
} from './names.ts'
import {
  littleGoesToEmployer,
  netIsOfGross,
  notAllIsPay,
  payIsCeded,
  payIsInTime,
  payIsOnAccount,
  payComesToPerson,
  employersPayOnce,
  payGoesToShownAccount,
  payMonthsAgree,
  payslipsArePaid,
  payGoesOn,
  payIsSeenAgain,
  payslipsMatchCredits,
  payslipsMatchYear,
  payslipsOfAMonthAgree,
  payStays,
  salaryMatchesPayslips,
} from './salary.ts'
import { payIsKept } from './passed-on.ts'
import {
  nothingIsDatedAhead,
  nothingTwice,
  payslipsAreRecent,
  payslipsConsecutive,
  rowsAreOfPeriod,
  statementsAreInEuros,
  statementsAreRecent,
  statementsCoverWindow,
  taxDocumentsAreRecent,
} from './time.ts'
import {
  certificatesFitHiring,
  contractsAgree,
  contractsGoOn,
  employmentGoesOn,
  hiringsAgree,
  hiringsAreLikely,
  postGoesOn,
} from './hiring.ts'
import { rentGoesOn, rentIsOwn, rentStays, rentStaysTheSame } from './rent-paid.ts'
import { businessGoesOn } from './business.ts'
import { answersFitAccount, answersFitPayslips, debtsAreTold } from './self-disclosure.ts'
import { employersAgree, payComesFromOutside, payersAreEmployers, withholderIsEmployer } from './employers.ts'
import { balancesGoOn, statementsAgree } from './overlaps.ts'

const reconciliations = {
  documentsNameTheApplicant: documentsNameTheApplicant,
  fiscalCodesAgree,
  fiscalCodeFitsIdentity,
  birthDatesAgree,
  payslipsFitBirth,
  nationalitiesAgree,
  employersAgree,
  payersAreEmployers,
  payComesFromOutside,
  payslipsArePaid,
  payslipsMatchCredits,
  payslipsOfAMonthAgree,
  employersPayOnce,
  payStays,
  littleGoesToEmployer,
  payIsInTime,
  payIsKept,
  payGoesOn,
  payIsSeenAgain,
  employmentGoesOn,
  postGoesOn,
  contractsGoOn,
  contractsAgree,
  hiringsAgree,
  hiringsAreLikely,
  certificatesFitHiring,
  netIsOfGross,
  notAllIsPay,
  payIsCeded,
  payIsOnAccount,
  payComesToPerson,
  payGoesToShownAccount,
  salaryMatchesPayslips,
  withholderIsEmployer,
  payslipsMatchYear,
  payMonthsAgree,
  statementsCoverWindow,
  statementsAreInEuros,
  statementsAreRecent,
  payslipsConsecutive,
  payslipsAreRecent,
  taxDocumentsAreRecent,
  nothingTwice,
  nothingIsDatedAhead,
  rowsAreOfPeriod,
  placesContested,
  statementsAgree,
  balancesGoOn,
  otherIncomeDeclared,
  declaredIncomeSeen,
  benefitsFitHousehold,
  benefitsThatEnd,
  rentDeclared,
  rentSeen,
  rentsAgree,
  paymentsAreNamed,
  littleGoesToPeople,
  balanceIsOwn,
  loansShowInstalments,
  paymentsStay,
  rentStays,
  rentIsOwn,
  rentGoesOn,
  rentStaysTheSame,
  businessGoesOn,
  answersFitAccount,
  answersFitPayslips,
  debtsAreTold,
} satisfies Record<string, Reconciliation>

/**
 * What the reading of each document itself found, in the same form. Information is not a problem and stays with the
 * document.
 */
const ofReading = ({ applicant }: ReconcileContext): CrossFinding[] =>
  applicant.documents.flatMap((document) =>
    standingFindings(
      document.result,
      applicant.documents.map(({ result }) => result),
    ).flatMap(({ code, severity, params }) =>
      severity === 'info' ? [] : [crossFinding(code, severity, [document], params)],
    ),
  )

/** What is true of both sides of one card is said once, of the two together. */
function joinSides(findings: readonly CrossFinding[], { applicant }: ReconcileContext): CrossFinding[] {
  const isSide = (id: string) => applicant.documents.some((one) => one.id === id && one.result.identity !== undefined)
  const groups = Map.groupBy(findings, ({ code, params, documents }, at) =>
    documents.length > 0 && documents.every(isSide) ? `${code} ${JSON.stringify(params)}` : at,
  )
  return [...groups.values()].map(([first, ...others]) => ({
    ...first!,
    documents: [...new Set([first!, ...others].flatMap(({ documents }) => documents))],
    evidence: [first!, ...others].flatMap(({ evidence }) => evidence),
  }))
}

/**
 * Findings of the reading and across documents, errors first; one code is said once per document. What a person set
 * aside after a look at one of its documents is not among them.
 */
export function reconcile(context: ReconcileContext): CrossFinding[] {
  const { applicant } = context
  const across = Object.values(reconciliations).flatMap((rule) => rule(context))
  const said = new Set<string>()
  return joinSides([...ofReading(context), ...across], context)
    .filter(
      ({ code, documents }) =>
        !applicant.documents.some(({ id, rulings }) => documents.includes(id) && isSetAside(rulings, code)),
    )
    .filter(({ code, documents, params }) => {
      const about = ['month', 'payer', 'payee', 'income', 'day'].flatMap((name) => params[name] ?? [])[0] ?? ''
      const place = `${code} ${documents.join()} ${about}`
      return !said.has(place) && said.add(place)
    })
    .sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}
