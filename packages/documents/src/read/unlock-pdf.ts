/**
 * Makes a PDF that opens only with a password into one that opens without. The password is used once and kept nowhere.
 * Source: B5-locked-pdf.
 */
import { revisionsOf } from '../forensics/revisions.ts'
import { guardEngine, loadDocument, savedWithoutPassword, startEngine } from './pdfium.ts'
import { EncryptedFile, RefusalOfFile } from './refusal-of-file.ts'

/**
 * `not_unlockable`: the file is damaged, or a copy without a password would hide what the original shows: a signature
 * breaks in a copy, and earlier saves are lost.
 */
export type UnlockProblem = 'wrong_password' | 'not_unlockable'

/** A file that opens without a password comes back as it is: a password must not be a way to lose a file's history. */
export async function unlockPdf(bytes: Uint8Array, password: string): Promise<Uint8Array | UnlockProblem> {
  const p = await startEngine()
  try {
    loadDocument(p, bytes).close()
    return bytes
  } catch (problem) {
    if (!(problem instanceof EncryptedFile)) return notUnlockable(problem)
  }
  try {
    const document = loadDocument(p, bytes, password)
    try {
      const isPlain = revisionsOf(bytes).earlier.length === 0 && p.FPDF_GetSignatureCount(document.handle) === 0
      return isPlain ? guardEngine(() => savedWithoutPassword(p, document.handle)) : 'not_unlockable'
    } finally {
      document.close()
    }
  } catch (problem) {
    return problem instanceof EncryptedFile ? 'wrong_password' : notUnlockable(problem)
  }
}

function notUnlockable(problem: unknown): UnlockProblem {
  if (problem instanceof RefusalOfFile) return 'not_unlockable'
  throw problem
}
