/**
 * A phone loads a page again that stood behind its camera: on every page of the form what was answered is there
 * afterwards, without «Continue». On another device, after the tab was closed, too.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { State } from '@attesta/contract/application.ts'
import { chooseCountry, chooseEmploymentStatus, fill, tellIdentity } from '../support/applicant.ts'
import { callsOf } from '../support/calls.ts'
import { demo, giulia, juergen, luca } from '../support/demo.ts'
import { drive, handsOn } from '../support/hands.ts'
import { codeMailedBy, mailWith } from '../support/mailbox.ts'
import { giveAnswers } from '../support/prepared.ts'
import { asBrowserOf, enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

/** What stands in a field, by its selector: the text, or whether it is ticked. */
type Given = Record<string, string | boolean>

interface PageOfForm {
  name: string
  open: (page: Page, request: APIRequestContext) => Promise<unknown>
  answer: (page: Page) => Promise<unknown>
  given: Given
}

const start = (page: Page) => page.goto(`${process.env.PRODUCT_URL}/it/fill/occupation`)
const radio = (name: string, value: string) => `input[name="${name}"][value="${value}"]`

/** The guarantor whom Giulia asks in, at their first step. */
async function guarantor(request: APIRequestContext) {
  const [main, asked] = [giulia('giulia.reload.main'), luca('luca.reload')]
  await giveAnswers(request, await signedUp(request, main), main, asked)
  const mail = await mailWith(request, asked.email, /Giulia Bianchi/)
  return signedUp(request, asked, demo.listingId, 'it', /invitation_code=([\w-]+)/.exec(mail.text)![1]!)
}

async function entered(page: Page, request: APIRequestContext, name: string, step: string): Promise<SignedUp> {
  const person = await signedUp(request, giulia(name))
  await enter(page, person, step)
  return person
}

const fillAll = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await fill(page, name, value)
}

const pages: readonly PageOfForm[] = [
  {
    name: 'the start',
    open: start,
    answer: async (page) => {
      await page.locator('[data-action="continue"]').click()
      await page.locator(radio('application-type', 'mortgage')).check()
      await page.locator('[data-action="continue"]').click()
      await page.locator(radio('occupation', 'Student')).check()
    },
    given: { [radio('occupation', 'Student')]: true },
  },
  {
    name: 'the sign-up',
    open: async (page) => {
      await start(page)
      await chooseEmploymentStatus(page)
    },
    answer: async (page) => {
      await fillAll(page, { first_name: 'Giulia', email: 'giulia@example.org' })
      await handsOn(page).tick('privacy_policy_consented')
    },
    given: {
      '#field-first_name': 'Giulia',
      '#field-email': 'giulia@example.org',
      '[name="privacy_policy_consented"]': true,
    },
  },
  {
    name: 'who the person is',
    open: (page, request) => entered(page, request, 'giulia.reload.who', 'personal-details'),
    answer: async (page) => {
      await fillAll(page, { fiscalCode: 'BNCGLI92C54', placeOfBirth: 'Milano' })
      await chooseCountry(page, 'nationality', 'Italia')
    },
    given: { '#field-fiscalCode': 'BNCGLI92C54', '#field-placeOfBirth': 'Milano', '#field-nationality': 'Italia' },
  },
  {
    name: 'where the person lives, and the identity document',
    open: async (page, request) => {
      const person = giulia('giulia.reload.where')
      await enter(page, await signedUp(request, person), 'personal-details')
      await tellIdentity(page, person)
    },
    answer: async (page) => {
      await handsOn(page).choose('id-choice', 'digitalId')
      await fillAll(page, { street: 'Via Paolo Sarpi', houseNum: '12' })
    },
    given: { [radio('id-choice', 'digitalId')]: true, '#field-street': 'Via Paolo Sarpi', '#field-houseNum': '12' },
  },
  {
    name: 'the German personal details',
    open: async (page, request) =>
      enter(page, await signedUp(request, juergen('juergen.reload.who'), null, 'de'), 'personal-details'),
    answer: (page) => fillAll(page, { street: 'Venloer Straße', placeOfBirth: 'Köln' }),
    given: { '#field-street': 'Venloer Straße', '#field-placeOfBirth': 'Köln' },
  },
  {
    name: 'the household and the home',
    open: (page, request) => entered(page, request, 'giulia.reload.home', 'additional-details'),
    answer: async (page) => {
      const drivers = handsOn(page)
      await drivers.select('[name="adults"]', '2')
      await drivers.press('#add-member')
      await fillAll(page, { 'member-fullname': 'Luca Ferrari' })
      await drivers.select('[name="livingSituation"]', words('AdditionalDetails.Living.renting'))
      await fillAll(page, { currentRent: '650' })
      await drivers.tick('hasPets')
      await drivers.press('#add-guarantor')
      await fillAll(page, { 'guarantor-fullname': 'Paolo Bianchi', 'guarantor-email': 'paolo@example.org' })
      await page.keyboard.press('Enter')
      await drivers.tick('confirmation')
    },
    given: {
      '[name="adults"]': '2',
      '#field-member-fullname': 'Luca Ferrari',
      '[name="livingSituation"]': 'renting',
      '#field-currentRent': '650,00',
      '[name="hasPets"]': true,
      '[name="confirmation"]': true,
      '#guarantors .person': 'Paolo Bianchi',
    },
  },
  {
    name: 'who a guarantor is',
    open: async (page, request) => enter(page, await guarantor(request), 'personal-details'),
    answer: (page) => fillAll(page, { placeOfBirth: 'Torino' }),
    given: { '#field-placeOfBirth': 'Torino' },
  },
  {
    name: 'the job',
    open: async (page, request) =>
      enter(page, await signedUp(request, giulia('giulia.reload.job')), 'income-check/job'),
    answer: (page) => handsOn(page).choose('contract-type', 'open_ended'),
    given: { [radio('contract-type', 'open_ended')]: true },
  },
]

