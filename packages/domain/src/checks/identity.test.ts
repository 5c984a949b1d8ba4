import { describe, expect, test } from 'vitest'
import type { SourceOfFunds } from '@attesta/contract/mortgage.ts'
import { figureOf, said, type Figure } from '../facts/figure.ts'
import { citeDeclared, type EvidenceDocument } from '../facts/evidence-document.ts'
import { euros } from '../money.ts'
import { checkOf, disputing, goodDocuments, withFinding, withResult, type Given } from '../testing/check-of.ts'
import { identity, statement } from '../testing/documents.ts'
import { figure } from '../testing/figure.ts'
import { document } from '../testing/giulia.ts'
import { ownFundsSeen } from './own-funds.ts'

const mrz = { format: 'TD1' as const, valid: true }
const card = (parts: Parameters<typeof identity>[0]) => withResult('id', identity({ mrz, ...parts }))
const noCard = goodDocuments.filter(({ id }) => id !== 'id')

describe('who the applicant is', { tags: ['B2-report-checks', 'B8-id-name', 'B8-report-birth'] }, () => {
  test.each<[string, EvidenceDocument[], Given, object]>([
    [
      'a card whose check digits hold',
      [...goodDocuments],
      {},
      { outcome: 'passed', sources: ['document'], reasons: [['identity.documentOnly', {}]], evidence: [] },
    ],
    [
      'a card without check digits',
      card({ mrz: null }),
      {},
      { outcome: 'unknown', sources: ['document'], reasons: [['identity.unchecked', {}]] },
    ],
    [
      'a card whose check digits do not hold',
      card({ mrz: { format: 'TD1', valid: false } }),
      {},
      { outcome: 'unknown', reasons: [['identity.unchecked', {}]] },
    ],
    [
      'a card that names no one',
      card({ surname: null, given_names: null }),
      {},
      { outcome: 'unknown', reasons: [['identity.unread', {}]] },
    ],
    [
      'a card with a blocker',
      withFinding('id', 'national_id.unreadable'),
      {},
      { outcome: 'unknown', reasons: [['identity.unread', {}]] },
    ],
    [
      'a card that has expired',
      withFinding('id', 'national_id.expired', 'warning'),
      {},
      {
        outcome: 'unknown',
        reasons: [['Finding.national_id.expired', {}]],
      },
    ],
    ['none', noCard, {}, { outcome: 'unknown', sources: [], reasons: [['identity.none', {}]] }],
    [
      'none, where a verification is asked for in its place',
      noCard,
      { identity: { method: null, isAsked: true } },
      { outcome: 'unknown', sources: [], reasons: [['identity.notVerified', {}]] },
    ],
    [
      'a card, where a verification is asked for in its place',
      card({ mrz: null }),
      { identity: { method: null, isAsked: true } },
      { outcome: 'unknown', reasons: [['identity.unchecked', {}]] },
    ],
    [
      'none, of a person who says to have none',
      noCard,
      { applicant: { absences: [{ type: 'national_id', reason: 'in_renewal', comment: null }] } },
      {
        outcome: 'unknown',
        reasons: [
          ['identity.none', {}],
          ['notGiven', {}],
        ],
      },
    ],
    [
      'verified by video',
      noCard,
      { identity: { method: 'webid', isAsked: true } },
      { outcome: 'passed', sources: ['document'], reasons: [] },
    ],
    [
      'verified by the bank',
      noCard,
      { identity: { method: 'psd2', isAsked: true } },
      { outcome: 'passed', sources: ['bank'], reasons: [] },
    ],
    [
      'a card of another person',
      card({ surname: 'RUSSO', given_names: 'MARCO' }),
      {},
      {
        outcome: 'failed',
        sources: ['document'],
        reasons: [['Finding.national_id.name_mismatch', { name: 'RUSSO MARCO' }]],
        evidence: [['id', 'name', 'RUSSO MARCO']],
      },
    ],
    [
      'a card of another person, and a verification by video',
      card({ surname: 'RUSSO', given_names: 'MARCO' }),
      { identity: { method: 'webid', isAsked: false } },
      { outcome: 'failed' },
    ],
    [
      'another date of birth',
      card({ date_of_birth: '1991-03-14' }),
      {},
      {
        outcome: 'failed',
        reasons: [['Finding.report.birth_date_mismatch', { date_of_birth: '1991-03-14' }]],
        evidence: [['id', 'date_of_birth', '1991-03-14']],
      },
    ],
    [
      'another nationality',
      card({ nationality: 'FRA' }),
      {},
      { outcome: 'failed', reasons: [['Finding.national_id.country_mismatch', {}]] },
    ],
    [
      'a changed file',
      withFinding('id', 'national_id.fraud'),
      {},
      { outcome: 'failed', reasons: [['Finding.national_id.fraud', {}]] },
    ],
    [
      'another nationality, disputed',
      disputing(card({ nationality: 'FRA' }), 'id', 'national_id.country_mismatch'),
      {},
      { outcome: 'unknown', reasons: [['Finding.national_id.country_mismatch', {}]] },
    ],
    [
      'another nationality, disputed, and another date of birth, which is not',
      disputing(card({ nationality: 'FRA', date_of_birth: '1991-03-14' }), 'id', 'national_id.country_mismatch'),
      {},
      { outcome: 'failed' },
    ],
  ])('%s', (_, documents, given, expected) => expect(checkOf('identity', documents, given)).toMatchObject(expected))

  test('each check is named by its id', () =>
    expect(checkOf('identity', goodDocuments).name).toBe('Report.Check.identity'))
})

