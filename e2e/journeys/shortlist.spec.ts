/**
 * Two households of one home: beside each other by criterion, then as a sealed shortlist that a colleague who only reads
 * sees too. What comes before is made by calls. In Italian, at a desk.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { answered } from '../support/calls.ts'
import { addressOf, giulia, luca, ofThisTry } from '../support/demo.ts'
import { listingOfPortal, memberSession, portalSession, withReport } from '../support/finished.ts'
import { openDesk } from '../support/shared-session.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 } })

/** The calls of a colleague. */
const callsOfMember = (request: APIRequestContext, token: string) => {
  const headers = { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` }
  const url = (path: string) => `${process.env.PRODUCT_URL}/api/v1/dashboard/${path}`
  const get = (path: string) => request.get(url(path), { params: { lang: 'it' }, headers })
  const post = (path: string, data: object = {}) => request.post(url(path), { params: { lang: 'it' }, headers, data })
  return { get, post, token }
}
const setTo = (stage: string) => ({ stage, assignee_id: null, due_on: null, version: 0 })

test(
  'two households beside each other, and sealed until the choice',
  { tag: ['@LD-3'] },
  async ({ page, browser, request }) => {
    const token = await portalSession(request)
    const { get, post } = callsOfMember(request, token)
    const home = ofThisTry('Bilocale in Via Garibaldi')
    const listingId = await listingOfPortal(request, token, home, true)
    const criterion = { listing_id: listingId, preset: 'affordability', text: null }
    const { criterion_id: criterionId } = await answered<{ criterion_id: string }>(post('criteria', criterion))
    const households = await Promise.all([
      withReport(request, luca('luca.sealed'), 'luca-ferrari', listingId),
      withReport(request, giulia('giulia.sealed'), 'giulia-bianchi', listingId),
    ])

    await openDesk(page, 'dashboard', `/dashboard?lang=it&status=report_ready&listing=${listingId}`, token)
    for (const { reportId } of households) {
      const box = page
        .getByRole('row')
        .filter({ has: page.locator(`a[href*="/reports/${reportId}"]`) })
        .locator('td.pick')
        .getByRole('checkbox')
      // What is picked stands in the address: the tick follows it a moment after the click, and every row's link names it
      // from then on.
      await box.click()
      await expect(box).toBeChecked()
    }
    await page.locator('.compare-bar a').click()
    const table = page.locator('table.compare').first()
    await expect(table.locator('thead th')).toHaveText([
      words('Dashboard.Compare.Criterion'),
      'Luca Ferrari',
      'Giulia Bianchi',
    ])
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    for (const [at, { reportId }] of households.entries()) {
      const { criteria } = await answered<{ criteria: { net_income: { value: string } } }>(
        get(`reports/${reportId}/criteria`),
      )
      await expect(row(words('Dashboard.Compare.Row.netIncome')).getByRole('cell').nth(at)).toContainText(
        new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
          Number(criteria.net_income.value),
        ),
      )
    }
    // What is the same for all is folded below what tells one from another.
    const same = page.locator('details.disclosure', { has: page.locator('table.compare') })
    await expect(same.getByRole('table')).toBeHidden()
    await same.locator('summary').click()
    await expect(
      same
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: words('Dashboard.Compare.Row.listing'), exact: true }) })
        .getByRole('cell'),
    ).toHaveText([home, home])
    // Neither an order of ours nor a mark: as many columns as reports, and each leads to its own.
    await expect(table.locator('thead a')).toHaveCount(2)
    await expectAccessible(page, 'two reports beside each other')

    const email = addressOf('rita.sealed.e2e')
    await answered(post('people', { name: 'Rita Neri', email, role: 'viewer' }))
    const viewer = callsOfMember(request, await memberSession(request, email))
    const applicantOf = (at: 0 | 1) => `applicants/${households[at].applicationId}`
    const refused = [
      viewer.post(`${applicantOf(0)}/work`, setTo('shortlisted')),
      viewer.post(`${applicantOf(0)}/notes`, { text: 'Visita giovedì' }),
      viewer.post(`${applicantOf(0)}/archive`),
      viewer.post('criteria', criterion),
      viewer.post(`listings/${listingId}/archive`),
      viewer.get('shortlists'),
      viewer.get('activity'),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.status(), answer.url()).toBe(403)
    for (const at of [0, 1] as const) await answered(post(`${applicantOf(at)}/work`, setTo('shortlisted')))

    await page.goto(`${process.env.PRODUCT_URL}/dashboard/shortlists?lang=it`)
    await page.locator('li', { hasText: home }).locator('[data-action="seal-shortlist"]').click()
    await expect(page.getByText(words('Shortlists.Sealed.Text'))).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Ferrari|Bianchi/)
    await expectAccessible(page, 'a sealed shortlist')
    const sealedAt = page.url()

    const [first, second] = households
    for (const { get: ask } of [{ get }, viewer]) {
      const closed = [`reports/${first.reportId}`, `reports/${first.reportId}/pdf`, `${applicantOf(1)}/work`]
      for (const path of closed) expect(await (await ask(path)).json(), path).toMatchObject({ code: 'sealed' })
    }
    const found = `applicants?text=${encodeURIComponent(second.applicant.email)}`
    expect(await answered(get(found))).toMatchObject({ count: 0 })
    for (const path of ['activity', 'decisions', 'applicants'])
      expect(await (await get(path)).text(), path).not.toContain(second.applicationId)
    await page.goto(`${process.env.PRODUCT_URL}/dashboard?lang=it&listing=${listingId}`)
    await expect(page.getByText(words('Dashboard.Sealed.Open'))).toBeVisible()
    // The sample's people have the same names.
    const named = page.locator('main a:not(.sample-list a)').filter({ hasText: /Ferrari|Bianchi/ })
    await expect(named).toHaveCount(0)
    await expect(page.locator('table.applicants')).toHaveCount(0)

    // The report's own address leads to where it is opened again, and a listing counts no one whom its list leaves out.
    await page.goto(`${process.env.PRODUCT_URL}/dashboard/reports/${first.reportId}?lang=it`)
    await expect(page.locator('main').getByRole('link', { name: words('Dashboard.Sealed.Open') })).toBeVisible()
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await page.goto(`${process.env.PRODUCT_URL}/dashboard/listings?lang=it&text=${encodeURIComponent(home)}`)
    const counts = page.locator('.listings tbody tr').filter({ hasText: home }).locator('.counts')
    await expect(counts.locator('a')).toHaveCount(1)
    await counts.locator('a').click()
    await expect(page.locator('h1')).toHaveText(words('Shortlists.Title'))

    await page.goto(sealedAt)
    await page.locator('[data-action="choose-sealed"]').click()
    await expect(page.locator('#sealed-error')).toBeVisible()
    await page.locator(`#sealed-${criterionId}`).selectOption('met')
    await page.locator('[data-action="choose-sealed"]').click()
    await expect(page.getByRole('heading', { name: words('Shortlists.Outcome') })).toBeFocused()
    await expect(page.locator('table.compare')).toContainText('Luca Ferrari')
    await expectAccessible(page, 'the protocol of a sealed shortlist')
    expect(await answered(get(found))).toMatchObject({ count: 1 })
    await page.getByRole('link', { name: words('Shortlists.ToHouseholds') }).click()
    await expect(page.locator('.households tbody tr')).toHaveCount(2)

    // A colleague who only reads finds the report again, and nothing there to change.
    const reading = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await openDesk(reading, 'dashboard', `/dashboard/reports/${first.reportId}?lang=it`, viewer.token)
    await expect(reading.locator('article.report h1')).toHaveText('Luca Ferrari')
    await reading.locator('[data-action="open-notes"]').click()
    await expect(
      reading.locator('[data-action="new-decision"], [name="work-note"], [data-action="new-request"]'),
    ).toHaveCount(0)
    await reading.close()
  },
)