for (const { name, open, answer, given } of pages)
  test(`a reload loses no answer: ${name}`, async ({ page, request }) => {
    drive(page, 'pointer')
    await open(page, request)
    await answer(page)
    await expectGiven(page, given)
    await page.reload()
    await expectGiven(page, given)
  })

const begun = [
  { name: 'who the person is', step: 'personal-details', lastTyped: 'nationality', again: {} },
  {
    name: 'the household and the home',
    step: 'additional-details',
    lastTyped: 'guarantors',
    // What is declared is declared on this device, or again.
    again: { '[name="confirmation"]': false },
  },
] as const
for (const { name, step, lastTyped, again } of begun)
  test(`a closed tab loses no answer, another device has it after the code of an email: ${name}`, async ({
    browser,
    request,
  }) => {
    const { answer, given } = pages.find((page) => page.name === name)!
    const phone = await browser.newPage({ locale: 'it-IT' })
    drive(phone, 'pointer')
    const person = await entered(phone, request, `giulia.device.${step}`, step)
    await answer(phone)
    // What was typed last is sent a second after it.
    await expect.poll(() => draftsOf(request, person)).toContain(lastTyped)
    await phone.context().close()

    const laptop = await browser.newPage({ locale: 'it-IT' })
    await asBrowserOf(laptop, person)
    const link = `resume_application=true&application_id=${person.applicationId}&appType=rent&step=${step}`
    await laptop.goto(`${process.env.PRODUCT_URL}/it/rent/fill/sign-up/${demo.listingId}#${link}`)
    const proceed = laptop.locator('[data-action="continue"]')
    await expect(proceed).toBeVisible()
    const code = await codeMailedBy(() => proceed.click(), request, person.applicant.email)
    await laptop.locator('[name="digit-1"]').fill(code)
    await laptop.waitForURL(`**/${step}**`)
    await expectGiven(laptop, { ...given, ...again })
    await laptop.context().close()
  })

/** Returns what the server has of a person's unsaved answers, as text. */
const draftsOf = async (request: APIRequestContext, person: SignedUp): Promise<string> =>
  JSON.stringify(
    (await callsOf(request, person).get<{ state: State }>('/api/v1/state/')).state.application.answers.drafts ?? {},
  )

async function expectGiven(page: Page, given: Given): Promise<void> {
  for (const [selector, value] of Object.entries(given)) {
    const place = page.locator(selector).first()
    if (typeof value === 'boolean') await expect(place).toBeChecked({ checked: value })
    else if (selector.endsWith('.person')) await expect(place).toContainText(value)
    else await expect(place).toHaveValue(value)
  }
}
