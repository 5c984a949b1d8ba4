import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HandoverSlot } from '@attesta/contract/handover.ts'
import { identity } from '@attesta/domain/testing/documents.ts'
import { auditLog, handovers } from '../../db/schema.ts'
import { routeNames, routeOf } from '../../http/check-table.ts'
import { settleApplicant, settleMember, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { minutes } from '../../testing/test-clock.ts'
import { until } from '../../testing/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.reader.result = (name) =>
    name.startsWith('blurred')
      ? {}
      : name.startsWith('slip')
        ? { type: 'payslip', verdict: 'parsed' }
        : { ...identity() }
  await app.work()
})
afterAll(() => app.end())

const front: HandoverSlot = { type: 'national_id', id_type: 'id-card-front', selected_ids_combination: 'digitalId' }
const back: HandoverSlot = { type: 'national_id', id_type: 'id-card-back', selected_ids_combination: 'digitalId' }
const png = (text: string) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(text.padEnd(100))])

const own = (person: TestApplicant, more: Record<string, string> = {}) => ({
  application_id: person.applicationId,
  lang: 'en',
  ...more,
})
const start = (person: TestApplicant, slots: unknown = [front, back]) =>
  app.call({ method: 'POST', url: '/api/v1/handover/start', token: person.token, query: own(person), body: { slots } })
const begun = async (person: TestApplicant, slots?: unknown) => {
  const { handover_id, link } = (await start(person, slots)).json()
  return { id: handover_id as string, secret: (link as string).split('#')[1]! }
}
const status = (person: TestApplicant, id: string) =>
  app.call({ url: '/api/v1/handover/status', token: person.token, query: own(person, { handover_id: id }) })
const take = (secret: string) => app.call({ method: 'POST', url: '/api/v1/handover/take', body: { secret } })
const connected = async (person: TestApplicant, slots?: unknown) => {
  const { id, secret } = await begun(person, slots)
  return { id, secret, token: (await take(secret)).json().access_token as string }
}
const look = (token: string) => app.call({ url: '/api/v1/handover/', token })
const send = (token: string, slot: string, name = 'front.png') =>
  app.upload({
    url: '/api/v1/handover/upload',
    token,
    fields: { slot, name },
    file: { name: 'x', bytes: png(`${name} ${app.clock.now().getTime()}`) },
  })
const documentsOf = async (person: TestApplicant) =>
  (await app.call({ url: '/api/v1/state/', token: person.token, query: own(person) })).json().state.documents
const end = (person: TestApplicant, id: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/handover/end',
    token: person.token,
    query: own(person, { handover_id: id }),
  })

