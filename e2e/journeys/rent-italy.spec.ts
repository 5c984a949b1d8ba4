/**
 * The main job: an employed person in Italy applies for a listing with real files; the landlord opens a report whose
 * figures are right. In Italian, on a phone.
 */
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { sealsOf } from '@attesta/documents/forensics/seals.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  chooseEmploymentStatus,
  goOn,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilRead,
  upload,
} from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { handsOn } from '../support/hands.ts'
import { mailWith, codeMailedBy } from '../support/mailbox.ts'
import { document, documentsOf } from '../support/documents.ts'
import { expectReportOf, figureIn } from '../support/report.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')

/** What the page of the certificate says of a file that is held against it. */
async function expectFile(page: Page, pdf: Buffer, outcome: 'same' | 'sameReplaced' | 'changed'): Promise<void> {
  await page
    .locator('.file-check input[type="file"]')
    .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.locator('.file-check [role="status"]')).toHaveText(words(`ReportVerification.File.${outcome}`))
}

/** The file as it was drawn is known, and its seal holds; with one byte of a page changed neither is so. */
async function expectForgeriesCaught(page: Page, pdf: Buffer): Promise<void> {
  const forged = Buffer.from(pdf),
    place = Math.round(0.4 * pdf.length)
  forged[place]! ^= 1
  const genuine = await openPdf(pdf)
  expect((await sealsOf(pdf, genuine.signatures)).map(({ state }) => state)).toEqual(['intact'])
  expect((await sealsOf(forged, genuine.signatures)).map(({ state }) => state)).toEqual(['broken'])
  genuine.close()
  await expectFile(page, pdf, 'same')
  await expectFile(page, forged, 'changed')
}

test(
  'from the listing to the landlord’s report',
  {
    tag: [
      '@A1-types',
      '@A2-route-occupation',
      '@A2-route-verify-email',
      '@B1-dashboard',
      '@B2-payment',
      '@B2-report-pdf',
      '@B2-verify',
      '@B4-resume-nothing',
    ],
  },
  async ({ page, request, browser }) => {
    const drivers = handsOn(page)
    const person = giulia('giulia.bianchi.e2e')
    const names = await documentsOf(request, 'giulia-bianchi')
    const take = (pattern: RegExp) =>
      Promise.all(names.filter((name) => pattern.test(name)).map((name) => document(request, 'giulia-bianchi', name)))

    await page.goto(url(`/it/rent/fill/occupation/${demo.listingId}`))
    await expect(page.locator('[data-action="continue"]')).toBeVisible()
    await expectAccessible(page, 'occupation')
    await chooseEmploymentStatus(page)
    await expectAccessible(page, 'sign-up')
    await signUp(page, request, person)

    await expectAccessible(page, 'personal details, part 1')
    await tellIdentity(page, person)
    await drivers.choose('id-choice', 'digitalId')
    await upload(page, 'id-id-card-front', await take(/^carta-identita-fronte-foto\.jpg$/))
    await upload(page, 'id-id-card-back', await take(/^carta-identita-retro-foto\.jpg$/))
    await tellAddress(page, person)
    await untilRead(page, 'id-id-card-front')
    await untilRead(page, 'id-id-card-back')
    await expectAccessible(page, 'personal details, part 2')
    await goOn(page, 'additional-details')

    await drivers.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
    await drivers.fill('[name="currentRent"]', '650')
    await drivers.tick('confirmation')
    await expectAccessible(page, 'additional details')
    await goOn(page, 'income-check')

    await handInWork(page, {
      paychecks: '13',
      payslips: await take(/^busta-paga-\d{4}-\d{2}\.pdf$/),
      certificate: await take(/^certificazione-unica-\d{4}\.pdf$/),
      statements: await take(/^estratto-conto-intesa-[\d-]+\.pdf$/),
    })
    await expectAccessible(page, 'income check')
    for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
    await goOn(page, 'parsing-status')

    await expectAccessible(page, 'parsing status')
    await goOn(page, 'confirmation')
    await drivers.tick('confirmed')
    await expectAccessible(page, 'confirmation')
    await goOn(page, 'payment')

    const issued = page.waitForResponse(
      async (answer) =>
        answer.ok() &&
        new URL(answer.url()).pathname === '/api/v2/report/' &&
        ((await answer.json()) as { report_id: string | null }).report_id !== null,
      { timeout: 180_000 },
    )
    await pay(page)
    const { report_id: reportId } = (await (await issued).json()) as { report_id: string }
    await expectReportOf(person, page)
    await expectAccessible(page, 'result')
    await expect(page.locator('article.report')).toContainText(words('Report.State.proven'))
    await mailWith(request, person.email, /report/i)

    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    const landlord = await desk.newPage()
    await landlord.goto(url('/dashboard?lang=it'))
    await landlord.locator('#email').fill(demo.landlord)
    await expectAccessible(landlord, 'dashboard sign-in')
    await landlord
      .locator('[name="digit-1"]')
      .fill(
        await codeMailedBy(
          () => landlord.getByRole('button', { name: words('Login.SendCode') }).click(),
          request,
          demo.landlord,
        ),
      )
    // More than one Giulia applies here, and more people than a page shows.
    await landlord.locator('#filter-text').fill(person.email)
    await landlord.locator('#filter-status').selectOption('report_ready')
    const row = landlord.getByRole('row').filter({ has: landlord.locator(`a[href*="${reportId}"]`) })
    await expect(row).toContainText('Giulia Bianchi')
    await expect(row).toContainText(words('Dashboard.Status.report_ready'))
    await expectAccessible(landlord, 'dashboard')
    await row.getByRole('link').first().click()
    await expect(landlord.locator('article.report h1')).toHaveText('Giulia Bianchi')
    for (const name of ['net_income', 'rent', 'recurrent_costs', 'average_cash_balance'])
      await expect(figureIn(landlord, name)).toHaveText((await figureIn(page, name).textContent())!)
    await expect(figureIn(landlord, 'rent')).toHaveText(/850,00/)
    await expectAccessible(landlord, 'the landlord’s report')
    const download = landlord.waitForEvent('download')
    await landlord.getByRole('button', { name: words('Dashboard.DownloadPdf') }).click()
    const pdf = await readFile(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    const certificate = (await landlord
      .locator('article.report a[href*="verify-report"]')
      .first()
      .getAttribute('href'))!
    await landlord.goto(certificate)
    await expect(landlord.getByRole('heading', { level: 1 })).toHaveText(words('ReportVerification.Verified'))
    await expect(landlord.locator('.certificate')).toContainText('Giulia Bianchi')
    await expectAccessible(landlord, 'verification')
    await expectForgeriesCaught(landlord, pdf)

    // Issued again, the document of before stands no more, and under the new code it is another one.
    await page.locator('[data-action="issue-again"]').click()
    await page.locator('[data-action="issue-again-confirmed"]').click()
    const link = page.locator('article.report a[href*="verify-report"]').first()
    await expect(link).not.toHaveAttribute('href', certificate)
    await landlord.goto(certificate)
    await expect(landlord.getByRole('heading', { level: 1 })).toHaveText(words('ReportVerification.NoLongerValid'))
    await expect(landlord.locator('main')).toContainText(words('ReportVerification.State.replaced'))
    await expectFile(landlord, pdf, 'sameReplaced')
    await landlord.goto((await link.getAttribute('href'))!)
    await expect(landlord.getByRole('heading', { level: 1 })).toHaveText(words('ReportVerification.Verified'))
    await expectFile(landlord, pdf, 'changed')
    await desk.close()
  },
)
