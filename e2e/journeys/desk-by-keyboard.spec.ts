/**
 * An agent's day by keyboard alone: from the list into a household, a request, a note to a colleague, a viewing, a
 * sealed shortlist, a decision, the protocol. The focus is never nowhere. In Italian, at a desk.
 */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { answered } from '../support/calls.ts'
import { addressOf, giulia, luca, ofThisTry } from '../support/demo.ts'
import { listingOfPortal, memberSession, portalSession, withReport } from '../support/finished.ts'
import { pressEnterOn, selectByTyping, tabTo, tick, typeInto } from '../support/keyboard.ts'
import { openDesk } from '../support/shared-session.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })

/** Presses a control and waits until its act has left the focus somewhere. */
async function press(page: Page, action: string): Promise<void> {
  await pressEnterOn(page, `[data-action="${action}"]`)
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.tagName'), { message: `${action} leaves the focus` })
    .not.toBe('BODY')
}

const isFocused = (control: Locator) => control.evaluate((element) => element === element.ownerDocument.activeElement)

test('a household is worked on and decided without a mouse', async ({ page, request }) => {
  const token = await portalSession(request)
  const headers = { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` }
  const post = (path: string, data: object) =>
    answered<{ criterion_id: string }>(
      request.post(`${process.env.PRODUCT_URL}/api/v1/dashboard/${path}?lang=it`, { headers, data }),
    )
  const home = ofThisTry('Bilocale in Via Po')
  const listingId = await listingOfPortal(request, token, home, true)
  const { criterion_id: criterionId } = await post('criteria', {
    listing_id: listingId,
    preset: 'affordability',
    text: null,
  })
  const colleague = { name: 'Piera Sala', email: addressOf('piera.keysc'), role: 'agent' }
  await post('people', colleague)
  await memberSession(request, colleague.email)
  const other = await withReport(request, luca('luca.keysc'), 'luca-ferrari', listingId)
  const person = await withReport(request, giulia('giulia.keysc'), 'giulia-bianchi', listingId)
  const shortlisted = { stage: 'shortlisted', assignee_id: null, due_on: null, version: 0 }
  await post(`applicants/${other.applicationId}/work`, shortlisted)

  await openDesk(page, 'dashboard', `/dashboard?lang=it&listing=${listingId}`, token)
  await expect(page.locator('.households tbody tr')).toHaveCount(2)
  // The keys come after the list, with their help; the row of the one who applied last comes first.
  await expect(page.locator('[data-action="list-keys"]')).toBeVisible()
  await page.keyboard.press('j')
  await press(page, 'show-household')
  const work = page.locator('.household-work')
  await press(page, 'open-requests')
  await press(page, 'new-request')
  await expect(work.locator('[name="request-what"]')).toBeFocused()
  await press(page, 'send-request')
  await expect(work.locator('.tag').filter({ hasText: words('Dashboard.Request.State.open') })).toBeVisible()

  await press(page, 'open-notes')
  await typeInto(page, '[name="work-note"]', 'Referenze chieste')
  await tick(page, 'note-mention')
  await press(page, 'add-note')
  await expect(work.locator('.note-text').filter({ hasText: 'Referenze chieste' })).toBeVisible()

  await press(page, 'open-viewings')
  await press(page, 'new-viewing')
  // What keys the browser's own field for a time takes depends on the browser's language.
  await tabTo(page, '[name="viewing-slot-0"]')
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await page.locator('[name="viewing-slot-0"]').fill(`${inThreeDays}T10:30`)
  await press(page, 'propose-viewing')
  await expect(work.locator('.tag').filter({ hasText: words('Viewings.State.proposed') })).toBeVisible()

  await selectByTyping(page, '[name="work-stage"]', words('Dashboard.Work.Stage.shortlisted'))
  await press(page, 'save-work')
  await expect(work.locator('[data-action="open-stage"]')).toContainText(words('Dashboard.Work.Stage.shortlisted'))

  await page.goto(`${process.env.PRODUCT_URL}/dashboard/shortlists?lang=it`)
  const ofHome = page.locator('li', { hasText: home }).locator('[data-action="seal-shortlist"]')
  await expect(ofHome).toBeVisible()
  for (let presses = 0; presses < 60 && !(await isFocused(ofHome)); presses++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words('Shortlists.Sealed.Text'))).toBeVisible()
  await selectByTyping(page, `#sealed-${criterionId}`, words('Decision.Stands.met'))
  await press(page, 'choose-sealed')
  await expect(page.getByRole('heading', { name: words('Shortlists.Outcome') })).toBeVisible()

  await page.goto(`${process.env.PRODUCT_URL}/dashboard/reports/${person.reportId}?lang=it`)
  await press(page, 'open-decision')
  await press(page, 'new-decision')
  await selectByTyping(page, '[name="decision-outcome"]', words('Decision.Outcome.declined'))
  await selectByTyping(page, `[id*="${criterionId}"]`, words('Decision.Stands.not_met'))
  await press(page, 'record-decision')
  await expect(work.getByText(words('Decision.Recorded'))).toBeVisible()
  await tabTo(page, '.menu a[href*="/decisions"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('.protocol-entry').filter({ hasText: home }).first()).toBeVisible()
  await expect(page.locator('h1')).toBeFocused()
})
