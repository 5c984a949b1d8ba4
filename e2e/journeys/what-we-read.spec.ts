/**
 * What was read, before paying: one line is disputed and the person is where they were; what could help is told to them
 * alone. In Italian.
 */
import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { goOn, tellJob } from '../support/applicant.ts'
import { callsOf } from '../support/calls.ts'
import { giulia } from '../support/demo.ts'
import { giveAnswers, handInEverything } from '../support/prepared.ts'
import { enter, signedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')

test('what we read: a line that is not right is disputed in place, and the report says so', async ({
  page,
  request,
}) => {
  const applicant = giulia('giulia.reading'),
    person = await signedUp(request, applicant)
  await giveAnswers(request, person, applicant)
  await handInEverything(request, person, 'giulia-bianchi')
  await enter(page, person, 'parsing-status')
  const panel = page.locator('#what-we-read')
  await expect(panel.locator('.reading-line').first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: words('Reading.Kind.employer') })).toBeVisible()
  await expectAccessible(page, 'what we read')

  // Where it was read: the page itself.
  await panel.locator('[data-action="where-employer-0"]').click()
  await page.locator('dialog[open] [data-action="page-0"]').click()
  await expect(page.locator('dialog[open] .page-picture img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.locator('[data-action="where-employer-0"]')).toBeFocused()

  await panel.locator('[data-action="not-right-employer-0"]').click()
  const text = panel.locator('textarea[name="contest"]')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(new RegExp(`^${words('Reading.Kind.employer')}, .+`))
  // A beginning alone says nothing.
  await panel.locator('[data-action="contest-save"]').click()
  await expect(panel).toContainText(words('Reading.Dispute.Missing'))
  await text.press('End')
  await text.pressSequentially('si chiama Lombarda S.p.A.')
  await panel.locator('[data-action="contest-save"]').click()
  await expect(panel.locator('.contest-said')).toContainText('si chiama Lombarda S.p.A.')
  await expect(panel.locator('[data-action="not-right-employer-0"]')).toBeFocused()
  await expect(page).toHaveURL(/parsing-status$/)
  await goOn(page, 'confirmation')

  const { get } = callsOf(request, person)
  const { reading } = await get<{ reading: { lines: { kind: string; contest: string | null }[] } }>('/api/v1/reading/')
  expect(reading.lines.filter(({ contest }) => contest !== null).map(({ kind }) => kind)).toEqual(['employer'])
})

test('what we read: a rent above the limit offers help, each offer leads there, and the way leads back', async ({
  page,
  request,
}) => {
  const applicant = giulia('giulia.hint'),
    person = await signedUp(request, applicant)
  await giveAnswers(request, person, applicant)
  await handInEverything(request, person, 'giulia-bianchi')
  await enter(page, person, 'parsing-status')
  const hint = page.locator('#reading-hint')
  await expect(hint).toContainText(words('Reading.Hint.Private'))
  await expect(hint).toContainText('÷')
  await hint.locator('[data-action="help-guarantor"]').click()
  await expect(page).toHaveURL(/additional-details$/)
  await page.goBack()
  await hint.locator('[data-action="help-income"]').click()
  await expect(page).toHaveURL(/income-check$/)
  await tellJob(page, '13')
  await goOn(page, 'parsing-status')
  await expect(hint).toBeVisible()

  // All is checked: without a network nothing is said to go on.
  const unanswered = page.waitForEvent('requestfailed', (asked) => asked.url().includes('/api/v1/state/'))
  await page.context().setOffline(true)
  await unanswered
  await expect(page.locator('.banner').first()).toHaveText(words('General.Offline'))
  await expect(page.locator('main')).not.toContainText(words('ParsingStatus.Unreachable'))
  await expect(page.locator('h1')).toHaveText(words('ParsingStatus.Done'))
})
