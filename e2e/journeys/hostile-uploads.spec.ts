/**
 * Broken and malicious files against the running product: each ends in a message of its own within 25 s, and the server
 * goes on answering.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'
import type { State } from '@attesta/contract/application.ts'
import { addressOf, demo } from '../support/demo.ts'
import { activePdf, deflateBomb, hugePicture } from '../support/hostile-files.ts'
import { codeMailedTo } from '../support/mailbox.ts'
import { document } from '../support/documents.ts'

const headers = { 'Application-Type': 'rent', Region: 'it' }
const readWithinMs = 25_000
const slowestAnswerMs = 2_000

interface Caller {
  request: APIRequestContext
  query: string
  authorization: string
}

async function signedUp(request: APIRequestContext, email: string): Promise<Caller> {
  const base = process.env.PRODUCT_URL!
  const person = {
    first_name: 'Giulia',
    last_name: 'Bianchi',
    email,
    mobile: '+39-3331234567',
    employment_status: 'Employed',
    privacy_policy_consented: true,
    marketing_consented: false,
    listing_id: demo.listingId,
  }
  const created = (await (
    await request.post(`${base}/api/v1/signup/submit?lang=en`, { headers, data: person })
  ).json()) as { application_id: string }
  const verified = (await (
    await request.post(`${base}/api/v1/verify-email/submit?lang=en`, {
      headers,
      data: { email, code: await codeMailedTo(request, email) },
    })
  ).json()) as { access_token: string }
  return {
    request,
    query: `?lang=en&application_id=${created.application_id}`,
    authorization: `Bearer ${verified.access_token}`,
  }
}

const send = (
  { request, query, authorization }: Caller,
  type: string,
  name: string,
  buffer: Buffer,
  mimeType = 'application/pdf',
) =>
  request.post(`${process.env.PRODUCT_URL}/api/v1/other-documents/upload${query}`, {
    headers: { ...headers, authorization },
    multipart: { type, name, file: { name, mimeType, buffer } },
    timeout: 60_000,
  })

test.describe.configure({ mode: 'serial' })

test.describe('files that are refused at once', () => {
  const refused: [string, string, () => Buffer, number, RegExp][] = [
    ['an empty file', 'payslip', () => Buffer.alloc(0), 422, /empty/i],
    [
      '20 MB and one byte',
      'payslip',
      () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20 * 1024 * 1024 - 8, 0x20)]),
      413,
      /20/,
    ],
    ['a program named as a PDF', 'payslip', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 1)]), 415, /./],
    ['a picture where only a PDF is taken', 'cud', () => hugePicture(), 415, /PDF/],
  ]
  for (const [name, type, bytes, status, words] of refused) {
    test(name, async ({ request }) => {
      const answer = await send(
        await signedUp(request, addressOf(`hostile.${status}.${type}`)),
        type,
        'file.pdf',
        bytes(),
      )
      const body = (await answer.json()) as { success: boolean; message: string }
      expect(answer.status(), body.message).toBe(status)
      expect(body.success).toBe(false)
      expect(body.message).toMatch(words)
    })
  }
})

test('files that are taken, and found out by the reader', async ({ request }) => {
  const caller = await signedUp(request, addressOf('hostile.reader'))
  const statement = async (name: string) => (await document(request, 'giulia-bianchi', name)).buffer
  const files: [string, RegExp, Buffer, string?][] = [
    ['truncated.pdf', /can’t read|damaged/, await statement('estratto-conto-troncato.pdf')],
    ['locked.pdf', /password/, await statement('estratto-conto-con-password.pdf')],
    ['bomb.pdf', /too large or too complex/, deflateBomb()],
    ['huge.png', /too large or too complex/, hugePicture(), 'image/png'],
    ['active.pdf', /contains active content/, activePdf()],
  ]
  const told = new Map<string, string>()
  for (const [name, , bytes, mimeType] of files) {
    const started = performance.now()
    const answer = await send(caller, 'payslip', name, bytes, mimeType)
    if (!answer.ok()) {
      told.set(name, ((await answer.json()) as { message: string }).message)
      continue
    }
    let slowest = 0
    await expect(async () => {
      const asked = performance.now()
      expect((await request.get(`${process.env.PRODUCT_URL}/livez`)).ok()).toBe(true)
      slowest = Math.max(slowest, performance.now() - asked)
      const { state } = (await (
        await request.get(`${process.env.PRODUCT_URL}/api/v1/state/${caller.query}`, {
          headers: { ...headers, authorization: caller.authorization },
        })
      ).json()) as { state: State }
      const document = state.documents.find((one) => one.name === name)
      expect(document?.parse_status).toBe('done')
      expect(document?.error?.blocker, `${name} has a blocking problem`).toBe(true)
      told.set(name, document!.error!.message)
    }).toPass({ timeout: readWithinMs, intervals: [250] })
    expect(performance.now() - started, `${name} was done with in time`).toBeLessThan(readWithinMs)
    expect(slowest, 'the server answers meanwhile').toBeLessThan(slowestAnswerMs)
  }
  for (const [name, words] of files) {
    expect.soft(told.get(name), 'the message names the file').toContain(name)
    expect.soft(told.get(name)).toMatch(words)
  }
})
