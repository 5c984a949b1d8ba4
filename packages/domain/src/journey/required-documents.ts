/** Which of the documents that an occupation must show are there, and which months are still wanted. */
import type { Absence } from '@attesta/contract/absence.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { Day, Month } from '../day.ts'
import type { ParseResult } from '../facts/parse-result.ts'
import { hiredOn } from '../facts/hired-on.ts'
import type { Need } from './employment-statuses.ts'
import { coveredMonths, lastFullMonths, monthsSettledByDays, payslipMonthsWanted, periodsOf } from './windows.ts'

/**
 * A document that was read and has no blocking error. A bank connection counts as a statement. `atWord`: what it is,
 * the person says against the reading; then no months are asked of it.
 */
export interface AcceptedDocument {
  type: UploadType
  result: ParseResult
  atWord?: boolean
  origin?: 'upload' | 'connection'
}

export interface NeedState {
  types: UploadType[]
  met: boolean
  months: Month[]
  missing_months: Month[]
  /** Why the person does not have it; absent where they say nothing. */
  absence?: Absence
}

/** The months that a document speaks of: those that a statement covers whole, or the payslip's own. */
export function monthsOf(result: ParseResult): Month[] {
  const period = result.payslip?.period
  return period != null ? [period] : coveredMonths(periodsOf(result))
}

function stateOf(type: UploadType, count: number, documents: readonly AcceptedDocument[], today: Day): NeedState {
  const own = documents.filter((document) => document.type === type)
  const counted = type === 'payslip' || type === 'bank_statement'
  if (count === 0 || !counted || own.some(({ atWord }) => atWord))
    return { types: [type], met: own.length > 0, months: [], missing_months: [] }
  const seen = type === 'payslip' ? own.flatMap(({ result }) => monthsOf(result)) : statementMonthsSeen(own, today)
  const months = type === 'payslip' ? payslipMonthsWanted(seen, today, hiredOn(own)) : lastFullMonths(today, count)
  const missing_months = months.filter((month) => !seen.includes(month))
  return { types: [type], met: missing_months.length === 0, months, missing_months }
}

function statementMonthsSeen(statements: readonly AcceptedDocument[], today: Day): Month[] {
  const periods = statements.flatMap(({ result }) => periodsOf(result))
  return [...coveredMonths(periods), ...monthsSettledByDays(periods, today)]
}

/**
 * Returns each need with what is met. An alternative that is met settles its need; else the months are those of the
 * alternative furthest along.
 */
export function requiredDocuments(
  needs: readonly Need[],
  documents: readonly AcceptedDocument[],
  today: Day,
): NeedState[] {
  return needs.map(({ anyOf, months }) => {
    const alternatives = anyOf.map((type) => stateOf(type, months, documents, today))
    const best =
      alternatives.find(({ met }) => met) ??
      alternatives
        .toSorted((a, b) => a.missing_months.length - b.missing_months.length)
        .find(({ months: wanted }) => wanted.length > 0) ??
      alternatives[0]!
    return { ...best, types: [...anyOf] }
  })
}

export const isIdentity = ({ types }: Pick<NeedState, 'types'>): boolean => types.includes('national_id')

/** A card of which a side is missing does not meet its need. */
export const withSides = (states: readonly NeedState[], lacksSide: boolean): NeedState[] =>
  lacksSide ? states.map((state) => (isIdentity(state) ? { ...state, met: false } : state)) : [...states]

export interface MissingDocument {
  type: UploadType
  months: Month[]
}

/** The needs with what the person says not to have; what is met after all needs no word. */
export const withAbsences = (states: readonly NeedState[], absences: readonly Absence[]): NeedState[] =>
  states.map((state) => {
    const absence = state.met ? undefined : absences.find(({ type }) => type === state.types[0])
    return absence ? { ...state, absence } : state
  })

/** Whether nothing is left to ask: it was handed in, or the person says why it was not. */
export const isAnswered = ({ met, absence }: NeedState): boolean => met || absence !== undefined

/** Returns what is still to be handed in; of alternatives the first is named. */
export const missingDocuments = (states: readonly NeedState[]): MissingDocument[] =>
  states
    .filter((state) => !isAnswered(state))
    .map(({ types, missing_months }) => ({ type: types[0]!, months: missing_months }))
