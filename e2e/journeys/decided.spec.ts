/**
 * A household decided end to end: a criterion is set, the applicant is written to, answers and is asked for a payslip, a
 * note is taken, two colleagues decide at once, and the protocol and the decline email follow. In Italian, at a desk.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { answered, callsOf } from '../support/calls.ts'
import { addressOf, giulia, ofThisTry } from '../support/demo.ts'
import { colleagueOfPortal, memberSession, withReport, type Reported } from '../support/finished.ts'
import { codeMailedBy, mailWith } from '../support/mailbox.ts'
import { wordsIn } from '../support/words.ts'

const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const words = wordsIn('it')

test.use({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })

test('from a criterion to the protocol, with message, request, note, viewing and two colleagues', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const criterion = ofThisTry('Ingresso entro il 1° marzo')
  const person = await withReport(request, giulia('giulia.decided.e2e'), 'giulia-bianchi')
  const applicant = `/api/v1/dashboard/applicants/${person.applicationId}`

  await page.goto(url('/dashboard/criteria?lang=it'))
  // Of this try alone: a mailbox gets one code a minute and five an hour.
  const agent = await colleagueOfPortal(request, 'Irene Galli', 'irene.decided', 'owner')
  await page.locator('#email').fill(agent)
  const signIn = () => page.getByRole('button', { name: words('Login.SendCode') }).click()
  const verified = page.waitForResponse((response) => response.url().includes('/api/v1/dashboard/verify'))
  await page.locator('[name="digit-1"]').fill(await codeMailedBy(signIn, request, agent))
  const { access_token } = (await (await verified).json()) as { access_token: string }
  const as = (token: string) => ({ 'Application-Type': 'rent', Region: 'it', authorization: `Bearer ${token}` })
  await page.locator('#criterion-kind').selectOption({ label: words('Criteria.Own') })
  await page.locator('#criterion-text').fill('Niente stranieri')
  await page.locator('[data-action="add-criterion"]').click()
  await expect(page.locator('#criterion-text-error')).toContainText(words('Decision.Error.Ground'))
  await page.locator('#criterion-text').fill(criterion)
  await page.locator('[data-action="add-criterion"]').click()
  await expect(page.getByText(criterion).first()).toBeVisible()
  await expectAccessible(page, 'criteria')

  await page.goto(url(`/dashboard/reports/${person.reportId}?lang=it`))
  const work = page.locator('.household-work')
  await work.locator('[data-action="open-messages"]').click()
  await work.locator('[name="message-text"]').fill('Buongiorno, da quando potrebbe entrare?')
  await work.locator('[data-action="send-message"]').click()
  await expect(work.locator('.message')).toContainText('da quando potrebbe entrare?')
  const notice = await mailWith(request, person.applicant.email, /ti ha scritto/)
  expect(notice.text).not.toContain('da quando')
  const { post } = callsOf(request, person)
  await post('/api/v1/messages/', { text: 'Dal 1° maggio.' })

  await page.reload()
  await expect(work.locator('.message.theirs')).toContainText('Dal 1° maggio.')
  await work.locator('[data-action="open-requests"]').click()
  await work.locator('[data-action="new-request"]').click()
  await expect(work.locator('[name="request-what"]')).toBeFocused()
  await work.locator('[data-action="send-request"]').click()
  await expect(work.locator('.tag').filter({ hasText: words('Dashboard.Request.State.open') })).toBeVisible()
  await mailWith(request, person.applicant.email, /ha una richiesta per te/)
  await work.locator('[data-action="open-notes"]').click()
  await work.locator('[name="work-note"]').fill('Referenze chieste al locatore di prima')
  await work.locator('[data-action="add-note"]').click()
  await expect(work.locator('.note-text').filter({ hasText: 'Referenze' })).toBeVisible()

  await work.locator('[data-action="open-decision"]').click()
  await work.locator('[data-action="new-decision"]').click()
  await work.locator('[name="decision-outcome"]').selectOption('declined')
  await work.locator('[data-action="record-decision"]').click()
  await expect(work.getByText(words('Decision.Error.NoReason'))).toBeVisible()
  await work.getByLabel(criterion).selectOption('not_met')
  await expectAccessible(page, 'deciding')

  // A colleague is quicker: what they set stays, and the decision is asked for once more.
  const email = addressOf('nicola.decided.e2e')
  const colleague = { name: 'Nicola Riva', email, role: 'agent' }
  const invite = request.post(url('/api/v1/dashboard/people?lang=it'), { headers: as(access_token), data: colleague })
  await answered(invite)
  const headers = as(await memberSession(request, email))
  const { version, notes } = await answered<{ version: number; notes: { text: string }[] }>(
    request.get(url(`${applicant}/work?lang=it`), { headers }),
  )
  expect(notes.map(({ text }) => text)).toEqual(['Referenze chieste al locatore di prima'])
  const set = { stage: 'shortlisted', assignee_id: null, due_on: null, version }
  await answered(request.post(url(`${applicant}/work?lang=it`), { headers, data: set }))
  await work.locator('[data-action="record-decision"]').click()
  await expect(work.getByText(words('Dashboard.Work.Error.Changed'))).toBeVisible()
  await expect(work.locator('[data-action="open-stage"]')).toContainText(words('Dashboard.Work.Stage.shortlisted'))

  // What was chosen is still chosen, beside what they set.
  await expect(work.locator('[name="decision-outcome"]')).toHaveValue('declined')
  await expect(work.getByLabel(criterion)).toHaveValue('not_met')

  await agreeOnViewing(page, request, person, agent)

  await page.reload()
  await work.locator('[data-action="open-decision"]').click()
  await work.locator('[data-action="new-decision"]').click()
  await work.locator('[name="decision-outcome"]').selectOption('declined')
  await work.getByLabel(criterion).selectOption('not_met')
  await work.locator('[data-action="record-decision"]').click()
  await expect(work.getByText(words('Decision.Recorded'))).toBeVisible()
  await expect(work.locator('.tag').filter({ hasText: words('Decision.Done.declined') })).toBeVisible()

  await page.getByRole('link', { name: words('Dashboard.Nav.decisions'), exact: true }).click()
  const entry = page.locator('.protocol-entry').filter({ hasText: criterion }).first()
  await expect(entry).toContainText(words('Decision.Late'))
  await entry.locator('[name="pick-decision"]').check()
  await page.locator('[data-action="preview-notices"]').click()
  await expect(page.getByRole('dialog')).toContainText('Giulia')
  await expectAccessible(page, 'the decline email')
  await page.locator('[data-action="send-notices"]').click()
  const said = page.locator('.archiving-done')
  await expect(said).toBeFocused()
  await entry.locator('[data-action="cancel-notice"]').click()
  await expect(said).toHaveText(words('Notice.Cancelled').replace('{name}', 'Giulia Bianchi'))
  await expect(said).toBeFocused()
  await expect(entry.locator('[name="pick-decision"]')).toBeVisible()
  await expectAccessible(page, 'the protocol')
})

/** Three days ahead at 10:30, as the field for a time takes it. */
const inThreeDays = (hour: string) => `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T${hour}:30`

