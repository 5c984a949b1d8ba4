import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { newestCode } from './mailbox.ts'
import type { PaperFile } from './papers.ts'

export interface Applicant { first_name: string; last_name: string; email: string; mobile: string; fiscalCode: string; born: string; birthPlace: string; street: string; houseNum: string; postcode: string; city: string; province: string }

const onwards = (page: Page) => page.locator('[data-action="continue"]')

/** Presses the screen's «continue» once it can be pressed, and waits for the next screen. */
export async function goOn(page: Page, to: string): Promise<void> {
  await expect(onwards(page)).toBeEnabled({ timeout: 60_000 })
  await onwards(page).click()
  await page.waitForURL(`**/${to}**`, { timeout: 30_000 })
}

export const fill = (page: Page, name: string, value: string) => page.locator(`#field-${name.replaceAll('.', '-')}`).fill(value)

/** Occupation in its three stages, for an employed person. */
export async function chooseOccupation(page: Page, type: 'rent' | 'mortgage' = 'rent'): Promise<void> {
  await onwards(page).click()
  await page.locator(`input[value="${type}"]`).check()
  await onwards(page).click()
  await page.locator('input[value="Employed"]').check()
  await onwards(page).click()
  // The papers that will be needed, in a dialog.
  await page.locator('dialog[open] [data-action="continue"], dialog[open] .button.primary').first().click()
  await page.waitForURL('**/sign-up**')
}

export async function signUp(page: Page, request: APIRequestContext, person: Applicant): Promise<void> {
  for (const name of ['first_name', 'last_name', 'email'] as const) await fill(page, name, person[name])
  await fill(page, 'mobile.value', person.mobile)
  await page.locator('[name="privacy_policy_consented"]').check()
  await goOn(page, 'verify-email')
  const code = await newestCode(request, person.email)
  await page.locator('[name="digit-1"]').fill(code)
  await page.waitForURL('**/personal-details**', { timeout: 30_000 })
}

export async function tellIdentity(page: Page, person: Applicant): Promise<void> {
  await fill(page, 'fiscalCode', person.fiscalCode)
  await chooseCountry(page, 'nationality', 'Italia')
  await fill(page, 'dateOfBirth', person.born)
  await fill(page, 'placeOfBirth', person.birthPlace)
  await expect(onwards(page)).toBeEnabled()
  await onwards(page).click()
  await expect(page.locator('input[value="digitalId"]')).toBeVisible()
}

export async function tellAddress(page: Page, person: Applicant): Promise<void> {
  // Germany has no field for a province.
  for (const name of ['street', 'houseNum', 'postcode', 'city', 'province'] as const) if (person[name]) await fill(page, name, person[name])
  await page.keyboard.press('Escape')
}

export async function chooseCountry(page: Page, name: string, country: string): Promise<void> {
  const box = page.locator(`#field-${name}`)
  if ((await box.inputValue()) !== country) await pickFromList(page, `#field-${name}`, country)
}

/** Types into a combobox and picks the first choice; again, when a change of the page above has closed the list meanwhile. */
export async function pickFromList(page: Page, selector: string, text: string): Promise<void> {
  await expect(async () => {
    await page.locator(selector).fill('')
    await page.locator(selector).pressSequentially(text)
    await page.getByRole('option', { name: text, exact: true }).first().click({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Picks files in a slot and waits until none of them is on its way or being checked. */
export async function upload(page: Page, slot: string, files: readonly PaperFile[]): Promise<void> {
  await page.locator(`#upload-${slot}`).setInputFiles([...files])
  await expect(page.locator(`#${slot} .file`)).toHaveCount(files.length, { timeout: 15_000 })
  await untilSent(page, slot)
}

/** No file of the slot is looked at, waits, or is on its way: Continue is held until then. */
export async function untilSent(page: Page, slot: string): Promise<void> {
  await expect(page.locator(`#${slot} .file .tag.plain, #${slot} .file [role="progressbar"]`)).toHaveCount(0, { timeout: 60_000 })
}

/** All files of the screen were read. */
export async function untilRead(page: Page, slot: string): Promise<void> {
  await expect(page.locator(`#${slot} .file .tag.info`)).toHaveCount(0, { timeout: 90_000 })
}

export interface WorkPapers { paychecks: '12' | '13' | '14'; bank: string; payslips: readonly PaperFile[]; statements: readonly PaperFile[]; /** Germany asks for none. */ certificate?: readonly PaperFile[] }

/** The income check of an employed person with a permanent job: contract, payslips, certificate, statements; waits until all are handed over, not until they are read. */
export async function handInWork(page: Page, { paychecks, bank, payslips, statements, certificate }: WorkPapers): Promise<void> {
  await page.locator('input[value="open_ended"]').check()
  await page.locator('#paychecks').selectOption(paychecks)
  await upload(page, 'paper-payslip', payslips)
  if (certificate) await upload(page, 'paper-cud', certificate)
  await pickFromList(page, '#bank', bank)
  await upload(page, 'paper-bank_statement', statements)
}

/** Pays in the sandbox's checkout and waits for the report's screen. */
export async function pay(page: Page, result = '**/result**'): Promise<void> {
  await page.frameLocator('iframe').first().locator('[name="step"][value="pay"]').click()
  await page.waitForURL(result, { timeout: 60_000 })
}
