/** What the self-disclosure denies ↔ what the account shows. Source: B2-questionnaire. */
import type { QuestionId, QuestionnaireAnswer, Response } from '@attesta/contract/questionnaire.ts'
import type { LineSeries } from '../facts/account-lines.ts'
import { decimal } from '../money.ts'
import { foldWords } from '../transactions/fold.ts'
import { indexOfPhrase, phrase } from '../transactions/phrase.ts'
import { crossFinding, type Reconciliation } from './cross-finding.ts'

interface Denial {
  code: string
  /** What a person answers of whom nothing of the kind is known. */
  denials: Partial<Record<QuestionId, Response>>
  phrases: ReturnType<typeof phrase>[]
}
const denial = (code: string, denials: Denial['denials'], phrases: string): Denial => ({
  code,
  denials,
  phrases: phrases.split(' | ').map(phrase),
})

const denied: readonly Denial[] = [
  denial(
    'report.enforcement_differs',
    { wage_garnishment: 'NO', enforcement: 'NO' },
    '*PFANDUNG | PFANDUNGS* | *GERICHTSVOLLZIEHER | *GERICHTSVOLLZIEHERIN | VOLLSTRECKUNG* | ZWANGSVOLLSTRECKUNG | PIGNORAMENTO',
  ),
  denial(
    'report.insolvency_differs',
    { insolvency: 'NO' },
    'INSOLVENZ* | TREUHANDKONTO | PRIVATINSOLVENZ | RESTSCHULDBEFREIUNG',
  ),
  denial(
    'report.arrears_differ',
    { rent_arrears: 'NO', rent_paid_in_full: 'YES' },
    'MIETRUCKSTAND* | MIETSCHULD* | RUCKSTANDIGE MIETE* | AFFITTI ARRETRATI | AFFITTO ARRETRATO | CANONI ARRETRATI',
  ),
]

/** Denied by one answer at least, and told by none: who tells one of them is not asked for the others too. */
const isDenied = (answers: readonly QuestionnaireAnswer[], { denials }: Denial): boolean => {
  const given = answers.filter(({ question }) => denials[question] !== undefined)
  const denies = ({ question, response }: QuestionnaireAnswer) => denials[question] === response
  return given.some(denies) && given.every((answer) => denies(answer) || answer.response === 'PNTS')
}

const shows = ({ movements }: LineSeries, { phrases }: Denial): boolean =>
  movements.some(({ amount, description }) => {
    const words = foldWords(description)
    return amount < 0 && phrases.some((one) => indexOfPhrase(words, one) >= 0)
  })

/** Paid on the account, and denied in the self-disclosure. */
export const answersFitAccount: Reconciliation = ({ applicant: { questionnaire }, assessment: { series } }) =>
  denied
    .filter((one) => isDenied(questionnaire, one))
    .flatMap((one) =>
      series
        .filter((paid) => shows(paid, one))
        .map(({ payer, typicalAmount, movements }) =>
          crossFinding(
            one.code,
            'warning',
            movements.map(({ document }) => document),
            { payee: payer ?? '', amount: decimal(-typicalAmount) },
            movements.map(({ ref }) => ref),
          ),
        ),
    )
