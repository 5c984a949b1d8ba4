import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { DrawnFile } from './documents.ts'

/** A person's application and session, as the calls need them. */
export interface Caller {
  applicationId: string
  token: string
  region: 'it' | 'de'
}

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`

/** Sends a call again while the product is too busy to take it, which its answer asks for. */
export async function taken(send: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer: APIResponse | undefined
  await expect(async () => {
    answer = await send()
    expect(answer.status(), `too busy for ${answer.url()}`).not.toBe(503)
  }).toPass({ intervals: [2_000], timeout: 120_000 })
  return answer!
}

export async function answered<T>(
  call: Promise<{ ok: () => boolean; url: () => string; text: () => Promise<string> }>,
): Promise<T> {
  const answer = await call,
    text = await answer.text()
  if (!answer.ok()) throw new Error(`${answer.url()} answers: ${text}`)
  return JSON.parse(text) as T
}

/** The calls of an applicant for rent. */
export const callsOf = (request: APIRequestContext, { applicationId, token, region }: Caller) => {
  const more = {
    params: { application_id: applicationId, lang: region },
    headers: { 'Application-Type': 'rent', Region: region, authorization: `Bearer ${token}` },
  }
  return {
    get: <T>(path: string, params: Record<string, string> = {}) =>
      answered<T>(taken(() => request.get(url(path), { ...more, params: { ...more.params, ...params } }))),
    remove: (document_id: string) =>
      answered<unknown>(
        taken(() =>
          request.post(url('/api/v1/other-documents/delete'), { ...more, params: { ...more.params, document_id } }),
        ),
      ),
    post: <T>(path: string, data: object) => answered<T>(taken(() => request.post(url(path), { ...more, data }))),
    send: <T>(path: string, multipart: Record<string, string | DrawnFile>) =>
      answered<T>(taken(() => request.post(url(path), { ...more, multipart }))),
  }
}
