/**
 * The one rule of readiness, asked before a confirmation, a payment, a report and a later step. Source:
 * docs/decisions/0037-one-readiness-rule.md.
 */
import type { SavedAnswers, StepRouter, WorkflowStep } from '@attesta/contract/application.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { ApplicationType, Region } from '@attesta/contract/fields.ts'
import type { Month } from '../day.ts'
import { missingSides, type IdentityFile, type Side } from './identity-sides.ts'
import { isAnswered, isIdentity, type NeedState } from './required-documents.ts'

/** A problem that stops a document unless the applicant contests it. */
interface Blocker {
  documentId: string
  code: string
  isContested: boolean
}

interface HandedIn extends IdentityFile {
  id: string
  type: UploadType
  isRead: boolean
}

export interface ReadinessFacts {
  region: Region
  type: ApplicationType
  workflow: readonly WorkflowStep[]
  answers: SavedAnswers
  /** What the occupation must show, met by documents without a blocker or waived by a reason. */
  needs: readonly NeedState[]
  documents: readonly HandedIn[]
  blockers: readonly Blocker[]
  isConfirmed: boolean
  isPaid: boolean
}

/** `step`: where it is mended. */
export type Lack = { step: StepRouter } & (
  | { kind: 'answers'; fields: (keyof SavedAnswers)[] }
  | { kind: 'missing'; types: UploadType[]; months: Month[]; side: Side | null }
  | { kind: 'no_document' }
  | { kind: 'unread'; documentId: string }
  | { kind: 'blocked'; documentId: string; code: string }
  | { kind: 'confirmation' }
  | { kind: 'payment' }
)

export interface Readiness {
  /** In the order of the steps. */
  lacks: Lack[]
  /** Blockers that the applicant contests: they stop no one and make the report an open one. */
  contested: Blocker[]
}

const address = [
  'current_country',
  'current_street',
  'current_house_num',
  'current_city',
  'current_postcode',
] as const satisfies readonly (keyof SavedAnswers)[]

/**
 * What each step must have saved. The fiscal code is not among them: without it the personal data are incomplete, and
 * nothing is blocked.
 */
const needed: Partial<Record<StepRouter, readonly (keyof SavedAnswers)[]>> = {
  'personal-details': ['nationality', 'date_of_birth', 'birth_city', ...address],
  'current-address': address,
  questionnaire: ['questionnaire_accepted_at'],
  'additional-details': ['additional_details_at'],
  'mortgage-info': ['mortgage_info'],
}

const isWalked = (workflow: readonly WorkflowStep[], router: StepRouter) =>
  workflow.some((step) => step.router === router && !step.skip)

function missingAnswers({ workflow, answers }: ReadinessFacts): Lack[] {
  return workflow.flatMap(({ router, skip }): Lack[] => {
    const fields = (needed[router] ?? []).filter((name) => (answers[name] ?? '') === '')
    return skip || fields.length === 0 ? [] : [{ kind: 'answers', step: router, fields }]
  })
}

/** The step that has a place for documents of a type. */
export function placeOf(type: UploadType, workflow: readonly WorkflowStep[]): StepRouter {
  if (type === 'national_id' && isWalked(workflow, 'personal-details')) return 'personal-details'
  return type === 'mortgage_doc' && isWalked(workflow, 'mortgage-info') ? 'mortgage-info' : 'income-check'
}

function missing({ region, workflow, answers, needs, documents }: ReadinessFacts): Lack[] {
  const cards = documents.filter(({ type }) => type === 'national_id')
  const isWaived = answers.absences.some(({ type }) => type === 'national_id')
  const wanted = isWaived ? [] : missingSides(region, answers.id_combination, cards)
  const unmet = needs
    .filter((need) => !isAnswered(need) && !(wanted.length > 0 && isIdentity(need)))
    .map(({ types, missing_months }): Lack => ({
      kind: 'missing',
      step: placeOf(types[0]!, workflow),
      types,
      months: missing_months,
      side: null,
    }))
  const sides = wanted.map((side): Lack => ({
    kind: 'missing',
    step: placeOf('national_id', workflow),
    types: ['national_id'],
    months: [],
    side,
  }))
  const nothing: Lack[] =
    documents.length === 0 && unmet.length === 0 && needs.length > 0
      ? [{ kind: 'no_document', step: 'income-check' }]
      : []
  return [...unmet, ...sides, ...nothing]
}

/** The short form takes an identity document and never waits for it. */
export const isAwaited = (type: ApplicationType, document: Pick<HandedIn, 'type'>): boolean =>
  type !== 'rapid' || document.type !== 'national_id'

function unready(facts: ReadinessFacts): Lack[] {
  const { type, workflow, documents, blockers } = facts
  const typeOf = new Map(documents.map((document) => [document.id, document.type]))
  return [
    ...missing(facts),
    ...blockers
      .filter(({ isContested }) => !isContested)
      .map(({ documentId, code }): Lack => ({
        kind: 'blocked',
        step: placeOf(typeOf.get(documentId) ?? 'other', workflow),
        documentId,
        code,
      })),
    ...documents
      .filter((document) => !document.isRead && isAwaited(type, document))
      .map(({ id }): Lack => ({ kind: 'unread', step: 'parsing-status', documentId: id })),
  ]
}

export function readinessOf(facts: ReadinessFacts): Readiness {
  const { workflow, isConfirmed, isPaid, blockers } = facts
  return {
    lacks: [
      ...missingAnswers(facts),
      ...unready(facts),
      ...(!isConfirmed && isWalked(workflow, 'confirmation')
        ? [{ kind: 'confirmation', step: 'confirmation' } as const]
        : []),
      ...(!isPaid && isWalked(workflow, 'payment') ? [{ kind: 'payment', step: 'payment' } as const] : []),
    ],
    contested: blockers.filter(({ isContested }) => isContested),
  }
}

export const isAboutDocuments = ({ kind }: Pick<Lack, 'kind'>): boolean =>
  kind === 'missing' || kind === 'no_document' || kind === 'unread' || kind === 'blocked'

/**
 * The last step at which a lack may still be there: documents are asked for, and waited for, until the end of
 * `parsing-status`.
 */
const gateOf = ({ kind, step }: Pick<Lack, 'kind' | 'step'>): StepRouter =>
  isAboutDocuments({ kind }) ? 'parsing-status' : step

/** What must be mended before a step may be entered. A step that the workflow does not have comes after all of them. */
export function lacksBefore<L extends Pick<Lack, 'kind' | 'step'>>(
  lacks: readonly L[],
  workflow: readonly WorkflowStep[],
  router: StepRouter,
): L[] {
  const indexOf = (name: StepRouter) => {
    const index = workflow.findIndex((step) => step.router === name)
    return index === -1 ? workflow.length : index
  }
  const target = indexOf(router)
  return lacks.filter((lack) => indexOf(gateOf(lack)) < target)
}
