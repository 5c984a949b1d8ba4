import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleApplicant, settleMember, type TestMember } from '../../testing/people.ts'
import { mailTo, signUpFields } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let casa: TestMember
beforeAll(async () => {
  app = await startTestApp()
  await app.work()
  casa = await settleMember(app, 'agent')
})
afterAll(() => app.end())

const home = {
  name: 'Trilocale Via Savona',
  address: 'Via Savona 12, 20144 Milano',
  region: 'it',
  rent: '1150.50',
  deposit: null,
  lan_pays: false,
}
const post = (path: string, body?: unknown, token = casa.token) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/listings${path}`, token, ...(body === undefined ? {} : { body }) })
const all = async (query: Record<string, string> = {}) =>
  (await app.call({ url: '/api/v1/dashboard/listings', token: casa.token, query })).json().listings
const create = async (body: unknown = home) => (await post('', body)).json().listing_id as string
const listingOf = async (id: string) => (await all()).find((listing: { id: string }) => listing.id === id)

test('a listing is written, changed, and its link leads applicants to it', async () => {
  const id = await create()
  expect(await listingOf(id)).toEqual({
    id,
    name: 'Trilocale Via Savona',
    address: 'Via Savona 12, 20144 Milano',
    region: 'it',
    rent: '1150.50',
    deposit: null,
    lan_pays: false,
    is_archived: false,
    apply_url: `http://localhost:3000/it/rent/apply/${id}`,
    applicants: 0,
    unread: 0,
    needs_attention: 0,
    sealed: 0,
    status: 'open',
    reference: null,
    owner: null,
    group: null,
    city: 'Milano',
    utilities: null,
    available_from: null,
    assignee_id: null,
    version: 1,
  })
  expect(
    (
      await post(`/${id}`, {
        ...home,
        name: '  Trilocale\t in Via Savona ',
        region: 'de',
        deposit: '2301.00',
        lan_pays: true,
      })
    ).json(),
  ).toEqual({ success: true })
  const { listing } = (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: id } })).json()
  expect(listing).toMatchObject({
    name: 'Trilocale in Via Savona',
    region: 'de',
    rent: '1150.50',
    deposit: '2301.00',
    lanPays: true,
    company: { name: 'Casa Prova' },
  })
  expect(listing.archived).toBeUndefined()
})

