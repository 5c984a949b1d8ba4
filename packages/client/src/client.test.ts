import { expect, test } from 'vitest'
import { createClient, RefusedCall } from './client.ts'

interface Sent {
  url: string
  init: RequestInit
}
/** A service that gives one answer, and what was asked of it. */
function answering(answer: Response) {
  const sent: Sent[] = []
  const send: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init })
    return answer
  }
  return { sent, client: createClient({ baseUrl: 'https://a.example', token: () => 'T', language: 'de', fetch: send }) }
}
const id = '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04'

test('a call goes to its path with its query, the language and the session', async () => {
  const { sent, client } = answering(Response.json({ success: true, listings: [] }))
  await client.call('dashboardListings', { query: { text: 'Via Po 3 & 5', city: undefined } })
  expect(sent[0]!.url).toBe('https://a.example/api/v1/dashboard/listings?lang=de&text=Via+Po+3+%26+5')
  expect(sent[0]!.init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer T' } })
  expect(sent[0]!.init.body).toBeUndefined()
})

test('a parameter fills its place and no more', async () => {
  const { sent, client } = answering(Response.json({ success: true }))
  await client.call('dashboardSendMessage', { params: { application_id: '../me?x=' }, body: { text: 'Ciao' } })
  expect(sent[0]!.url).toBe('https://a.example/api/v1/dashboard/applicants/..%2Fme%3Fx%3D/messages?lang=de')
  expect(sent[0]!.init).toMatchObject({ method: 'POST', body: '{"text":"Ciao"}', headers: { Region: 'de' } })
})

test('what is no JSON comes as a file', async () => {
  const { client } = answering(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }))
  const file: unknown = await client.call('dashboardReportPdf', { params: { report_id: id } })
  expect(await (file as Blob).text()).toBe('%PDF-')
})

test('a refusal is thrown with what it says', async () => {
  const body = { success: false, code: 'not_found', message: 'Nicht gefunden', msg: [] }
  const { client } = answering(Response.json(body, { status: 404 }))
  const error: unknown = await client.call('dashboardMe').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RefusedCall)
  expect(error).toMatchObject({ status: 404, code: 'not_found', message: 'Nicht gefunden', fields: [] })
})

test('an answer of something else in between is an error that names the call', async () => {
  const { client } = answering(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
  await expect(client.call('dashboardMe')).rejects.toThrow('dashboardMe: 502')
})
