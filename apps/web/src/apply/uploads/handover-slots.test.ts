import { describe, expect, test } from 'vitest'
import { handoverSlot } from '@attesta/contract/handover.ts'
import type { Translate } from '../../words/words.tsx'
import { handedOver, slotName, takenOver } from './handover-slots.ts'
import type { Slot } from './slot.ts'

const t = ((key: string) => key) as unknown as Translate

describe('a place handed to a phone', () => {
  test.each<[string, Slot, string, string]>([
    [
      'a side of a card',
      { id: 'id-passport', type: 'national_id', idType: 'passport', combination: 'passport' },
      'phone-0',
      'IdType.passport',
    ],
    ['payslips', { id: 'document-payslip', type: 'payslip', months: ['2026-10'] }, 'phone-0', 'Handover.Slot.payslip'],
    [
      'statements of a bank',
      { id: 'document-bank_statement', type: 'bank_statement', bank: { name: 'Intesa Sanpaolo', abi: '03069' } },
      'phone-0',
      'Handover.Slot.bank_statement',
    ],
    [
      'another document',
      { id: 'document-other', type: 'other', otherType: 'Borsa di studio' },
      'phone-0',
      'Borsa di studio',
    ],
  ])('%s is one that the server takes, and the same kind of place there', (_, slot, id, name) => {
    const handed = handoverSlot.parse(handedOver(slot))
    expect(takenOver(handed, 0)).toEqual({
      id,
      handover: 0,
      type: slot.type,
      ...(slot.idType && { idType: slot.idType }),
    })
    expect(slotName(t, handed)).toBe(name)
  })

  test.each<[string, Slot]>([
    ['a card without its side', { id: 'x', type: 'national_id' }],
    ['statements of no bank', { id: 'x', type: 'bank_statement' }],
    ['another document that has no name', { id: 'x', type: 'other', otherType: ' ' }],
  ])('%s is not handed over yet', (_, slot) => expect(handedOver(slot)).toBeUndefined())
})
