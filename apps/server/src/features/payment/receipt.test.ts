import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { wordsFolder } from '../../create-server.ts'
import { readWords } from '../../http/words.ts'
import { receiptEmail, vatIn } from './emails.ts'

const words = readWords(wordsFolder)
const payment = { id: '0f9d2f36-55b0-4ad1-9a58-0c0a5d7c1f11', amount: 2000, account: null }
const house = {
  OPERATOR_NAME: 'Agenzia Esempio Srl',
  OPERATOR_ADDRESS: 'Via Roma 1, 20121 Milano',
  OPERATOR_REGISTER: 'P.IVA 01234567890',
  HELP_MAIL: 'aiuto@agenzia.example',
}
const casa = { name: 'Casa Serena', colours: { primary: null, secondary: null, background: null, header: null } }
type Given = { env?: Record<string, string>; language?: 'en' | 'it' | 'de'; account?: string | null }
const textOf = ({ env = house, language = 'it', account = null }: Given) =>
  receiptEmail({ words, config: readConfig(env) }, language, casa, {
    payment: { ...payment, account },
    day: '2026-11-23',
  }).text

// By hand: 2000 / 1.22 = 1639.34…, 2000 / 1.19 = 1680.67…, 2000 / 1.081 = 1850.13….
test.each([
  [2000, 22, 361],
  [2000, 19, 319],
  [2000, 8.1, 150],
  [2000, 0, 0],
  [1, 22, 0],
])('%i cents at %d %% contain %i cents of tax', (price, percent, tax) => expect(vatIn(price, percent)).toBe(tax))

test.each([
  ['en', 'Receipt no. 2026-0F9D2F36, 23 November 2026', '€20.00, including 22% VAT (€3.61)', 'Need an invoice?'],
  [
    'it',
    'Ricevuta n. 2026-0F9D2F36 del 23 novembre 2026',
    '20,00 €, IVA 22% inclusa (3,61 €)',
    'Ti serve una fattura?',
  ],
  [
    'de',
    'Beleg Nr. 2026-0F9D2F36 vom 23. November 2026',
    '20,00 €, darin 22 % MwSt. (3,61 €)',
    'Sie brauchen eine Rechnung?',
  ],
] as const)('a receipt in %s has number, day, tax, seller and where to ask for an invoice', (language, ...parts) => {
  const text = textOf({ env: { ...house, VAT_PERCENT: '22' }, language }).replaceAll(/[\u00a0\u202f]/g, ' ')
  for (const part of [
    ...parts,
    'Agenzia Esempio Srl, Via Roma 1, 20121 Milano, P.IVA 01234567890',
    'aiuto@agenzia.example',
    payment.id,
  ])
    expect(text).toContain(part)
})

test('without a rate no tax is named, and without a mailbox no invoice is offered', () => {
  expect(textOf({})).not.toContain('IVA 22')
  const { HELP_MAIL: _, ...noMailbox } = house
  expect(textOf({ env: noMailbox })).not.toContain('fattura')
})

test('what is paid into a company’s own account is that company’s sale, with no tax of ours', () => {
  const text = textOf({ env: { ...house, VAT_PERCENT: '22' }, account: 'acct_1' })
  expect(text).toContain('Venditore: Casa Serena\n')
  expect(text).not.toMatch(/IVA 22|Venditore: Agenzia/)
})
