/**
 * The main job in the engines that Playwright does not drive here: an employed person in Italy applies on a phone, from
 * the landing to the report. `ENGINES=firefox,webkit npm run e2e -- engines.spec.ts`; `ENGINES=installed` takes those that are here.
 */
import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startEngine, wantedEngines } from './engines/engines.ts'
import { pageOf } from './engines/engine-page.ts'
import { expect as expectIn } from './support/expect.ts'
import {
  chooseEmploymentStatus,
  goOn,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilRead,
  upload,
} from './support/applicant.ts'
import { demo, giulia } from './support/demo.ts'
import { document, documentsOf } from './support/documents.ts'
import { handsOn } from './support/hands.ts'
import { expectReportOf, figureIn } from './support/report.ts'
import { wordsIn } from './support/words.ts'

const words = wordsIn('it')
const wanted = wantedEngines(process.env.ENGINES ?? '')

for (const name of wanted)
  test(`from the landing to the report in ${name}`, async ({ request }, info) => {
    const engine = await startEngine(name)
    const { page, faults, close } = pageOf(engine)
    try {
      const drivers = handsOn(page)
      const person = giulia(`giulia.${name}`)
      const names = await documentsOf(request, 'giulia-bianchi')
      const take = (pattern: RegExp) =>
        Promise.all(names.filter((file) => pattern.test(file)).map((file) => document(request, 'giulia-bianchi', file)))

      await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
      await chooseEmploymentStatus(page)
      await signUp(page, request, person)

      await tellIdentity(page, person)
      await drivers.choose('id-choice', 'digitalId')
      await upload(page, 'id-id-card-front', await take(/^carta-identita-fronte-foto\.jpg$/))
      await upload(page, 'id-id-card-back', await take(/^carta-identita-retro-foto\.jpg$/))
      await tellAddress(page, person)
      await untilRead(page, 'id-id-card-front')
      await untilRead(page, 'id-id-card-back')
      await goOn(page, 'additional-details')

      await drivers.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
      await drivers.fill('[name="currentRent"]', '650')
      await drivers.tick('confirmation')
      await goOn(page, 'income-check')

      await handInWork(page, {
        paychecks: '13',
        payslips: await take(/^busta-paga-\d{4}-\d{2}\.pdf$/),
        certificate: await take(/^certificazione-unica-\d{4}\.pdf$/),
        statements: await take(/^estratto-conto-intesa-[\d-]+\.pdf$/),
      })
      for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
      await goOn(page, 'parsing-status')
      await goOn(page, 'confirmation')
      await drivers.tick('confirmed')
      await goOn(page, 'payment')
      await pay(page)
      await expectReportOf(person, page)
      await expectIn(page.locator('article.report')).toContainText(words('Report.State.proven'))
      await expectIn(figureIn(page, 'rent')).toHaveText(/850,00/)
      expect(await faults()).toEqual([])
    } catch (error) {
      await writeFile(info.outputPath(`${name}.png`), await engine.screenshot())
      throw error
    } finally {
      await close()
    }
  })
