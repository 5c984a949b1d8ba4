import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MailRefused } from '@attesta/providers/email/port.ts'
import { ProviderUnavailable } from '@attesta/providers/provider-unavailable.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { outboxJobs } from './jobs.ts'

const run = { jobId: 'job-1', attempt: 1, isLast: false, behindSeconds: 0 }
const written = {
  sender: 'Casa Prova tramite Attesta',
  subject: 'Il tuo report è pronto',
  text: 'Ciao',
  html: '<p>Ciao</p>',
}

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp({
    env: {
      HELP_MAIL: 'aiuto@casa.example',
      MAIL_FROM: 'Attesta <post@casa.example>',
      PUBLIC_URL: 'https://affitto.casa.example',
    },
  })
})
afterAll(() => app.end())
beforeEach(async () => {
  anna = await settleApplicant(app)
  app.mailbox.fail = undefined
  app.logged.length = 0
})

const system = { kind: 'system', task: 'test' } as const
/** Ids of the emails that jobs were sent for. */
async function post(cause: string | null): Promise<string[]> {
  const sent: string[] = []
  await app.deps.transact(system, async (stores) => {
    const { send } = stores.jobs
    stores.jobs.send = async (name, payload, after) => {
      if (name === 'sendEmail') sent.push((payload as { emailId: string }).emailId)
      await send(name, payload, after)
    }
    await stores.emails.post('report-ready', { userId: anna.userId }, cause, { to: anna.email, ...written })
  })
  return sent
}
const send = (emailId: string, more: Partial<typeof run> = {}) =>
  outboxJobs(app.deps).sendEmail({ emailId }, { ...run, ...more })
const sentTo = () => app.mailbox.emails.filter(({ to }) => to === anna.email)

test("an email goes out once, in the sender's name, from our address, with an answer to the help mailbox and an id that stays", async () => {
  const [id] = await post('report-1')
  await send(id!)
  await send(id!)
  const { sender: _, ...rest } = written
  expect(sentTo()).toEqual([
    {
      to: anna.email,
      ...rest,
      from: { name: 'Casa Prova tramite Attesta', address: 'post@casa.example' },
      replyTo: 'aiuto@casa.example',
      messageId: `<${id}@affitto.casa.example>`,
    },
  ])
})

test('one cause, one letter; without a cause each is its own', async () => {
  const cause = app.deps.random.uuid()
  expect([
    (await post(cause)).length,
    (await post(cause)).length,
    (await post(null)).length,
    (await post(null)).length,
  ]).toEqual([1, 0, 1, 1])
})

test('what the mail server refuses is written down without the address, and not tried again', async () => {
  const [id] = await post(null)
  app.mailbox.fail = new MailRefused()
  await send(id!)
  app.mailbox.fail = undefined
  await send(id!)
  expect(sentTo()).toEqual([])
  expect(app.logged.filter((line) => line.includes('letter.refused'))).toHaveLength(1)
  expect(app.logged.join('')).not.toContain(anna.email)
})

test('while the mail server is away it is tried again, until the last attempt', async () => {
  const [id] = await post(null)
  app.mailbox.fail = new ProviderUnavailable('smtp')
  await expect(send(id!)).rejects.toBeInstanceOf(ProviderUnavailable)
  await send(id!, { isLast: true })
  expect(app.logged.some((line) => line.includes('letter.given_up'))).toBe(true)
  app.mailbox.fail = undefined
  await send(id!)
  expect(sentTo()).toEqual([])
})
