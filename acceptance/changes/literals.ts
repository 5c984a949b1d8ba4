/** Texts that stand to the letter, each with a sign before it. */
import { literals } from '../catalogue/keys.ts'
import type { Change } from './change.ts'

/** The file of the words for each name. */
const files: Readonly<Record<string, string>> = {
  continue: 'general',
  ok: 'general',
  'no-results': 'general',
  'default-error': 'general',
  invitation: 'shell',
  listing: 'shell',
  error: 'general',
  'file-error': 'uploads',
  qr: 'errors',
  authenticated: 'partner-entry',
  'authentication-failed': 'partner-entry',
  'not-detected': 'report',
}

export const literalChanges: readonly Change[] = literals.map(({ name, key }) => ({
  file: `packages/contract/src/words/en/${files[name]}.json`,
  from: `"${key}": "`,
  to: `"${key}": "X`,
  rules: [`L-${name}`, ...(name === 'continue' ? ['A9-continue-label'] : [])],
  tests: 'acceptance/keys.test.ts',
}))
