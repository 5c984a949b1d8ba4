import { expect, type APIRequestContext } from '@playwright/test'

interface Mail { to: string; subject: string; text: string; html: string; sent_at: string }

const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> =>
  (await (await request.get(`${process.env.PRODUCT_URL}/sandbox/mailbox.json`, { params: { to: address } })).json()) as Mail[]

/** The six digits of the newest mail to an address; waits for it to come. */
export async function newestCode(request: APIRequestContext, address: string, after = 0): Promise<string> {
  let code: string | undefined
  await expect.poll(async () => {
    const mails = await mailsTo(request, address)
    const withCode = mails.filter(({ text }) => /\b\d{6}\b/.test(text))
    code = withCode.length > after ? /\b(\d{6})\b/.exec(withCode[0]!.text)?.[1] : undefined
    return code
  }, { message: `a code mailed to ${address}` }).toBeTruthy()
  return code!
}

/** Waits for a mail whose subject matches. */
export async function mailWith(request: APIRequestContext, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect.poll(async () => {
    found = (await mailsTo(request, address)).find((mail) => subject.test(mail.subject))
    return found !== undefined
  }, { message: `a mail «${subject.source}»` }).toBe(true)
  return found!
}
