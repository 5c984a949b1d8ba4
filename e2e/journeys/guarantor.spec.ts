/**
 * A guarantor is asked in by mail, walks by keyboard alone a form of their own without the household and without
 * paying, and stands in the applicant's report apart.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  chooseEmploymentStatus,
  confirmReading,
  fill,
  goOn,
  handInCard,
  handInWork,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
  untilRead,
} from '../support/applicant.ts'
import { demo, giulia, luca } from '../support/demo.ts'
import { drive, handsOn } from '../support/hands.ts'
import { openInvitation } from '../support/invitation.ts'
import { handedInBy } from '../support/documents.ts'
import { expectReportOf } from '../support/report.ts'

test(
  'an invited guarantor adds their own documents',
  { tag: ['@A1-roles', '@A2-invitation-stored', '@A6-lock-email'] },
  async ({ page, request, browser }) => {
    const person = giulia('giulia.asks.e2e')
    const guarantor = luca('luca.vouches.e2e')
    await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
    await chooseEmploymentStatus(page)
    await signUp(page, request, person)
    await tellIdentity(page, person)
    await tellAddress(page, person)
    await goOn(page, 'additional-details')
    await handsOn(page).press('#add-guarantor')
    await fill(page, 'guarantor-fullname', `${guarantor.first_name} ${guarantor.last_name}`)
    await fill(page, 'guarantor-email', guarantor.email)
    await page.keyboard.press('Enter')
    await expect(page.locator('#guarantors .person')).toContainText('Luca Ferrari')
    await handsOn(page).tick('confirmation')
    await goOn(page, 'income-check')

    const { page: own, link } = await openInvitation(browser, request, guarantor, person)
    await drive(own, 'keyboard').press('[data-action="continue"]')
    await expect(own.locator('input[value="Employed"]')).toBeVisible()
    await expect(own.locator('input[value="Student"]')).toHaveCount(0)
    await own.goBack()
    await expect(own.locator('.blurbs')).toBeVisible()
    await chooseEmploymentStatus(own, 'as invited')
    await signUp(own, request, guarantor, { isInvited: true })
    await tellIdentity(own, guarantor)
    const { cardFront, cardBack, payslips, certificate, statements } = await handedInBy(request, 'luca-ferrari')
    await handInCard(own, cardFront, cardBack)
    await tellAddress(own, guarantor)
    await untilCardIsRead(own)
    await goOn(own, 'income-check')
    await expectAccessible(own, 'the guarantor’s income check')
    await handInWork(own, { paychecks: '14', payslips, certificate, statements })
    for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(own, slot)
    await confirmReading(own, 'result')
    await expectReportOf(guarantor, own)

    // The code works once.
    const again = await own.context().newPage()
    await again.goto(link)
    await expect(again.locator('.banner')).toBeVisible()
    await own.context().close()
  },
)
