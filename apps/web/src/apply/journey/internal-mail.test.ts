import { expect, test } from 'vitest'
import { isInternalMail } from './internal-mail.ts'

test.each([
  ['eva@attesta.example', 'attesta.example', true],
  ['Eva@Attesta.example', 'attesta.example', true],
  ['eva@attesta.example', '', false],
  ['eva@not-attesta.example', 'attesta.example', false],
  ['eva@attesta.example.com', 'attesta.example', false],
  ['attesta.example@mail.example', 'attesta.example', false],
  [undefined, 'attesta.example', false],
])(
  'the email %s is of the domain %s: %s',
  { tags: ['A4-step-internal', 'B2-download-whom'] },
  (email, domain, isInternal) => expect(isInternalMail(email, domain)).toBe(isInternal),
)
