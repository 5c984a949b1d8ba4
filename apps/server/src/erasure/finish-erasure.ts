import type { Deps } from '../deps.ts'
import type { ErasedSubject } from '../stores/erased-subject.ts'

/** The rows are gone already: drops the data keys and removes the files. Twice does no harm. */
export async function finishErasure(
  { keys, storage }: Pick<Deps, 'keys' | 'storage'>,
  { subjects, files }: ErasedSubject,
): Promise<void> {
  for (const subject of subjects) await keys.shred(subject)
  for (const file of files) await storage.delete(file)
}
