import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleMember } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.end())

const set = (token: string, origins: unknown) =>
  app.call({ method: 'POST', url: '/api/v1/dashboard/frame-origins', token, body: { origins } })
const originsOf = async (listingId: string) =>
  (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: listingId } })).json().listing
    .parentOrigins

test('an owner says which sites may frame the form, of their own company alone', async () => {
  const [owner, other] = [await settleMember(app), await settleMember(app)]
  expect(
    (await set(owner.token, ['https://www.casa.example', 'https://www.casa.example', 'http://localhost:5173'])).json(),
  ).toEqual({ success: true })
  expect(await originsOf(owner.listingId)).toEqual(['https://www.casa.example', 'http://localhost:5173'])
  expect(await originsOf(other.listingId)).toEqual(['https://www.casa-prova.example'])
  await set(owner.token, [])
  expect(await originsOf(owner.listingId)).toEqual([])
})

test("the type of the messages to those sites is the product's, until the company has one of its own", async () => {
  const owner = await settleMember(app)
  const typed = (message_type: unknown) =>
    app.call({
      method: 'POST',
      url: '/api/v1/dashboard/frame-origins',
      token: owner.token,
      body: { origins: ['https://www.casa.example'], message_type },
    })
  const told = async () =>
    (await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: owner.listingId } })).json().listing
      .messageType as string | undefined
  expect(await told()).toBeUndefined()
  await typed('portale.check')
  await set(owner.token, ['https://www.casa.example'])
  expect([await told(), (await settingsOf(owner.token)).message_type]).toEqual(['portale.check', 'portale.check'])
  for (const wrong of ['', '1x', 'a b', '<script>', 'x'.repeat(41)]) expect((await typed(wrong)).statusCode).toBe(422)
  await typed(null)
  expect(await told()).toBeUndefined()
})

test.each(['agent', 'viewer'] as const)('not %s', async (role) => {
  const member = await settleMember(app, role)
  expect((await set(member.token, ['https://www.casa.example'])).statusCode).toBe(403)
  expect(await originsOf(member.listingId)).toEqual(['https://www.casa-prova.example'])
})

test.each([
  ['https://*.casa.example'],
  ['https://casa.example/apply'],
  ['http://casa.example'],
  ["https://casa.example; script-src 'unsafe-inline'"],
  ['*'],
])('«%s» is no site', async (origin) => {
  const owner = await settleMember(app)
  expect((await set(owner.token, [origin])).statusCode).toBe(422)
  expect(await originsOf(owner.listingId)).toEqual(['https://www.casa-prova.example'])
})

const settingsOf = async (token: string) =>
  (await app.call({ url: '/api/v1/dashboard/settings', token })).json().settings
const send = (token: string, path: string, body: unknown) =>
  app.call({ method: 'POST', url: `/api/v1/dashboard/settings/${path}`, token, body })
const colours = { primary: '#ffe94a', secondary: null, background: null, header: '#1d4f6e' }
/** One white point. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

test('what is tried is what is shown once it is saved: one algorithm', async () => {
  const owner = await settleMember(app)
  const tried = (await send(owner.token, 'try-colours', colours)).json().theme
  expect((await settingsOf(owner.token)).colours.primary).toBeNull()
  expect((await send(owner.token, 'brand', { colours, logo: pixel, url: 'https://www.casa.example' })).json()).toEqual({
    success: true,
  })
  const { company } = (
    await app.call({ url: '/api/v1/workflow/listing-info', query: { listing_id: owner.listingId } })
  ).json().listing
  expect(company).toMatchObject({ theme: tried, url: 'https://www.casa.example', visualPrimaryColor: '#ffe94a' })
  expect(company.logo).toMatch(/^data:image\/png;base64,/)
  expect(await settingsOf(owner.token)).toMatchObject({ colours, logo: company.logo })
})

test.each([
  [
    'a colour that ends the rule',
    { colours: { ...colours, primary: 'red;}' }, logo: null, url: null },
    'colours.primary',
  ],
  ['a drawing that could run', { colours, logo: 'data:image/svg+xml;base64,PHN2Zy8+', url: null }, 'logo'],
  [
    'a page that is called a picture',
    { colours, logo: `data:image/png;base64,${Buffer.from('<script>1</script>').toString('base64')}`, url: null },
    'logo',
  ],
  ['a link that runs', { colours, logo: null, url: 'javascript:alert(1)' }, 'url'],
])('%s is refused', async (_, body, field) => {
  const owner = await settleMember(app)
  const refused = await send(owner.token, 'brand', body)
  expect([refused.statusCode, refused.json().msg[0].field]).toEqual([422, field])
})

test('texts of the law and the question for the address are settled, and nothing else is touched', async () => {
  const owner = await settleMember(app)
  const legal_pages = {
    terms: 'https://casa.example/terms',
    privacy: 'https://casa.example/{lang}/privacy',
    marketing: 'https://casa.example/news',
  }
  await send(owner.token, 'form', { legal_pages, asks_for_address: true })
  expect(await settingsOf(owner.token)).toMatchObject({
    legal_pages,
    asks_for_address: true,
    parent_origins: ['https://www.casa-prova.example'],
  })
  await send(owner.token, 'form', { legal_pages: null, asks_for_address: false })
  expect(await settingsOf(owner.token)).toMatchObject({ legal_pages: null, asks_for_address: false })
})

test('stages have the company’s own names for all of its people, and for no other company', async () => {
  const casa = await settleMember(app)
  const names = { none: '', shortlisted: ' Da   incontrare ', offered: '', accepted: '', declined: '', withdrawn: '' }
  const save = (body: object) =>
    app.call({ method: 'POST', url: '/api/v1/dashboard/settings/stages', token: casa.token, body })
  const shown = async ({ token }: { token: string }) =>
    (await app.call({ url: '/api/v1/dashboard/me', token })).json().stage_names
  expect((await save(names)).statusCode).toBe(200)
  expect(await shown(casa)).toEqual({ ...names, shortlisted: 'Da incontrare' })
  expect((await shown(await settleMember(app))).shortlisted).toBe('')
  const twice = await save({ ...names, offered: 'DA INCONTRARE' })
  expect(twice.json().msg).toMatchObject([{ key: 'Stages.Error.Twice' }])
  expect((await save({ ...names, offered: 'x'.repeat(31) })).statusCode).toBe(422)
  await save({ ...names, shortlisted: '' })
  expect((await shown(casa)).shortlisted).toBe('')
})
