import { describe, expect, test } from 'vitest'
import type { RentReport } from '@attesta/contract/report.ts'
import { atAGlance, headingKey, isProblem, payArithmetic, shortNumber } from './at-a-glance.ts'
import { golden } from './golden/people.ts'

describe('at a glance', () => {
  test.each<[keyof typeof golden, ReturnType<typeof atAGlance>['affordable'], string]>([
    ['employed', 'close', 'applicant'],
    ['couple', 'yes', 'household'],
    ['coApplicantNotFinished', 'close', 'applicant'],
    ['nothingHandedIn', 'unknown', 'applicant'],
    ['mortgageSustainable', 'yes', 'applicant'],
    ['mortgageNotSustainable', 'no', 'applicant'],
    ['rapidValid', null, 'applicant'],
  ])('%s: affordable is %s, of the net income of the %s', (name, affordable, base) => {
    const glance = atAGlance(golden[name])
    expect([glance.affordable, glance.base]).toEqual([affordable, base])
  })

  test('what the short form never asked for is no open point, and is one as soon as it was handed in', () => {
    const unknown = ['identity', 'consecutive', 'deposit', 'recency'].map((id) => ({
      ...golden.employed.checks[0]!,
      id: id as 'identity',
      translation_key: `Report.Check.${id}`,
      outcome: 'unknown' as const,
      reasons: [],
    }))
    const none = { content: [], error_files: [] }
    const bare: RentReport = {
      ...golden.rapidValid,
      checks: unknown,
      national_ids: [],
      bank_statements_incomes: { ...golden.rapidValid.bank_statements_incomes, ...none },
    }
    const named = (report: RentReport) =>
      atAGlance(report).open.flatMap((one) => (one.kind === 'check' ? one.name : []))
    expect(named(bare)).toEqual(['Report.Check.recency'])
    expect(named({ ...bare, type: 'rent' })).toHaveLength(4)
    const { national_ids, bank_statements_incomes } = golden.employed
    expect(named({ ...bare, national_ids, bank_statements_incomes })).toEqual([
      'Report.Check.identity',
      'Report.Check.consecutive',
      'Report.Check.recency',
    ])
  })

  test.each([
    ['Report.Affordability.WithinMin', 'yes'],
    ['Report.Affordability.WithinValue', 'yes'],
    ['Report.Affordability.WithinMax', 'close'],
    ['Report.Affordability.AboveMax', 'no'],
    ['Report.Affordability.NoRent', 'unknown'],
  ])('%s is %s', (translation_key, affordable) =>
    expect(
      atAGlance({
        ...golden.employed,
        monthly_affordability: { ...golden.employed.monthly_affordability, translation_key },
      }).affordable,
    ).toBe(affordable),
  )

  test('a document that shows tampering, does not add up, is a picture or cannot be used is not counted as genuine', () => {
    const [id, ...rest] = golden.employed.documents
    const of = (more: Partial<RentReport['documents'][number]>) =>
      atAGlance({ ...golden.employed, documents: [id!, { ...rest[0]!, ...more }, ...rest.slice(1)] }).genuine
    const all = atAGlance(golden.employed).genuine
    expect(all).toEqual({ outcome: 'passed', count: rest.length, of: rest.length })
    for (const more of [
      { findings: [{ key: 'Report.Finding.payslip.fraud', params: {} }] },
      { findings: [{ key: 'Report.Finding.payslip.edited', params: {} }] },
      { findings: [{ key: 'Report.Finding.bank_statement.iban_invalid', params: {} }] },
      { reconciled: false },
      { source: 'ocr' as const },
      { status: 'error' as const },
    ])
      expect(of(more)).toEqual({ outcome: 'unknown', count: rest.length - 1, of: rest.length })
  })

  test('an answer that rests on sums that do not close is not sure', () => {
    const { documents, trace } = golden.employed
    const off = (rests: boolean) =>
      documents.map((one) =>
        trace.residual!.inputs.some(({ document_id }) => document_id === one.id) === rests
          ? { ...one, reconciled: false }
          : one,
      )
    const unsureWith = (some: typeof documents) => atAGlance({ ...golden.employed, documents: some }).unsure
    expect([unsureWith(documents), unsureWith(off(false)), unsureWith(off(true))]).toEqual([[], [], ['income']])
  })

  test('a machine that read a document verified no one', () => {
    expect(atAGlance(golden.employed).identity).toBe('read')
    expect(
      atAGlance({
        ...golden.employed,
        identity_verification: {
          user_verified: true,
          verified_at: '2026-11-20T09:00:00Z',
          verification_method: 'webid',
        },
      }).identity,
    ).toBe('verified')
  })

  test('every check that did not pass, every finding and everyone who is missing stands among the open points, problems first', () => {
    // It never asked for an identity document, and measures no rent.
    const unasked: Record<string, string[]> = { rapidNotValid: ['Report.Check.identity', 'Report.Check.deposit'] }
    for (const [name, report] of Object.entries(golden)) {
      const { open } = atAGlance(report)
      const checks = new Set(open.flatMap((point) => (point.kind === 'check' ? [point.name] : [])))
      expect([...checks].toSorted(), name).toEqual(
        report.checks
          .flatMap(({ outcome, translation_key }) => (outcome === 'passed' ? [] : [translation_key]))
          .filter((key) => !unasked[name]?.includes(key))
          .toSorted(),
      )
      const said = JSON.stringify(open)
      for (const { msg } of report.aggregated_error_messages) expect(said, name).toContain(JSON.stringify(msg))
      const firstQuiet = open.findIndex((point) => point.kind === 'check' && point.outcome === 'unknown')
      const lastProblem = open.findLastIndex((point) => point.kind === 'check' && point.outcome === 'failed')
      if (firstQuiet >= 0) expect(lastProblem, name).toBeLessThan(firstQuiet)
    }
    expect(atAGlance(golden.coApplicantNotFinished).open).toContainEqual({
      kind: 'person',
      name: 'Luca Ferrari',
      role: 'co-applicant',
      progress: 'finished',
    })
    expect(atAGlance(golden.employed).open).toEqual([])
  })

  test('a disputed finding that leaves its check not known is a problem, before everything that is merely not known', () => {
    const msg = { key: 'Report.Finding.bank_statement.fraud', params: {} }
    const report: RentReport = {
      ...golden.employed,
      checks: golden.employed.checks.map((check) => ({
        ...check,
        outcome: 'unknown',
        reasons: check.id === 'anti_fraud' ? [msg] : [],
      })),
    }
    const names = (standing: RentReport['standing']) =>
      atAGlance({ ...report, standing }).open.flatMap((point) =>
        point.kind === 'check' ? [[point.name, isProblem(point)]] : [],
      )
    const open = { state: 'open' as const, open_points: [{ msg, document_ids: [], contested: true }] }
    expect(names(open)[0]).toEqual(['Report.Check.anti_fraud', true])
    expect(names(open).filter(([, isIt]) => isIt)).toHaveLength(1)
    expect(names({ state: 'settled', open_points: [] }).filter(([, isIt]) => isIt)).toEqual([])
  })

  test('open points stand by their weight: contradictions and money that came back, what is missing, payments last', () => {
    const { open } = atAGlance({
      ...golden.employed,
      absences: [{ papers: ['Report.Document.cud'], person: null, reason: '', comment: null }],
      aggregated_error_messages: ['regular_payment', 'pay_varies', 'regular_withdrawal', 'payment_returned'].map(
        (code) => ({
          type: 'warning',
          msg: { key: `Report.Finding.report.${code}`, params: {} },
          source: 'income',
          document_ids: [],
        }),
      ),
    })
    expect(open.map((point) => (point.kind === 'finding' ? point.msg.key.split('.').at(-1) : point.kind))).toEqual([
      'payment_returned',
      'pay_varies',
      'absence',
      'regular_payment',
      'regular_withdrawal',
    ])
  })

  test('each kind of sign against a check is an open point', () => {
    const sign = (code: string, month: string) => ({ key: `Report.Finding.${code}`, params: { month } })
    const reasons = [
      sign('payslip.hired_later', '2026-08'),
      sign('payslip.hired_later', '2026-09'),
      sign('bank_statement.balance_jumps', '2026-09'),
      { key: 'Report.Check.blocked', params: {} },
    ]
    const checks = golden.employed.checks.map((check) => ({
      ...check,
      ...(check.id === 'anti_fraud' && { outcome: 'unknown' as const, reasons }),
    }))
    const open_points = reasons.slice(0, 3).map((msg) => ({ msg, document_ids: [], contested: false }))
    const { open } = atAGlance({ ...golden.employed, checks, standing: { state: 'open', open_points } })
    expect(open).toEqual([
      expect.objectContaining({ reasons: [reasons[0], reasons[1], reasons[3]], isOpen: true }),
      expect.objectContaining({ reasons: [reasons[2]], isOpen: true }),
    ])
  })

  test.each<[string, Parameters<typeof headingKey>[1], string]>([
    ['WithinMin', [], 'WithinMin'],
    ['WithinMin', ['income'], 'Unproven'],
    ['WithinValue', ['commitments'], 'Unproven'],
    ['WithinMax', ['income'], 'WithinMax'],
    ['AboveMax', ['income'], 'AboveMax'],
  ])('%s, not sure of %j, is headed %s', (verdict, unsure, heading) =>
    expect(headingKey(`Report.Affordability.${verdict}`, unsure)).toBe(`Report.Affordability.${heading}`),
  )

  test('the arithmetic of the headline is told only where it gives the headline', () => {
    const { key, monthly, count } = payArithmetic(golden.employed)!
    expect(key).toBe('Report.Figure.PayMonths')
    const net = Number(golden.employed.trace.net_income!.value)
    expect((Number(monthly) * count) / 12).toBeCloseTo(net, 1)
    const other = { ...golden.employed.trace.net_income!, value: '1.00' }
    for (const trace of [
      { ...golden.employed.trace, net_income: other },
      { ...golden.employed.trace, net_income: other, employment_income: other },
    ])
      expect(payArithmetic({ ...golden.employed, trace })).toBeNull()
    expect(payArithmetic(golden.pensionerByConnection)).toBeNull()
    // 1500.00 on each payslip, and 13 payments that nothing but the answer speaks of
    expect(payArithmetic(golden.rapidNotValid)).toEqual({
      key: 'Report.Figure.PayMonthsDeclared',
      monthly: '1500.00',
      count: 13,
      state: 'consistent',
    })
  })

  test('a report is named by the end of its number', () =>
    expect(shortNumber('0b0e7a52-6f7e-4a51-9a6e-6f5b8a3c1d20')).toBe('AT-8A3C-1D20'))
})
