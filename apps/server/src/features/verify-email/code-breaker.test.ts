/**
 * A flood of codes over many addresses is stopped, the operator is told, and everything is well again after an hour.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleMember, settleOperator } from '../../testing/people.ts'
import { signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { hours, minutes } from '../../testing/test-clock.ts'

const max = 40
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on', CODES_PER_HOUR: String(max) }, isWorker: false })
})
afterAll(() => app.end())

const written = async (): Promise<number> =>
  app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
    const { rows } = await tx.execute(`select 1 from outbox where kind in ('code', 'member-code')`)
    return rows.length
  })
const post = (url: string, body: object) => app.call({ method: 'POST', url, body })
const gauge = async () => /^attesta_codes_paused (\d)$/m.exec(await app.metrics.text())?.[1]

test('no more than so many emails with codes are written in an hour, no matter who they are for', async () => {
  const member = await settleMember(app)
  const operator = await settleOperator(app)
  expect(await gauge()).toBe('0')
  const answers: { code_sent: boolean; retry_after_seconds: number }[] = []
  for (let turn = 0; turn < max + 20; turn++) {
    app.clock.advance(500)
    answers.push((await post('/api/v1/signup/submit', signUpFields(`person-${turn}@esempio.example`))).json())
  }
  expect(answers.filter(({ code_sent }) => code_sent)).toHaveLength(max)
  expect(answers.at(-1)).toMatchObject({ code_sent: false, retry_after_seconds: expect.any(Number) })
  expect(answers.at(-1)!.retry_after_seconds).toBeGreaterThan(3500)

  // The operator is told, and can still come in to look.
  const isTold = () => app.logged.splice(0).some((line) => line.includes('codes.paused'))
  expect(isTold()).toBe(true)
  const refused = await post('/api/v1/verify-email/resend-code', { email: 'somebody@esempio.example' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'resend_too_soon'])
  expect((await post('/api/v1/dashboard/login', { email: `${member.memberId}@casa-prova.example` })).statusCode).toBe(
    200,
  )
  expect(await written()).toBe(max)

  expect(isTold()).toBe(true)
  expect(await gauge()).toBe('1')
  await post('/api/v1/operator/login', { email: operator.email })
  const told = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
    tx.execute(`select 1 from outbox where kind = 'operator-code'`),
  )
  expect(told.rows).toHaveLength(1)

  app.clock.advance(hours(1) + minutes(1))
  expect(await gauge()).toBe('0')
  expect((await post('/api/v1/signup/submit', signUpFields('later@esempio.example'))).json().code_sent).toBe(true)
})
