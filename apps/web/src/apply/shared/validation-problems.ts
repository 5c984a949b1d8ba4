import type { UploadType } from '@attesta/contract/document.ts'
import type { Reply } from '../../calls.ts'
import type { Problem } from '../../ui/error-summary.tsx'

/**
 * What the server holds against the documents: errors of files first, then what is missing, then what is wrong with all
 * of them. Warnings block nothing and are not among them.
 */
export function problemsOfValidation(
  { document_errors, missing_documents, global_error, is_global_warning }: Reply<'validateDocuments'>,
  targetOf: (type: UploadType) => string,
): Problem[] {
  const files = document_errors
    .filter(({ blocker }) => blocker)
    .map(({ document_id, message }) => ({ target: `file-${document_id}`, text: message }))
  const missing = missing_documents.map(({ type, message }) => ({ target: targetOf(type), text: message }))
  const found = [...files, ...missing]
  return found.length > 0 || !global_error || is_global_warning ? found : [{ target: 'main', text: global_error }]
}
