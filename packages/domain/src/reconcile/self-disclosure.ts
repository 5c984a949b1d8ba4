/**
 * What the self-disclosure denies ↔ what the account and the payslips show; where no one was asked, what they show.
 * Source: B2-questionnaire.
 */
import type { QuestionId, QuestionnaireAnswer, Response } from '@attesta/contract/questionnaire.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { AccountLine, LineSeries } from '../facts/account-lines.ts'
import { cite, type Applicant } from '../facts/evidence-document.ts'
import { ordinaryPayslips } from '../facts/payslips.ts'
import { monthOf } from '../day.ts'
import { decimal, median } from '../money.ts'
import { keyOfQuestion } from '../questionnaire/questions.ts'
import { enforcementWords, evictionWords, saysArrears } from '../transactions/debt-words.ts'
import { foldWords } from '../transactions/fold.ts'
import { saysAny } from '../transactions/phrase.ts'
import type { Category } from '../transactions/wording.ts'
import { crossFinding, type CrossFinding, type Reconciliation } from './cross-finding.ts'
import { keyOfFinding } from './finding-codes.ts'

interface Denial {
  code: string
  /** Where no one was asked. */
  shown: string
  /** What a person answers of whom nothing of the kind is known. */
  denials: Partial<Record<QuestionId, Response>>
  /** Whether folded words name it. */
  isSaid: (words: readonly string[]) => boolean
  /** How a court or a bailiff numbers such a case. */
  fileNumber?: RegExp
  /** Whether folded words tell that the person is not the debtor. */
  isOther?: (words: readonly string[]) => boolean
}
const denial = (
  [code, shown]: readonly [code: string, shown: string],
  denials: Denial['denials'],
  isSaid: Denial['isSaid'],
  fileNumber?: RegExp,
): Denial => ({
  code,
  shown,
  denials,
  isSaid,
  ...(fileNumber && { fileNumber }),
})

/** What payslips keep back: the account shows none of it. */
const garnishment: Denial = {
  code: 'report.garnishment_differs',
  shown: 'report.garnishment_withheld',
  denials: { wage_garnishment: 'NO' },
  isSaid: () => false,
}

const denied: readonly Denial[] = [
  garnishment,
  denial(
    ['report.enforcement_differs', 'report.enforcement_paid'],
    { wage_garnishment: 'NO', enforcement: 'NO' },
    saysAny(enforcementWords),
    // DR II 1234/25: the second register of a bailiff's office, that of enforcement
    /\bDR\.? ?II ?\d+\/\d{2}/i,
  ),
  denial(
    ['report.insolvency_differs', 'report.insolvency_paid'],
    { insolvency: 'NO' },
    saysAny(
      'INSOLVENZ* | PRIVATINSOLVENZ | RESTSCHULDBEFREIUNG | INSO | ALS TREUHANDER | ALS TREUHANDERIN' +
        ' | SOVRAINDEBITAMENTO | PIANO DEL CONSUMATORE | LIQUIDAZIONE CONTROLLATA | CONCORDATO MINORE',
    ),
    // 71 IK 5/25: chamber, register of insolvencies (IK of consumers, IN of others), number and year
    /\b\d{1,4} ?I[KN] ?\d+\/\d{2}/i,
  ),
  denial(
    ['report.arrears_differ', 'report.arrears_paid'],
    { rent_arrears: 'NO', rent_paid_in_full: 'YES' },
    saysArrears,
  ),
]

/** A suit is paid for by either side: its words contradict no answer. */
const eviction = denial(
  ['report.arrears_paid', 'report.arrears_paid'],
  { eviction_title: 'NO', landlord_proceedings: 'NO' },
  saysAny(evictionWords),
)
/** Who pays no rent and lets a home, or pays one off, sues a tenant of their own. */
const isLandlord = ({ livingSituation }: Applicant, series: readonly LineSeries[]) => {
  const has = (wanted: Category) => series.some(({ category }) => category === wanted)
  return !has('rent_paid') && (has('rent_received') || (livingSituation === 'owner' && has('mortgage')))
}
/** Who sues pays fees, and names the tenant. */
const feeOfSuit = /\b(?:PARCELLA|ONORARI\w*|CONTRIBUTO UNIFICATO)\b/
const suedTenant = /^(?:GEGEN|INQUILIN[OAI]|CONDUTTORE|CONDUTTRICE|MIETER|MIETERIN)$/
/** Vergleich gegen Ratenzahlung */
const inReturn = /^(?:RATE|ZAHLUNG|TEILZAHLUNG)/
const suesTenant =
  ({ name: { given, family } }: Applicant) =>
  (words: readonly string[]): boolean => {
    const own = foldWords(`${given} ${family}`)
    return (
      feeOfSuit.test(words.join(' ')) ||
      words.some(
        (word, at) =>
          suedTenant.test(word) &&
          !words.slice(at + 1, at + 3).some((next) => own.includes(next) || inReturn.test(next)),
      )
    )
  }
const kindsFor = (applicant: Applicant, series: readonly LineSeries[]): readonly Denial[] =>
  isLandlord(applicant, series) ? denied : [...denied, { ...eviction, isOther: suesTenant(applicant) }]

