/**
 * Every document should name the applicant; the tax code, the date of birth and the nationality should be the same on
 * each.
 */
import { compareFiscalCode, isFiscalCode, normalizeFiscalCode, plainFiscalCode } from '../fiscal-code.ts'
import { cite, type Applicant, type EvidenceDocument } from '../facts/evidence-document.ts'
import { stateOfCode } from '../identity/state-codes.ts'
import { holdersAmong } from '../owner-match.ts'
import { compareNames, isParticle, nameWords, type NameAnswer } from '../person-name.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'

/** The names that a document prints for the person whose document it is. */
export function namesOn({ result }: EvidenceDocument): string[] {
  const { identity, payslip, tax_document, work_contract, bank_statement } = result
  const full = identity ? [identity.surname, identity.given_names].filter((part) => part !== null).join(' ') : null
  return [
    full,
    payslip?.employee,
    tax_document?.name,
    work_contract?.employee,
    ...(bank_statement?.accounts.flatMap(({ holders }) => holdersAmong(holders)) ?? []),
  ].filter((name): name is string => !!name)
}

/** Of several holders one is enough; a document that prints no name leaves it open. */
export function namesApplicant(applicant: Pick<Applicant, 'name'>, document: EvidenceDocument): NameAnswer {
  const answers = namesOn(document).map((name) => compareNames(name, applicant.name))
  return answers.includes('same')
    ? 'same'
    : answers.includes('unknown') || answers.length === 0
      ? 'unknown'
      : 'different'
}

/** What banks print beside a holder's name and is no name: «DITTA INDIVIDUALE», «Girokonto». */
const besideName =
  /^(?:ditta|individuale|impresa|studio|titolare|intestatario|conto|corrente|deposito|risparmio|(?:giro|privat|gehalts|spar|tagesgeld)?konto|inhaber\w*|tagesgeld)$/

/** Words beside the name that no other document of the person prints as theirs: two are another's name, or an office. */
const STRANGE_WORDS = 2

const namesAnotherToo = ({ name, documents }: Pick<Applicant, 'name' | 'documents'>, printed: string): boolean => {
  const own = documents
    .filter(({ result }) => result.bank_statement === undefined)
    .flatMap(namesOn)
    .filter((other) => compareNames(other, name) === 'same')
  const known = new Set([name, ...own].flatMap((one) => nameWords(one)))
  const strange = nameWords(printed).filter(
    (word) => word.length > 1 && !known.has(word) && !isParticle(word) && !besideName.test(word),
  )
  return strange.length >= STRANGE_WORDS
}

/**
 * Whether a document leaves open that the person is who it names: it names no one, or unclearly; or each holder of a
 * statement who may be the person is printed in one line with another, whose account it may be.
 */
export function isUnclearWhose(applicant: Pick<Applicant, 'name' | 'documents'>, document: EvidenceDocument): boolean {
  const answer = namesApplicant(applicant, document)
  if (answer !== 'same' || document.result.bank_statement === undefined) return answer === 'unknown'
  const holders = namesOn(document).filter((one) => compareNames(one, applicant.name) === 'same')
  return holders.every((one) => namesAnotherToo(applicant, one))
}

/** Returns where the first name that it prints stands. */
export const placeOfName = ({ result }: EvidenceDocument) =>
  result.payslip
    ? 'payslip.employee'
    : result.tax_document
      ? 'tax_document.name'
      : result.identity
        ? 'identity.surname'
        : `bank_statement.accounts.${Math.max(0, result.bank_statement?.accounts.findIndex(({ holders }) => holders.length > 0) ?? 0)}.holders`

export const documentsNameTheApplicant: Reconciliation = ({ applicant }) =>
  applicant.documents
    .filter((document) => namesApplicant(applicant, document) === 'different')
    .map((document) => {
      const printed = namesOn(document)[0]!
      return crossFinding(`${document.result.type}.name_mismatch`, 'error', [document], { name: printed }, [
        cite(document, placeOfName(document), 'Report.Trace.name', printed),
      ])
    })

export const codeOn = ({ result }: EvidenceDocument) =>
  result.payslip?.fiscal_code ?? result.tax_document?.fiscal_code ?? result.identity?.fiscal_code ?? null
export const placeOfCode = ({ result }: EvidenceDocument) =>
  result.payslip ? 'payslip.fiscal_code' : result.tax_document ? 'tax_document.fiscal_code' : 'identity.fiscal_code'

