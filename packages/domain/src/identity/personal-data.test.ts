import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { fiscalCodeOf, missingPersonalData } from './personal-data.ts'

const all = { fiscal_code: 'RSSMRA80A01H501U', nationality: 'IT', date_of_birth: '01/01/1980', birth_city: 'Roma' }

describe('personal data', () => {
  test('is complete with all four', { tags: ['A4-personal-complete'] }, () =>
    expect(missingPersonalData(all)).toEqual([]),
  )
  test.each(Object.keys(all) as (keyof typeof all)[])(
    'is not complete without %s',
    { tags: ['A4-personal-complete'] },
    (datum) => {
      expect(missingPersonalData({ ...all, [datum]: null })).toEqual([datum])
      expect(missingPersonalData({ ...all, [datum]: '' })).toEqual([datum])
    },
  )
})

describe('the fiscal code', () => {
  const mario = { name: { given: 'Mario', family: 'Rossi' }, fiscalCode: null }
  const slip = (employee: string, fiscal_code: string | null) =>
    ({ result: { type: 'payslip', payslip: { employee, fiscal_code } } }) as unknown as EvidenceDocument

  test('that was given goes before one that is printed', () =>
    expect(fiscalCodeOf({ ...mario, fiscalCode: 'RSSMRA80A01H501U' }, [slip('ROSSI MARIO', 'VRDLGU75T10F205Z')])).toBe(
      'RSSMRA80A01H501U',
    ))
  test('that was left out is taken from a document', () =>
    expect(fiscalCodeOf(mario, [slip('ROSSI MARIO', null), slip('ROSSI MARIO', 'rssmra80a01h501u')])).toBe(
      'RSSMRA80A01H501U',
    ))
  test('is never that of another person', () =>
    expect(fiscalCodeOf(mario, [slip('VERDI LUIGI', 'VRDLGU75T10F205Z')])).toBe(null))
  test('is no number that is none', () => expect(fiscalCodeOf(mario, [slip('ROSSI MARIO', '12/345/67890')])).toBe(null))
})
