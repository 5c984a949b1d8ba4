import { expect, type APIRequestContext } from '@playwright/test'
import { taken } from './calls.ts'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sent_at: string
  calendar?: { method: string; text: string }
}

const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> =>
  (await (
    await taken(() => request.get(`${process.env.PRODUCT_URL}/sandbox/mailbox.json`, { params: { to: address } }))
  ).json()) as Mail[]

/** Returns the six digits of each mail to an address that holds any, newest first. */
const codesTo = async (request: APIRequestContext, address: string): Promise<string[]> =>
  (await mailsTo(request, address)).flatMap(({ text }) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])

interface Patience {
  timeout?: number
}

async function codeAfter(
  request: APIRequestContext,
  address: string,
  earlier: number,
  { timeout }: Patience = {},
): Promise<string> {
  let codes: string[] = []
  await expect
    .poll(
      async () => {
        codes = await codesTo(request, address)
        return codes.length
      },
      { message: `a code mailed to ${address}`, ...(timeout !== undefined && { timeout }) },
    )
    .toBeGreaterThan(earlier)
  return codes[0]!
}

/** Returns the code mailed to an address that this test alone uses, and uses once. */
export const codeMailedTo = (request: APIRequestContext, address: string): Promise<string> =>
  codeAfter(request, address, 0)

/** Returns the code that a deed has mailed to an address that has had codes before: those do not count. */
export async function codeMailedBy(
  send: () => Promise<unknown>,
  request: APIRequestContext,
  address: string,
  patience?: Patience,
): Promise<string> {
  const earlier = (await codesTo(request, address)).length
  await send()
  return codeAfter(request, address, earlier, patience)
}

/** Waits for a mail whose subject matches. */
export async function mailWith(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, address)).find((mail) => subject.test(mail.subject))
        return found !== undefined
      },
      { message: `a mail «${subject.source}»` },
    )
    .toBe(true)
  return found!
}
