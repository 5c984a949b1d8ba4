/**
 * A company keeps the report of its listing to itself: the applicant is told so in two lines, is shown no figure, and
 * no call gives one away.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { demo, giulia } from '../support/demo.ts'
import { withReport } from '../support/finished.ts'
import { enter } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test(
  'a hidden report is told in two lines; neither page nor call shows a figure of it',
  { tag: ['@B2-report-hidden', '@B2-download-whom', '@K-Results.Error.HideReport'] },
  async ({ page, request }) => {
    const person = await withReport(request, giulia('giulia.kept'), 'giulia-bianchi', demo.hidingListingId)
    const failed: string[] = []
    page.on('response', (answer) => {
      if (answer.status() >= 400) failed.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    await enter(page, person, 'result', { isAnswered: true })
    await expect(page.locator('h1')).toHaveText(words('Result.Hidden'))
    for (const line of words('Results.Error.HideReport').split('\n'))
      await expect(page.locator('main')).toContainText(line)
    await expect(page.locator('article.report, [data-action="download-pdf"]')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText('€')
    await expectAccessible(page, 'a hidden report')
    await page.reload()
    await expect(page.locator('h1')).toHaveText(words('Result.Hidden'))
    await expect(page.locator('main')).not.toContainText('€')
    expect(failed).toEqual([])

    const ask = (path: string, more = {}) =>
      request.get(`${process.env.PRODUCT_URL}${path}`, {
        params: { application_id: person.applicationId, lang: 'it', ...more },
        headers: { 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${person.token}` },
      })
    for (const path of ['/api/v1/report/', '/api/v2/report/'])
      expect(await (await ask(path)).json()).toMatchObject({ hide_report: true, report: null, pdf_link: null })
    for (const path of ['/api/v2/report/pdf', '/api/v2/report/trace']) {
      const answer = await ask(path, { report_id: person.reportId })
      expect(answer.status(), path).toBe(403)
      expect(await answer.text(), path).not.toMatch(/income|net|figure/i)
    }
  },
)
