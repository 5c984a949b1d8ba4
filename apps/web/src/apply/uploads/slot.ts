import { isPdfOnly, type IdCombination, type IdType, type UploadType } from '@attesta/contract/document.ts'
import type { Month } from '@attesta/domain/day.ts'

/** A place for documents of one kind: what is sent along with each file that is picked in it. */
export interface Slot {
  id: string
  type: UploadType
  idType?: IdType
  combination?: IdCombination
  otherType?: string
  bank?: { name: string; abi: string }
  /** Its number in a hand-over, on the phone that it was handed to. */
  handover?: number
  /** The months that documents of this place must be of; absent where any will do. */
  months?: readonly Month[]
}

export const takesOnlyPdf = ({ type, otherType }: Slot): boolean => isPdfOnly(type, otherType)

/** Without the formats of single makers: a phone that is asked for JPEG gives JPEG. */
export const acceptOf = (slot: Slot): string =>
  takesOnlyPdf(slot) ? '.pdf,application/pdf' : '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'