/** Old debts that are collected or paid off; no question asks for them. */
const oldDebts: Pick<Denial, 'isSaid' | 'fileNumber'> = {
  isSaid: saysAny(`SALDO E STRALCIO | PIANO DI RIENTRO | PIANO RIENTRO | RIENTRO DEBITO | RIENTRO DEBITI
    | KRUK ITALIA | KRUK DEUTSCHLAND | IFIS NPL | CERVED CREDIT
    | RECUPERO CREDITI | RECUPERO CREDITO | INTRUM | DOVALUE | DO VALUE
    | ENTRATE RISCOSSIONE | ADER | RATEAZIONE CARTELLA | RATEAZIONE CARTELLE | RISCOSSIONE RATEAZIONE
    | RISCOSSIONE RATEIZZAZIONE | ROTTAMAZIONE | EQUITALIA | INKASSO DIENST | INKASSODIENST | INKASSOBURO | INKASSO GMBH`),
  // Reports on customers are sold to firms under that name too.
  fileNumber: /\bCREDITREFORM\b.*\b(?:AKTE|AZ|RATE)\b/i,
}
/** A single payment of one is a fine or a forgotten bill. */
const MONTHS_OF_DEBT = 2
/** A court has ordered it; one payment tells it. Who asks the court for it pays fees and a lawyer. */
const courtDebt: Pick<Denial, 'isSaid'> = { isSaid: saysAny('DECRETO INGIUNTIVO | DECRETI INGIUNTIVI') }
const courtFee = new RegExp(
  [
    '\\b(?:PARCELLA|ONORARI\\w*|CONTRIBUTO UNIFICATO|RICORSO|AVV|AVVOCAT[OA]|STUDIO LEGALE)\\b',
    // Orders are mostly about unpaid invoices: a court's own fee names the court.
    '\\bTRIBUNALE\\b.*\\b(?:FATTURA|FATT|DEPOSITO)\\b|\\b(?:FATTURA|FATT|DEPOSITO)\\b.*\\bTRIBUNALE\\b',
  ].join('|'),
  'i',
)

/** Denied by one answer at least, and told by none: who tells one of them is not asked for the others too. */
const isDenied = (answers: readonly QuestionnaireAnswer[], { denials }: Denial): boolean => {
  const given = answers.filter(({ question }) => denials[question] !== undefined)
  const denies = ({ question, response }: QuestionnaireAnswer) => denials[question] === response
  return given.some(denies) && given.every((answer) => denies(answer) || answer.response === 'PNTS')
}

/** A rent and what is paid off of its arrears may go to one payee: only what says so is told. */
const saying = (
  { movements }: LineSeries,
  { isSaid, fileNumber, isOther }: Pick<Denial, 'isSaid' | 'fileNumber' | 'isOther'>,
) =>
  movements.filter(({ amount, description }) => {
    const words = foldWords(description)
    return amount < 0 && (fileNumber?.test(description) || isSaid(words)) && !isOther?.(words)
  })

const paidFor = (code: string, { payer }: LineSeries, lines: readonly AccountLine[]): CrossFinding[] =>
  lines.length === 0
    ? []
    : [
        crossFinding(
          code,
          'warning',
          lines.map(({ document }) => document),
          { payee: payer ?? '', amount: decimal(-median(lines.map(({ amount }) => amount))!) },
          lines.map(({ ref }) => ref),
        ),
      ]

/** Paid on the account, and denied in the self-disclosure. */
export const answersFitAccount: Reconciliation = ({ applicant, assessment: { series } }) =>
  kindsFor(applicant, series)
    .filter((one) => isDenied(applicant.questionnaire, one))
    .flatMap((one) => series.flatMap((paid) => paidFor(one.code, paid, saying(paid, one))))

/** Paid on the account, where no one was asked: each payment by the first kind that its words name. */
export const debtsAreTold: Reconciliation = ({ applicant, assessment: { series } }) => {
  if (applicant.questionnaire.length > 0) return []
  const kinds = kindsFor(applicant, series)
  return series.flatMap((paid): CrossFinding[] => {
    const kind = kinds.find((one) => saying(paid, one).length > 0)
    if (kind !== undefined) return paidFor(kind.shown, paid, saying(paid, kind))
    const ordered = saying(paid, courtDebt).filter(({ description }) => !courtFee.test(description))
    if (ordered.length > 0) return paidFor('report.payment_of_debt', paid, ordered)
    const lines = saying(paid, oldDebts)
    const isOften = new Set(lines.map(({ bookedOn }) => monthOf(bookedOn))).size >= MONTHS_OF_DEBT
    return isOften ? paidFor('report.payment_of_debt', paid, lines) : []
  })
}

/** Kept back by the employer, and denied in the self-disclosure or asked of no one. */
export const answersFitPayslips: Reconciliation = ({ applicant: { questionnaire }, assessment: { documents } }) => {
  const slips = ordinaryPayslips(documents).filter(({ payslip }) => payslip.garnished !== undefined)
  const newest = slips.at(-1)
  const isAsked = questionnaire.length > 0
  if (newest === undefined || (isAsked && !isDenied(questionnaire, garnishment))) return []
  return [
    crossFinding(
      isAsked ? garnishment.code : garnishment.shown,
      'warning',
      slips.map(({ document }) => document),
      { month: newest.month, amount: newest.payslip.garnished! },
      slips.map(({ document, payslip, month }) =>
        cite(document, 'payslip.garnished', 'Report.Trace.garnished', payslip.garnished!, { when: month }),
      ),
    ),
  ]
}

/**
 * Of the answers that a report shows, the keys of the questions whose answer a finding of the report contradicts. It
 * tells neither payee nor amount.
 */
export const contradictedAnswers = ({
  questionnaire,
  aggregated_error_messages: messages,
}: Pick<RentReport, 'questionnaire' | 'aggregated_error_messages'>): string[] => {
  const told = new Set(messages.map(({ msg }) => msg.key))
  const against = denied
    .filter(({ code }) => told.has(keyOfFinding(code)))
    .flatMap(({ denials }) => Object.entries(denials) as [QuestionId, Response][])
  return questionnaire
    .filter(({ question, response }) => against.some(([id, no]) => keyOfQuestion(id) === question && no === response))
    .map(({ question }) => question)
}
