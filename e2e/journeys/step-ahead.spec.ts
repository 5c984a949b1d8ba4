/**
 * Later steps opened by the address bar: they lead to the step that is missing something, and nothing is saved or paid.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { goOn } from '../support/applicant.ts'
import { callsOf } from '../support/calls.ts'
import { giulia, luca } from '../support/demo.ts'
import { hasCome } from '../support/keyboard.ts'
import { giveAnswers, handInCard, untilRead } from '../support/prepared.ts'
import { enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { wordsIn } from '../support/words.ts'

const words = wordsIn('it')
const reason = (page: Page) => page.locator('main .banner').filter({ hasText: words('Shell.NotReady') })
const savedStep = async (request: APIRequestContext, person: SignedUp) =>
  (await callsOf(request, person).get<{ state: { step_router: string } }>('/api/v1/state/')).state.step_router

async function expectLed(page: Page, person: SignedUp, from: string, to: string, why: string): Promise<void> {
  await enter(page, person, from)
  await hasCome(page, to)
  await expect(reason(page)).toContainText(why)
}

test('the payment, opened with nothing given, leads to the personal details', async ({ page, request }) => {
  const person = await signedUp(request, giulia('giulia.ahead.first'))
  for (const step of ['payment', 'result'])
    await expectLed(page, person, step, 'personal-details', words('Readiness.Answers.personal-details'))
  await expectAccessible(page, 'led back to the personal details')
  await expect.poll(() => savedStep(request, person)).toBe('personal-details')
})

test('the confirmation, opened without documents, leads to the documents and names them', async ({ page, request }) => {
  const person = await signedUp(request, giulia('giulia.ahead.second'))
  for (const type of ['bank_statement', 'cud']) {
    await callsOf(request, person).post('/api/v1/absence/submit', { type, reason: 'other', comment: 'Non ne ho' })
  }
  await handInCard(request, person, 'giulia-bianchi')
  await untilRead(request, person)
  await expectLed(page, person, 'confirmation', 'income-check', 'buste paga')
  await expect.poll(() => savedStep(request, person)).toBe('income-check')
  await page.reload()
  await expect(page.locator('#checklist')).toBeVisible()
  await expect(reason(page)).toHaveCount(0)
})

test('the result, opened before the confirmation, leads to the confirmation, which names who has not finished', async ({
  page,
  request,
}) => {
  const person = await signedUp(request, giulia('giulia.ahead.third'))
  const guarantor = luca('luca.has.not.finished')
  await giveAnswers(request, person, person.applicant, guarantor)
  for (const type of ['payslip', 'bank_statement', 'cud'])
    await callsOf(request, person).post('/api/v1/absence/submit', { type, reason: 'other', comment: 'Non ne ho' })
  await handInCard(request, person, 'giulia-bianchi')
  await untilRead(request, person)
  for (const step of ['result', 'payment'])
    await expectLed(page, person, step, 'confirmation', words('Readiness.confirmation'))
  await test.step('who was invited and has not finished is named before the payment', async () => {
    const said = page.locator('main .banner').filter({ hasText: 'Luca Ferrari non ha ancora finito' })
    await expect(said).toBeVisible()
    await expectAccessible(page, 'somebody has not finished')
    await page.locator('[name="confirmed"]').check()
    await goOn(page, 'payment')
    await expect(said).toBeVisible()
  })
  const desk = await (await request.get(`${process.env.PRODUCT_URL}/sandbox`)).text()
  expect(desk).not.toContain(`<td>${person.applicationId}</td><td>20.00 eur</td><td>complete`)
})