describe('two who edit one listing', () => {
  const alone = async (id: string) => (await all({ listing_id: id }))[0]
  test('the second is refused and nothing is overwritten, until they send the version that stands', async () => {
    const id = await create()
    expect((await post(`/${id}`, { ...home, rent: '1200.00', version: 1 })).statusCode).toBe(200)
    const late = await post(`/${id}`, { ...home, name: 'Attico', version: 1 })
    expect([late.statusCode, late.json().code]).toEqual([409, 'listing_changed'])
    expect(await alone(id)).toMatchObject({ rent: '1200.00', name: home.name, version: 2 })
    expect((await post(`/${id}`, { ...home, name: 'Attico', version: 2 })).statusCode).toBe(200)
    expect(await alone(id)).toMatchObject({ name: 'Attico', version: 3 })
  })

  test('of two at the same instant one is refused', async () => {
    const id = await create()
    const both = await Promise.all(['1.00', '2.00'].map((rent) => post(`/${id}`, { ...home, rent, version: 1 })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test.each<[string, (id: string) => ReturnType<typeof post>]>([
    ['archived it', (id) => post(`/${id}/archive`)],
    ['gave it to someone', (id) => post('/bulk', { listing_ids: [id], act: 'assign', assignee_id: casa.memberId })],
    [
      'imported it again',
      (id) => post('/import', { rows: [{ ...home, reference: `V-${id.slice(0, 8)}` }], is_trial: false }),
    ],
  ])('a colleague who %s was quicker too', async (_, act) => {
    const id = await create()
    await post(`/${id}`, { ...home, reference: `V-${id.slice(0, 8)}` })
    expect((await act(id)).statusCode).toBe(200)
    expect((await post(`/${id}`, { ...home, version: 2 })).json().code).toBe('listing_changed')
    expect(await alone(id)).toMatchObject({ id, version: 3 })
    await post(`/${id}/restore`)
  })

  test('a caller that knows no version changes it as before', async () => {
    const id = await create()
    await post(`/${id}`, { ...home, rent: '1200.00' })
    expect((await post(`/${id}`, { ...home, rent: '1300.00' })).statusCode).toBe(200)
    expect(await alone(id)).toMatchObject({ rent: '1300.00', version: 3 })
  })
})

test.each([
  ['name', { name: 'x' }, 'Dashboard.Listing.Error.Name'],
  ['address', { address: ' ' }, 'Dashboard.Listing.Error.Address'],
  ['rent', { rent: '0.00' }, 'Dashboard.Listing.Error.Rent'],
  ['rent', { rent: '100000.01' }, 'Dashboard.Listing.Error.Rent'],
  ['deposit', { deposit: '999999999.00' }, 'Dashboard.Listing.Error.Deposit'],
  ['region', { region: 'fr' }, 'General.Error.Validation.RegEx'],
])('%s: %o is refused', async (field, wrong, key) => {
  const refused = await post('', { ...home, ...wrong })
  expect([refused.statusCode, refused.json().msg[0]]).toMatchObject([422, { field, key }])
})

describe('an archived listing', () => {
  test('takes no new application and says so; those that were begun go on, and it can be opened again', async () => {
    const id = await create()
    const begun = await settleApplicant(app, { ...casa, listingId: id })
    expect((await post(`/${id}/archive`)).statusCode).toBe(200)
    expect(await listingOf(id)).toBeUndefined()
    expect(await all({ status: 'archived' })).toMatchObject([{ id, is_archived: true }])
    expect(
      (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: id } })).json().listing.archived,
    ).toBe(true)
    const signUp = () =>
      app.call({
        method: 'POST',
        url: '/api/v1/signup/submit',
        query: { lang: 'it' },
        body: signUpFields('nuova@esempio.example', { listing_id: id }),
      })
    const refused = await signUp()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'listing_archived', message: 'Questo annuncio non accetta nuove candidature' },
    ])
    expect(
      (
        await app.call({ url: '/api/v1/state/', token: begun.token, query: { application_id: begun.applicationId } })
      ).json().state.application.listing_id,
    ).toBe(id)
    await post(`/${id}/restore`)
    expect((await signUp()).statusCode).toBe(200)
  })
})

test('the QR code is a drawing of the link and nothing else', async () => {
  const { qr } = (await app.call({ url: `/api/v1/dashboard/listings/${await create()}/qr`, token: casa.token })).json()
  expect(qr).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
  expect(qr).not.toMatch(/<script|href|on\w+=/)
})

describe('an invitation to apply', () => {
  const invite = (id: string, email: string, language = 'de') => post(`/${id}/invite`, { email, language })

  test('is an email in the language chosen, with the address behind the #, noted, and once a day', async () => {
    const id = await create()
    expect((await invite(id, 'Rosa.Ferri@esempio.example')).statusCode).toBe(200)
    const email = await mailTo(app, 'rosa.ferri@esempio.example')
    expect(email).toContain('Casa Prova lädt Sie zur Bewerbung ein')
    expect(email).toContain(`http://localhost:3000/de/rent/apply/${id}#invited=rosa.ferri%40esempio.example`)
    const again = await invite(id, 'rosa.ferri@esempio.example')
    expect([again.statusCode, again.json().code]).toEqual([429, 'invitation_sent_today'])
    const { invitations } = (
      await app.call({ url: `/api/v1/dashboard/listings/${id}/invitations`, token: casa.token })
    ).json()
    expect(invitations).toEqual([{ email: 'rosa.ferri@esempio.example', sent_at: app.clock.now().toISOString() }])
    const own = await create()
    expect((await invite(own, 'rosa.ferri@esempio.example')).statusCode).toBe(200)
  })

  test('is not sent for an archived listing', async () => {
    const id = await create()
    await post(`/${id}/archive`)
    expect((await invite(id, 'rosa@esempio.example')).json().code).toBe('listing_archived')
  })

  test('a member cannot write to the whole world', async () => {
    const busy = await settleMember(app, 'agent')
    const codes: number[] = []
    for (let count = 0; count < 22; count++)
      codes.push(
        (await post(`/${busy.listingId}/invite`, { email: `p${count}@esempio.example`, language: 'it' }, busy.token))
          .statusCode,
      )
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([20, 429])
  })
})
