/** The whole way of one person, call by call, on the real application and a real database. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giuliaDocuments } from '@attesta/domain/testing/giulia.ts'
import { collect } from '../testing/collect.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { mailTo, signUpPerson, type SignedUp } from '../testing/sign-up-person.ts'
import { until } from '../testing/until.ts'
import { demo, seed } from './seed/seed.ts'

let app: TestApp
let giulia: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  app.clock.advance(Date.parse('2026-11-21T10:00:00Z') - app.clock.now().getTime())
  await seed(app.deps.transact)
  await seed(app.deps.transact)
  await app.work()
  app.reader.result = (fileName) => giuliaDocuments.find(({ name }) => name === fileName)?.result ?? {}
})
afterAll(() => app.end())

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`.padEnd(200))
const own = (more: Record<string, string> = {}) => ({ application_id: giulia.applicationId, lang: 'it', ...more })
const get = async (url: string, more?: Record<string, string>) =>
  app.call({ url, token: giulia.token, query: own(more) })
const post = async (url: string, body?: unknown, more?: Record<string, string>) =>
  app.call({ method: 'POST', url, token: giulia.token, query: own(more), ...(body === undefined ? {} : { body }) })

const untilRead = () =>
  until(
    'the documents to be read',
    async (): Promise<{ name: string; parse_status: string; error: unknown }[] | undefined> => {
      const { documents } = (await get('/api/v1/state/')).json().state
      return documents.every(({ parse_status }: { parse_status: string }) => parse_status === 'done')
        ? documents
        : undefined
    },
  )

test(
  'from sign-up to the report and its check',
  {
    tags: [
      'A3-state',
      'B1-validity',
      'B1-price',
      'B2-report-listing',
      'B3-report-response',
      'B3-payment-session',
      'B3-certificate',
      'B5-papers-complete',
      'B5-confirmation',
      'B8-id-sides',
      'B9-price',
      'B9-validity',
      'A7-authValidate',
      'A7-listingInfo',
      'A7-readState',
      'A7-personalDetailsSubmitAll',
      'A7-additional',
      'B7-validateDocuments',
      'B7-supportedDocuments',
      'B7-uploadBankStatement',
      'B7-readReportV1',
      'B7-readReport',
      'B7-isPaymentRequired',
      'B7-paymentSessionStatus',
    ],
  },
  async () => {
    giulia = await signUpPerson(app, 'giulia@esempio.example', { listing_id: demo.listingId })
    expect((await post('/api/v1/auth/validate')).json()).toEqual({ success: true })
    const listing = await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: demo.listingId } })
    expect(listing.json()).toMatchObject({
      success: true,
      listing: {
        id: demo.listingId,
        rent: '850.00',
        deposit: '2550.00',
        lanPays: false,
        company: { name: 'Casa Serena Immobiliare' },
      },
    })

    const details = {
      fiscalCode: 'bnc gli 92c54 f205x',
      nationality: 'IT',
      dateOfBirth: '14/03/1992',
      placeOfBirth: 'Milano',
      country: 'IT',
      street: 'Via Paolo Sarpi',
      houseNum: '12',
      city: 'Milano',
      postcode: '20154',
      province: 'Milano',
      idCombination: 'digitalId',
    }
    expect((await post('/api/v2/personal-details/submit/all', details)).json()).toEqual({ success: true })
    const household = {
      hhMembers: [],
      guarantors: [],
      householdMembersCount: '1,0',
      hasPets: false,
      petsDetails: null,
      accessibleHouse: false,
      livingSituation: 'renting',
      currentRent: '650.00',
      currentDeposit: null,
      landlordName: null,
      tenancyEndDate: null,
      extraTenancyInfo: null,
      confirmation: true,
    }
    expect((await post('/api/v2/personal-details/additional', household)).json()).toEqual({ success: true })
    expect(
      (
        await post('/api/v2/personal-details/employed-additional', {
          typeOfContract: 'open_ended',
          paychecksPerYear: 13,
        })
      ).json(),
    ).toEqual({ success: true })
    expect((await post('/api/v1/state/update-step', { step: 5, step_router: 'income-check' })).json()).toEqual({
      success: true,
    })

    const wanted = (await get('/api/v2/income-check/supported-documents')).json()
    expect(wanted.documents.map(({ ref }: { ref: string }) => ref)).toContain('national_id')
    expect(wanted.needs).toContainEqual({
      types: ['payslip'],
      met: false,
      months: ['2026-08', '2026-09', '2026-10'],
      missing_months: ['2026-08', '2026-09', '2026-10'],
    })
    expect((await get('/api/v2/income-check/validate-documents')).json()).toMatchObject({
      success: false,
      missing_documents: [{ type: 'national_id' }, { type: 'payslip' }, { type: 'bank_statement' }, { type: 'cud' }],
    })

    for (const { name, result } of giuliaDocuments) {
      const isBank = result.type === 'bank_statement'
      const uploaded = await app.upload({
        url: isBank ? '/api/v1/bank-account/upload' : '/api/v1/other-documents/upload',
        token: giulia.token,
        query: own(),
        fields: { type: result.type, name, ...(result.type === 'national_id' ? { id_type: 'id-card-front' } : {}) },
        file: { name, bytes: pdf(name) },
      })
      expect(uploaded.json(), name).toMatchObject({
        success: true,
        ...(isBank ? { parse_status: 'in progress' } : { document_type: result.type }),
      })
    }
    const documents = await untilRead()
    expect(documents).toHaveLength(6)
    expect(documents.map(({ error }) => error)).toEqual([null, null, null, null, null, null])
    expect((await get('/api/v2/income-check/validate-documents')).json()).toMatchObject({
      missing_documents: [{ message: 'Manca il retro del documento d’identità. Aggiungilo' }],
    })
    await app.upload({
      url: '/api/v1/other-documents/upload',
      token: giulia.token,
      query: own(),
      fields: { type: 'national_id', name: 'id.pdf', id_type: 'id-card-back' },
      file: { name: 'id.pdf', bytes: pdf('the back') },
    })
    await untilRead()
    expect((await get('/api/v2/income-check/validate-documents')).json()).toMatchObject({
      success: true,
      missing_documents: [],
      global_error: null,
    })

    const unconfirmed = {
      code: 'not_ready',
      lacks: [{ kind: 'confirmation', message: 'Conferma che quello che ci hai fornito è vero' }],
    }
    expect((await get('/api/v2/report/')).json()).toMatchObject(unconfirmed)
    expect((await post('/api/v1/payment/create-session')).json()).toMatchObject(unconfirmed)
    expect((await post('/api/v1/confirmation/submit', { confirmed: false })).json()).toMatchObject({
      code: 'not_confirmed',
    })
    expect((await post('/api/v1/confirmation/submit', { confirmed: true })).json()).toEqual({ success: true })
    expect((await get('/api/v2/report/')).statusCode).toBe(402)

    const session = (await post('/api/v1/payment/create-session')).json()
    expect((await post('/api/v1/payment/create-session')).json()).toEqual(session)
    expect((await get('/api/v1/payment/is-payment-required')).json()).toEqual({
      success: true,
      is_payment_required: true,
      is_paid: false,
      refunded: 0,
      amount: 2000,
    })
    const sessionId = session.clientSecret.replace('_secret', '')
    Object.assign(app.fakePayments.sessions.get(sessionId)!, { status: 'complete', paid: true })
    expect((await get('/api/v1/payment/session-status', { session_id: sessionId })).json()).toEqual({
      success: true,
      session: { status: 'complete', amount: 2000 },
    })
    expect((await get('/api/v1/payment/is-payment-required')).json().is_payment_required).toBe(false)
    expect((await post('/api/v1/payment/create-session')).json()).toMatchObject({ code: 'already_paid' })

    const first = (await get('/api/v2/report/')).json()
    expect(first).toMatchObject({
      success: true,
      hide_report: false,
      report: {
        type: 'rent',
        valid_until: '2027-01-20',
        personal_details: { name: 'Giulia Bianchi' },
        employment: { employer: 'Officine Lombarde S.r.l.' },
        listing_info: { asking_price: '850.00' },
      },
    })
    // In both of the specification's spellings.
    expect([first.reportId, first.hideReport]).toEqual([first.report_id, first.hide_report])
    expect((await get('/api/v1/report/')).json()).toEqual(first)
    expect(await mailTo(app, demo.landlordEmail)).toContain('G. B.')
    await expect
      .poll(() => app.mailbox.emails.filter(({ to }) => to === giulia.email).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining(['La tua ricevuta di pagamento', 'Il tuo report è pronto']))

    const token = new URL(first.report.qr_verification.url).searchParams.get('token')!
    const certificate = (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token } })).json()
    expect(certificate).toMatchObject({
      success: true,
      certificate: { applicant_name: 'Giulia Bianchi', valid_until: '2027-01-20', state: 'valid' },
    })
    expect(
      (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token: 'unknown' } })).json(),
    ).toMatchObject({ code: 'qr_not_verified' })

    const landlord = await signIn(demo.landlordEmail)
    const applicants = (await app.call({ url: '/api/v1/dashboard/applicants', token: landlord })).json().applicants
    expect(applicants).toMatchObject([
      { name: 'Giulia Bianchi', status: 'report_ready', report: { id: first.report_id, rent: '850.00' } },
    ])
    expect(
      (await app.call({ url: `/api/v1/dashboard/reports/${first.report_id}`, token: landlord })).json().report,
    ).toEqual(first.report)
    expect((await app.call({ url: '/api/v1/dashboard/listings', token: landlord })).json().listings).toMatchObject([
      { id: demo.listingId, applicants: 1 },
    ])

    app.clock.advance(61 * 86_400_000)
    expect(
      (await app.call({ url: '/api/v1/openapis/verify-qr-code', query: { token } })).json().certificate.state,
    ).toBe('expired')
  },
)

async function signIn(email: string): Promise<string> {
  const before = app.mailbox.emails.filter(({ to }) => to === email).length
  await app.call({ method: 'POST', url: '/api/v1/dashboard/login', body: { email } })
  const code = /\b(\d{6})\b/.exec(await mailTo(app, email, before + 1))![1]!
  return (await app.call({ method: 'POST', url: '/api/v1/dashboard/verify', body: { email, code } })).json()
    .access_token
}

test('what lies in the store does not show what was uploaded', async () => {
  for await (const { key } of app.storage.list(''))
    expect((await collect(await app.storage.get(key))).toString('latin1')).not.toContain('%PDF-1.')
})
