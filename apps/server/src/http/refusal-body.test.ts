import { expect, test } from 'vitest'
import { refusals } from '@attesta/contract/refusals.ts'
import { Refusal } from './refusal.ts'
import { refusalBody } from './refusal-body.ts'
import { readWords } from './words.ts'

const words = readWords(new URL('../../../../packages/contract/src/words/', import.meta.url))

test.each(Object.entries(refusals))(
  '%s has its status and words in every language',
  {
    tags: [
      'A8-auth-wrong-code',
      'A8-server-errors',
      'B8-auth',
      'K-CoApplicants.CountMisMatch',
      'K-Confirmation.Description',
      'K-Form.Error',
      'K-General.Error.Unauthorized',
      'K-Payment.Error.PaymentRequired',
      'K-System.502',
      'K-Upload.Error.MaxFileSize',
    ],
  },
  (code, { status, key }) => {
    for (const language of ['en', 'it', 'de'] as const) {
      const refused = refusalBody(
        new Refusal(code as keyof typeof refusals, {
          retryAfterSeconds: 60,
          params: { file: 'busta.pdf', n: 21, formats: 'PDF', scope: 'reports:read' },
        }),
        language,
        words,
      )
      expect(refused.status).toBe(status)
      expect(refused.body.message, `${key} in ${language}`).not.toBe(key)
    }
  },
)

/** Status and English words, as the specification gives them. */
const given: readonly (readonly [code: keyof typeof refusals, status: number, english: RegExp, tags: string[]])[] = [
  ['validation', 422, /^Some of your answers need attention/, ['K-Form.Error', 'A7-success']],
  ['unauthorized', 401, /^Confirm your email address again/, ['B8-auth']],
  ['too_many_requests', 429, /^Too many attempts/, ['B8-auth']],
  ['wrong_code', 422, /^That code isn’t right/, ['B8-auth', 'A8-auth-wrong-code']],
  ['forbidden', 403, /you need to confirm who you are/, ['K-General.Error.Unauthorized']],
  ['file_too_large', 413, /^a\.pdf is 21 MB\. The limit is 20 MB/, ['K-Upload.Error.MaxFileSize']],
  ['bad_request', 400, /^Something went wrong with that request/, ['B8-invalid-body']],
  ['payment_unavailable', 503, /haven’t been charged/, ['K-System.502', 'A8-server-errors']],
  ['bug', 500, /Your answers are saved\. Refresh the page and try again/, ['A8-server-errors']],
]
for (const [code, status, english, tags] of given)
  test(`${code} is ${status}, with the words of the specification`, { tags }, () => {
    const { status: said, body } = refusalBody(new Refusal(code, { params: { file: 'a.pdf', n: 21 } }), 'en', words)
    expect([said, body.success]).toEqual([status, false])
    expect(body.message).toMatch(english)
  })
