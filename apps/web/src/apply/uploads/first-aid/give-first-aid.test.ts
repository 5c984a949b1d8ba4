import { describe, expect, test, vi } from 'vitest'
import type { Slot } from '../slot.ts'
import { giveFirstAid, type SeenBefore } from './give-first-aid.ts'
import locks from './pdf-locks.json' with { type: 'json' }

vi.stubGlobal('isSecureContext', true)

const payslips: Slot = { id: 'document-payslip', type: 'payslip', months: ['2026-08', '2026-09', '2026-10'] }
const statements: Slot = {
  id: 'document-bank_statement',
  type: 'bank_statement',
  months: ['2026-08', '2026-09', '2026-10'],
}
const never: SeenBefore = () => undefined
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const end = 'xref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const written = latin1(`%PDF-1.7\n${end}5 0 obj << /Type /Font >> endobj\n`)
const scanned = latin1(`%PDF-1.7\n${end}4 0 obj << /Subtype /Image >> endobj\n`)
const lockedBy = (wanted: boolean) => {
  const { lock, id } = locks.find(({ needed }) => needed === wanted)!
  return latin1(
    `%PDF-1.7\n5 0 obj\n${lock}\nendobj\ntrailer\n<< /Root 3 0 R /ID [${id} ${id}] /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF\n`,
  )
}
const png = latin1('\x89PNG\r\n\x1a\n')
const heic = latin1('\0\0\0\x18ftypheic')
const aid = (content: Uint8Array<ArrayBuffer>, { name = 'a.pdf', slot = payslips, seen = never } = {}) =>
  giveFirstAid(new File([content], name), slot, seen)

describe('what cannot be taken', { tags: ['UP-3'] }, () => {
  test.each([
    ['a PDF', written, payslips, undefined],
    ['a picture', png, payslips, undefined],
    ['an empty file', latin1(''), payslips, 'empty'],
    ['a program named like a PDF', latin1('MZ....'), payslips, 'wrongType'],
    ['a picture where only a PDF counts', png, statements, 'notPdf'],
    ['a program where only a PDF counts', latin1('MZ'), statements, 'notPdf'],
    ["a phone's picture that this browser cannot show", heic, payslips, 'heic'],
    ['a PDF that asks for a password', lockedBy(true), payslips, 'locked'],
    ['a PDF that is locked only against changes', lockedBy(false), payslips, undefined],
  ] as const)('%s', async (_, content, slot, problem) => expect((await aid(content, { slot })).problem).toBe(problem))
  test('too large by one byte, and just small enough', async () => {
    const big = new Uint8Array(20 * 1024 * 1024 + 1)
    big.set(written)
    expect((await aid(big)).problem).toBe('tooLarge')
    expect((await aid(big.slice(0, -1))).problem).toBeUndefined()
  })
  test('the same bytes again in the same place', async () => {
    const { print } = await aid(written)
    expect(print).toMatch(/^[0-9a-f]{64}$/)
    expect(
      (await aid(written, { name: 'copy.pdf', seen: (other) => (other === print ? 'here' : undefined) })).problem,
    ).toBe('duplicate')
  })
  test('a file that the device can no longer open', async () => {
    const gone = new File([written], 'a.pdf')
    gone.slice = () => {
      throw new DOMException('moved', 'NotReadableError')
    }
    expect((await giveFirstAid(gone, payslips, never)).problem).toBe('gone')
  })
})

describe('what we doubt', { tags: ['UP-3'] }, () => {
  test.each([
    ['a scan where only the original counts', scanned, { slot: statements }, { kind: 'scan' }],
    ['a scan elsewhere', scanned, {}, undefined],
    [
      'a month that is too old by its name',
      written,
      { name: 'busta-giugno-2026.pdf' },
      { kind: 'oldMonth', month: '2026-06' },
    ],
    [
      'a statement named by its first month',
      written,
      { name: 'estratto-conto-2026-07-01.pdf', slot: statements },
      undefined,
    ],
    [
      'another kind by its name',
      written,
      { name: 'estratto-conto.pdf' },
      { kind: 'otherKind', named: 'bank_statement' },
    ],
    ['what has failed before', written, { seen: (): 'tried' => 'tried' }, { kind: 'tried' }],
    ['what was handed in elsewhere', written, { seen: (): 'elsewhere' => 'elsewhere' }, { kind: 'elsewhere' }],
  ])('%s', async (_, content, how, doubt) => {
    const found = await aid(content, how)
    expect(found.doubt).toEqual(doubt)
    expect(found.problem).toBeUndefined()
  })
})
