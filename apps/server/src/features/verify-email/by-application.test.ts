/** Codes for a person who comes by a link of our emails, which names an application and no address. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../random.ts'
import { codeIn, mailTo, signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { SANDBOX: 'on' } })
  await app.work()
})
afterAll(() => app.end())

const ask = (application_id: string | undefined) =>
  app.call({
    method: 'POST',
    url: '/api/v1/verify-email/resend-code',
    ...(application_id && { query: { application_id } }),
    body: { listing_id: null },
  })
const enter = (application_id: string, code: string) =>
  app.call({ method: 'POST', url: '/api/v1/verify-email/submit', query: { application_id }, body: { code } })

async function signedUp(): Promise<{ email: string; applicationId: string }> {
  const email = `back-${systemRandom.uuid()}@esempio.example`
  const answer = await app.call({ method: 'POST', url: '/api/v1/signup/submit', body: signUpFields(email) })
  // Else the next one could come before it.
  await mailTo(app, email)
  app.clock.advance(minutes(5))
  return { email, applicationId: answer.json().application_id }
}

test(
  'the code goes to the application’s own address, and opens its account',
  { tags: ['A2-resume-link'] },
  async () => {
    const { email, applicationId } = await signedUp()
    expect((await ask(applicationId)).json()).toEqual({ success: true, retry_after_seconds: 60 })
    const entered = await enter(applicationId, codeIn(await mailTo(app, email, 2)))
    const token = entered.json().access_token as string
    const state = await app.call({ url: '/api/v1/state/', token, query: { application_id: applicationId } })
    expect(state.statusCode).toBe(200)
  },
)

test('a code for one application opens no other', { tags: ['A2-resume-link'] }, async () => {
  const [anna, bruno] = [await signedUp(), await signedUp()]
  await ask(anna.applicationId)
  const code = codeIn(await mailTo(app, anna.email, 2))
  expect((await enter(bruno.applicationId, code)).json().success).toBe(false)
  expect((await enter(anna.applicationId, code)).json().success).toBe(true)
})

test(
  'an application that does not exist is answered alike, and nothing is sent',
  { tags: ['A2-resume-link'] },
  async () => {
    const { email, applicationId } = await signedUp()
    const nobody = systemRandom.uuid()
    const [known, unknown] = [await ask(applicationId), await ask(nobody)]
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    const wrongCode = codeIn(await mailTo(app, email, 2)) === '000000' ? '000001' : '000000'
    const [wrong, wrongToo] = [await enter(applicationId, wrongCode), await enter(nobody, wrongCode)]
    expect([wrongToo.statusCode, wrongToo.json()]).toEqual([wrong.statusCode, wrong.json()])
    expect(app.mailbox.emails.filter(({ to }) => to.includes(nobody))).toEqual([])
  },
)

test('without an address and without an application it is said what is missing', async () => {
  const answer = await ask(undefined)
  expect([answer.statusCode, answer.json().msg[0].field]).toEqual([422, 'email'])
})
