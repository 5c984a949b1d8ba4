/**
 * Tampered documents, driven through the whole product: handed in, read, insisted on, paid for. No one who reads the
 * report is told that all is well, in any language.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { RentReport } from '@attesta/contract/report.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { atAGlance } from '@attesta/domain/report/at-a-glance.ts'
import { pay } from '../support/applicant.ts'
import { answered, callsOf } from '../support/calls.ts'
import { giulia, ofThisTry } from '../support/demo.ts'
import { listingOfPortal, portalSession } from '../support/finished.ts'
import { handedInBy, type DrawnFile } from '../support/documents.ts'
import { giveAnswers, handInCard, untilRead } from '../support/prepared.ts'
import { enter, signedUp, type SignedUp } from '../support/signed-up.ts'
import { tamperedDocuments, type Tampered } from '../support/tampered-documents.ts'
import { wordsIn } from '../support/words.ts'

// One after the other: a mailbox gets one code a minute, so all of them work with one session of the landlord's.
test.describe.configure({ mode: 'default' })

const languages = ['en', 'it', 'de'] as const
const url = (path: string) => `${process.env.PRODUCT_URL}${path}`
const headers = (token?: string) => ({
  'Application-Type': 'rent',
  Region: 'it',
  ...(token && { authorization: `Bearer ${token}` }),
})

let session: Promise<{ token: string; listingId: string }> | undefined
const landlord = (request: APIRequestContext) =>
  (session ??= portalSession(request).then(async (token) => ({
    token,
    listingId: await listingOfPortal(request, token, ofThisTry('Trilocale in Via Cernaia')),
  })))

interface Read {
  id: string
  name: string
  errors: { code: string; message: string; blocker: boolean; contestable: boolean }[]
}

/** Hands in what Giulia has, with the tampered documents in the place of her own. @returns all of it as it was read */
async function handIn(request: APIRequestContext, person: SignedUp, { kind, files }: Tampered): Promise<Read[]> {
  const { get, send } = callsOf(request, person)
  const { payslips, certificate, statements } = await handedInBy(request, 'giulia-bianchi')
  const given = await files()
  await giveAnswers(request, person, person.applicant)
  await handInCard(request, person, 'giulia-bianchi')
  const other = async (type: string, path: string, all: readonly DrawnFile[]) => {
    for (const file of all) await send(path, { type, name: file.name, file })
  }
  await other(
    'payslip',
    '/api/v1/other-documents/upload',
    kind === 'payslip' ? [...payslips.slice(0, -1), ...given] : payslips,
  )
  await other('cud', '/api/v1/other-documents/upload-fiscal', certificate)
  await other('bank_statement', '/api/v1/bank-account/upload', kind === 'statement' ? given : statements)
  await untilRead(request, person)
  return (await get<{ state: { documents: Read[] } }>('/api/v1/state/')).state.documents
}

interface Refused {
  /** The tampered documents, as they were read. */
  changed: Read[]
  blockers: (Read['errors'][number] & { document_id: string })[]
}

/** Hands in, and sees that nothing goes on: what is wrong with the tampered documents stops the confirmation. */
async function refusedOf(request: APIRequestContext, person: SignedUp, tampered: Tampered): Promise<Refused> {
  const documents = await handIn(request, person, tampered)
  const given = await tampered.files()
  const changed = documents.filter((one) => given.some((file) => file.name === one.name))
  const blockers = changed.flatMap(({ id, errors }) =>
    errors.filter(({ blocker }) => blocker).map((error) => ({ document_id: id, ...error })),
  )
  expect(blockers).not.toEqual([])
  expect(await statusOf(request, person, 'confirmation/submit', { confirmed: true })).toBe(409)
  return { changed, blockers }
}

const statusOf = async (request: APIRequestContext, { applicationId, token }: SignedUp, path: string, data: object) =>
  (
    await request.post(url(`/api/v1/${path}?application_id=${applicationId}&lang=it`), {
      headers: headers(token),
      data,
    })
  ).status()

/** The longest piece of a text without a value in it. */
const fixedPart = (text: string) =>
  text
    .split(/\{[^}]*\}/)
    .toSorted((a, b) => b.length - a.length)[0]!
    .trim()
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await openPdf(new Uint8Array(bytes))
  try {
    return Array.from({ length: pdf.pageCount }, (_, at) => pdf.readPage(at + 1))
      .flatMap(({ words }) => words.map(({ text }) => text))
      .join(' ')
  } finally {
    pdf.close()
  }
}

/** What a report says of tampered documents: nothing that rests on them is sure, and the first screen asks to look. */
function expectDoubt(report: RentReport, tampered: readonly Read[]): void {
  const ids = tampered.map(({ id }) => id)
  expect(report.standing!.state).toBe('open')
  const touching = report.standing!.open_points.filter(({ document_ids }) =>
    document_ids.some((id) => ids.includes(id)),
  )
  expect(touching).not.toEqual([])
  const { genuine, open } = atAGlance(report)
  expect(genuine.outcome).not.toBe('passed')
  expect(open).not.toEqual([])
  expect(report.checks.filter(({ id, outcome }) => id === 'anti_fraud' && outcome === 'passed')).toEqual([])
}

