import { describe, expect, test } from 'vitest'
import { findingCodes, keyOfFinding } from '../reconcile/finding-codes.ts'
import { atAGlance, type OpenPoint } from './at-a-glance.ts'
import { golden } from './golden/people.ts'
import { groupedPoints, groupOf, openGroups } from './open-groups.ts'

const found = (key: string): OpenPoint => ({
  kind: 'finding',
  type: 'error',
  msg: { key, params: {} },
  documentIds: ['slip'],
})
const groupOfCode = (code: string) => groupOf(found(keyOfFinding(code)), { documents: [] })

describe('an open point is settled by', () => {
  test('a person, whatever may be a sign of tampering or of another person', () => {
    const suspect = findingCodes.filter((code) =>
      /\.(fraud|edited|reused|not_original|zones_disagree|incomplete|not_reconciled|merged|\w*name_mismatch|fiscal_code\w*|payer_differs|employer_mismatch)$/.test(
        code,
      ),
    )
    expect(suspect.length).toBeGreaterThan(30)
    expect(suspect.filter((code) => groupOfCode(code) !== 'look')).toEqual([])
  })

  test.each([
    ['payslip.unreadable', 'mend'],
    ['bank_statement.coverage', 'mend'],
    ['national_id.missing_back', 'mend'],
    ['income_check.rent_detected_not_declared', 'weigh'],
    ['report.salary_mismatch', 'weigh'],
    ['of no list', 'look'],
  ])('%s: %s', (code, group) => expect(groupOfCode(code)).toBe(group))

  test.each<[OpenPoint, string]>([
    [{ kind: 'absence', names: ['Report.Document.payslip'], person: null }, 'mend'],
    [{ kind: 'person', name: 'Luca', role: 'guarantor', progress: 'invited' }, 'mend'],
  ])('the applicant, what was not handed in: %o', (point, group) =>
    expect(groupOf(point, { documents: [] })).toBe(group),
  )

  test('a person, once the applicant contests it', () => {
    const point = found(keyOfFinding('payslip.unreadable'))
    const [document] = golden.employed.documents
    const documents = [
      {
        ...document!,
        id: 'slip',
        contests: [
          {
            msg: { key: keyOfFinding('payslip.unreadable'), params: {} },
            comment: 'It can be read',
            contested_on: '2026-11-21',
          },
        ],
      },
    ]
    expect(groupOf(point, { documents })).toBe('look')
  })

  test('a person, a check with several reasons of which one needs a look', () => {
    const reasons = ['Report.Check.consecutive.payslip', 'Report.Check.anti_fraud.sums'].map((key) => ({
      key,
      params: {},
    }))
    const check: OpenPoint = {
      kind: 'check',
      name: 'Report.Check.anti_fraud',
      outcome: 'unknown',
      reasons,
      isOpen: false,
    }
    expect(groupOf(check, { documents: [] })).toBe('look')
    expect(groupOf({ ...check, reasons: reasons.slice(0, 1) }, { documents: [] })).toBe('mend')
    expect(groupOf({ ...check, reasons: [], outcome: 'failed' }, { documents: [] })).toBe('look')
    expect(groupOf({ ...check, reasons: reasons.slice(0, 1), isOpen: true }, { documents: [] })).toBe('look')
  })
})

test.each(Object.entries(golden))('of %s every open point stands in one group, in order', (_, report) => {
  const groups = groupedPoints(report)
  expect(groups.flatMap(([, points]) => points).toSorted(byText)).toEqual(atAGlance(report).open.toSorted(byText))
  expect(groups.map(([group]) => group)).toEqual(openGroups.filter((group) => groups.some(([one]) => one === group)))
})

const byText = (a: OpenPoint, b: OpenPoint) => JSON.stringify(a).localeCompare(JSON.stringify(b))
