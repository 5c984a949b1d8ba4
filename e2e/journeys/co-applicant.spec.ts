/**
 * Two people want one flat: the second is asked in by mail, hands in documents of their own without paying, and the
 * report counts the household's money together. Both by keyboard alone.
 */
import { expect, test } from '@playwright/test'
import {
  chooseEmploymentStatus,
  confirmReading,
  fill,
  goOn,
  handInCard,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
  untilRead,
} from '../support/applicant.ts'
import { demo, giulia, luca } from '../support/demo.ts'
import { drive } from '../support/hands.ts'
import { openInvitation } from '../support/invitation.ts'
import { handedInBy } from '../support/documents.ts'
import { centsIn, expectReportOf } from '../support/report.ts'
import { watchFocus } from '../support/watch-focus.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const slots = ['document-payslip', 'document-cud', 'document-bank_statement']

test('a couple applies: own documents each, one report', { tag: ['@A1-roles'] }, async ({ page, request, browser }) => {
  const [first, second] = [giulia('giulia.couple'), luca('luca.couple')]
  const [herDocuments, hisDocuments] = [
    await handedInBy(request, 'giulia-bianchi'),
    await handedInBy(request, 'luca-ferrari'),
  ]
  const drivers = drive(page, 'keyboard')
  watchFocus(page)
  await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
  await chooseEmploymentStatus(page)
  await signUp(page, request, first)
  await tellIdentity(page, first)
  await handInCard(page, herDocuments.cardFront, herDocuments.cardBack)
  await tellAddress(page, first)
  await untilCardIsRead(page)
  await goOn(page, 'additional-details')
  await drivers.select('#field-adults', '2')
  await drivers.tick('confirmation')
  await drivers.press('#add-member')
  await fill(page, 'member-fullname', `${second.first_name} ${second.last_name}`)
  await drivers.select('#field-member-relationship', words('Relationship.Partner'))
  await fill(page, 'member-date_of_birth', second.born)
  await fill(page, 'member-email', second.email)
  await page.keyboard.press('Enter')
  await expect(page.locator('#household .person')).toContainText('Luca Ferrari')
  await goOn(page, 'income-check')

  const { page: own } = await openInvitation(browser, request, second, first)
  const hisHands = drive(own, 'keyboard')
  watchFocus(own)
  await chooseEmploymentStatus(own, 'as invited')
  await signUp(own, request, second, { isInvited: true })
  await tellIdentity(own, second)
  await handInCard(own, hisDocuments.cardFront, hisDocuments.cardBack)
  await tellAddress(own, second)
  await untilCardIsRead(own)
  await goOn(own, 'additional-details')
  await hisHands.tick('confirmation')
  await goOn(own, 'income-check')
  await handInWork(own, {
    paychecks: '14',
    payslips: hisDocuments.payslips,
    certificate: hisDocuments.certificate,
    statements: hisDocuments.statements,
  })
  for (const slot of slots) await untilRead(own, slot)
  await confirmReading(own, 'result')
  await expectReportOf(second, own)
  const his = await centsIn(own, 'net_income')

  await handInWork(page, {
    paychecks: '13',
    payslips: herDocuments.payslips,
    certificate: herDocuments.certificate,
    statements: herDocuments.statements,
  })
  for (const slot of slots) await untilRead(page, slot)
  await confirmReading(page, 'payment')
  await pay(page)
  await expectReportOf(first, page)
  await expect(page.locator('#report-household')).toContainText('Luca Ferrari')
  await expect(page.locator('#report-household')).toContainText(words('Report.Household.Counted'))
  expect(await centsIn(page, 'household_net_income')).toBe(his + (await centsIn(page, 'net_income')))
  await own.context().close()
})
