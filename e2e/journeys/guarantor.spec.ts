/** A guarantor is asked in by mail, walks a form of their own without the household and without paying, and stands in the applicant's report apart. */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chooseOccupation, fill, goOn, handInWork, signUp, tellAddress, tellIdentity, untilRead, upload } from '../support/applicant.ts'
import { demo, giulia, luca } from '../support/demo.ts'
import { mailWith, newestCode } from '../support/mailbox.ts'
import { paper, papersOf } from '../support/papers.ts'

test('an invited guarantor adds their own papers', async ({ page, request, browser }) => {
  test.setTimeout(300_000)
  const person = giulia('giulia.asks.e2e')
  const guarantor = luca('luca.vouches.e2e')
  await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
  await chooseOccupation(page)
  await signUp(page, request, person)
  await tellIdentity(page, person)
  await tellAddress(page, person)
  await goOn(page, 'additional-details')
  await page.locator('#add-guarantor').click()
  await page.locator('#field-guarantor-fullname').fill(`${guarantor.first_name} ${guarantor.last_name}`)
  await page.locator('#field-guarantor-email').fill(guarantor.email)
  await page.locator('#field-guarantor-email').press('Enter')
  await expect(page.locator('#guarantors .person')).toContainText('Luca Ferrari')
  await page.locator('[name="confirmation"]').check()
  await goOn(page, 'income-check')

  const invitation = await mailWith(request, guarantor.email, /Giulia Bianchi/)
  const link = /https?:\/\/\S+invitation_code=\S+/.exec(invitation.text)![0]
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const own = await elsewhere.newPage()
  await own.goto(link)
  await own.locator('[data-action="continue"]').click()
  await expect(own.locator('input[value="Student"]')).toHaveCount(0)
  await own.locator('input[value="Employed"]').check()
  await own.locator('[data-action="continue"]').click()
  await own.locator('dialog[open] .button.primary').first().click()
  await own.waitForURL('**/sign-up**')
  await expect(own.locator('#field-email')).toHaveValue(guarantor.email)
  await expect(own.locator('#field-email')).toHaveAttribute('readonly', '')
  for (const name of ['first_name', 'last_name'] as const) await fill(own, name, guarantor[name])
  await fill(own, 'mobile.value', guarantor.mobile)
  await own.locator('[name="privacy_policy_consented"]').check()
  await goOn(own, 'verify-email')
  await own.locator('[name="digit-1"]').fill(await newestCode(request, guarantor.email))
  await own.waitForURL('**/personal-details**', { timeout: 30_000 })
  await tellIdentity(own, guarantor)
  const names = await papersOf(request, 'luca-ferrari')
  const take = (pattern: RegExp) => Promise.all(names.filter((name) => pattern.test(name)).map((name) => paper(request, 'luca-ferrari', name)))
  await own.locator('input[value="digitalId"]').check()
  await upload(own, 'id-id-card-front', await take(/^carta-identita-fronte\.png$/))
  await upload(own, 'id-id-card-back', await take(/^carta-identita-retro\.png$/))
  await tellAddress(own, guarantor)
  for (const side of ['id-id-card-front', 'id-id-card-back']) await untilRead(own, side)
  await goOn(own, 'income-check')
  await expectAccessible(own, 'the guarantor’s income check')
  await handInWork(own, {
    paychecks: '14', bank: 'UniCredit', payslips: await take(/^busta-paga-\d{4}-\d{2}\.pdf$/),
    certificate: await take(/^certificazione-unica-\d{4}\.pdf$/), statements: await take(/^estratto-conto-unicredit-[\d-]+\.pdf$/),
  })
  for (const slot of ['paper-payslip', 'paper-cud', 'paper-bank_statement']) await untilRead(own, slot)
  await goOn(own, 'parsing-status')
  await goOn(own, 'confirmation')
  await own.locator('[name="confirmed"]').check()
  await goOn(own, 'result')
  await expect(own.locator('article.report h1')).toHaveText('Luca Ferrari', { timeout: 60_000 })

  // The code works once.
  const again = await elsewhere.newPage()
  await again.goto(link)
  await expect(again.locator('.banner')).toBeVisible()
  await elsewhere.close()
})
