/**
 * People who have no job, or no Italian card, walked to a report that counts what they live on. What comes before their
 * documents is made by calls; documents, reasons for what they do not have and answers are given on a phone.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { AbsenceReason } from '@attesta/contract/absence.ts'
import { giuliaBianchi, marcoRossi } from '@attesta/domain/examples/sample-applicants.ts'
import {
  elenaRicci,
  helgaBrandt,
  matteoGreco,
  paoloMoretti,
  teresaConti,
  youssefAlaoui,
} from '@attesta/domain/examples/sample-roles.ts'
import {
  confirmReading,
  goOn,
  handInStatements,
  handInWork,
  openTask,
  pay,
  tellAddress,
  tellIdentity,
  toTasks,
  untilRead,
  upload,
  type Applicant,
} from '../support/applicant.ts'
import { demo, giulia } from '../support/demo.ts'
import { handedInBy, type DrawnFile } from '../support/documents.ts'
import { confirmed } from '../support/finished.ts'
import { handsOn } from '../support/hands.ts'
import { mailWith } from '../support/mailbox.ts'
import { giveAnswers, handInCard } from '../support/prepared.ts'
import { centsIn, expectReportOf, figureIn, unfold } from '../support/report.ts'
import { sandboxPerson } from '../support/sandbox-person.ts'
import { enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

/** Applies for a home whose landlord pays for the reports: what these people pay is tried by other journeys. */
const forPaidHome = (request: APIRequestContext, person: Applicant): Promise<SignedUp> =>
  signedUp(request, person, demo.rapidListingId)

/** Opens the income check of a person whose answers are given; an Italian card is handed in by calls. */
async function atIncomeCheck(page: Page, request: APIRequestContext, person: SignedUp, cast: string): Promise<void> {
  if (person.region === 'it') await handInCard(request, person, cast)
  await enter(page, person, 'income-check')
  await expect(page.locator('#checklist')).toBeVisible()
}

/** «I don't have this», with a reason of the list and, where it needs them, words of one's own. */
async function sayAbsent(page: Page, task: string, type: string, reason: AbsenceReason, comment?: string) {
  const drivers = handsOn(page)
  await openTask(page, task)
  await drivers.press(`[data-action="absent-${type}"]`)
  await page.locator(`#absence-reason-${type}`).selectOption(reason)
  if (comment) await drivers.fill(`#absence-comment-${type}`, comment)
  await drivers.press('[data-action="absence-save"]')
  await expect(page.locator(`#absence-reason-${type}`)).toHaveCount(0)
  await toTasks(page)
}

async function declare(page: Page, ...kinds: string[]): Promise<void> {
  await openTask(page, 'other-incomes')
  for (const kind of kinds) {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('other-incomes') && answer.ok(),
    )
    await handsOn(page).tick(`other-income-${kind}`)
    await saved
  }
  await toTasks(page)
}

async function handIn(page: Page, files: { statements: readonly DrawnFile[]; certificate?: readonly DrawnFile[] }) {
  if (files.certificate) await upload(page, 'document-cud', files.certificate)
  await handInStatements(page, files.statements)
  if (files.certificate) await untilRead(page, 'document-cud')
  await untilRead(page, 'document-bank_statement')
}

test('a pensioner for a home whose landlord pays: the pension counts, and is declared once', async ({
  page,
  request,
}) => {
  const person = await forPaidHome(request, sandboxPerson(teresaConti, 'Unemployed'))
  const { statements, certificate } = await handedInBy(request, teresaConti.id)
  await atIncomeCheck(page, request, person, teresaConti.id)
  await declare(page, 'pension')
  await handIn(page, { statements, certificate })
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  await expect(figureIn(page, 'net_income')).toHaveText(/1\.684,30/)
  await expect(page.locator('article.report')).toContainText(words('Report.Status.Unemployed'))
})

test('out of work: benefits and maintenance count, and why there is no certificate is read', async ({
  page,
  request,
}) => {
  const person = await forPaidHome(request, sandboxPerson(elenaRicci, 'Unemployed'))
  const { statements } = await handedInBy(request, elenaRicci.id)
  await atIncomeCheck(page, request, person, elenaRicci.id)
  await declare(page, 'family_benefits', 'alimony')
  await handIn(page, { statements })
  await sayAbsent(page, 'cud', 'cud', 'never_filed')
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  await expect(figureIn(page, 'net_income')).toHaveText(/1\.542,10/)
  await unfold(page)
  await expect(page.locator('article.report')).toContainText(words('Absence.never_filed'))
})

test('self-employed: half a year of invoices, and a first year without a tax return', async ({ page, request }) => {
  const person = await forPaidHome(request, sandboxPerson(paoloMoretti, 'Self-employed'))
  const { statements } = await handedInBy(request, paoloMoretti.id)
  await atIncomeCheck(page, request, person, paoloMoretti.id)
  await handIn(page, { statements })
  await sayAbsent(page, 'fiscal-doc', 'fiscal_doc', 'first_year')
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  // Two invoices a month of 3,270.00 together; what friends paid back for a dinner cannot be told from business.
  await expect(figureIn(page, 'net_income')).toBeVisible()
  const monthly = await centsIn(page, 'net_income')
  expect(monthly).toBeGreaterThanOrEqual(327_000)
  expect(monthly).toBeLessThan(334_000)
  await unfold(page)
  await expect(page.locator('article.report')).toContainText(words('Absence.first_year'))
})

