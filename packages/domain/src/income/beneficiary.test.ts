/** Pensions that a row says are another person's. By hand, in the words of Italian banks. */
import { expect, test } from 'vitest'
import { euros } from '../money.ts'
import { line, statement } from '../testing/documents.ts'
import { document } from '../testing/giulia.ts'
import { of } from './income.fixture.ts'

/** On the account of Giulia Bianchi. */
const stateOf = (text: string, holders = ['GIULIA BIANCHI']) => {
  const transactions = ['08', '09', '10'].map((month) => line(`2026-${month}-01` as '2026-08-01', text, '1402.00'))
  const { value, state } = of([
    document('bank', statement('2026-08', '2026-10', { holders, transactions })),
  ]).otherIncome
  expect(value).toBe(euros(1402))
  return state
}

test.each([
  'ACCREDITO PENSIONE INPS BENEF BIANCHI MARIO',
  'ACCREDITO PENSIONE INPS BENEFICIARIO: NERI UGO',
  'ACCREDITO PENSIONE INPS BENEF. SIG. BIANCHI MARIO CAT VO 1203',
  'ACCREDITO PENSIONE INPS BENEF DE ROSA MARIA',
  'PENSIONE INPS PER CONTO DI NERI MARIO',
  'PENSIONE INPS DELEGA RISCOSSIONE NERI MARIO',
  'PENSIONE INPS DELEGA ALLA RISCOSSIONE SIG. NERI MARIO',
  'Renten Service SVWZ+ALTERSRENTE HEINZ KURZ 12 120348 K 001',
  'Renten Service SVWZ+ALTERSRENTE 12120348K001',
])('%s is no better than said', { tags: ['C-other-income'] }, (text) => expect(stateOf(text)).toBe('declared'))

test.each([
  'ACCREDITO PENSIONE INPS',
  'ACCREDITO PENSIONE INPS BENEF BIANCHI GIULIA',
  'ACCREDITO PENSIONE INPS BENEF GIULIA MARIA BIANCHI CAT VO',
  'ACCREDITO PENSIONE INPS BENEF BIANCHI GIU',
  'ACCREDITO PENSIONE INPS BENEF BIANCHI G.',
  'ACCREDITO PENSIONE INPS BENEF VOSTRO CONTO',
  'ACCREDITO PENSIONE INPS BENEF 1203',
  'ACCREDITO PENSIONE INPS PER CONTO DI MINISTERO ISTRUZIONE',
  'ACCREDITO PENSIONE INPS PER CONTO DI EX INPDAP',
  'ACCREDITO PENSIONE INPS PER CONTO DI TESORO ITALIANO',
  'ACCREDITO PENSIONE INPS DELEGA RISCOSSIONE BIANCHI GIULIA',
  'Renten Service SVWZ+ALTERSRENTE 12 140392 B 501',
  'Renten Service SVWZ+ALTERSRENTE 12 993148 B 501',
  'Renten Service SVWZ+WITWENRENTE 12 120348 K 001',
])('%s is proven', { tags: ['C-other-income'] }, (text) => expect(stateOf(text)).toBe('proven'))

test('of the other holder it is read', { tags: ['C-other-income'] }, () =>
  expect(stateOf('ACCREDITO PENSIONE INPS BENEF FERRARI LUCA', ['GIULIA BIANCHI', 'LUCA FERRARI'])).toBe('consistent'),
)
