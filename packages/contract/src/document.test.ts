import { expect, test } from 'vitest'
import { isPdfOnly } from './document.ts'

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