test('self-employed with a tax return: the lower of the two counts', async ({ page, request }) => {
  const person = await forPaidHome(request, sandboxPerson(paoloMoretti, 'Self-employed', 'paolo.files'))
  const { statements, taxReturn } = await handedInBy(request, paoloMoretti.id)
  await atIncomeCheck(page, request, person, paoloMoretti.id)
  await upload(page, 'document-fiscal_doc', taxReturn)
  await handIn(page, { statements })
  await untilRead(page, 'document-fiscal_doc')
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  await expect(page.locator('article.report')).toContainText(words('Report.Status.Self-employed'))
  await expect(figureIn(page, 'net_income')).toBeVisible()
})

test('a student with a scholarship, whose guarantor stands apart in the report', async ({ page, request }) => {
  const guarantor = giulia('giulia.vouches')
  const person = await signedUp(request, sandboxPerson(matteoGreco, 'Student'))
  await giveAnswers(request, person, person.applicant, guarantor)
  await handInCard(request, person, matteoGreco.id)
  const mail = await mailWith(request, guarantor.email, /Matteo Greco/)
  const hers = await signedUp(request, guarantor, demo.listingId, 'it', /invitation_code=([\w-]+)/.exec(mail.text)![1]!)
  await confirmed(request, hers, giuliaBianchi.id)

  const { statements } = await handedInBy(request, matteoGreco.id)
  await enter(page, person, 'income-check', { isAnswered: true })
  await handIn(page, { statements })
  await confirmReading(page, 'payment')
  await pay(page)
  await expectReportOf(person.applicant, page)
  await expect(figureIn(page, 'net_income')).toHaveText(/620,00/)
  await unfold(page)
  await expect(page.locator('article.report')).toContainText(/Giulia Bianchi/)
})

/** From the identity document to the income check, by the form. */
async function proveIdentity(
  page: Page,
  person: SignedUp,
  combination: string,
  sides: Readonly<Record<string, readonly DrawnFile[]>>,
): Promise<void> {
  const drivers = handsOn(page)
  await enter(page, person, 'personal-details')
  await tellIdentity(page, person.applicant)
  await drivers.choose('id-choice', combination)
  for (const [side, files] of Object.entries(sides)) await upload(page, `id-${side}`, files)
  await tellAddress(page, person.applicant)
  for (const side of Object.keys(sides)) {
    await untilRead(page, `id-${side}`)
    await expect(page.locator(`#id-${side} .file .tag.err, #id-${side} .file .tag.warn`)).toHaveCount(0)
  }
  await goOn(page, 'additional-details')
  await drivers.tick('confirmation')
  await goOn(page, 'income-check')
}

test('a residence permit with a foreign passport, to the report', async ({ page, request }) => {
  const person = await forPaidHome(request, sandboxPerson(youssefAlaoui, 'Employed'))
  const files = await handedInBy(request, youssefAlaoui.id)
  await proveIdentity(page, person, 'passportAndPermit', {
    passport: files.passport,
    'permit-front': files.permitFront,
    'permit-back': files.permitBack,
  })
  await handInWork(page, { paychecks: '13', ...files })
  for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  await expect(figureIn(page, 'net_income')).toBeVisible()
})

test('an Italian passport with the health card, to the report', async ({ page, request }) => {
  const person = await forPaidHome(request, sandboxPerson(marcoRossi, 'Employed'))
  const files = await handedInBy(request, marcoRossi.id)
  await proveIdentity(page, person, 'passportAndFiscal', {
    passport: files.passport,
    'fiscal-card-front': files.healthCardFront,
    'fiscal-card-back': files.healthCardBack,
  })
  await handInWork(page, { paychecks: '14', ...files })
  for (const slot of ['document-payslip', 'document-cud', 'document-bank_statement']) await untilRead(page, slot)
  await confirmReading(page, 'result')
  await expectReportOf(person.applicant, page)
  await expect(figureIn(page, 'net_income')).toBeVisible()
})

test('a pensioner in Germany: the pension counts, and why the notice is missing is read', async ({ page, request }) => {
  const german = wordsIn('de')
  const person = await signedUp(request, sandboxPerson(helgaBrandt, 'Unemployed'), null, 'de')
  const { statements } = await handedInBy(request, helgaBrandt.id)
  await atIncomeCheck(page, request, person, helgaBrandt.id)
  await declare(page, 'pension')
  await handIn(page, { statements })
  await sayAbsent(page, 'other', 'other', 'other', 'Der Rentenbescheid liegt im Tresor meiner Tochter.')
  await confirmReading(page, 'payment')
  await pay(page)
  await expectReportOf(person.applicant, page)
  await expect(page.locator('article.report')).toContainText(/1\.743,18/)
  await expect(page.locator('article.report')).toContainText(german('Report.Status.Unemployed'))
})