/** Times are proposed beside the report, the applicant takes one, the agent moves it: both get the calendar file. */
async function agreeOnViewing(page: Page, request: APIRequestContext, person: Reported, agent: string) {
  const work = page.locator('.household-work')
  await work.locator('[data-action="open-viewings"]').click()
  await work.locator('[data-action="new-viewing"]').click()
  await work.locator('[data-action="propose-viewing"]').click()
  await expect(work.getByText(words('Viewings.Error.Time'))).toBeVisible()
  await work.locator('[name="viewing-slot-0"]').fill(inThreeDays('10'))
  await work.locator('[data-action="add-slot"]').click()
  await work.locator('[name="viewing-slot-1"]').fill(inThreeDays('17'))
  await expectAccessible(page, 'proposing a viewing')
  await work.locator('[data-action="propose-viewing"]').click()
  await expect(work.locator('.tag').filter({ hasText: words('Viewings.State.proposed') })).toBeVisible()
  await mailWith(request, person.applicant.email, /Scegli un orario/)

  const { get, post } = callsOf(request, person)
  const { viewings } = await get<{ viewings: { id: string; slots: string[] }[] }>('/api/v1/viewings/')
  await post('/api/v1/viewings/', { viewing_id: viewings[0]!.id, start: viewings[0]!.slots[1] })
  for (const address of [person.applicant.email, agent]) {
    const { calendar } = await mailWith(request, address, /Visita confermata.*17:30/)
    expect(calendar).toMatchObject({ method: 'REQUEST', text: expect.stringContaining('SEQUENCE:0') })
  }
  await page.reload()
  await work.locator('[data-action="open-viewings"]').click()
  await expect(work.locator('.tag').filter({ hasText: words('Viewings.State.agreed') })).toBeVisible()
  await work.locator('[data-action="move-viewing"]').click()
  await work.locator('[name="viewing-start"]').fill(inThreeDays('12'))
  await work.locator('[data-action="save-viewing"]').click()
  await expect(work.getByText('12:30').first()).toBeVisible()
  const { calendar } = await mailWith(request, person.applicant.email, /Visita spostata.*12:30/)
  expect(calendar).toMatchObject({ method: 'REQUEST', text: expect.stringContaining('SEQUENCE:1') })
  await work.locator('[data-action="cancel-viewing"]').click()
  await expect(work.locator('.tag').filter({ hasText: words('Viewings.State.cancelled') })).toBeVisible()
  await expectAccessible(page, 'a cancelled viewing')
  const cancelled = await mailWith(request, person.applicant.email, /Visita annullata/)
  expect(cancelled.calendar).toMatchObject({ method: 'CANCEL', text: expect.stringContaining('SEQUENCE:2') })
}
