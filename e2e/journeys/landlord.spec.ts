/**
 * The landlord's desk: first sign-in, a home is listed, its link leads applicants to it, one is seen, another is
 * invited to apply, a colleague is taken in, the home is archived. In German, at a desk.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { addressOf, demo, giulia, ofThisTry } from '../support/demo.ts'
import { mailWith, codeMailedBy } from '../support/mailbox.ts'
import { signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('de')

test.use({ viewport: { width: 1280, height: 900 } })

test(
  'from the first sign-in to an applicant and a colleague',
  { tag: ['@LD-1', '@LD-5'] },
  async ({ page, request, browser }) => {
    const home = ofThisTry('Zwei Zimmer in Neukölln'),
      colleague = ofThisTry('Paolo Greco'),
      [rosa, paolo] = [addressOf('rosa.landlord.e2e'), addressOf('paolo.landlord.e2e')]
    await page.goto(url('/dashboard/listings?lang=de'))
    await page.locator('#email').fill(demo.colleague)
    await page
      .locator('[name="digit-1"]')
      .fill(
        await codeMailedBy(
          () => page.getByRole('button', { name: words('Login.SendCode') }).click(),
          request,
          demo.colleague,
        ),
      )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Dashboard.Nav.listings'))
    await expectAccessible(page, 'listings')

    await page.locator('[data-action="new-listing"]').click()
    await page.locator('[data-action="save-listing"]').click()
    await expect(page.locator('#listing-name')).toBeFocused()
    await expect(page.locator('#listing-name-error')).toContainText(words('Dashboard.Listing.Error.Name'))
    await page.locator('#listing-name').fill(home)
    await page.locator('#listing-address').fill('Sonnenallee 100, 12045 Berlin')
    await page.locator('#listing-region').selectOption('de')
    await page.locator('#listing-rent').fill('1.190,50')
    await page.locator('[data-action="save-listing"]').click()
    const row = page.getByRole('row').filter({ hasText: home })
    await expect(row).toContainText('1.190,50')
    await row.locator('[data-action="share-listing"]').click()
    const link = (await page.getByRole('dialog').getByRole('link').first().getAttribute('href'))!
    await page.keyboard.press('Escape')
    const listingId = link.split('/').at(-1)!

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone.locator('.brand')).toContainText('Casa Serena Immobiliare')
    const { applicationId, token } = await signedUp(request, giulia('giulia.landlord.e2e'), listingId)
    // A person who has only proven an address is no applicant yet.
    const begun = await request.post(url(`/api/v1/state/update-step?application_id=${applicationId}`), {
      headers: { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` },
      data: { step: 2, step_router: 'personal-details' },
    })
    expect(begun.ok()).toBe(true)

    await row.locator('[data-action="share-listing"]').click()
    await expect(page.getByRole('img', { name: words('Dashboard.Share.QrAlt').replace('{name}', home) })).toBeVisible()
    await page.locator('#invite-email').fill(rosa)
    await page.locator('[data-action="send-invitation"]').click()
    await expect(page.getByRole('dialog')).toContainText(words('Dashboard.Invite.Sent').replace('{email}', rosa))
    await expectAccessible(page, 'sharing a listing')
    const email = await mailWith(request, rosa, /Bewerbung/)
    expect(email.text).toContain(`/de/rent/apply/${listingId}#invited=`)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: words('Dashboard.Nav.applicants'), exact: true }).click()
    await page.locator('#filter-listing').selectOption({ label: home })
    const applicant = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').filter({ hasText: 'Giulia Bianchi' }) })
    await expect(applicant).toHaveCount(1)
    await expectAccessible(page, 'applicants')
    const wide = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('#filter-status')).toBeHidden()
    const toggle = page.locator('[data-action="toggle-filters"]')
    await expect(toggle).toHaveText('Filter (1)')
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#filter-status')).toBeVisible()
    await expectAccessible(page, 'filters on a phone')
    await page.setViewportSize(wide)
    await expect(toggle).toBeHidden()
    await applicant.locator('[data-action="show-household"]').press('Enter')
    const work = page.locator('.household-work')
    await work.locator('[name="work-stage"]').selectOption('shortlisted')
    await work.locator('[data-action="save-work"]').press('Enter')
    await expect(applicant).toContainText(words('Dashboard.Work.Stage.shortlisted'))
    await work.locator('[data-action="open-notes"]').press('Enter')
    await work.locator('[name="work-note"]').fill('Besichtigung am Donnerstag')
    await work.locator('[data-action="add-note"]').press('Enter')
    await expect(work.locator('.note-text')).toHaveText('Besichtigung am Donnerstag')
    // What is half written outlives its row, and is sent after a refusal as it was.
    await work.locator('[name="work-note"]').fill('Ruft am Freitag an')
    await applicant.locator('[data-action="show-household"]').press('Enter')
    await expect(work).toHaveCount(0)
    await applicant.locator('[data-action="show-household"]').press('Enter')
    await expect(work.locator('[name="work-note"]')).toHaveValue('Ruft am Freitag an')
    await page.context().setOffline(true)
    await work.locator('[data-action="add-note"]').press('Enter')
    await expect(work.getByRole('alert')).toContainText(words('General.Failed.NotSent'))
    await page.context().setOffline(false)
    await expect(work.locator('[name="work-note"]')).toHaveValue('Ruft am Freitag an')
    await work.locator('[data-action="add-note"]').press('Enter')
    await expect(work.locator('.note-text').filter({ hasText: 'Ruft am Freitag an' })).toBeVisible()
    await expect(work.locator('[name="work-note"]')).toHaveValue('')
    await work.locator('[data-action="open-history"]').press('Enter')
    await expect(work.getByText(words('Dashboard.Work.Change.note-added'))).toHaveCount(2)
    await expectAccessible(page, 'work on a household')
    await applicant.locator('[data-action="show-household"]').press('Enter')
    await expect(work).toHaveCount(0)
    await applicant.locator('[data-action="archive-applicant"]').press('Enter')
    await expect(page.getByText(words('Dashboard.Archive.Done').replace('{name}', 'Giulia Bianchi'))).toBeVisible()
    await expect(applicant).toHaveCount(0)
    await expect(page.locator('.archiving-done')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(applicant).toHaveCount(1)
    await applicant.locator('[data-action="archive-applicant"]').click()
    await expect(applicant).toHaveCount(0)
    await page.locator('#filter-status').selectOption('archived')
    await applicant.locator('[data-action="remove-applicant"]').click()
    await expect(page.getByRole('dialog')).toContainText(
      words('Dashboard.Remove.Ask').replace('{name}', 'Giulia Bianchi'),
    )
    await page.locator('[data-action="remove-confirmed"]').click()
    await expect(page.getByText(words('Dashboard.Remove.Done').replace('{name}', 'Giulia Bianchi'))).toBeVisible()
    await expect(applicant).toHaveCount(0)

    await page.locator('[data-action="open-settings"]').click()
    await page.getByRole('link', { name: words('Dashboard.Nav.people'), exact: true }).click()
    await page.locator('#person-name').fill(colleague)
    await page.locator('#person-email').fill(paolo)
    await page.locator('[data-action="add-person"]').click()
    await expect(page.getByRole('row').filter({ hasText: colleague })).toContainText(
      words('Dashboard.People.State.invited'),
    )
    await mailWith(request, paolo, /Zugang/)
    await expectAccessible(page, 'people')

    await page.getByRole('link', { name: words('Dashboard.Nav.listings'), exact: true }).click()
    await row.locator('[data-action="edit-listing"]').click()
    await page.locator('#listing-status').selectOption('reserved')
    await page.locator('[data-action="save-listing"]').click()
    await expect(row).toContainText(words('Dashboard.Listing.Status.reserved'))
    await phone.goto(link)
    await expect(phone.getByRole('alert')).toContainText(words('Shell.ListingClosed.reserved'))
    await row.locator('[data-action="edit-listing"]').click()
    await page.locator('[data-action="archive-listing"]').click()
    await expect(row).toHaveCount(0)
    await page.locator('#filter-status').selectOption('archived')
    await expect(row).toContainText(words('Dashboard.Listing.Archived'))
    await phone.goto(link)
    await expect(phone.getByRole('alert')).toContainText(words('Shell.ListingClosed.reserved'))
    await phone.close()

    // Signing out ends the session here: going back shows the sign-in, not the listings.
    await page.getByRole('button', { name: words('Dashboard.SignOut') }).click()
    await expect(page).toHaveURL(url('/dashboard'))
    await expect(page.locator('#email')).toBeVisible()
    // A token is of 43 letters and more.
    expect(await page.evaluate<string>('JSON.stringify({ ...sessionStorage })')).not.toMatch(/[\w-]{40,}/)
    await page.goto(url('/dashboard/listings?lang=de'))
    await expect(page.locator('#email')).toBeVisible()
  },
)
