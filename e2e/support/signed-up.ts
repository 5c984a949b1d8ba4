import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Applicant } from './applicant.ts'
import { answered, taken, type Caller } from './calls.ts'
import { demo } from './demo.ts'
import { codeMailedTo } from './mailbox.ts'
import { giveAnswers, givePersonalDetails } from './prepared.ts'

export interface SignedUp extends Caller {
  applicant: Applicant
  /** Of the browser that asked for the code and used it. */
  nonce: string
}

/** Steps that are entered once the answers before them are given. */
const afterAnswers = ['income-check', 'parsing-status', 'confirmation']

const dialled = { it: '+39', de: '+49' } as const

/**
 * A person, employed unless they say otherwise, who has proven their address, made by calls: for journeys that begin
 * later. They apply for a listing, the demonstration's unless another is named; null: for none. `invitation_code`: of
 * the person who invited them.
 */
export async function signedUp(
  request: APIRequestContext,
  applicant: Applicant,
  listing_id: string | null = demo.listingId,
  region: SignedUp['region'] = 'it',
  invitation_code?: string,
): Promise<SignedUp> {
  const { first_name, last_name, email, mobile } = applicant
  const headers = { 'Application-Type': 'rent', Region: region }
  const call = <T>(path: string, data: object) =>
    answered<T>(
      taken(() => request.post(`${process.env.PRODUCT_URL}/api/v1/${path}?lang=${region}`, { headers, data })),
    )
  const nonce = randomUUID()
  const person = {
    nonce,
    first_name,
    last_name,
    email,
    mobile: `${dialled[region]}-${mobile}`,
    employment_status: applicant.employmentStatus ?? 'Employed',
    privacy_policy_consented: true,
    marketing_consented: false,
    listing_id,
    ...(invitation_code !== undefined && { invitation_code }),
  }
  const { application_id: applicationId } = await call<{ application_id: string }>('signup/submit', person)
  const { access_token: token } = await call<{ access_token: string }>('verify-email/submit', {
    email,
    nonce,
    code: await codeMailedTo(request, email),
  })
  return { applicationId, token, region, applicant, nonce }
}

/**
 * Opens a step of the application, or a page of it, with its session, as if the person had walked there: with the answers of the steps
 * before it, unless those were given already.
 */
export async function enter(page: Page, person: SignedUp, step: string, { isAnswered = false } = {}): Promise<void> {
  const { applicationId, token, region, applicant } = person
  if (!isAnswered && step === 'additional-details') await givePersonalDetails(page.request, person, applicant)
  if (!isAnswered && afterAnswers.includes(step.split('/')[0]!)) await giveAnswers(page.request, person, applicant)
  await page.goto(`${process.env.PRODUCT_URL}/${region}/legal/privacy`)
  await page.evaluate(`sessionStorage.setItem('session token', ${JSON.stringify(token)})`)
  await page.goto(`${process.env.PRODUCT_URL}/${region}/rent/fill/${applicationId}/${step}`)
}

/**
 * Has a page ask for codes as the browser that `nonce` is of: what has just used a code need not wait a minute for the
 * next.
 */
export const asBrowserOf = (page: Page, { nonce }: Pick<SignedUp, 'nonce'>): Promise<unknown> =>
  page.route('**/api/v1/verify-email/**', (route) =>
    route.continue({ postData: { ...(route.request().postDataJSON() as object), nonce } }),
  )
