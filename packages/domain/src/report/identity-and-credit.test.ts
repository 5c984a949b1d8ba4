import { expect, test } from 'vitest'
import { giuliaFacts } from '../testing/report-facts.ts'
import { assembleRentReport } from './assemble-rent.ts'
import type { ReportFacts } from './report-facts.ts'

const withoutCard = {
  ...giuliaFacts.applicant,
  documents: giuliaFacts.applicant.documents.filter(({ result }) => result.identity === undefined),
}
const german = (more: Partial<ReportFacts> = {}) =>
  assembleRentReport({ ...giuliaFacts, region: 'de', applicant: withoutCard, ...more })
const identityIn = ({ checks }: ReturnType<typeof german>) => checks.find(({ id }) => id === 'identity')
const score = { score: 97.5, least: 0, most: 100, provider: 'Auskunft Muster', date: '2026-11-21' }

test.each([
  ['webid', 'document'],
  ['psd2', 'bank'],
] as const)('verified by %s: the check is passed, by its source', (verification_method, source) => {
  const report = german({
    identityVerification: { user_verified: true, verified_at: '2026-11-20T09:00:00Z', verification_method },
  })
  expect(identityIn(report)).toMatchObject({ outcome: 'passed', sources: [source] })
  expect(report.identity_verification).toEqual({
    user_verified: true,
    verified_at: '2026-11-20T09:00:00Z',
    verification_method,
  })
})

test('not verified is unknown, never failed, and asks for no document', () => {
  expect(identityIn(german())).toMatchObject({
    outcome: 'unknown',
    sources: [],
    reasons: [{ key: 'Report.Check.identity.notVerified' }],
  })
})

test('the German report holds no document, no nationality and no picture', () => {
  const report = german({ applicant: giuliaFacts.applicant })
  expect(report.national_ids).toEqual([])
  expect(JSON.stringify(report)).not.toContain('nationality')
})

test('a credit score stands with agency, day and scale; no one asked is null, and in Italy there is no such part', () => {
  expect(german({ creditScore: score }).credit_check).toEqual(score)
  expect(german().credit_check).toBeNull()
  expect(assembleRentReport({ ...giuliaFacts, creditScore: score })).not.toHaveProperty('credit_check')
})