describe('from computer to phone', () => {
  test('the link carries its secret behind the #, as text and as a picture; the database has only hashes', async () => {
    const anna = await settleApplicant(app)
    const answer = (await start(anna)).json()
    expect(answer.link).toMatch(/^http:\/\/localhost:3000\/en\/handover#[\w-]{43}$/)
    expect(answer.qr).toMatch(/^<svg /)
    const secret = answer.link.split('#')[1]
    const token = (await take(secret)).json().access_token
    const rows = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx.select().from(handovers).where(eq(handovers.id, answer.handover_id)),
    )
    for (const text of [secret, token, 'id-card-front'])
      expect(
        Buffer.from(JSON.stringify(rows.map((row) => ({ ...row, slots: row.slots.toString('latin1') })))).includes(
          text,
        ),
      ).toBe(false)
    for (const text of [secret, token]) expect(app.logged.join('\n')).not.toContain(text)
  })

  test('what the phone sends is in the application, with what the slot says of it', async () => {
    const casa = await settleMember(app)
    const anna = await settleApplicant(app, casa)
    const { id, secret } = await begun(anna)
    expect((await status(anna, id)).json()).toMatchObject({ status: 'waiting', files: 0 })
    const taken = (await take(secret)).json()
    expect(taken).toMatchObject({ slots: [front, back], company: { name: 'Casa Prova' }, files: [] })
    expect(JSON.stringify(taken)).not.toMatch(/Giulia|Bianchi|esempio\.example|3331234567/)
    expect((await status(anna, id)).json()).toMatchObject({ status: 'connected' })
    const sent = await send(taken.access_token, '1', 'back.png')
    expect(sent.statusCode).toBe(200)
    expect((await status(anna, id)).json().files).toBe(1)
    expect(await documentsOf(anna)).toMatchObject([
      { id: sent.json().document_id, type: 'national_id', id_type: 'id-card-back', name: 'back.png' },
    ])
    await until(
      'it to be read',
      async () => (await look(taken.access_token)).json().files[0].state !== 'reading' || undefined,
    )
    expect((await look(taken.access_token)).json().files).toMatchObject([{ slot: 1, name: 'back.png', state: 'ready' }])
    const events = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx
        .execute('set local role attesta_audit')
        .then(() => tx.select().from(auditLog).where(eq(auditLog.applicationId, anna.applicationId))),
    )
    expect(events.map(({ event, actor }) => `${actor} ${event}`)).toEqual([
      'owner handover.started',
      'handover document.uploaded',
    ])
  })

  test('a picture that cannot be read is asked for again, and nothing else is told', async () => {
    const anna = await settleApplicant(app)
    const { token } = await connected(anna)
    await send(token, '0', 'blurred.png')
    const files = await until('it to be read', async () => {
      const { files: all } = (await look(token)).json()
      return all[0].state === 'reading' ? undefined : all
    })
    expect(Object.keys(files[0]).sort()).toEqual(['document_id', 'name', 'size', 'slot', 'state'])
    expect(files[0].state).toBe('again')
  })

  test('what the computer sent is not told to the phone', async () => {
    const anna = await settleApplicant(app)
    await app.upload({
      url: '/api/v1/other-documents/upload',
      token: anna.token,
      query: own(anna),
      fields: { type: 'national_id', id_type: 'id-card-front', name: 'mine.png' },
      file: { name: 'x', bytes: png('computer') },
    })
    const { token } = await connected(anna)
    expect((await look(token)).json().files).toEqual([])
  })
})

describe('the link', () => {
  test('opens once: of twenty phones at once exactly one is let in', async () => {
    const { secret } = await begun(await settleApplicant(app))
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(secret)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.find(({ statusCode }) => statusCode !== 200)!.json()).toMatchObject({ code: 'handover_over' })
  })

  test.each([
    ['is over after ten minutes', 10 * 60_000, 410],
    ['is good until then', 10 * 60_000 - 1000, 200],
  ])('%s', async (_, ms, code) => {
    const { secret } = await begun(await settleApplicant(app))
    app.clock.advance(ms)
    expect((await take(secret)).statusCode).toBe(code)
  })

  test('is dead when the computer has closed it, begun another, or signed out', async () => {
    const anna = await settleApplicant(app)
    const [first, second] = [await begun(anna), await begun(anna)]
    expect((await take(first.secret)).statusCode).toBe(410)
    await end(anna, second.id)
    expect((await take(second.secret)).statusCode).toBe(410)
    const third = await begun(anna)
    await app.call({ method: 'POST', url: '/api/v1/auth/sign-out', token: anna.token })
    expect((await take(third.secret)).statusCode).toBe(410)
  })

  test('that no one made is refused like one that is over', async () => {
    expect((await take('x'.repeat(43))).json().code).toBe('handover_over')
  })

  test.each([
    ['no slot', []],
    ['an identity document without its side', [{ type: 'national_id' }]],
    ['an «other» that does not say what it is', [{ type: 'other', other_type: ' ' }]],
    ['a statement without its bank', [{ type: 'bank_statement' }]],
    ['a slot that does not exist', [{ type: 'everything' }]],
    ['too many', Array.from({ length: 9 + 1 }, () => front)],
  ])('is not made for %s', async (_, slots) => {
    expect((await start(await settleApplicant(app), slots)).statusCode).toBe(422)
  })
})

