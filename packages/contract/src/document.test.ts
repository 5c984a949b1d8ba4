import { expect, test } from 'vitest'
import { contestComment, isPdfOnly } from './document.ts'
import { problemsOf } from './testing/problems-of.ts'

test.each([
  ['other', 'Contratto di lavoro', true],
  ['other', 'lettera di assunzione', true],
  ['other', 'Mein Arbeitsvertrag', true],
  ['other', 'new work contract', true],
  ['other', 'Employment agreement', true],
  ['other', 'contratto di locazione', false],
  ['other', 'Mietvertrag', false],
  ['other', '', false],
  ['other', null, false],
  ['payslip', 'Arbeitsvertrag', false],
  ['cud', null, true],
  ['bank_statement', undefined, true],
  ['other', 'Contratto a tempo indeterminato', true],
  ['other', 'contratto a termine', true],
  ['other', 'Contratto individuale di lavoro', true],
  ['other', 'contratto di apprendistato', true],
  ['other', 'contratto di collaborazione', true],
  ['other', 'contratto a tempo determinato', true],
  ['other', 'contratto individuale', false],
  ['other', 'Contratto di affitto', false],
] as const)('%s, called «%s»: PDF only %s', (type, saidToBe, isOnly) => expect(isPdfOnly(type, saidToBe)).toBe(isOnly))

test.each([
  ['contratto di assunzione', true],
  ['contratto individuale a tempo determinato', true],
  ['Anstellungsvertrag', true],
  ['Dienstvertrag 2026', true],
  ['Ausbildungsvertrag', true],
  ['work agreement', true],
  ['job contract', true],
  ['job agreement', true],
  ['subcontratto di lavoro', false],
  ['contratto di lavoroso', false],
  ['la lettera di assunzioni', false],
  ['preArbeitsvertrag', false],
  ['Arbeitsvertrags', false],
  ['network contract', false],
  ['work contracts', false],
])('a document called «%s» is a contract of employment: %s', (called, isOnly) =>
  expect(isPdfOnly('other', called)).toBe(isOnly),
)

test.each([
  [' a\r\nb\rc ', 'a\nb\nc'],
  ['a\u0000\u200b\ue000\tb', 'ab'],
  ['e\u0301', '\u00e9'],
  ['x'.repeat(1000), 'x'.repeat(1000)],
])('the words %.20j against a finding are kept as %.20j', (text, kept) => expect(contestComment.parse(text)).toBe(kept))
test('words against a finding are needed', () =>
  expect(problemsOf(contestComment, ' \u200b')).toEqual([': General.Error.Validation.Required']))
test('words against a finding have an end', () =>
  expect(contestComment.safeParse('x'.repeat(1001)).success).toBe(false))

test('documents on the funds of a mortgage may be pictures', { tags: ['B5-formats-mortgage'] }, () =>
  expect([isPdfOnly('mortgage_doc', null), isPdfOnly('mortgage_doc', 'Arbeitsvertrag')]).toEqual([false, false]),
)
