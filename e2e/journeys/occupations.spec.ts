/**
 * What each occupation in Italy is asked for, from the listing to the report, with real files; at a desk, by keyboard
 * alone. What all are asked for alike the employed tell, and the others give by calls.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import {
  chooseEmploymentStatus,
  confirmReading,
  goOn,
  handInCard,
  handInStatements,
  handInWork,
  pay,
  signUp,
  tellAddress,
  tellIdentity,
  untilCardIsRead,
  untilRead,
  upload,
  type Applicant,
} from '../support/applicant.ts'
import { demo, luca } from '../support/demo.ts'
import { documentsOfSelfEmployed, statementsWithAllowance } from '../support/drawn-documents.ts'
import { drive, handsOn, type Kind } from '../support/hands.ts'
import { handedInBy } from '../support/documents.ts'
import { givePersonalDetails, handInCard as handInCardByCall } from '../support/prepared.ts'
import { expectReportOf, figureIn } from '../support/report.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

interface Row {
  employmentStatus: EmploymentStatus
  /** Rows of the income check's list. */
  tasks: string[]
  handIn(
    page: Page,
    request: APIRequestContext,
  ): Promise<{ slots: string[]; /** Net income of a month in euros, as the report writes it. */ income?: string }>
}

const inEuros = (cents: number) =>
  new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)

const rows: Row[] = [
  {
    employmentStatus: 'Employed',
    tasks: ['identity', 'payslip', 'cud', 'bank-statement', 'job', 'other', 'other-incomes'],
    async handIn(page, request) {
      const { payslips, certificate, statements } = await handedInBy(request, 'luca-ferrari')
      await handInWork(page, { paychecks: '14', payslips, certificate, statements })
      return { slots: ['document-payslip', 'document-cud', 'document-bank_statement'] }
    },
  },
  {
    employmentStatus: 'Self-employed',
    tasks: ['identity', 'fiscal-doc', 'bank-statement', 'other', 'other-incomes'],
    async handIn(page) {
      const { statements, taxReturn, income } = await documentsOfSelfEmployed()
      await upload(page, 'document-fiscal_doc', taxReturn)
      await handInStatements(page, statements)
      return { slots: ['document-fiscal_doc', 'document-bank_statement'], income: inEuros(income) }
    },
  },
  {
    employmentStatus: 'Student',
    tasks: ['identity', 'bank-statement', 'other-incomes'],
    async handIn(page) {
      await handInStatements(
        page,
        await statementsWithAllowance({ party: 'FERRARI ANNA', purpose: 'PER LE SPESE DEL MESE' }),
      )
      return { slots: ['document-bank_statement'] }
    },
  },
  {
    employmentStatus: 'Unemployed',
    tasks: ['identity', 'cud', 'bank-statement', 'other-incomes'],
    async handIn(page, request) {
      await upload(page, 'document-cud', (await handedInBy(request, 'luca-ferrari')).certificate)
      await handInStatements(page, await statementsWithAllowance({ party: 'INPS', purpose: 'INDENNITA NASPI' }))
      return { slots: ['document-cud', 'document-bank_statement'] }
    },
  },
]

const drivers: Kind = 'keyboard'

/** What every status is asked for alike, from the personal details on. */
async function tellAlike(page: Page, request: APIRequestContext, person: Applicant): Promise<void> {
  await tellIdentity(page, person)
  const card = await handedInBy(request, 'luca-ferrari')
  await handInCard(page, card.cardFront, card.cardBack)
  await tellAddress(page, person)
  await untilCardIsRead(page)
  await goOn(page, 'additional-details')
}

/** The same by calls. */
async function giveAlike(page: Page, request: APIRequestContext, person: Applicant): Promise<void> {
  const applicationId = /fill\/([0-9a-f-]{36})\//.exec(page.url())![1]!
  const token = await page.evaluate<string>('sessionStorage.getItem("session token")')
  const caller = { applicationId, token, region: 'it' } as const
  await givePersonalDetails(request, caller, person)
  await handInCardByCall(request, caller, 'luca-ferrari')
  await page.goto(page.url().replace('personal-details', 'additional-details'))
}

for (const { employmentStatus, tasks, handIn } of rows) {
  test(
    `${employmentStatus} in Italy, by ${drivers}`,
    { tag: ['@B2-income-papers', '@G-6'] },
    async ({ page, request }) => {
      drive(page, drivers)
      await page.setViewportSize({ width: 1280, height: 900 })
      const person = luca(`luca.${employmentStatus.toLowerCase()}`)
      await page.goto(`${process.env.PRODUCT_URL}/it/rent/fill/occupation/${demo.listingId}`)
      await chooseEmploymentStatus(page, 'rent', employmentStatus)
      await signUp(page, request, person)
      await (employmentStatus === 'Employed' ? tellAlike : giveAlike)(page, request, person)

      await expect(page.locator('[name="confirmation"]')).toBeVisible()
      // Of where they live they are all asked; only of students is not asked what their home must have.
      await expect(page.locator('[name="accessibleHouse"]')).toHaveCount(employmentStatus === 'Student' ? 0 : 1)
      await expect(page.locator('#guarantors')).toContainText(
        words(
          employmentStatus === 'Student' ? 'AdditionalDetails.Guarantor.Suggested' : 'AdditionalDetails.Guarantor.Note',
        ),
      )
      await handsOn(page).tick('confirmation')
      await goOn(page, 'income-check')

      await expect(page.locator(`#task-${tasks.at(-1)}`)).toBeVisible()
      expect(
        await page
          .locator('#checklist [id^="task-"]')
          .evaluateAll((found: { id: string }[]) => found.map(({ id }) => id)),
      ).toEqual(tasks.map((name) => `task-${name}`))
      const { slots, income } = await handIn(page, request)
      for (const slot of slots) await untilRead(page, slot)
      await confirmReading(page, 'payment')
      await pay(page)
      await expectReportOf(person, page)
      const report = page.locator('article.report')
      await expect(report).toContainText(words(`Report.Status.${employmentStatus}`))
      const net = figureIn(page, 'net_income')
      if (income) await expect(net).toContainText(income)
      else await expect(net).toBeVisible()
      await handsOn(page).press('.figure-why')
      await expect(page.locator('dialog[open] .figure-trace')).toBeVisible()
    },
  )
}
