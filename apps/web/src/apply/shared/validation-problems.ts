import type { UploadType } from '@attesta/contract/document.ts'
import type { Reply } from '../../calls.ts'
import type { Problem } from '../../ui/error-summary.tsx'

/**
 * Returns what the server holds against the documents: errors of files first, then what is missing, then what is wrong
 * with all of them. Warnings block nothing and are not among them; of a file only the worst is told.
 */
export function problemsOfValidation(
  { document_errors, missing_documents, global_error, is_global_warning }: Reply<'validateDocuments'>,
  targetOf: (type: UploadType) => string,
): Problem[] {
  const blockers = document_errors.filter(({ blocker }) => blocker)
  const files = blockers
    .filter(({ document_id }, index) => blockers.findIndex((other) => other.document_id === document_id) === index)
    .map(({ document_id, message }) => ({ target: `file-${document_id}`, text: message }))
  const missing = missing_documents.map(({ type, message }) => ({ target: targetOf(type), text: message }))
  const found = [...files, ...missing]
  return found.length > 0 || !global_error || is_global_warning ? found : [{ target: 'main', text: global_error }]
}

/** What holds while files are on their way: of the types that `coming` names nothing is missing yet. */
export const whileComing = (
  validation: Reply<'validateDocuments'>,
  coming: readonly UploadType[],
): Reply<'validateDocuments'> =>
  coming.length === 0
    ? validation
    : {
        ...validation,
        missing_documents: validation.missing_documents.filter(({ type }) => !coming.includes(type)),
        global_error: null,
      }
