/**
 * The form in a partner's page, in a frame of another origin: every control of its pages is pressed, and nothing of the
 * product's own navigation shows. In Italian on a phone, in German at a desk.
 */
import { expect, test, type Frame, type Page } from '@playwright/test'
import type { Language } from '@attesta/contract/fields.ts'
import { Crawler } from './support/crawl.ts'
import { addressOf } from './support/demo.ts'
import { document, documentsOf } from './support/documents.ts'
import { noteRequests } from './support/played.ts'
import { wordsIn } from './support/words.ts'

const MAX_PRESSES = 120
const pages = ['income-check', 'income-check/payslip', 'income-check/bank-statement']
/** The short form asks for the identity document elsewhere: there is no such page. */
const unknown = 'income-check/national-id'
const looks = [
  ['it', 390],
  ['de', 1280],
] as const

test.use({ trace: 'off' })

const inside = (page: Page): Frame => page.frames().find((frame) => frame !== page.mainFrame())!

/** The partner's page shows the form for a person who has signed in there. @returns the address in the frame */
async function comeIn(page: Page, mailbox: string, language: Language): Promise<string> {
  await page.goto(`${process.env.PRODUCT_URL}/sandbox/playground`)
  await page.locator('#email').fill(addressOf(mailbox))
  await page.locator('#lang').selectOption(language)
  await page.locator('#person button').first().click()
  await expect(page.frameLocator('#form iframe').locator('h1')).toHaveText(wordsIn(language)('IncomeCheck.Header'))
  await expect.poll(() => inside(page).url()).toMatch(/\/income-check$/)
  return inside(page)
    .url()
    .replace(/\/income-check$/, '')
}

/** The page of the form has come, not only the place that is kept for it. */
async function expectBare(page: Page, where: string): Promise<void> {
  const hasCome = () =>
    inside(page).evaluate<boolean>(
      'document.querySelector("h1") !== null && document.querySelector(".skeleton") === null',
    )
  await expect.poll(hasCome, { message: where }).toBe(true)
  await expect(inside(page).locator('.navbar, footer.footer'), where).toHaveCount(0)
}

/** Presses every control of these pages of the form. */
async function crawl(page: Page, address: string, paths: readonly string[], except?: RegExp): Promise<void> {
  const crawler = new Crawler(page, () => inside(page))
  for (const path of paths) {
    const before = crawler.presses
    await crawler.crawl(path, {
      replay: async () => {
        await inside(page).goto(`${address}/${path}`)
        await expectBare(page, path)
        await crawler.begin()
      },
      depth: 1,
      isFull: true,
      maxPresses: MAX_PRESSES,
      ...(except && { except }),
    })
    expect.soft(crawler.presses, `${path} has something to press`).toBeGreaterThan(before)
  }
  crawler.end()
  expect(crawler.faults).toEqual([])
}

for (const [language, width] of looks)
  test(`every control of the form in a partner’s frame at ${width} px, without the product’s navigation`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await noteRequests(page)
    const address = await comeIn(page, `giulia.framed.${language}`, language)
    await crawl(page, address, [...pages, unknown])

    await inside(page).goto(`${address}/${unknown}`)
    await expect(inside(page).locator('h1')).toHaveText(wordsIn(language)('Oops.SomethingWentWrong'))
    await inside(page)
      .getByRole('link', { name: wordsIn(language)('Shell.BackToApplication') })
      .click()
    await expect(inside(page).locator('h1')).toHaveText(wordsIn(language)('IncomeCheck.Header'))

    const names = (await documentsOf(request, 'giulia-bianchi')).filter((name) =>
      /^busta-paga-\d{4}-\d{2}\.pdf$/.test(name),
    )
    await inside(page).goto(`${address}/income-check/payslip`)
    await inside(page)
      .locator('#upload-document-payslip')
      .setInputFiles(await Promise.all(names.map((name) => document(request, 'giulia-bianchi', name))))
    await expect(inside(page).locator('#document-payslip .file')).toHaveCount(names.length)
    await expect(
      inside(page).locator(
        '#document-payslip .file .tag:is(.plain, .info), #document-payslip .file [role="progressbar"]',
      ),
    ).toHaveCount(0, { timeout: 120_000 })
    await inside(page).locator('[data-action="to-documents"]').click()
    await inside(page).locator('[data-action="continue"]').click()
    await expect(inside(page).locator('h1')).toHaveText(wordsIn(language)('Result.Hidden'), { timeout: 120_000 })
    await crawl(page, address, ['result'])
  })