/** The page in each language: the open point in that language's words, and nothing that is green. */
async function expectPage(page: Page, path: string, keys: readonly string[], name: string): Promise<void> {
  for (const language of languages) {
    const address = new URL(url(path))
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await expect(page.locator('article.report h1')).toBeVisible()
    // Of many points each is a line, which tells the rest when it is opened.
    await page.evaluate(`for (const line of document.querySelectorAll('details.open-line')) line.open = true`)
    const text = spaced(await page.locator('article.report').innerText())
    for (const key of keys) expect(text, `${name} in ${language}`).toContain(spaced(fixedPart(wordsIn(language)(key))))
    const genuine = page.locator('.strip-cell').filter({ hasText: wordsIn(language)('Report.Glance.genuine') })
    await expect(genuine).toHaveCount(1)
    await expect(genuine).not.toHaveClass(/check-passed/)
  }
}

for (const [name, tampered] of Object.entries<Tampered>(tamperedDocuments).filter(([, { isCopy }]) => isCopy !== true))
  test(`${name}, insisted on: the list, the report, its PDF, the shared page and the verification ask for attention`, async ({
    page,
    request,
  }) => {
    const { token, listingId } = await landlord(request)
    const at = Object.keys(tamperedDocuments).indexOf(name)
    // The list, the band and the verification say of each kind the same: one language a kind, in turn.
    const language = languages[at % languages.length]!
    const person = await signedUp(request, giulia(`giulia.tampers.${at}`), listingId)
    const { get, post } = callsOf(request, person)
    const { changed, blockers } = await refusedOf(request, person, tampered)
    for (const { document_id, code, contestable } of blockers) {
      expect(contestable).toBe(true)
      await post('/api/v1/contest/submit', { document_id, code, comment: 'È così come si vede' })
    }
    await post('/api/v1/confirmation/submit', { confirmed: true })
    await enter(page, person, 'payment')
    await pay(page)
    const { report, report_id } = await get<{ report: RentReport; report_id: string }>('/api/v2/report/')
    expectDoubt(report, changed)
    const keys = [...new Set(report.standing!.open_points.map(({ msg }) => msg.key))]

    const asLandlord = { headers: headers(token) }
    const list = await answered<{ applicants: { application_id: string; report: { needs_attention: boolean } }[] }>(
      request.get(
        url(`/api/v1/dashboard/applicants?lang=it&text=${encodeURIComponent(person.applicant.email)}`),
        asLandlord,
      ),
    )
    expect(list.applicants.find(({ application_id }) => application_id === person.applicationId)?.report).toMatchObject(
      {
        needs_attention: true,
      },
    )
    const seen = await answered<{ report: RentReport }>(
      request.get(url(`/api/v1/dashboard/reports/${report_id}?lang=it`), asLandlord),
    )
    expectDoubt(seen.report, changed)
    await page.evaluate(`sessionStorage.setItem('dashboard session token', ${JSON.stringify(token)})`)
    await page.goto(url(`/dashboard?lang=${language}&listing=${listingId}`))
    const row = page.locator(`main :is(tr, li):has(a[href*="/reports/${report_id}"])`).first()
    await expect(row).toContainText(wordsIn(language)('Dashboard.Status.needs_attention'))
    await expectPage(page, `/dashboard/reports/${report_id}`, keys, 'the landlord’s report')
    for (const language of languages) {
      const { pdf_link } = await answered<{ pdf_link: string }>(
        request.get(url(`/api/v1/dashboard/reports/${report_id}/pdf?lang=${language}`), asLandlord),
      )
      const text = await textOf(await (await request.get(pdf_link)).body())
      for (const key of keys)
        expect(text, `the PDF in ${language}`).toContain(spaced(fixedPart(wordsIn(language)(key))))
    }
    const { link } = await post<{ link: string }>('/api/v2/report/shares/create', {
      report_id,
      recipient: 'Studio Rossi',
      level: 'lines',
      days: 7,
    })
    const { pathname, search, hash } = new URL(link)
    // No browser sends what stands behind the mark.
    expect(search).toBe('')
    await expectPage(page, `${pathname}${hash}`, keys, 'the shared page')

    const result = await post<{ link: string }>('/api/v2/report/shares/create', {
      report_id,
      recipient: 'Studio Verdi',
      level: 'band',
      days: 7,
    })
    const address = new URL(result.link)
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await expect(page.locator('main .banner')).toContainText(wordsIn(language)('Report.Band.Open'))

    const verification = new URL(report.qr_verification.url!)
    const certificate = await answered<{ certificate: { needs_attention: boolean; measures_rent: boolean } }>(
      request.get(url(`/api/v1/openapis/verify-qr-code?lang=it&token=${verification.searchParams.get('token')}`), {
        headers: headers(),
      }),
    )
    expect(certificate.certificate).toMatchObject({ needs_attention: true, measures_rent: false })
    verification.searchParams.set('lang', language)
    await page.goto(verification.href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsIn(language)('ReportVerification.VerifiedOpen'),
    )
    await expect(page.locator('main')).toContainText(wordsIn(language)('ReportVerification.Open.Text'))
    await expect(page.locator('main .tag.ok, main .certificate.ok')).toHaveCount(0)
  })

test('the same statement three times: the copies are refused, whatever is held against that', async ({ request }) => {
  const { listingId } = await landlord(request)
  const person = await signedUp(request, giulia('giulia.tampers.thrice'), listingId)
  const { blockers } = await refusedOf(request, person, tamperedDocuments['the same statement three times'])
  expect(blockers.map(({ code, contestable }) => ({ code, contestable }))).toEqual(
    Array(2).fill({ code: 'bank_statement.duplicate', contestable: false }),
  )
  for (const { document_id, code } of blockers)
    expect(await statusOf(request, person, 'contest/submit', { document_id, code, comment: 'È giusto così' })).toBe(409)
  expect(await statusOf(request, person, 'confirmation/submit', { confirmed: true })).toBe(409)
})
