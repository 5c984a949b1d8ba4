import { expect, type APIRequestContext } from '@playwright/test'
import type { Applicant } from './applicant.ts'
import { demo } from './demo.ts'
import { codeMailedBy } from './mailbox.ts'
import { handedInBy, type PaperFile } from './papers.ts'
import { signedUp, type SignedUp } from './signed-up.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const headers = { 'Application-Type': 'rent', Region: 'it' }

async function answered<T>(
  call: Promise<{ ok: () => boolean; url: () => string; text: () => Promise<string> }>,
): Promise<T> {
  const answer = await call,
    text = await answer.text()
  if (!answer.ok()) throw new Error(`${answer.url()} answers: ${text}`)
  return JSON.parse(text) as T
}

/** The calls of somebody who applies for rent in Italy. */
export const callsOf = (request: APIRequestContext, { applicationId, token }: SignedUp) => {
  const more = {
    params: { application_id: applicationId, lang: 'it' },
    headers: { ...headers, authorization: `Bearer ${token}` },
  }
  return {
    get: <T>(path: string, params: Record<string, string> = {}) =>
      answered<T>(request.get(url(path), { ...more, params: { ...more.params, ...params } })),
    post: <T>(path: string, data: object) => answered<T>(request.post(url(path), { ...more, data })),
    send: <T>(path: string, multipart: Record<string, string | PaperFile>) =>
      answered<T>(request.post(url(path), { ...more, multipart })),
  }
}

/** Hands in payslips and confirms, by calls: what is left is to pay, or the report where the landlord pays. */
export async function confirmed(
  request: APIRequestContext,
  person: SignedUp,
  payslips: readonly PaperFile[],
): Promise<void> {
  const { get, post, send } = callsOf(request, person)
  for (const file of payslips) await send('/api/v1/other-documents/upload', { type: 'payslip', name: file.name, file })
  await expect
    .poll(
      async () =>
        (await get<{ state: { documents: { parse_status: string }[] } }>('/api/v1/state/')).state.documents.map(
          ({ parse_status }) => parse_status,
        ),
      { message: 'payslips are read' },
    )
    .toEqual(payslips.map(() => 'done'))
  await post('/api/v1/confirmation/submit', { confirmed: true })
}

export interface Reported extends SignedUp {
  reportId: string
}

/** Somebody of the cast who applied for the listing whose landlord pays, with one payslip: their report is there. */
export async function withReport(request: APIRequestContext, person: Applicant, cast: string): Promise<Reported> {
  const signed = await signedUp(request, person, demo.rapidListingId)
  await confirmed(request, signed, (await handedInBy(request, cast)).payslips.slice(-1))
  const { get, post } = callsOf(request, signed)
  await post('/api/v1/state/update-step', { step: 9, step_router: 'result' })
  return { ...signed, reportId: (await get<{ report_id: string }>('/api/v2/report/')).report_id }
}

/** A session of the landlord of that listing, made by calls. */
export async function portalSession(request: APIRequestContext): Promise<string> {
  const code = await codeMailedBy(
    () => answered(request.post(url('/api/v1/dashboard/login?lang=it'), { headers, data: { email: demo.portal } })),
    request,
    demo.portal,
  )
  return (
    await answered<{ access_token: string }>(
      request.post(url('/api/v1/dashboard/verify?lang=it'), { headers, data: { email: demo.portal, code } }),
    )
  ).access_token
}

/** Another home of that landlord, whose applicants pay themselves. @returns its id */
export async function listingOfPortal(request: APIRequestContext, token: string, name: string): Promise<string> {
  const data = {
    name,
    address: 'Via Nizza 40, 10126 Torino TO',
    region: 'it',
    rent: '900.00',
    deposit: null,
    lan_pays: false,
  }
  return (
    await answered<{ listing_id: string }>(
      request.post(url('/api/v1/dashboard/listings?lang=it'), {
        headers: { ...headers, authorization: `Bearer ${token}` },
        data,
      }),
    )
  ).listing_id
}
