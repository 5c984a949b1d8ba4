import type { HandoverSlot } from '@attesta/contract/handover.ts'
import type { Translate } from '../../words/words.tsx'
import type { Slot } from './slot.ts'

/** A place for documents as it is handed to a phone; undefined where something must be said of it first. */
export function handedOver({ type, idType, combination, otherType, bank }: Slot): HandoverSlot | undefined {
  switch (type) {
    case 'national_id':
      return idType && { type, id_type: idType, selected_ids_combination: combination }
    case 'bank_statement':
      return bank && { type, bank: bank.name, abi: bank.abi }
    case 'other':
      return otherType?.trim() ? { type, other_type: otherType } : undefined
    default:
      return { type }
  }
}

/** The place again, on the phone. */
export function takenOver(slot: HandoverSlot, handover: number): Slot {
  const place = { id: `phone-${handover}`, handover, type: slot.type }
  return slot.type === 'national_id' ? { ...place, idType: slot.id_type } : place
}

/** Returns what a person calls the documents of a place. */
export const slotName = (t: Translate, slot: HandoverSlot): string =>
  slot.type === 'national_id'
    ? t(`IdType.${slot.id_type}`)
    : slot.type === 'other'
      ? slot.other_type
      : t(`Handover.Slot.${slot.type}`)
