/**
 * Rent in Italy, employed, for a home whose landlord pays: from the listing to the report by keyboard alone, without a
 * payment. The focus is seen at each press of a key, and is never lost (`watch-focus.ts`).
 */
import { test } from '@playwright/test'
import {
  chooseEmploymentStatus,
  confirmReading,
  goOn,
  handInCard,
  handInWork,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
  untilRead,
} from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { handedInBy } from '../support/documents.ts'
import { drive } from '../support/hands.ts'
import { expectReportOf } from '../support/report.ts'
import { watchFocus } from '../support/watch-focus.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test(
  'by keyboard alone, and nothing to pay',
  { tag: ['@G-6', '@B4-payment-not-required'] },
  async ({ page, request }) => {
    const drivers = drive(page, 'keyboard')
    watchFocus(page)
    const person = giulia('giulia.landlord.pays')
    const { cardFront, cardBack, ...work } = await handedInBy(request, 'giulia-bianchi')
    await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.rapidListingId}`)
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
    await handInWork(page, { paychecks: '13', ...work })
    for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
    await confirmReading(page, 'result')
    await expectReportOf(person, page)
  },
)
