/**
 * Two companies on one installation: what one has, the other neither finds nor opens by its address nor changes. A
 * colleague who only reads sees what their company has, and nothing to change it with. In Italian, at a desk.
 */
import { expect, test } from '@playwright/test'
import { answered } from '../support/calls.ts'
import { addressOf, demo, giulia, ofThisTry } from '../support/demo.ts'
import { listingOfPortal, memberSession, portalSession, withReport } from '../support/finished.ts'
import { openDesk } from '../support/shared-session.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })

test('another company finds nothing of a household, and a viewer changes nothing of it', async ({
  page,
  browser,
  request,
}) => {
  const callsOf = (token: string) => {
    const headers = { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` }
    const at = (path: string) => `${process.env.PRODUCT_URL}/api/v1/dashboard/${path}`
    return {
      get: (path: string) => request.get(at(path), { headers }),
      post: (path: string, data: object = {}) => request.post(at(path), { headers, data }),
    }
  }
  const token = await portalSession(request)
  const own = callsOf(token)
  const home = ofThisTry('Attico in Via Accademia')
  const listingId = await listingOfPortal(request, token, home, true)
  const { applicationId, reportId, applicant } = await withReport(
    request,
    giulia('giulia.companies'),
    'giulia-bianchi',
    listingId,
  )
  const note = 'Chiede un posto auto'
  await answered(own.post(`applicants/${applicationId}/notes`, { text: note }))

  const stranger = await memberSession(request, demo.partner)
  const other = callsOf(stranger)
  const addresses = ['', '/pdf', '/criteria', '/household'].map((part) => `reports/${reportId}${part}`)
  for (const part of ['work', 'decision', 'messages', 'requests', 'viewings', 'what-if'])
    addresses.push(`applicants/${applicationId}/${part}`)
  for (const path of addresses) {
    expect((await own.get(path)).status(), `${path}, by its company`).toBe(200)
    expect((await other.get(path)).status(), path).toBe(404)
  }
  const work = { stage: 'shortlisted', assignee_id: null, due_on: null, version: 0 }
  const changes = {
    [`applicants/${applicationId}/work`]: work,
    [`applicants/${applicationId}/notes`]: { text: 'Da un altro' },
    [`applicants/${applicationId}/archive`]: {},
    [`listings/${listingId}/archive`]: {},
    [`listings/${listingId}/shortlists`]: {},
  }
  for (const [path, body] of Object.entries(changes)) expect((await other.post(path, body)).status(), path).toBe(404)
  for (const path of [`applicants?text=${encodeURIComponent(applicant.email)}`, 'listings', 'activity', 'decisions'])
    for (const secret of [applicationId, listingId, home, note])
      expect(await (await other.get(path)).text(), path).not.toContain(secret)

  await openDesk(page, 'dashboard', `/dashboard/reports/${reportId}?lang=it`, stranger)
  await expect(page.locator('h1')).toHaveText(words('General.Error.NotFound'))
  await expect(page.locator('main')).not.toContainText('Giulia')

  const email = addressOf('vera.companies')
  await answered(own.post('people', { name: 'Vera Viola', email, role: 'viewer' }))
  const reading = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const viewer = await memberSession(request, email)
  await openDesk(reading, 'dashboard', `/dashboard/reports/${reportId}?lang=it`, viewer)
  await expect(reading.locator('article.report h1')).toHaveText('Giulia Bianchi')
  await reading.locator('[data-action="open-notes"]').click()
  await expect(reading.locator('.note-text')).toHaveText(note)
  await expect(reading.locator('form, [data-action="delete-note"], [data-action="new-decision"]')).toHaveCount(0)
  for (const [path, body] of Object.entries(changes))
    expect((await callsOf(viewer).post(path, body)).status(), `${path}, by a viewer`).toBe(403)
  await reading.close()
})