describe('the deposit', { tags: ['B2-report-deposit', 'B5-deposit'] }, () => {
  // Giulia's average balance is 3,073.36; 3 × 1,100 = 3,300; 3,300 − 3,073.36 = 226.64
  test.each<[string, EvidenceDocument[], Given, object]>([
    ['covered', [...goodDocuments], {}, { outcome: 'passed', sources: ['bank'], reasons: [] }],
    [
      'not covered',
      [...goodDocuments],
      { rent: euros(1100) },
      {
        outcome: 'failed',
        reasons: [['deposit.shortBy', { needed: '3300.00', balance: '3073.36', short: '226.64' }]],
        evidence: [
          [null, 'listing_rent', '1100.00'],
          ['bank', 'opening_balance', '3000.00'],
          ['bank', 'closing_balance', '5144.95'],
        ],
      },
    ],
    [
      'no rent is asked',
      [...goodDocuments],
      { rent: null },
      { outcome: 'unknown', reasons: [['deposit.noRent', {}]], evidence: [] },
    ],
    [
      'no statement shows a balance',
      [document('bank', statement('2026-08', '2026-10'))],
      {},
      {
        outcome: 'unknown',
        reasons: [['deposit.noBalance', { needed: '2400.00' }]],
        evidence: [[null, 'listing_rent', '800.00']],
      },
    ],
    [
      'the person says to have no statement',
      [],
      { applicant: { absences: [{ type: 'bank_statement', reason: 'other', comment: 'No account' }] } },
      {
        outcome: 'unknown',
        reasons: [
          ['deposit.noBalance', { needed: '2400.00' }],
          ['notGiven', {}],
        ],
      },
    ],
  ])('%s', (_, documents, given, expected) => expect(checkOf('deposit', documents, given)).toMatchObject(expected))
})

describe('own funds of a mortgage', () => {
  const unknown = figure(null, 'unknown')
  const seen = (amount: number): Figure =>
    figureOf({
      value: euros(amount),
      rule: 'balance.average@1',
      from: [said(citeDeclared('Report.Trace.opening_balance', '1.00'))],
    })
  const bankAlone: SourceOfFunds[] = ['bank_balance']
  const amounts = (balance: string) => ({ balance, needed: '40000.00' })
  test.each<[string, Figure, Figure, SourceOfFunds[], string, string[], [string, object][], number]>([
    ['value and loan not said', unknown, seen(1), bankAlone, 'unknown', [], [['notSaid', {}]], 0],
    ['no down payment', figure(0), unknown, bankAlone, 'passed', ['declared'], [], 0],
    ['no balance', figure(euros(40_000)), unknown, bankAlone, 'unknown', ['bank'], [['noBalance', {}]], 0],
    ['exactly enough', figure(euros(40_000)), seen(40_000), bankAlone, 'passed', ['bank'], [], 1],
    [
      'a cent short, from the account alone',
      figure(euros(40_000)),
      seen(39_999.99),
      bankAlone,
      'failed',
      ['bank'],
      [['short', amounts('39999.99')]],
      1,
    ],
    [
      'a cent short, with help of the family',
      figure(euros(40_000)),
      seen(39_999.99),
      ['bank_balance', 'other'],
      'unknown',
      ['bank'],
      [['elsewhere', amounts('39999.99')]],
      1,
    ],
  ])('%s', (_, needed, balance, from, outcome, sources, reasons, places) => {
    const check = ownFundsSeen(needed, balance, from)
    expect(check).toMatchObject({ id: 'own_funds', outcome, sources })
    expect(check.reasons).toEqual(reasons.map(([key, params]) => ({ key: `Report.Check.own_funds.${key}`, params })))
    expect(check.evidence).toHaveLength(places)
  })
})
