/**
 * What only a browser shows of handing in documents: paste and drop, pictures, a network that fails, ways out. The
 * tests are named by the points that they hold.
 */
import { expect, test, type Page } from '@playwright/test'
import { toTasks } from '../support/applicant.ts'
import { answered, taken } from '../support/calls.ts'
import { addressOf, giulia } from '../support/demo.ts'
import { codeMailedTo } from '../support/mailbox.ts'
import { document } from '../support/documents.ts'
import { giveAnswers } from '../support/prepared.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')
const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const headers = { 'Application-Type': 'rent', Region: 'it' }
const person = {
  first_name: 'Giulia',
  last_name: 'Bianchi',
  mobile: '+39-3331234567',
  employment_status: 'Employed',
  privacy_policy_consented: true,
  marketing_consented: false,
  listing_id: null,
}
const rows = (page: Page, slot: string) => page.locator(`#${slot} .file`)
const button = (page: Page, key: string) =>
  page.getByRole('button', {
    name: t(key)
      .replace(/\{file\}/, '')
      .trim(),
  })
/** «{file} …»: the words of a message around its values. */
const worded = (key: string) =>
  t(key)
    .split(/\{\w+\}/)
    .sort((a, b) => b.length - a.length)[0]!
    .trim()

/**
 * Signs up by calls, and opens a step of the form as a person who has come from its first screen. Answers with what its
 * calls are asked with.
 */
async function open(
  page: Page,
  mailbox: string,
  step: string,
): Promise<{ query: string; headers: Record<string, string> }> {
  const email = addressOf(mailbox)
  const call = <T>(path: string, data: object) =>
    answered<T>(taken(() => page.request.post(url(`/api/v1/${path}?lang=en`), { headers, data })))
  const created = await call<{ application_id: string }>('signup/submit', { ...person, email })
  const code = await codeMailedTo(page.request, email)
  const { access_token } = await call<{ access_token: string }>('verify-email/submit', { email, code })
  const caller = { applicationId: created.application_id, token: access_token, region: 'it' } as const
  await giveAnswers(page.request, caller, giulia(mailbox))
  await page.goto(url('/en/rent/fill/occupation'))
  await expect(page.locator('[data-action="continue"]')).toBeVisible()
  await page.evaluate(
    `sessionStorage.setItem('session token', ${JSON.stringify(access_token)}); history.pushState({ idx: 1 }, '', '/en/rent/fill/${created.application_id}/${step}'); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`,
  )
  await expect(page.locator('main input[type=file], main input[type=radio]').first()).toBeAttached()
  return {
    query: `?lang=en&application_id=${created.application_id}`,
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  }
}

/**
 * Gives a file to an element by an event that carries data, as pasting and dropping do; true when the page took it for
 * itself.
 */
const give = (page: Page, selector: string, event: 'paste' | 'drop', name: string, content: string) =>
  page.evaluate<boolean>(`(async () => {
  const data = new DataTransfer()
  data.items.add(new File([${content}], ${JSON.stringify(name)}))
  const init = { bubbles: true, cancelable: true }
  const event = ${JSON.stringify(event)} === 'paste' ? new ClipboardEvent('paste', { ...init, clipboardData: data }) : new DragEvent('drop', { ...init, dataTransfer: data })
  document.querySelector(${JSON.stringify(selector)}).dispatchEvent(event)
  return event.defaultPrevented
})()`)
const written = (mark: string) => JSON.stringify(`%PDF-1.7\n5 0 obj << /Type /Font >> endobj\n%${mark}\n`)
const bytesOf = (file: Buffer) =>
  `Uint8Array.from(atob('${file.toString('base64')}'), (letter) => letter.charCodeAt(0))`
/** Returns the picture drawn again, as wide as said and out of focus by so many pixels. */
const drawn = (file: Buffer, width: number, blur: number) => `await (async () => {
  const picture = await createImageBitmap(new Blob([${bytesOf(file)}])), canvas = new OffscreenCanvas(${width}, Math.round(${width} * picture.height / picture.width)), context = canvas.getContext('2d')
  context.filter = 'blur(${blur}px)'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: .9 })
})()`

