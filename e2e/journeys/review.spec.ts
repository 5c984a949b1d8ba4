/**
 * A person looks: the operator signs in with a second factor, puts a misread figure right beside its page, and the
 * applicant's report says so. In Italian.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { openConsole } from '../support/operator.ts'
import { giulia } from '../support/demo.ts'
import { callsOf } from '../support/calls.ts'
import { withReport } from '../support/finished.ts'
import { mailWith } from '../support/mailbox.ts'
import { figureIn, unfold } from '../support/report.ts'
import { enter } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test('a reviewer puts a figure right, and the report says so', async ({ page, browser, request }) => {
  const applicant = giulia('giulia.reviewed'),
    person = await withReport(request, applicant, 'giulia-bianchi')
  const { get, post } = callsOf(request, person)
  await post('/api/v1/review/ask-for', {})
  const { report } = await get<{
    report: {
      trace: { payslip_income: { inputs: { document_id: string | null; value: string; when: string | null }[] } }
    }
  }>('/api/v2/report/')
  // Of three months the middle one counts: the greatest, put below the others, leaves another in the middle.
  const slips = report.trace.payslip_income.inputs
    .filter(({ value, when }) => /^\d+\.\d{2}$/.test(value) && /^\d{4}-\d{2}$/.test(when ?? ''))
    .toSorted((a, b) => Number(b.value) - Number(a.value))
  const [greatest] = slips
  const right = (Number(slips.at(-1)!.value) - 100).toFixed(2)

  const desk = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await openConsole(desk, request, '/operator/review?lang=it')
  await desk
    .locator('tbody tr')
    .filter({ hasText: words('ReviewDesk.Ground.asked') })
    .filter({ hasText: words('ReviewDesk.State.open') })
    // Those that wait longest come first: one that an earlier try left may stand before this one.
    .last()
    .getByRole('link')
    .click()
  await expect(desk.locator('main')).toContainText('Giulia Bianchi')
  await desk.locator('[data-action="take-review"]').click()
  await desk.locator('#review-document').selectOption(greatest!.document_id)
  const row = desk.locator('.review-field').filter({ hasText: words('ReviewDesk.Field.payslip.net') })
  await row.locator('[data-action="correct"]').click()
  // The page stands beside, with the value's place marked on it.
  await expect(desk.locator('.review-sheet img')).toBeVisible()
  await expect(desk.locator('.review-sheet rect.marked')).toHaveCount(1)
  await desk.locator('[id^="correct-payslip-net"][name="value"]').fill(right)
  await desk.locator('[name="reason"]').fill('La prima cifra era letta male')
  await expectAccessible(desk, 'a value is put right')
  await desk.locator('[data-action="save-correction"]').click()
  await expect(row).toContainText('La prima cifra era letta male')
  await desk.locator('[data-action="release-review"]').click()
  await mailWith(request, applicant.email, /Abbiamo esaminato/)

  await enter(page, person, 'result')
  const before = (await figureIn(page, 'payslip_income').textContent())!
  await page.locator('[data-action="issue-again"]').click()
  await page.locator('[data-action="issue-again-confirmed"]').click()
  await expect(figureIn(page, 'payslip_income')).not.toHaveText(before)
  await unfold(page)
  await page.locator('[data-action="why-payslip_income"]').click()
  const figure = page.locator('dialog[open]')
  await figure.locator('[data-action="all-sources"]').click()
  await expect(figure.locator('.figure-trace')).toContainText('La prima cifra era letta male')
  await figure.locator('[data-action^="page-payslip_income-"]').first().click()
  await expect(page.locator('dialog[open] .page-lines svg').first()).toBeVisible()
  await expect(page.locator('dialog[open] .page-input')).toContainText('La prima cifra era letta male')
  await desk.close()
})