/** An omocodia of a code is the same person's code. */
const sameCode = (a: string, b: string) =>
  plainFiscalCode(normalizeFiscalCode(a)).slice(0, 15) === plainFiscalCode(normalizeFiscalCode(b)).slice(0, 15)

const hasOtherCode = ({ fiscalCode: declared }: Pick<Applicant, 'fiscalCode'>, document: EvidenceDocument): boolean => {
  const code = codeOn(document)
  return (
    declared !== null &&
    code !== null &&
    [declared, code].every((text) => isFiscalCode(normalizeFiscalCode(text))) &&
    !sameCode(code, declared)
  )
}

/**
 * A document that is surely another person's, by every name or by the tax code that it prints: whatever the applicant
 * says to that, it counts for no figure of theirs, unless a person who looked at it set the finding aside.
 */
export const isOfAnother = (applicant: Pick<Applicant, 'name' | 'fiscalCode'>, document: EvidenceDocument): boolean => {
  const isHeld = (trouble: string) =>
    !(document.rulings ?? []).some(({ code, outcome }) => outcome === 'set_aside' && code.endsWith(`.${trouble}`))
  return (
    (namesApplicant(applicant, document) === 'different' && isHeld('name_mismatch')) ||
    (hasOtherCode(applicant, document) && isHeld('fiscal_code_mismatch'))
  )
}

/**
 * Fiscal codes on documents ↔ the one declared. A code that is no fiscal code (a German tax number, a misreading)
 * leaves it open.
 */
export const fiscalCodesAgree: Reconciliation = ({ applicant }) =>
  applicant.documents
    .filter((document) => hasOtherCode(applicant, document))
    .map((document) => {
      const type =
        document.result.type === 'cud' || document.result.type === 'fiscal_doc' ? document.result.type : 'report'
      return crossFinding(`${type}.fiscal_code_mismatch`, 'error', [document], {}, [
        cite(document, placeOfCode(document), 'Report.Trace.fiscal_code', codeOn(document)),
      ])
    })

/** The declared fiscal code ↔ what the identity document says of name, birth and sex. */
export const fiscalCodeFitsIdentity: Reconciliation = ({ applicant }) => {
  const declared = applicant.fiscalCode
  if (declared === null) return []
  return applicant.documents.flatMap((document): CrossFinding[] => {
    const { identity } = document.result
    if (!identity) return []
    const answers = compareFiscalCode(declared, {
      surname: identity.surname,
      givenNames: identity.given_names,
      bornOn: identity.date_of_birth,
      sex: identity.sex,
    })
    return Object.values(answers).includes('mismatch')
      ? [
          crossFinding('report.fiscal_code_identity', 'warning', [document], {}, [
            cite(document, 'identity.surname', 'Report.Trace.name', identity.surname),
          ]),
        ]
      : []
  })
}

/** Date of birth on the identity document ↔ the one declared. */
export const birthDatesAgree: Reconciliation = ({ applicant }) =>
  applicant.documents.flatMap((document): CrossFinding[] => {
    const born = document.result.identity?.date_of_birth ?? null
    if (born === null || applicant.bornOn === null || born === applicant.bornOn) return []
    return [
      crossFinding('report.birth_date_mismatch', 'error', [document], { date_of_birth: born }, [
        cite(document, 'identity.date_of_birth', 'Report.Trace.date_of_birth', born),
      ]),
    ]
  })

/** Date of birth on payslips ↔ the one declared: parents and children bear one name. */
export const payslipsFitBirth: Reconciliation = ({ applicant: { bornOn, documents } }) =>
  documents.flatMap((document) => {
    const born = document.result.payslip?.date_of_birth
    if (born === undefined || bornOn === null || born === bornOn) return []
    return [
      crossFinding('payslip.birth_date_differs', 'warning', [document], { day: born }, [
        cite(document, 'payslip.date_of_birth', 'Report.Trace.date_of_birth', born),
      ]),
    ]
  })

/**
 * The holder's nationality on an identity document ↔ the one declared. Of the holder and not of its issuer: Italy gives
 * its card to those of other countries too. A code of no state leaves it open. No report says a nationality (decision
 * 0008): nothing is cited.
 */
export const nationalitiesAgree: Reconciliation = ({ applicant }) =>
  applicant.documents.flatMap((document): CrossFinding[] => {
    const printed = stateOfCode(document.result.identity?.nationality ?? '')
    return printed === null || applicant.nationality === null || printed === applicant.nationality
      ? []
      : [crossFinding('national_id.country_mismatch', 'error', [document])]
  })
