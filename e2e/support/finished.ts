import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { memberRoles } from '@attesta/contract/route.ts'
import type { Applicant } from './applicant.ts'
import { answered, callsOf, taken } from './calls.ts'
import { addressOf, demo } from './demo.ts'
import { codeMailedBy } from './mailbox.ts'
import type { DrawnFile } from './documents.ts'
import { giveAnswers, handInEverything } from './prepared.ts'
import { sharedSession } from './shared-session.ts'
import { signedUp, type SignedUp } from './signed-up.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const headers = { 'Application-Type': 'rent', Region: 'it' }

/**
 * Gives and hands in everything of a sample applicant, and confirms: what is left is to pay, or the report where the
 * landlord pays. @returns their payslips
 */
export async function confirmed(
  request: APIRequestContext,
  person: SignedUp,
  cast: string,
): Promise<readonly DrawnFile[]> {
  await giveAnswers(request, person, person.applicant)
  const payslips = await handInEverything(request, person, cast)
  await callsOf(request, person).post('/api/v1/confirmation/submit', { confirmed: true })
  return payslips
}

export interface Reported extends SignedUp {
  reportId: string
}

/**
 * Returns a sample applicant who applied for a listing whose landlord pays, with everything that they have: their
 * report is there.
 */
export async function withReport(
  request: APIRequestContext,
  person: Applicant,
  cast: string,
  listingId = demo.rapidListingId,
): Promise<Reported> {
  const signed = await signedUp(request, person, listingId)
  await confirmed(request, signed, cast)
  const { get, post } = callsOf(request, signed)
  await post('/api/v1/state/update-step', { step: 9, step_router: 'result' })
  return { ...signed, reportId: (await get<{ report_id: string }>('/api/v2/report/')).report_id }
}

/** Returns a session of the landlord of that listing, made by calls: one for the whole run. */
export const portalSession = (request: APIRequestContext): Promise<string> =>
  sharedSession('portal', () => memberSession(request, demo.portal))

/** Returns a session of a company's member, made by calls. */
export async function memberSession(request: APIRequestContext, email: string): Promise<string> {
  // Of this call alone: another journey that signs in at the same time neither replaces this code nor uses it up.
  const nonce = randomUUID()
  let token = ''
  await expect(async () => {
    const code = await codeMailedBy(
      () => answered(request.post(url('/api/v1/dashboard/login?lang=it'), { headers, data: { email, nonce } })),
      request,
      email,
      { timeout: 10_000 },
    )
    const verify = url('/api/v1/dashboard/verify?lang=it')
    const entry = await answered<{ access_token: string }>(
      request.post(verify, { headers, data: { email, code, nonce } }),
    )
    token = entry.access_token
  }).toPass({ timeout: 150_000, intervals: [2_000] })
  return token
}

/** Takes a colleague with a new mailbox into the company of that landlord. @returns their address */
export async function colleagueOfPortal(
  request: APIRequestContext,
  name: string,
  mailbox: string,
  role: (typeof memberRoles)[number],
): Promise<string> {
  const email = addressOf(mailbox)
  const asPortal = { ...headers, authorization: `Bearer ${await portalSession(request)}` }
  await answered(
    taken(() =>
      request.post(url('/api/v1/dashboard/people?lang=it'), { headers: asPortal, data: { name, email, role } }),
    ),
  )
  return email
}

/** Another home of that landlord. `lan_pays`: for the reports of its applicants. @returns its id */
export async function listingOfPortal(
  request: APIRequestContext,
  token: string,
  name: string,
  lan_pays = false,
): Promise<string> {
  const data = {
    name,
    address: 'Via Nizza 40, 10126 Torino TO',
    region: 'it',
    rent: '900.00',
    deposit: null,
    lan_pays,
  }
  return (
    await answered<{ listing_id: string }>(
      taken(() =>
        request.post(url('/api/v1/dashboard/listings?lang=it'), {
          headers: { ...headers, authorization: `Bearer ${token}` },
          data,
        }),
      ),
    )
  ).listing_id
}
