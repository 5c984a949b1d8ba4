import type { OwnRequest } from '@attesta/contract/applicant-request.ts'
import type { Document, RequiredDocument, UploadType } from '@attesta/contract/document.ts'
import type { Reply } from '../../../calls.ts'
import { groupAlternatives } from '../../shared/group-alternatives.ts'

export type Need = Reply<'supportedDocuments'>['needs'][number]
/** `contested`: met by a document of which the person says that a finding on it is wrong. */
export type NeedState = 'todo' | 'checking' | 'done' | 'contested' | 'explained' | 'problem'

/** One row of the list: documents that may stand for one another, and how far they are. */
export interface Section {
  id: string
  documents: readonly RequiredDocument[]
  months: readonly string[]
  missingMonths: readonly string[]
  state: NeedState
  /** Why the person does not have it. */
  absence?: Need['absence']
  /** Only the company asks for it. */
  isAskedOnly?: true
}

/** Easy ones first. */
const order: readonly UploadType[] = [
  'national_id',
  'payslip',
  'cud',
  'fiscal_doc',
  'bank_statement',
  'other',
  'mortgage_doc',
]

/** Types of which a file is on its way, or waits for a word of the person's. */
export interface FilesOnTheWay {
  running: readonly UploadType[]
  stuck: readonly UploadType[]
}

/** The documents that are needed, in the order in which they are easiest to come by. */
export function sectionsOf(
  { documents: wanted, needs }: Pick<Reply<'supportedDocuments'>, 'documents' | 'needs'>,
  documents: readonly Document[],
  onTheWay: FilesOnTheWay,
): Section[] {
  return groupAlternatives(wanted)
    .map((group) => {
      const types = group.map(({ ref }) => ref)
      const need = needs.find(({ types: own }) => own.some((type) => types.includes(type)))
      return {
        id: `section-${types[0]}`,
        documents: group,
        months: need?.months ?? [],
        missingMonths: need?.missing_months ?? [],
        ...(need?.absence && { absence: need.absence }),
        state: stateOf(types, need, documents, onTheWay),
      }
    })
    .sort((a, b) => order.indexOf(a.documents[0]!.ref) - order.indexOf(b.documents[0]!.ref))
}

/** Of other rows and steps. */
const placedElsewhere: readonly UploadType[] = ['other', 'national_id', 'mortgage_doc']

/** One document is enough where the form itself needs none. */
const singular: Partial<Record<UploadType, string>> = { payslip: 'payslip.one', bank_statement: 'bank_statement.one' }

/**
 * Returns a row for each document that the company asks for and that the form has no other place for. What was handed in
 * stays in its row when the request is withdrawn: a file that was refused has to be taken away somewhere.
 */
export function askedSections(
  sections: readonly Section[],
  requests: readonly Pick<OwnRequest, 'type' | 'state' | 'months'>[],
  documents: readonly Document[],
  onTheWay: FilesOnTheWay,
): Section[] {
  const placed = new Set<UploadType>([
    ...placedElsewhere,
    ...sections.flatMap((one) => one.documents.map(({ ref }) => ref)),
  ])
  const wanted = [...requests, ...documents].flatMap(({ type }) => (type && !placed.has(type) ? [type] : []))
  const types = new Set(wanted)
  return [...types].map((ref) => {
    const own = requests.filter(({ type }) => type === ref)
    const months = [...new Set(own.flatMap((one) => one.months))].sort()
    const key = `RequiredDocuments.${singular[ref] ?? ref}`
    return {
      id: `section-${ref}`,
      documents: [{ ref, key, description: `${key}.Description`, icon: '', is_ORed: false }],
      months,
      missingMonths: [],
      isAskedOnly: true,
      state: stateOf(
        [ref],
        { types: [ref], months, missing_months: [], met: own.every(({ state }) => state === 'answered') },
        documents,
        onTheWay,
      ),
    }
  })
}

function stateOf(
  types: readonly UploadType[],
  need: Need | undefined,
  documents: readonly Document[],
  { running, stuck }: FilesOnTheWay,
): NeedState {
  const own = documents.filter(({ type }) => types.includes(type))
  if (running.some((type) => types.includes(type)) || own.some(({ parse_status }) => parse_status === 'processing'))
    return 'checking'
  if (stuck.some((type) => types.includes(type)) || own.some(({ error }) => error?.blocker)) return 'problem'
  if (need?.met) return own.some(({ errors }) => errors.some(({ contest }) => contest)) ? 'contested' : 'done'
  return need?.absence ? 'explained' : 'todo'
}