test(
  'paste and drop; a doubt waits for a word; the focus is never lost',
  { tag: ['@UP-1', '@UP-3', '@UP-6'] },
  async ({ page }) => {
    await open(page, 'uploads.paste', 'income-check/payslip')
    const slot = 'document-payslip'
    await page.locator(`#${slot} .drop .button.secondary`).focus()
    expect(await give(page, `#${slot} .drop .button.secondary`, 'paste', 'busta-giugno-2020.pdf', written('a'))).toBe(
      true,
    )
    await expect(rows(page, slot)).toHaveCount(1)
    await expect(rows(page, slot)).toContainText('busta-giugno-2020.pdf seems to be for June 2020')
    await expect(page.locator(`#${slot} .drop .button.secondary`)).toBeFocused()
    expect(await give(page, 'footer', 'drop', 'beside.pdf', written('b'))).toBe(true)
    await give(page, `#${slot} .drop`, 'drop', 'estratto-conto.pdf', written('c'))
    await expect(rows(page, slot)).toHaveCount(2)
    await give(page, `#${slot} .drop`, 'drop', 'again.pdf', written('c'))
    await expect(rows(page, slot).last()).toContainText(worded('Uploads.Problem.Duplicate'))

    await toTasks(page)
    await expect(page.locator('#section-payslip .tag')).toHaveText(t('IncomeCheck.State.problem'))
    await page.locator('main [data-action="continue"]').click()
    await expect(page.locator('.error-summary')).toContainText('2 files haven’t been uploaded')
    await page.locator('.error-summary a').first().click()
    await expect(rows(page, slot).first()).toBeFocused()

    // By keyboard alone: asked, kept; asked, removed; the next row's Remove has the focus, and after the last the button.
    const remove = (row: number) => rows(page, slot).nth(row).locator('.file-actions .button').last()
    await remove(0).focus()
    await page.keyboard.press('Enter')
    await expect(rows(page, slot).first().locator('.button.danger')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(remove(0)).toBeFocused()
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('Enter')
      await expect(rows(page, slot).first().locator('.button.danger')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows(page, slot)).toHaveCount(left)
      await expect(left > 0 ? remove(0) : page.locator(`#${slot} .drop .button.secondary`)).toBeFocused()
    }
  },
)

