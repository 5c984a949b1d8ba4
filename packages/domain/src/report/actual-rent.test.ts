/** The rent paid now in a report, and what a report that is shared keeps to itself of other people. */
import { describe, expect, test } from 'vitest'
import type { EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { line, statement } from '../testing/documents.ts'
import { document, giuliaDocuments } from '../testing/giulia.ts'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import { sharedReport } from './shared-report.ts'

const rentOf = (documents: readonly EvidenceDocument[], currentRent: number | null) =>
  assembleRentReport({
    ...giuliaFacts,
    applicant: {
      ...giuliaFacts.applicant,
      documents,
      currentRent: currentRent === null ? null : euros(currentRent),
    },
  }).trace.actual_monthly_rent

describe('the rent paid now', () => {
  const months = ['2026-08', '2026-09', '2026-10']
  const loanAndRent = document(
    'bank',
    statement('2026-08', '2026-10', {
      transactions: months.flatMap((month) => [
        line(`${month}-01`, 'RATA PRESTITO AGOS DUCATO SPA', '-650.00'),
        line(`${month}-03`, 'BONIFICO A FAVORE DI ROSSI MARIO CANONE LOCAZIONE', '-650.00'),
        line(`${month}-04`, 'BONIFICO A FAVORE DI VERDI LUCA AFFITTO', '-200.00'),
      ]),
    }),
  )
  test('is what the account shows, by its own bookings alone', () => {
    const rent = rentOf([loanAndRent], 640)
    expect(rent).toMatchObject({ value: '650.00', state: 'proven', rule: 'rent.actual@1' })
    expect(rent!.inputs.map(({ when }) => when)).toEqual(months.map((month) => `${month}-03`))
    expect(rentOf([loanAndRent], 210)).toMatchObject({ value: '200.00', rule: 'rent.actual@1' })
  })
  test('is what was said, where no account shows one', () =>
    expect(rentOf([], 640)).toMatchObject({
      value: '640.00',
      state: 'declared',
      rule: 'rent.declared@1',
      inputs: [{ document_id: null, label: 'Report.Trace.current_rent', value: '640.00' }],
    }))
  test('is not known where neither is', () =>
    expect(rentOf([], null)).toMatchObject({ value: null, state: 'unknown', inputs: [] }))
})

describe('a shared report', () => {
  const person = (fullname: string) => ({
    fullname,
    relationship: 'Partner',
    email: `${fullname.split(' ')[0]!.toLowerCase()}@example.org`,
    bornOn: '1990-01-01',
    applicant: { ...giuliaFacts.applicant, documents: giuliaDocuments },
  })
  const report = assembleRentReport({
    ...giuliaFacts,
    coApplicants: [person('Luca Ferrari')],
    guarantors: [person('Anna Conti')],
  })
  test.each(['figures', 'documents'] as const)('of the level %s names others without address and birth', (level) => {
    const { hh_members, guarantors, national_ids } = sharedReport(report, level)!
    for (const [fullname, shown] of [
      ['Luca Ferrari', hh_members.content],
      ['Anna Conti', guarantors.content],
    ] as const)
      expect(shown).toMatchObject([{ fullname, email: null, date_of_birth: null, net_income: '2001.35' }])
    expect(national_ids).toEqual([])
  })
  test('of the level of figures leads to no document, the other does', () => {
    const cited = (level: 'figures' | 'documents') => sharedReport(report, level)!.trace.net_income!.inputs.length
    expect([cited('figures'), cited('documents') > 0]).toEqual([0, true])
  })
  test('of the band is none', () => expect(sharedReport(report, 'band')).toBeNull())
})
