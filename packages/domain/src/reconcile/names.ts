/** Every paper should name the applicant; the tax code, the date of birth and the nationality should be the same on each. */
import { compareFiscalCode, isFiscalCode, normalizeFiscalCode, plainFiscalCode } from '../fiscal-code.ts'
import { cite, type Applicant, type Paper } from '../facts/paper.ts'
import { stateOfCode } from '../identity/state-codes.ts'
import { compareNames, type NameAnswer } from '../person-name.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

/** The names that a paper prints for the person whose paper it is. */
export function namesOn({ result }: Paper): string[] {
  const { identity, payslip, tax_document, work_contract, bank_statement } = result
  const full = identity ? [identity.surname, identity.given_names].filter((part) => part !== null).join(' ') : null
  return [
    full,
    payslip?.employee,
    tax_document?.name,
    work_contract?.employee,
    ...(bank_statement?.accounts.flatMap(({ holders }) => holders) ?? []),
  ].filter((name): name is string => !!name)
}

/** Of several holders one is enough; a paper that prints no name leaves it open. */
export function namesApplicant(applicant: Pick<Applicant, 'name'>, paper: Paper): NameAnswer {
  const answers = namesOn(paper).map((name) => compareNames(name, applicant.name))
  return answers.includes('same')
    ? 'same'
    : answers.includes('unknown') || answers.length === 0
      ? 'unknown'
      : 'different'
}

/** Where the first name that it prints stands. */
export const placeOfName = ({ result }: Paper) =>
  result.payslip
    ? 'payslip.employee'
    : result.tax_document
      ? 'tax_document.name'
      : result.identity
        ? 'identity.surname'
        : `bank_statement.accounts.${Math.max(0, result.bank_statement?.accounts.findIndex(({ holders }) => holders.length > 0) ?? 0)}.holders`

export const papersNameTheApplicant: Reconciliation = ({ applicant }) =>
  applicant.papers
    .filter((paper) => namesApplicant(applicant, paper) === 'different')
    .map((paper) => {
      const printed = namesOn(paper)[0]!
      return crossFinding(`${paper.result.type}.name_mismatch`, 'error', [paper], { name: printed }, [
        cite(paper, placeOfName(paper), 'Report.Trace.name', printed),
      ])
    })

export const codeOn = ({ result }: Paper) =>
  result.payslip?.fiscal_code ?? result.tax_document?.fiscal_code ?? result.identity?.fiscal_code ?? null
export const placeOfCode = ({ result }: Paper) =>
  result.payslip ? 'payslip.fiscal_code' : result.tax_document ? 'tax_document.fiscal_code' : 'identity.fiscal_code'

/** An omocodia of a code is the same person's code. */
const sameCode = (a: string, b: string) =>
  plainFiscalCode(normalizeFiscalCode(a)).slice(0, 15) === plainFiscalCode(normalizeFiscalCode(b)).slice(0, 15)

const hasOtherCode = ({ fiscalCode: declared }: Pick<Applicant, 'fiscalCode'>, paper: Paper): boolean => {
  const code = codeOn(paper)
  return (
    declared !== null &&
    code !== null &&
    [declared, code].every((text) => isFiscalCode(normalizeFiscalCode(text))) &&
    !sameCode(code, declared)
  )
}

/** A paper that is surely somebody else's, by every name or by the tax code that it prints: whatever the applicant says to that, it counts for no figure of theirs, unless a person who looked at it set the finding aside. */
export const isOfAnother = (applicant: Pick<Applicant, 'name' | 'fiscalCode'>, paper: Paper): boolean => {
  const isHeld = (trouble: string) =>
    !(paper.rulings ?? []).some(({ code, outcome }) => outcome === 'set_aside' && code.endsWith(`.${trouble}`))
  return (
    (namesApplicant(applicant, paper) === 'different' && isHeld('name_mismatch')) ||
    (hasOtherCode(applicant, paper) && isHeld('fiscal_code_mismatch'))
  )
}

/** Fiscal codes on papers ↔ the one declared. A code that is none (a German tax number, a misreading) leaves it open. */
export const fiscalCodesAgree: Reconciliation = ({ applicant }) =>
  applicant.papers
    .filter((paper) => hasOtherCode(applicant, paper))
    .map((paper) => {
      const type = paper.result.type === 'cud' || paper.result.type === 'fiscal_doc' ? paper.result.type : 'report'
      return crossFinding(`${type}.fiscal_code_mismatch`, 'error', [paper], {}, [
        cite(paper, placeOfCode(paper), 'Report.Trace.fiscal_code', codeOn(paper)),
      ])
    })

/** The declared fiscal code ↔ what the identity document says of name, birth and sex. */
export const fiscalCodeFitsIdentity: Reconciliation = ({ applicant }) => {
  const declared = applicant.fiscalCode
  if (declared === null) return []
  return applicant.papers.flatMap((paper): CrossFinding[] => {
    const { identity } = paper.result
    if (!identity) return []
    const answers = compareFiscalCode(declared, {
      surname: identity.surname,
      givenNames: identity.given_names,
      bornOn: identity.date_of_birth,
      sex: identity.sex,
    })
    return Object.values(answers).includes('mismatch')
      ? [
          crossFinding('report.fiscal_code_identity', 'warning', [paper], {}, [
            cite(paper, 'identity.surname', 'Report.Trace.name', identity.surname),
          ]),
        ]
      : []
  })
}

/** Date of birth on the identity document ↔ the one declared. */
export const birthDatesAgree: Reconciliation = ({ applicant }) =>
  applicant.papers.flatMap((paper): CrossFinding[] => {
    const born = paper.result.identity?.date_of_birth ?? null
    if (born === null || applicant.bornOn === null || born === applicant.bornOn) return []
    return [
      crossFinding('report.birth_date_mismatch', 'error', [paper], { date_of_birth: born }, [
        cite(paper, 'identity.date_of_birth', 'Report.Trace.date_of_birth', born),
      ]),
    ]
  })

/**
 * The holder's nationality on an identity document ↔ the one declared. Of the holder and not of whoever issued it: Italy gives its card to those of other countries too. A code of no state
 * leaves it open. No report says a nationality (decision 0008): nothing is cited.
 */
export const nationalitiesAgree: Reconciliation = ({ applicant }) =>
  applicant.papers.flatMap((paper): CrossFinding[] => {
    const printed = stateOfCode(paper.result.identity?.nationality ?? '')
    return printed === null || applicant.nationality === null || printed === applicant.nationality
      ? []
      : [crossFinding('national_id.country_mismatch', 'error', [paper])]
  })
