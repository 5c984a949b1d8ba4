import { expect, test } from 'vitest'
import { unreadFile } from './unread-file.ts'

test.each([
  ['unreadable', 'unreadable'],
  ['encrypted', 'locked'],
  ['limit_exceeded', 'unreadable'],
  ['hostile', 'unreadable'],
  ['unsupported', 'invalid_type'],
] as const)('a file that ended %s has one finding, «%s», and no facts', (verdict, code) =>
  expect(unreadFile('a.pdf', verdict, { line: 7 })).toEqual({
    file: 'a.pdf',
    type: 'unknown',
    verdict,
    country: null,
    issuer: null,
    pages: 0,
    source: 'none',
    findings: [
      {
        code: `unknown.${code}`,
        severity: 'error',
        message_key: `Documents.Unknown.${code}`,
        params: { line: 7 },
        evidence: null,
      },
    ],
  }),
)
