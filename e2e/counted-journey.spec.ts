/**
 * Rent in Italy, employed, with one finger on a phone, from the listing to the report: how many screens, presses and
 * characters it takes. `npm run bench -- journey` runs it and says whether that is within the limits.
 */
import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import {
  chooseEmploymentStatus,
  goOn,
  handInCard,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
} from './support/applicant.ts'
import { countPresses } from './support/count-presses.ts'
import { demo, giulia } from './support/demo.ts'
import { handedInBy } from './support/documents.ts'
import { drive } from './support/hands.ts'
import { expectReportOf } from './support/report.ts'
import { wordsIn } from './support/words.ts'

const words = wordsIn('it')

test.use({ hasTouch: true, isMobile: true, trace: 'off' })

test('rent in Italy, employed', async ({ page, request, context }) => {
  const drivers = drive(page, 'finger')
  const screens = await countPresses(context)
  const person = giulia('giulia.counted')
  const { cardFront, cardBack, payslips, certificate, statements } = await handedInBy(request, 'giulia-bianchi')

  await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
  await chooseEmploymentStatus(page)
  await signUp(page, request, person)
  await tellIdentity(page, person)
  await handInCard(page, cardFront, cardBack)
  await tellAddress(page, person)
  await untilCardIsRead(page)
  await goOn(page, 'additional-details')
  await drivers.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
  await drivers.fill('[name="currentRent"]', '650')
  await drivers.tick('confirmation')
  await goOn(page, 'income-check')
  await handInWork(page, { paychecks: '13', payslips, certificate, statements })
  await goOn(page, 'parsing-status')
  await expect(page.locator('#reading-title')).toBeVisible()
  await goOn(page, 'confirmation')
  await drivers.tick('confirmed')
  await goOn(page, 'payment')
  await pay(page)
  await expectReportOf(person, page)
  expect(screens.length).toBeGreaterThan(0)
  await writeFile(process.env.COUNTED_JOURNEY!, JSON.stringify(screens))
})
