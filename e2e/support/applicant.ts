import type { APIRequestContext, Page } from '@playwright/test'
import type { EmploymentStatus } from '@attesta/contract/fields.ts'
import { expect } from './expect.ts'
import { handsOn } from './hands.ts'
import { hasCome, type Place } from './keyboard.ts'
import { codeMailedTo } from './mailbox.ts'
import type { DrawnFile } from './documents.ts'

export interface Applicant {
  first_name: string
  last_name: string
  email: string
  mobile: string
  fiscalCode: string
  born: string
  birthPlace: string
  street: string
  houseNum: string
  postcode: string
  city: string
  province: string
  /** Employed unless said otherwise. */
  employmentStatus?: EmploymentStatus
  /** As the Italian list names it; Italy's unless said otherwise. */
  nationality?: string
  /** What they pay for their home now. */
  currentRent?: string
}

export const onwards = '[data-action="continue"]'

/**
 * Presses the screen's «continue» once it can be pressed, and waits for the next screen. The income check is left by
 * its list.
 */
export async function goOn(page: Place, to: string): Promise<void> {
  if (isTaskOpen(page)) await toTasks(page)
  await expect(page.locator(`main ${onwards}`)).toBeEnabled()
  await handsOn(page).press(onwards)
  await hasCome(page, to)
}

const isTaskOpen = (page: Place) => /\/income-check\/[a-z-]+$/.test(new URL(page.url()).pathname)

/** From a page of the income check back to the list of all of them. */
export async function toTasks(page: Place): Promise<void> {
  if (isTaskOpen(page)) await handsOn(page).press('[data-action="to-documents"]')
  await expect(page.locator('#checklist')).toBeVisible()
}

/** Opens a page of the income check: by the page before where that leads on to it, else from the list. */
export async function openTask(page: Place, name: string): Promise<void> {
  const address = `/income-check/${name}`
  if (new URL(page.url()).pathname.endsWith(address)) return
  await expect(page.locator('#checklist, [data-action="to-documents"]').first()).toBeVisible()
  const onwardsTo = `[data-action="next-document"][data-page="${name}"]`
  if (await page.locator(onwardsTo).isVisible()) await handsOn(page).press(onwardsTo)
  else {
    await toTasks(page)
    await handsOn(page).press(`#task-${name}`)
  }
  await page.waitForURL(`**${address}`)
  await expect(page.locator('[data-action="to-documents"]')).toBeVisible()
}

/** While files are being read, the page before may lead on to another one by the time that it is pressed. */
async function openFromList(page: Place, name: string): Promise<void> {
  if (isTaskOpen(page) && !new URL(page.url()).pathname.endsWith(`/income-check/${name}`)) await toTasks(page)
  await openTask(page, name)
}

/** Returns the page of the income check that has this place for files. */
const taskOf = (slot: string): string | undefined =>
  slot.startsWith('document-') && slot !== 'document-mortgage_doc'
    ? slot.slice('document-'.length).replace('_', '-')
    : undefined

/** Fills a field of the form by its name in the markup. */
export const fill = (page: Place, name: string, value: string) =>
  handsOn(page).fill(`#field-${name.replaceAll('.', '-')}`, value)

/** Occupation in its stages; an invited person, and an applicant for a listing, is not asked what for. */
export async function chooseEmploymentStatus(
  page: Place,
  type: 'rent' | 'mortgage' | 'as invited' = 'rent',
  employmentStatus: EmploymentStatus = 'Employed',
): Promise<void> {
  const drivers = handsOn(page)
  await drivers.press(onwards)
  const isAsked = page.locator('input[value="rent"]')
  await expect(isAsked.or(page.locator(`input[value="${employmentStatus}"]`)).first()).toBeVisible()
  // A listing says what for.
  if (type !== 'as invited' && (await isAsked.isVisible())) {
    await expect(page.locator(`input[value="${type}"]`)).toBeVisible()
    await drivers.choose('application-type', type)
    await drivers.press(onwards)
  }
  await expect(page.locator(`input[value="${employmentStatus}"]`)).toBeVisible()
  await drivers.choose('occupation', employmentStatus)
  await drivers.press(onwards)
  // The documents that will be needed, in a dialog.
  await drivers.press('dialog[open] .button.primary')
  await hasCome(page, 'sign-up')
}

/** Signs up and proves the address. The address of an invited person stands there already. */
export async function signUp(
  page: Place,
  request: APIRequestContext,
  person: Applicant,
  { isInvited = false } = {},
): Promise<void> {
  const drivers = handsOn(page)
  await expect(page.locator('#field-first_name')).toBeVisible()
  for (const name of ['first_name', 'last_name', ...(isInvited ? [] : ['email' as const])] as const)
    await fill(page, name, person[name])
  if (isInvited) {
    await expect(page.locator('#field-email')).toHaveValue(person.email)
    await expect(page.locator('#field-email')).toHaveAttribute('readonly', '')
  }
  await fill(page, 'mobile.value', person.mobile)
  await drivers.tick('privacy_policy_consented')
  await goOn(page, 'verify-email')
  await drivers.fill('[name="digit-1"]', await codeMailedTo(request, person.email))
  await hasCome(page, 'personal-details')
}

export async function tellIdentity(page: Place, person: Applicant): Promise<void> {
  await expect(page.locator('#field-fiscalCode')).toBeVisible()
  await fill(page, 'fiscalCode', person.fiscalCode)
  await chooseCountry(page, 'nationality', person.nationality ?? 'Italia')
  await fill(page, 'dateOfBirth', person.born)
  await fill(page, 'placeOfBirth', person.birthPlace)
  await expect(page.locator(onwards)).toBeEnabled()
  await handsOn(page).press(onwards)
  await expect(page.locator('#id-choice')).toBeVisible()
}

