import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Where a desk keeps its session in the browser. */
const keptAs = { dashboard: 'dashboard session token', operator: 'operator session token' } as const

/**
 * One session of a person for the whole run: an hour has five codes for an address, and signing in again ends the
 * session before. The first who asks signs in, others wait for it.
 */
export async function sharedSession(person: string, signIn: () => Promise<string>): Promise<string> {
  const kept = `${process.env.SHARED_SESSIONS!}-${person}`
  const asked = `${kept}-asked`
  const isFirst = await writeFile(asked, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
  if (isFirst)
    try {
      await writeFile(`${kept}-new`, await signIn())
      await rename(`${kept}-new`, kept)
    } catch (error) {
      await rm(asked)
      throw error
    }
  await expect.poll(() => existsSync(kept), { timeout: 200_000 }).toBe(true)
  return readFile(kept, 'utf8')
}

/** Returns the session that a page of a desk holds. */
export const sessionOn = (page: Page, desk: keyof typeof keptAs): Promise<string> =>
  page.evaluate<string>(`sessionStorage.getItem('${keptAs[desk]}')`)

/** Opens an address of a desk with a session that exists. */
export async function openDesk(page: Page, desk: keyof typeof keptAs, path: string, token: string): Promise<void> {
  await page.goto(`${process.env.PRODUCT_URL}/it/legal/privacy`)
  await page.evaluate(`sessionStorage.setItem('${keptAs[desk]}', ${JSON.stringify(token)})`)
  await page.goto(`${process.env.PRODUCT_URL}${path}`)
}
