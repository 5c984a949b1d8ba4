/**
 * A file that was opened in an editor after the bank made it: the original bytes stay, the changed objects are appended
 * with a new cross-reference table. Both drawings come from the same hand, so objects of one number stand for the same
 * thing.
 */
import { editsBetween, saveLater, takeApart } from './pdf-parts.ts'

export const editLater = (original: Uint8Array, changed: Uint8Array): Uint8Array =>
  saveLater(original, editsBetween(takeApart(original), takeApart(changed)))
