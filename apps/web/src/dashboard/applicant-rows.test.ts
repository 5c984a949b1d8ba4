import { expect, test } from 'vitest'
import { rowsOf, viewOf, type Applicant } from './applicant-rows.ts'

const applicant = (name: string, more: Partial<Applicant> = {}): Applicant => ({
  application_id: name, name, role: 'main-applicant', type: 'rent', listing_id: 'a', listing_name: 'Milano', started_at: '2026-11-01T10:00:00Z', step_router: 'income-check', status: 'in_progress', report: null, ...more,
})
const report = (net_income: string | null) => ({ id: 'r', created_at: '2026-11-02T10:00:00Z', valid_until: '2027-01-01', net_income, rent: '850.00', percentage: 40, guarantors: 0 })
const names = (rows: Applicant[]) => rows.map(({ name }) => name)
const all = [applicant('Müller Anna', { listing_id: 'b', report: report('1500.00'), status: 'report_ready' }), applicant('Rossi Marco', { report: report('2500.00'), status: 'report_ready', started_at: '2026-11-03T10:00:00Z' }), applicant('Bianchi Giulia')]

test.each([
  ['nothing asked: newest first', '', ['Rossi Marco', 'Müller Anna', 'Bianchi Giulia']],
  ['a name without its marks', 'text=muller', ['Müller Anna']],
  ['a status', 'status=in_progress', ['Bianchi Giulia']],
  ['a status that there is not', 'status=accepted&sort=name&order=up', ['Bianchi Giulia', 'Müller Anna', 'Rossi Marco']],
  ['a listing', 'listing=b', ['Müller Anna']],
  ['income, most first, unknown last', 'sort=income', ['Rossi Marco', 'Müller Anna', 'Bianchi Giulia']],
  ['income, least first, unknown last', 'sort=income&order=up', ['Müller Anna', 'Rossi Marco', 'Bianchi Giulia']],
])('%s', (_, query, expected) => expect(names(rowsOf(all, viewOf(new URLSearchParams(query))))).toEqual(expected))