test(
  'pictures: a blurred one is doubted, a large one made smaller, a format of single phones explained; Replace takes another one',
  { tag: ['@UP-2', '@UP-3', '@ID-3'] },
  async ({ page }) => {
    await open(page, 'uploads.pictures', 'income-check/payslip')
    const photo = (await document(page.request, 'giulia-bianchi', 'carta-identita-fronte-foto.jpg')).buffer
    const slot = 'document-payslip',
      drop = `#${slot} .drop`
    // What is looked at here is the device alone.
    await page.route('**/other-documents/upload**', () => undefined)
    await give(page, drop, 'drop', 'blurred.jpg', drawn(photo, 2400, 8))
    await expect(rows(page, slot).first()).toContainText(worded('Uploads.Doubt.blurred'))
    await give(page, drop, 'drop', 'tiny.jpg', drawn(photo, 400, 0))
    await expect(rows(page, slot).nth(1)).toContainText(worded('Uploads.Doubt.tiny'))
    await give(page, drop, 'drop', 'IMG_1.HEIC', JSON.stringify('\0\0\0\x18ftypheic'))
    await expect(rows(page, slot).nth(2)).toContainText(worded('Uploads.Problem.Heic'))
    await give(page, drop, 'drop', 'large.jpg', drawn(photo, 3200, 0))
    await expect(rows(page, slot).nth(3).getByRole('progressbar', { name: 'large.jpg' })).toBeVisible()
    await expect
      .poll(() =>
        rows(page, slot)
          .nth(3)
          .locator('img')
          .evaluate<number, { naturalWidth: number }>(({ naturalWidth }) => naturalWidth),
      )
      .toBe(2500)

    const chooser = page.waitForEvent('filechooser')
    await rows(page, slot)
      .first()
      .getByRole('button', { name: t('Uploads.Replace'), exact: false })
      .first()
      .click()
    await (await chooser).setFiles({ name: 'sharp.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(rows(page, slot).filter({ hasText: 'blurred.jpg' })).toHaveCount(0)
    await expect(rows(page, slot).filter({ hasText: 'sharp.jpg' }).getByRole('progressbar')).toBeVisible()
  },
)

test(
  'a locked PDF asks for its password at the file, says when it is wrong, and is read',
  { tag: ['@B5-locked-pdf', '@UP-3'] },
  async ({ page }) => {
    await open(page, 'uploads.locked', 'income-check/payslip')
    const slot = 'document-payslip'
    const locked = (await document(page.request, 'giulia-bianchi', 'estratto-conto-con-password.pdf')).buffer
    await page
      .locator(`#upload-${slot}`)
      .setInputFiles({ name: 'locked.pdf', mimeType: 'application/pdf', buffer: locked })
    const row = rows(page, slot)
    await expect(row).toContainText(t('Uploads.Status.Locked'))
    const field = row.getByLabel(t('Uploads.Password.Label').replace('{file}', 'locked.pdf'))
    await expect(field).toHaveAttribute('type', 'password')
    // It stays with the person until they have typed it: going on says so.
    await toTasks(page)
    await page.locator('[data-action="continue"]').click()
    await expect(page.locator('.error-summary')).toContainText(/hasn.t been uploaded/)
    await page.locator('.error-summary a[href="#row-file-0"]').click()
    await expect(row).toBeFocused()

    await row.locator('[data-action="unlock"]').click()
    await expect(field).toBeFocused()
    await expect(row).toContainText(t('Uploads.Password.Missing'))
    await field.fill('wrong')
    await field.press('Enter')
    await expect(row).toContainText(worded('Uploads.Error.WrongPassword'))
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')

    const sent = page.waitForRequest('**/other-documents/upload**')
    await field.fill('segreta')
    await row.getByRole('button', { name: t('Uploads.Password.Show') }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await row.locator('[data-action="unlock"]').click()
    expect((await sent).url()).not.toContain('segreta')
    // A statement among the payslips: that it is told as such shows that it was read.
    await expect(row).toContainText(/bank statement/i)
  },
)

test(
  'a file whose connection or whose answer is lost arrives, once, and is not picked again',
  { tag: ['@UP-7'] },
  async ({ page, context }) => {
    const asked = await open(page, 'uploads.lost', 'income-check/payslip')
    const slot = 'document-payslip'
    const slip = (await document(page.request, 'giulia-bianchi', 'carta-identita-fronte-foto.jpg')).buffer
    await page.locator(`#upload-${slot}`).scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await page.locator(`#upload-${slot}`).setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip })
    await expect(rows(page, slot)).toContainText(t('Uploads.Status.Lost'))
    await context.setOffline(false)
    const known = async () =>
      (
        (await (await page.request.get(url(`/api/v1/state/${asked.query}`), { headers: asked.headers })).json()) as {
          state: { documents: { name: string }[] }
        }
      ).state.documents.map(({ name }) => name)
    await expect.poll(known).toEqual(['slip.jpg'])
    // Its answer has come too: what is sent from here on is the second file.
    await expect(rows(page, slot).locator('.tag')).not.toContainText(t('Uploads.Status.Lost'))
    await expect(rows(page, slot).getByRole('progressbar')).toHaveCount(0)

    let lost = 0
    await page.route('**/other-documents/upload**', async (route) => {
      lost++
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page
      .locator(`#upload-${slot}`)
      .setInputFiles({ name: 'second.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([slip, Buffer.from([0])]) })
    await expect.poll(known).toContain('second.jpg')
    await expect(rows(page, slot)).toHaveCount(2)
    await expect(rows(page, slot).filter({ hasText: t('Uploads.Status.Lost') })).toHaveCount(0)
    expect(lost).toBe(1)
    expect((await known()).sort()).toEqual(['second.jpg', 'slip.jpg'])
  },
)

test(
  'a file that the list tells of before its sending is answered stands once',
  { tag: ['@UP-7'] },
  async ({ page }) => {
    await open(page, 'uploads.early', 'income-check/payslip')
    const slot = 'document-payslip'
    const [stored, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/other-documents/upload**', async (route) => {
      const isSecond = route.request().postDataBuffer()!.includes('second.pdf')
      const response = await route.fetch()
      // The list is asked for when the first is answered: by then the second is in it.
      if (isSecond) stored.resolve()
      await (isSecond ? seen : stored).promise
      await route.fulfill({ response })
    })
    await page.locator(`#upload-${slot}`).setInputFiles(
      ['first.pdf', 'second.pdf'].map((name) => ({
        name,
        mimeType: 'application/pdf',
        buffer: Buffer.from(`%PDF-1.7\n5 0 obj << /Type /Font >> endobj\n%${name}\n`),
      })),
    )
    await expect(rows(page, slot).first().locator('.tag:not(.plain, .info)')).toBeVisible()
    await expect(rows(page, slot)).toContainText(['first.pdf', 'second.pdf'])
    await expect(rows(page, slot).last().getByRole('progressbar')).toBeVisible()
    seen.resolve()
    await expect(rows(page, slot).last().locator('.tag:not(.plain, .info)')).toBeVisible()
    await expect(rows(page, slot)).toHaveCount(2)
  },
)

test('no one leaves running uploads behind unasked', { tag: ['@UP-8'] }, async ({ page }) => {
  await open(page, 'uploads.leave', 'income-check/payslip')
  const slot = 'document-payslip',
    dialog = page.getByRole('dialog', { name: t('Uploads.Leave') })
  await page.route('**/other-documents/upload**', () => undefined)
  await page.locator(`#upload-${slot}`).setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n5 0 obj << /Type /Font >> endobj\n'),
  })
  await expect(rows(page, slot).getByRole('progressbar', { name: 'slip.pdf' })).toBeVisible()
  await toTasks(page)
  await expect(page.locator('#section-payslip .tag')).toHaveText(t('IncomeCheck.State.checking'))
  await page.locator('main [data-action="continue"]').click()
  await expect(page.locator('.error-summary')).toBeFocused()
  await expect(page.locator('.error-summary')).toContainText('still checking 1 file')
  await page.locator('.error-summary a[href="#row-file-0"]').click()
  await expect(rows(page, slot)).toBeFocused()

  // To the list and back to the page stand between: the way out is the start that came before.
  await page.evaluate('history.go(-3)')
  await expect(dialog).toBeVisible()
  await button(page, 'Uploads.Leave.Stay').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/income-check/)
  await expect(rows(page, slot)).toHaveCount(1)

  // Whether the browser asks is the browser's; what we can do is to say that it should.
  expect(await page.evaluate<boolean>("!dispatchEvent(new Event('beforeunload', { cancelable: true }))")).toBe(true)

  await page.evaluate('history.go(-3)')
  await button(page, 'Uploads.Leave.Go').click()
  await expect(page).toHaveURL(/occupation/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('IncomeCheck.Header'))
})
