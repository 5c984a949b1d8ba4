import { createHmac, generateKeyPairSync, sign as signBytes, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemRandom } from '../../random.ts'
import { settleApplicant, settleMember, type TestMember } from '../../testing/people.ts'
import { mailTo, codeIn, signUpFields, signUpPerson } from '../../testing/sign-up-person.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'

let app: TestApp
let casa: TestMember, dimora: TestMember
beforeAll(async () => {
  app = await startTestApp()
  await app.work()
  ;[casa, dimora] = [await settleMember(app), await settleMember(app)]
})
afterAll(() => app.end())
// All callers have one address here: the buckets are full again.
beforeEach(() => app.clock.advance(minutes(4)))

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const joined = (header: object, claims: object) => `${part(header)}.${part(claims)}`
const pair = generateKeyPairSync('ed25519')
const byEdDSA = (key: KeyObject) => (text: string) => signBytes(null, Buffer.from(text), key).toString('base64url')
const byHS256 = (secret: string) => (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

const keyCall = (token: string, body: object) =>
  app.call({ method: 'POST', url: '/api/v1/dashboard/partner-keys', token, body })
interface Key {
  id: string
  kid: string
  alg: string
  sign: (text: string) => string
  secret: string
}
async function addKey(member: TestMember, algorithm: 'EdDSA' | 'HS256' = 'EdDSA'): Promise<Key> {
  const { key, secret } = (
    await keyCall(member.token, {
      name: 'Portal',
      algorithm,
      ...(algorithm === 'EdDSA' && { public_key: pair.publicKey.export({ type: 'spki', format: 'pem' }) }),
    })
  ).json()
  return {
    id: key.id,
    kid: key.kid,
    alg: algorithm,
    secret,
    sign: algorithm === 'EdDSA' ? byEdDSA(pair.privateKey) : byHS256(secret),
  }
}

const now = () => Math.floor(app.clock.now().getTime() / 1000)
const claimsFor = (member: TestMember, more: object = {}) => ({
  first_name: 'Giulia',
  last_name: 'Bianchi',
  email: `${systemRandom.uuid()}@esempio.example`,
  listing_id: member.listingId,
  iat: now(),
  exp: now() + 300,
  jti: systemRandom.uuid(),
  ...more,
})
function signed(key: Key, claims: object, header: object = {}): string {
  const text = joined({ alg: key.alg, kid: key.kid, typ: 'JWT', ...header }, claims)
  return `${text}.${key.sign(text)}`
}
async function verify(sig: string, query: Record<string, string> = {}) {
  return app.call({ url: '/api/v1/openapis/verify-partner-signature', query: { sig, lang: 'en', ...query } })
}
const open = (email: string, code: string) =>
  app.call({ method: 'POST', url: '/api/v1/verify-email/submit', body: { email, code } })
const enter = (token: string, email: string, more: object = {}) =>
  app.call({
    method: 'POST',
    url: '/api/v1/signup/submit',
    token,
    query: { lang: 'it' },
    headers: { 'application-type': 'rapid' },
    body: signUpFields(email, {
      employment_status: 'Hybrid-employed',
      mobile: '+11-111111111',
      listing_id: null,
      ...more,
    }),
  })
const stateOf = async (token: string, application_id: string) =>
  app.call({ url: '/api/v1/state/', token, query: { application_id } })

describe.each(['EdDSA', 'HS256'] as const)('a signature by %s', (algorithm) => {
  test(
    'tells whom it is for, opens an account by a code that works once, and an application at the documents',
    { tags: ['B1-partners', 'B4-partner-entry', 'B3-partner-certificate', 'B7-verifyPartnerSignature'] },
    async () => {
      const key = await addKey(casa, algorithm)
      const claims = claimsFor(casa)
      const reply = (await verify(signed(key, claims), { listing_id: casa.listingId })).json()
      expect(reply.certificate).toEqual({
        first_name: 'Giulia',
        last_name: 'Bianchi',
        email: claims.email,
        message: 'Authenticated',
      })
      const { access_token: token } = (await open(claims.email, reply.code)).json()
      expect((await open(claims.email, reply.code)).json().code).toBe('code_expired')
      const { application_id } = (
        await enter(token, 'somebody.else@esempio.example', { first_name: 'Mallory', hide_nav: true })
      ).json()
      expect((await enter(token, claims.email)).json().application_id).toBe(application_id)
      const { user, application } = (await stateOf(token, application_id)).json().state
      expect([
        user.first_name,
        user.email,
        application.listing_id,
        application.applicationType,
        application.step_router,
        // The partner's page has bars of its own, on every screen of the form.
        application.hide_nav,
      ]).toEqual(['Giulia', claims.email, casa.listingId, 'rapid', 'income-check', true])
      expect(
        app.mailbox.emails.filter(
          ({ to }) => to.includes(claims.email) || to.includes('somebody.else@esempio.example'),
        ),
      ).toEqual([])
    },
  )
})

describe('refused, all alike', () => {
  let key: Key, shared: Key, revoked: Key, foreign: Key
  beforeAll(async () => {
    ;[key, shared, revoked, foreign] = [
      await addKey(casa),
      await addKey(casa, 'HS256'),
      await addKey(casa, 'HS256'),
      await addKey(dimora, 'HS256'),
    ]
    await app.call({ method: 'POST', url: `/api/v1/dashboard/partner-keys/${revoked.id}/revoke`, token: casa.token })
  })
  const used = async () => {
    const sig = signed(key, claimsFor(casa))
    expect((await verify(sig)).statusCode).toBe(200)
    return sig
  }
  const cut = (sig: string) => `${sig.slice(0, -6)}AAAAAA`
  const none = (of: Key) => `${joined({ alg: 'none', kid: of.kid }, claimsFor(casa))}.`
  /** The public key is no secret: a forger who takes it for one signs what the header calls HS256. */
  const confused = () => {
    const text = joined({ alg: 'HS256', kid: key.kid }, claimsFor(casa))
    return `${text}.${byHS256(pair.publicKey.export({ format: 'jwk' }).x!)(text)}`
  }
  test.each<[string, () => string | Promise<string>, Record<string, string>?]>([
    ['no signature at all', () => 'rubbish'],
    ['one that was changed', () => cut(signed(key, claimsFor(casa)))],
    [
      'other claims under it',
      () => {
        const [head, , proof] = signed(key, claimsFor(casa)).split('.')
        return `${head}.${part(claimsFor(casa))}.${proof}`
      },
    ],
    ['one that is over', () => signed(key, claimsFor(casa, { exp: now() - 61 }))],
    ['one without an end', () => signed(key, claimsFor(casa, { exp: undefined }))],
    ['one that lives for longer than five minutes', () => signed(key, claimsFor(casa, { exp: now() + 362 }))],
    ['one that lives for an hour', () => signed(key, claimsFor(casa, { exp: now() + 3600 }))],
    ['one of the day after tomorrow', () => signed(key, claimsFor(casa, { nbf: now() + 172_800 }))],
    ['one without a jti', () => signed(key, claimsFor(casa, { jti: undefined }))],
    ['one that was used', used],
    [
      'one for another home than the page is of',
      () => signed(key, claimsFor(casa)),
      { listing_id: systemRandom.uuid() },
    ],
    ['one for a home of another company', () => signed(foreign, claimsFor(casa))],
    [
      'one for no home on the page of a home',
      () => signed(key, claimsFor(casa, { listing_id: undefined })),
      { listing_id: systemRandom.uuid() },
    ],
    ['algorithm none', () => none(shared)],
    ['another algorithm than on record', () => signed({ ...shared, alg: 'HS512' }, claimsFor(casa))],
    ['the public key taken for a secret', confused],
    ['a revoked key', () => signed(revoked, claimsFor(casa))],
    ['a key that nobody knows', () => signed({ ...shared, kid: 'nobody' }, claimsFor(casa))],
    ["another company's key under this one's name", () => signed({ ...foreign, kid: shared.kid }, claimsFor(casa))],
    ['a header that must be understood', () => signed(shared, claimsFor(casa), { crit: ['b64'], b64: false })],
    ['no name', () => signed(key, claimsFor(casa, { last_name: '' }))],
    ['no address', () => signed(key, claimsFor(casa, { email: 'nobody' }))],
  ])('%s', async (_, make, query) => {
    const refused = await verify(await make(), query)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { success: false, code: 'partner_signature', message: expect.stringContaining('works only once'), msg: [] },
    ])
  })

  test('a clock that is a minute wrong is forgiven, either way', async () => {
    expect((await verify(signed(key, claimsFor(casa, { exp: now() - 30 })))).statusCode).toBe(200)
    expect(
      (await verify(signed(key, claimsFor(casa, { iat: now() + 50, nbf: now() + 50, exp: now() + 350 })))).statusCode,
    ).toBe(200)
  })

  test('of many at once one is taken', { tags: ['B7-verifyPartnerSignature'] }, async () => {
    const sig = signed(key, claimsFor(casa))
    app.clock.advance(minutes(10))
    const late = signed(key, claimsFor(casa))
    const answers = await Promise.all(
      Array.from({ length: 18 }, () =>
        app.call({ url: '/api/v1/openapis/verify-partner-signature', query: { sig: late } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await verify(sig)).statusCode).toBe(422)
  })
})

describe('what a partner opens', { tags: ['A6-partner'] }, () => {
  test('no code opens anything without a signature, and none opens after ten minutes', async () => {
    const key = await addKey(casa)
    const claims = claimsFor(casa)
    for (const code of ['000000', '111111', '123456']) expect((await open(claims.email, code)).statusCode).toBe(422)
    const { code } = (await verify(signed(key, claims))).json()
    app.clock.advance(minutes(10))
    expect((await open(claims.email, code)).statusCode).toBe(422)
  })

  test('five wrong codes end it', async () => {
    const key = await addKey(casa)
    const claims = claimsFor(casa)
    const { code } = (await verify(signed(key, claims))).json()
    for (let turn = 1; turn <= 5; turn++)
      await open(claims.email, String((Number(code) + turn) % 1_000_000).padStart(6, '0'))
    expect((await open(claims.email, code)).statusCode).toBe(422)
  })

  test('is never an account that someone has: who signs for a stranger sees nothing of theirs, and ends no session of theirs', async () => {
    const key = await addKey(casa)
    const email = `${systemRandom.uuid()}@esempio.example`
    const anna = await signUpPerson(app, email)
    const { code } = (await verify(signed(key, claimsFor(casa, { email })))).json()
    const { access_token: token } = (await open(email, code)).json()
    expect((await stateOf(token, anna.applicationId)).statusCode).toBe(404)
    expect((await app.call({ url: '/api/v1/state/uncomplete-applications', token })).json().applications).toEqual([])
    expect((await stateOf(anna.token, anna.applicationId)).statusCode).toBe(200)
  })

  test('is gone on with by anyone who proves the address, and by no one else', async () => {
    const key = await addKey(casa)
    const claims = claimsFor(casa)
    const { code } = (await verify(signed(key, claims))).json()
    const { access_token: token } = (await open(claims.email, code)).json()
    const { application_id } = (await enter(token, claims.email)).json()
    app.clock.advance(minutes(1))
    const proven = async (email: string) => {
      await app.call({
        method: 'POST',
        url: '/api/v1/verify-email/resend-code',
        query: { application_id },
        body: { email },
      })
      const mailed = codeIn(await mailTo(app, email))
      return (
        await app.call({
          method: 'POST',
          url: '/api/v1/verify-email/submit',
          query: { application_id },
          body: { email, code: mailed },
        })
      ).json().access_token as string
    }
    expect((await stateOf(await proven(claims.email), application_id)).statusCode).toBe(200)
    const stranger = await signUpPerson(app, `${systemRandom.uuid()}@esempio.example`)
    expect((await stateOf(stranger.token, application_id)).statusCode).toBe(404)
  })

  test('a home that is gone leaves an application for none, of the company that signed', async () => {
    const key = await addKey(casa)
    const gone = systemRandom.uuid()
    const claims = claimsFor(casa, { listing_id: gone })
    const { code } = (await verify(signed(key, claims), { listing_id: gone })).json()
    const { access_token: token } = (await open(claims.email, code)).json()
    const { application_id } = (await enter(token, claims.email)).json()
    expect((await stateOf(token, application_id)).json().state.application.listing_id).toBeNull()
  })

  test('nothing of a signature or of the person is logged', async () => {
    const key = await addKey(casa)
    const claims = claimsFor(casa)
    const sig = signed(key, claims)
    const { code } = (await verify(sig)).json()
    await open(claims.email, code)
    const lines = app.logged.join('\n')
    expect(lines).toContain('/api/v1/openapis/verify-partner-signature')
    for (const secret of [sig, sig.split('.')[2]!, claims.email, claims.jti]) expect(lines).not.toContain(secret)
  })
})

describe('keys', () => {
  const list = (token: string) => app.call({ url: '/api/v1/dashboard/partner-keys', token })

  test('an owner adds and revokes keys of their own company; a secret is told once', async () => {
    const [mine, other] = [await settleMember(app), await settleMember(app)]
    const key = await addKey(mine, 'HS256')
    expect(key.secret).toMatch(/^[\w-]{43}$/)
    expect((await list(mine.token)).body).not.toContain(key.secret)
    expect((await list(mine.token)).json().keys).toMatchObject([
      { id: key.id, name: 'Portal', algorithm: 'HS256', revoked_at: null, last_used_at: null },
    ])
    expect((await list(other.token)).json().keys).toEqual([])
    const revoke = (token: string) =>
      app.call({ method: 'POST', url: `/api/v1/dashboard/partner-keys/${key.id}/revoke`, token })
    expect((await revoke(other.token)).statusCode).toBe(404)
    await verify(signed(key, claimsFor(mine)))
    expect((await revoke(mine.token)).statusCode).toBe(200)
    expect((await revoke(mine.token)).statusCode).toBe(404)
    expect((await list(mine.token)).json().keys[0]).toMatchObject({
      revoked_at: expect.any(String),
      last_used_at: expect.any(String),
    })
  })

  test.each(['agent', 'viewer'] as const)('not %s', async (role) => {
    const member = await settleMember(app, role)
    expect([
      (await list(member.token)).statusCode,
      (await keyCall(member.token, { name: 'x', algorithm: 'HS256' })).statusCode,
    ]).toEqual([403, 403])
  })

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string
  test.each([
    ['nothing', ''],
    ['rubbish', 'rubbish'],
    ['an RSA key', rsa],
    ['a private key', pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string],
  ])('%s is no public key', async (_, public_key) => {
    expect((await keyCall(casa.token, { name: 'x', algorithm: 'EdDSA', public_key })).json().msg[0]).toMatchObject({
      field: 'public_key',
      key: 'PartnerKeys.Error.PublicKey',
    })
  })

  test('a public key may be given as a JWK spells it', async () => {
    expect(
      (
        await keyCall(casa.token, {
          name: 'x',
          algorithm: 'EdDSA',
          public_key: pair.publicKey.export({ format: 'jwk' }).x,
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('an invitation to the address that a signature names', () => {
  test('is neither listed nor taken up, for no one has proven the mailbox', async () => {
    const carla = `${systemRandom.uuid()}@esempio.example`
    const anna = await settleApplicant(app)
    const invitation = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.invitations.create({
        userId: anna.userId,
        applicationId: anna.applicationId,
        role: 'co-applicant',
        email: carla,
        fullname: 'Carla Verdi',
        invitedBy: 'Anna Bianchi',
      }),
    )

    const stranger = await settleMember(app)
    const key = await addKey(stranger, 'HS256')
    const { code } = (await verify(signed(key, claimsFor(stranger, { email: carla })))).json()
    const { access_token: token } = (await open(carla, code)).json()
    const { application_id } = (await enter(token, carla)).json()
    expect((await app.call({ url: '/api/v1/state/uncomplete-applications', token })).json().invitations).toEqual([])
    const taken = await app.call({
      url: '/api/v1/state/link-applications',
      token,
      query: { application_id, invitation_code: invitation.code },
    })
    expect(taken.statusCode).toBe(404)

    const owner = await signUpPerson(app, carla)
    const listed = await app.call({ url: '/api/v1/state/uncomplete-applications', token: owner.token })
    expect(listed.json().invitations).toMatchObject([{ code: invitation.code }])
  })
})
