import { limits } from '@attesta/contract/limits.ts'
import type { CallFailed } from '../../call-failed.ts'
import type { Translate } from '../../words/words.tsx'
import { failureText } from '../shell/call-problem.tsx'
import type { FileProblem } from './first-aid/give-first-aid.ts'
import { takesOnlyPdf, type Slot } from './slot.ts'

const megabyte = 1024 * 1024

const problemWords = {
  gone: 'Uploads.Problem.Gone',
  empty: 'Uploads.Problem.Empty',
  tooLarge: 'Upload.Error.MaxFileSize',
  notPdf: 'Uploads.Problem.NotPdf',
  wrongType: 'Uploads.Problem.WrongType',
  heic: 'Uploads.Problem.Heic',
  locked: 'Uploads.Problem.Locked',
  duplicate: 'Uploads.Problem.Duplicate',
} as const satisfies Record<FileProblem, string>

/** Returns which file, what is wrong with it, and what helps. */
export const problemText = (t: Translate, problem: FileProblem, file: Pick<File, 'name' | 'size'>): string =>
  t(problemWords[problem], {
    file: file.name,
    n: (file.size / megabyte).toFixed(1),
    size: limits.uploadBytes / megabyte,
  })

/**
 * Returns what the server, or whatever stands before it, has answered to a file; and whether the same file may go
 * through later.
 */
export function refusalOf(
  t: Translate,
  error: CallFailed,
  file: Pick<File, 'name' | 'size'>,
  slot: Slot,
): { text: string; mayRetry: boolean } {
  if (error.kind === 'server')
    return { text: error.text ?? t('Uploads.ServerFault', { file: file.name }), mayRetry: true }
  // A file goes by itself as soon as there is a network.
  if (error.kind === 'offline') return { text: t('General.Failed.Offline'), mayRetry: true }
  if (error.kind !== 'refused') return { text: failureText(t, error), mayRetry: true }
  if (error.text) return { text: error.text, mayRetry: false }
  if (error.status === 413) return { text: problemText(t, 'tooLarge', file), mayRetry: false }
  if (error.status === 415)
    return { text: problemText(t, takesOnlyPdf(slot) ? 'notPdf' : 'wrongType', file), mayRetry: false }
  return { text: `${file.name}: ${t('Uploads.FileError')}`, mayRetry: true }
}