describe('the phone', () => {
  test('may do nothing but send, look and finish', async () => {
    const anna = await settleApplicant(app)
    const { token } = await connected(anna)
    for (const name of routeNames.filter((route) => ['applicant', 'owner', 'member'].includes(routeOf(route).who))) {
      app.clock.advance(1000)
      const { method, path } = routeOf(name)
      const answer = await app.call({
        method,
        url: path.replace(/:\w+/g, anna.applicationId),
        token,
        query: { application_id: anna.applicationId },
        ...(method === 'POST' ? { body: {} } : {}),
      })
      expect([name, answer.statusCode]).toEqual([name, 401])
    }
    expect((await send(anna.token, '0')).statusCode).toBe(401)
  })

  test('is shut out by the computer, within its next call', async () => {
    const anna = await settleApplicant(app)
    const { id, token } = await connected(anna)
    expect((await end(anna, id)).statusCode).toBe(200)
    expect((await end(anna, id)).statusCode).toBe(200)
    expect([(await look(token)).statusCode, (await send(token, '0')).statusCode]).toEqual([401, 401])
    expect((await status(anna, id)).json().status).toBe('ended')
    expect(await documentsOf(anna)).toEqual([])
  })

  test('is shut out when the person signs out', async () => {
    const anna = await settleApplicant(app)
    const { token } = await connected(anna)
    await app.call({ method: 'POST', url: '/api/v1/auth/sign-out', token: anna.token })
    expect((await look(token)).json().code).toBe('session_expired')
  })

  test("has ten minutes after each file, and none of what it does keeps the computer's session alive", async () => {
    const anna = await settleApplicant(app)
    const { id, token } = await connected(anna)
    let sent = 0
    for (; sent < 13; sent++) {
      app.clock.advance(minutes(9.5))
      const answer = await send(token, '0', `${sent}.png`)
      if (answer.statusCode !== 200) break
    }
    // 120 minutes without an act at the computer.
    expect(sent).toBe(12)
    expect((await status(anna, id)).json().code).toBe('session_expired')
    const bruno = await settleApplicant(app)
    const second = await connected(bruno)
    app.clock.advance(minutes(10))
    expect((await send(second.token, '0')).json().code).toBe('session_expired')
    expect((await status(bruno, second.id)).json().status).toBe('expired')
  })

  test('says that it is done, and is', async () => {
    const anna = await settleApplicant(app)
    const { id, token } = await connected(anna)
    expect((await app.call({ method: 'POST', url: '/api/v1/handover/finish', token })).statusCode).toBe(200)
    expect((await look(token)).statusCode).toBe(401)
    expect((await status(anna, id)).json().status).toBe('ended')
  })

  test.each([
    ['9', 422],
    ['-1', 422],
    ['0x', 422],
    ['', 422],
  ])('sends nothing into the slot «%s»', async (slot, code) => {
    const anna = await settleApplicant(app)
    const { token } = await connected(anna)
    expect((await send(token, slot)).statusCode).toBe(code)
    expect(await documentsOf(anna)).toEqual([])
  })

  test("is held to the slot's kind of file as the computer is", async () => {
    const anna = await settleApplicant(app)
    const { token } = await connected(anna, [{ type: 'cud' }])
    expect((await send(token, '0')).json().code).toBe('wrong_file_type')
  })
})

test("someone else's hand-over is not there", async () => {
  const [anna, bruno] = [await settleApplicant(app), await settleApplicant(app)]
  const { id } = await begun(anna)
  expect([(await status(bruno, id)).statusCode, (await end(bruno, id)).statusCode]).toEqual([404, 404])
  expect((await status(anna, id)).json().status).toBe('waiting')
})
