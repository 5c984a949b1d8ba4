import { limits } from '@attesta/contract/limits.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import type { Month } from '@attesta/domain/day.ts'
import { takesOnlyPdf, type Slot } from '../slot.ts'
import { headBytes, kindOf, type FileKind } from './file-kind.ts'
import { lookAtPicture } from './look-at-picture.ts'
import { monthTooOld, otherKindIn, type NamedKind } from './name-hints.ts'
import { showsOnlyPictures } from './pdf-pictures.ts'
import { trailerOf } from './pdf-trailer.ts'
import type { PictureFault } from './picture-faults.ts'

/** Such a file cannot be taken: sending it would only cost time. */
export type FileProblem = 'gone' | 'empty' | 'tooLarge' | 'notPdf' | 'wrongType' | 'heic' | 'locked' | 'duplicate'

/** A doubt: the file is held until the person says that it goes all the same. */
export type FileDoubt =
  | { kind: PictureFault | 'scan' | 'tried' | 'elsewhere' }
  | { kind: 'oldMonth'; month: Month }
  | { kind: 'otherKind'; named: NamedKind }

export interface FirstAid {
  problem?: FileProblem
  doubt?: FileDoubt
  /** What is sent: the file itself, or a picture made of it. */
  sent: Blob
  /** The same bytes give the same print; empty where they were not looked at. */
  print: string
  isPicture: boolean
}

/**
 * What this page has seen of a print before; it is asked once the print is known, and in the same breath knows this
 * one.
 */
export type SeenBefore = (print: string) => 'here' | 'elsewhere' | 'tried' | undefined

/** Places whose documents count only as the issuer made them. */
const originalsOnly: readonly UploadType[] = ['bank_statement']

/**
 * All that can be told of a file on the device before it is sent, the clearest cause first. A doubt never stops a file,
 * and what cannot be told is none.
 */
export async function giveFirstAid(file: File, slot: Slot, seen: SeenBefore): Promise<FirstAid> {
  try {
    return await examine(file, slot, seen)
  } catch (error) {
    // Moved, deleted, or kept in a cloud that cannot be reached: the browser names it and cannot open it.
    if (error instanceof DOMException) return { problem: 'gone', sent: file, print: '', isPicture: false }
    throw error
  }
}

async function examine(file: File, slot: Slot, seen: SeenBefore): Promise<FirstAid> {
  const kind = kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  const isPicture = kind === 'png' || kind === 'jpeg' || kind === 'heic'
  const refused = (problem: FileProblem, print = ''): FirstAid => ({ problem, sent: file, print, isPicture: false })
  if (file.size === 0) return refused('empty')
  const wrong = wrongKind(kind, slot)
  if (wrong) return refused(wrong)
  if (file.size > limits.uploadBytes && !isPicture) return refused('tooLarge')
  const bytes = await file.arrayBuffer()
  const print = await printOf(bytes)
  const before = print === '' ? undefined : seen(print)
  if (before === 'here') return refused('duplicate')
  const text = isPicture ? '' : new TextDecoder('latin1').decode(bytes)
  if (!isPicture && (await isLocked(text))) return refused('locked', print)
  const { sent, fault, isKnown } = isPicture
    ? await lookAtPicture(file, kind)
    : { sent: file, fault: undefined, isKnown: true }
  if (kind === 'heic' && !isKnown) return refused('heic', print)
  if (sent.size > limits.uploadBytes) return refused('tooLarge', print)
  const isScan = originalsOnly.includes(slot.type) && (await showsOnlyPictures(text))
  const doubt = before
    ? { kind: before }
    : (doubtByName(file.name, slot) ?? (isScan ? { kind: 'scan' as const } : fault && { kind: fault }))
  return { sent, print, isPicture, ...(doubt && { doubt }) }
}

function wrongKind(kind: FileKind, slot: Slot): FileProblem | undefined {
  if (kind === 'pdf') return undefined
  return takesOnlyPdf(slot) ? 'notPdf' : kind === 'unknown' ? 'wrongType' : undefined
}

function doubtByName(name: string, { type, months }: Slot): FileDoubt | undefined {
  const named = otherKindIn(name, type)
  if (named) return { kind: 'otherKind', named }
  // A payslip is of one month; the name of a statement often tells only the first of several.
  const month = type === 'payslip' && months ? monthTooOld(name, months) : undefined
  return month && { kind: 'oldMonth', month }
}

/**
 * Whether a password has to be typed in before anybody can read it. What finds that out is fetched only for files that
 * are locked in some way.
 */
async function isLocked(text: string): Promise<boolean> {
  const trailer = trailerOf(text)
  if (trailer?.encrypt === undefined) return false
  // What is not found out here is found out by the reader.
  return import('./pdf-password.ts').then(({ needsPassword }) => needsPassword(text, trailer)).catch(() => false)
}

/** Empty on pages that came by plain HTTP, where browsers count nothing. */
async function printOf(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.isSecureContext) return ''
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
