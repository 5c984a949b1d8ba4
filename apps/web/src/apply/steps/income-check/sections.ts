import type { Document, RequiredDocument, UploadType } from '@attesta/contract/document.ts'
import type { Reply } from '../../../calls.ts'
import { groupAlternatives } from '../../shared/group-alternatives.ts'

export type Need = Reply<'supportedDocuments'>['needs'][number]
export type NeedState = 'todo' | 'checking' | 'done' | 'explained' | 'problem'

/** One line of «What we need from you»: documents that may stand for one another, and how far they are. */
export interface Section {
  id: string
  documents: readonly RequiredDocument[]
  months: readonly string[]
  missingMonths: readonly string[]
  state: NeedState
  /** Why the person does not have it. */ absence?: Need['absence']
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

/**
 * The sections of the screen, in the order in which documents are easiest to come by. `running`: types of which a file
 * is on its way.
 */
export function sectionsOf(
  { documents: wanted, needs }: Pick<Reply<'supportedDocuments'>, 'documents' | 'needs'>,
  documents: readonly Document[],
  running: readonly UploadType[],
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
        state: stateOf(types, need, documents, running),
      }
    })
    .sort((a, b) => order.indexOf(a.documents[0]!.ref) - order.indexOf(b.documents[0]!.ref))
}

function stateOf(
  types: readonly UploadType[],
  need: Need | undefined,
  documents: readonly Document[],
  running: readonly UploadType[],
): NeedState {
  const own = documents.filter(({ type }) => types.includes(type))
  if (running.some((type) => types.includes(type)) || own.some(({ parse_status }) => parse_status === 'processing'))
    return 'checking'
  if (own.some(({ error }) => error?.blocker)) return 'problem'
  return need?.met ? 'done' : need?.absence ? 'explained' : 'todo'
}
