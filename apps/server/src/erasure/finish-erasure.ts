import { forgetLatest } from '@attesta/domain/made-once.ts'
import type { Deps } from '../deps.ts'
import { keptAssessments } from '../documents/assess-documents.ts'
import type { ErasedSubject } from '../stores/erased-subject.ts'

/**
 * The rows are gone already: drops the data keys and what this process remembers, and removes the files. Twice does no
 * harm.
 */
export async function finishErasure(
  { keys, storage }: Pick<Deps, 'keys' | 'storage'>,
  { subjects, files }: ErasedSubject,
): Promise<void> {
  keptAssessments.forgetAll()
  forgetLatest()
  for (const subject of subjects) await keys.shred(subject)
  for (const file of files) await storage.delete(file)
}
