/** A mortgage in Italy: the same person and papers, with the questions about the property and the money. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chooseOccupation, fill, goOn, handInWork, pay, signUp, tellAddress, tellIdentity, untilRead, upload } from '../support/applicant.ts'
import { giulia } from '../support/demo.ts'
import { paper, papersOf } from '../support/papers.ts'

test('from the start to the report, with the mortgage', async ({ page, request }) => {
  test.setTimeout(300_000)
  const person = giulia('giulia.mortgage.e2e')
  const names = await papersOf(request, 'giulia-bianchi')
  const take = (pattern: RegExp) => Promise.all(names.filter((name) => pattern.test(name)).map((name) => paper(request, 'giulia-bianchi', name)))

  await page.goto(`${process.env.PRODUCT_URL}/it/fill/occupation`)
  await chooseOccupation(page, 'mortgage')
  await signUp(page, request, person)
  await tellIdentity(page, person)
  await page.locator('input[value="digitalId"]').check()
  await upload(page, 'id-id-card-front', await take(/^carta-identita-fronte\.png$/))
  await upload(page, 'id-id-card-back', await take(/^carta-identita-retro\.png$/))
  await tellAddress(page, person)
  for (const side of ['id-id-card-front', 'id-id-card-back']) await untilRead(page, side)
  await goOn(page, 'additional-details')
  await goOn(page, 'mortgage-info')
  await expect(page.locator('[name="propertyType"]').first()).toBeVisible()

  await page.locator('[data-action="continue"]').click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expectAccessible(page, 'mortgage, nothing answered')
  await page.locator('[name="identifiedProperty"][value="yes"]').check()
  await page.locator('[name="propertyType"][value="1"]').check()
  await page.locator('[name="needFinancing"][value="yes"]').check()
  await fill(page, 'propertyValue', '200.000')
  await fill(page, 'loanAmount', '250.000')
  await page.locator('#field-loanAmount').blur()
  await expect(page.locator('#field-loanAmount')).toHaveAttribute('aria-invalid', 'true')
  await fill(page, 'loanAmount', '150.000,00')
  await expect(page.locator('.worked-out')).toContainText('75%')
  await expect(page.locator('.worked-out')).toContainText('50.000,00')
  await page.locator('[name="source-family"]').check()
  await upload(page, 'paper-mortgage_doc', [{ name: 'donazione.png', mimeType: 'image/png', buffer: (await take(/^carta-identita-retro\.png$/))[0]!.buffer }])
  await untilRead(page, 'paper-mortgage_doc')
  await page.locator('[name="source-bank_balance"]').check()
  await page.locator('[name="confirmed"]').check()
  await expectAccessible(page, 'mortgage, answered')
  await goOn(page, 'income-check')

  await handInWork(page, {
    paychecks: '13', bank: 'Intesa Sanpaolo', payslips: await take(/^busta-paga-\d{4}-\d{2}\.pdf$/),
    certificate: await take(/^certificazione-unica-\d{4}\.pdf$/), statements: await take(/^estratto-conto-intesa-[\d-]+\.pdf$/),
  })
  for (const slot of ['paper-payslip', 'paper-cud', 'paper-bank_statement']) await untilRead(page, slot)
  await goOn(page, 'parsing-status')
  await goOn(page, 'confirmation')
  await page.locator('[name="confirmed"]').check()
  await goOn(page, 'payment')
  await pay(page, '**/mortgage/**/result**')
  await expect(page.locator('article.report h1')).toHaveText('Giulia Bianchi', { timeout: 60_000 })
})
