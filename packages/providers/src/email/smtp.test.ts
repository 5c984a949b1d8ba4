import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { type Sandbox, createSandbox } from '../sandbox/sandbox.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { MailRefused } from './port.ts'
import { createSmtpMail } from './smtp.ts'

const email = {
  to: 'giulia.bianchi@example.org',
  from: { name: 'Casa Serena, Milano tramite Attesta', address: 'no-reply@attesta.example' },
  replyTo: 'aiuto@attesta.example',
  subject: 'Il tuo codice è pronto – 1',
  text: 'Il codice: 004217',
  html: '<p>Il codice: <b>004217</b></p>',
  messageId: '<1@attesta.example>',
}

let sandbox: Sandbox, sink: { url: string; close(): Promise<void> }, mail: ReturnType<typeof createSmtpMail>
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock: testClock(), random: testRandom(), webhookUrl: () => '' })
  sink = await sandbox.listenForMail()
  mail = createSmtpMail({ url: sink.url, timeoutMs: 30_000 })
})
afterEach(() => {
  sandbox.faults.clear()
  sandbox.emails.clear()
})
afterAll(async () => {
  mail.close()
  await sink.close()
})

test('an email arrives with its subject, text and page', async () => {
  await mail.send(email)
  expect(sandbox.emails.read('GIULIA.Bianchi@example.org')).toMatchObject([
    {
      to: email.to,
      subject: email.subject,
      text: email.text,
      html: expect.stringContaining('<b>004217</b>'),
      sent_at: '2026-11-21T10:00:00.000Z',
    },
  ])
  expect(sandbox.emails.read('other@example.org')).toEqual([])
})

test('an email says that a machine wrote it, who answers, and its own id; nothing of a list', async () => {
  await mail.send(email)
  const { headers } = sandbox.emails.read()[0]!
  expect(headers).toMatchObject({
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'All',
    'reply-to': email.replyTo,
    'message-id': email.messageId,
  })
  expect(headers.from).toBe('"Casa Serena, Milano tramite Attesta" <no-reply@attesta.example>')
  expect(Object.keys(headers).filter((name) => name.startsWith('list-'))).toEqual([])
  await mail.send({ ...email, replyTo: null })
  expect(sandbox.emails.read()[0]!.headers).not.toHaveProperty('reply-to')
})

test('a calendar file arrives with its method, as a part that mail programs offer to take over', async () => {
  const text = ['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SUMMARY:Übergabe', 'END:VCALENDAR', ''].join('\r\n')
  await mail.send({ ...email, calendar: { method: 'REQUEST', text } })
  const [arrived] = sandbox.emails.read()
  expect(arrived).toMatchObject({ text: email.text, calendar: { method: 'REQUEST' } })
  expect(arrived!.calendar!.text.split(/\r?\n/)).toEqual(text.split('\r\n'))
  await mail.send(email)
  expect(sandbox.emails.read()[0]).not.toHaveProperty('calendar')
})

test('the newest email comes first', async () => {
  await mail.send(email)
  await mail.send({ ...email, subject: 'second' })
  expect(sandbox.emails.read().map(({ subject }) => subject)).toEqual(['second', email.subject])
})

test('a refusal for now is to be tried again, and then arrives', async () => {
  sandbox.faults.set('mail', 'busy', 1)
  await expect(mail.send(email)).rejects.toBeInstanceOf(ProviderUnavailable)
  await mail.send(email)
  expect(sandbox.emails.read()).toHaveLength(1)
})

test('a refusal for good is final', async () => {
  sandbox.faults.set('mail', 'refused', 1)
  await expect(mail.send(email)).rejects.toBeInstanceOf(MailRefused)
})

test('a line that is closed is to be tried again', async () => {
  sandbox.faults.set('mail', 'cut-off', 1)
  await expect(mail.send(email)).rejects.toBeInstanceOf(ProviderUnavailable)
})

test.each(['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'a@example.org> <b@example.org'])(
  'the address %j reaches no second receiver',
  async (to) => {
    await mail.send({ ...email, to }).catch((error: unknown) => expect(error).toBeInstanceOf(MailRefused))
    expect(sandbox.emails.read('b@example.org')).toEqual([])
  },
)

test.each([
  ['a subject', { subject: 'Hello\r\nBcc: b@example.org' }],
  ["a sender's name", { from: { ...email.from, name: 'Casa\r\nBcc: b@example.org' } }],
])('%s cannot add a header', async (_, more) => {
  await mail.send({ ...email, ...more })
  expect(sandbox.emails.read().map(({ to }) => to)).toEqual([email.to])
})

test.each<[string, (answer: (text: string) => void) => void]>([
  ['says nothing', () => {}],
  ['refuses to speak', (answer) => answer('554 no service\r\n')],
  ['talks nonsense', (answer) => answer('<html>\r\n')],
])('a server that %s is unavailable, soon', async (_, greet) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    greet((text) => socket.end(text))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const other = createSmtpMail({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 200 })
  await expect(other.send(email)).rejects.toBeInstanceOf(ProviderUnavailable)
  other.close()
  server.close()
})

test('no server at all is unavailable', async () => {
  const other = createSmtpMail({ url: 'smtp://127.0.0.1:9', timeoutMs: 200 })
  await expect(other.send(email)).rejects.toBeInstanceOf(ProviderUnavailable)
  other.close()
})