/** Both sides of an Italian identity card; waits until they are handed over, not until they are read. */
export async function handInCard(page: Page, front: readonly DrawnFile[], back: readonly DrawnFile[]): Promise<void> {
  await handsOn(page).choose('id-choice', 'digitalId')
  await upload(page, 'id-id-card-front', front)
  await upload(page, 'id-id-card-back', back)
}

export async function untilCardIsRead(page: Page): Promise<void> {
  for (const side of ['id-id-card-front', 'id-id-card-back']) await untilRead(page, side)
}

export async function tellAddress(page: Page, person: Applicant): Promise<void> {
  // Germany has no field for a province.
  for (const name of ['street', 'houseNum', 'postcode', 'city', 'province'] as const)
    if (person[name]) await fill(page, name, person[name])
  await page.keyboard.press('Escape')
}

export async function chooseCountry(page: Place, name: string, country: string): Promise<void> {
  const box = page.locator(`#field-${name}`)
  if ((await box.inputValue()) !== country) await handsOn(page).pick(`#field-${name}`, country)
}

/** Picks files in a slot, on the page that has it, and waits until each was sent: Continue is held until then. */
export async function upload(page: Page, slot: string, files: readonly DrawnFile[]): Promise<void> {
  const task = taskOf(slot)
  if (task) await openTask(page, task)
  await handsOn(page).hand(slot, files)
  await expect(page.locator(`#${slot} .file`)).toHaveCount(files.length)
  // Each row has its tag: a row without one was not told of yet.
  await expect(page.locator(`#${slot} .file:has(.tag:not(.plain))`)).toHaveCount(files.length)
  await expect(page.locator(`#${slot} .file .tag.plain, #${slot} .file [role="progressbar"]`)).toHaveCount(0)
}

/** All files of the slot were looked at, sent and read. */
export async function untilRead(page: Page, slot: string): Promise<void> {
  const task = taskOf(slot)
  if (task) await openFromList(page, task)
  // The rows are shown a moment after the files were given: none is no answer.
  await expect(page.locator(`#${slot} .file`)).not.toHaveCount(0)
  await expect(page.locator(`#${slot} .file .tag:is(.plain, .info)`)).toHaveCount(0, { timeout: 240_000 })
}

export interface WorkDocuments {
  /** The answer where no document shows it. */
  paychecks: '12' | '13' | '14'
  payslips: readonly DrawnFile[]
  statements: readonly DrawnFile[]
  /** Germany asks for none. */
  certificate?: readonly DrawnFile[]
}

/**
 * The income check of an employed person with a permanent job: payslips, certificate, statements, and what was read of
 * the job.
 */
export async function handInWork(
  page: Page,
  { paychecks, payslips, statements, certificate }: WorkDocuments,
): Promise<void> {
  await upload(page, 'document-payslip', payslips)
  if (certificate) await upload(page, 'document-cud', certificate)
  await handInStatements(page, statements)
  // What is read later of the job would have to be confirmed again: the list says when nothing is being checked.
  await toTasks(page)
  await expect(page.locator('#checklist .tag.info')).toHaveCount(0, { timeout: 240_000 })
  await tellJob(page, paychecks)
}

/** Confirms what the documents say of the contract and the paychecks, and answers what none of them says. */
export async function tellJob(page: Page, paychecks: WorkDocuments['paychecks']): Promise<void> {
  const drivers = handsOn(page)
  await openTask(page, 'job')
  await expect(page.locator('[data-part="job-reading"]')).toHaveCount(0, { timeout: 240_000 })
  await expect(page.locator('#job-read, #contract-type').first()).toBeVisible()
  if (await page.locator('#contract-type').isVisible()) await drivers.choose('contract-type', 'open_ended')
  if (await page.locator('#paychecks').isVisible()) await drivers.select('#paychecks', paychecks)
  if (await page.locator('#job-read').isVisible()) {
    await drivers.press('[data-action="job-right"]')
    // To the list, or to a page whose files were still being read.
    await page.waitForURL((url) => !url.pathname.endsWith('/income-check/job'))
  }
  await toTasks(page)
  await expect(page.locator('#task-job')).toBeVisible()
}

/** As files: where banks can be connected that is a choice, and nothing is chosen beforehand. */
export async function handInStatements(page: Page, statements: readonly DrawnFile[]): Promise<void> {
  await openTask(page, 'bank-statement')
  const asFiles = page.locator('input[name="statements-way"][value="pdf"]')
  await expect(asFiles.or(page.locator('#document-bank_statement .drop')).first()).toBeVisible()
  if (await asFiles.isVisible()) await handsOn(page).choose('statements-way', 'pdf')
  await upload(page, 'document-bank_statement', statements)
}

/** From the income check, when all is read, over the list of what was read to the confirmation, and confirms. */
export async function confirmReading(page: Page, then: 'payment' | 'result'): Promise<void> {
  await goOn(page, 'parsing-status')
  await goOn(page, 'confirmation')
  await handsOn(page).tick('confirmed')
  await goOn(page, then)
}

/** Pays in the sandbox's checkout and waits for the report's screen. */
export async function pay(page: Page, result = '**/result**'): Promise<void> {
  await handsOn(page).pressInFrame('[name="step"][value="pay"]')
  await page.waitForURL(result)
}
