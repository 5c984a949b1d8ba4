/**
 * T37: what an applicant typed and what their files are called, as markup or without an end, and a file's name that
 * turns itself around: each screen of the form that shows it again shows it as text, and keeps its width.
 */
import { expect, test, type Page } from '@playwright/test'
import { giulia } from '../support/demo.ts'
import { answerHostile, expectPlain } from '../support/hostile-answers.ts'
import { policyReportsOf } from '../support/policy-reports.ts'
import { callsOf } from '../support/calls.ts'
import { giveAnswers, handInEverything, untilRead } from '../support/prepared.ts'
import { enter, signedUp } from '../support/signed-up.ts'

const long = 'W'.repeat(140)
const hostile = {
  Giulia: `x"><img src=/nothing data-hostile onerror="window.hostileRan=1">${long}`,
  Bianchi: '<script data-hostile>window.hostileRan=1</script>{0, plural, other {x}}',
  'Via Paolo Sarpi': `</textarea><svg data-hostile onload="window.hostileRan=1">${long}`,
  'Officine Lombarde': '</dd></dl><a data-hostile href=javascript:window.hostileRan=1>x</a>',
  'Ada Verdi': `<iframe data-hostile srcdoc="x">${long}`,
  'Trilocale in Via Po': "javascript:window.hostileRan=1//'><a data-hostile href=javascript:window.hostileRan=1>",
  'busta-paga': '<b data-hostile onmouseover=window.hostileRan=1>',
}

/** The screen's own heading stands, the texts are text, and none of them made it wider than the phone. */
async function expectWhole(page: Page, texts: readonly (keyof typeof hostile)[]): Promise<void> {
  await expect(page.locator('main h1:not(.unseen)')).toBeVisible()
  await expectPlain(page, hostile, texts)
  const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect.soft(wider, `${page.url()} is wider than the phone`).toBe(0)
}

test('T37: hostile answers and names of files are text in every screen of the form', async ({ page, request }) => {
  const person = await signedUp(request, giulia('giulia.hostile.form'))
  await giveAnswers(request, person, person.applicant, {
    first_name: 'Ada',
    last_name: 'Verdi',
    email: 'ada.verdi@example.org',
  })
  await handInEverything(request, person, 'giulia-bianchi')
  await untilRead(request, person)

  const broken = await answerHostile(page, hostile)
  await enter(page, person, 'personal-details', { isAnswered: true })
  await expectWhole(page, ['Giulia'])
  const open = (step: string) => page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/${person.applicationId}/${step}`)
  await open('current-address')
  await expectWhole(page, [])
  await open('additional-details')
  await expectWhole(page, ['Ada Verdi'])
  await open('income-check')
  await expectWhole(page, [])
  await open('income-check/payslip')
  await expect(page.locator('.file').first()).toBeVisible()
  await expectWhole(page, [])
  // Not yet sent, so that the server has not cleared it of its marks.
  await page.route('**/other-documents/upload**', () => undefined)
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: '<img data-hostile src=x onerror=window.hostileRan=1>\u202Efdp.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    })
  await expect(page.locator('.file-name', { hasText: '<img data-hostile' })).toHaveText(/^[^\p{Cf}\p{Cc}]+$/u)
  await expectWhole(page, [])
  await page.evaluate('window.onbeforeunload = null')
  await open('parsing-status')
  await expectWhole(page, ['Officine Lombarde'])
  await open('confirmation')
  await expectWhole(page, ['Giulia', 'Bianchi', 'Via Paolo Sarpi', 'Ada Verdi'])
  await callsOf(request, person).post('/api/v1/confirmation/submit', { confirmed: true })
  await open('payment')
  await expectWhole(page, [])

  await page.unrouteAll({ behavior: 'ignoreErrors' })

  expect(broken).toEqual([])
  const refused = (await policyReportsOf(process.env.PRODUCT_URL!)).filter((report) =>
    report['document-uri'].includes(person.applicationId),
  )
  expect(refused).toEqual([])
})
