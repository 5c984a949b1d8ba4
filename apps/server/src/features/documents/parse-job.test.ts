/** The job that reads an upload: once, again after trouble, and given up at the very last. */
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../db/schema.ts'
import type { TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { bankUpload, documentCalls, pdf, readByName } from './document-calls.fixture.ts'
import { documentJobs } from './jobs.ts'
import { notifyOfProblems } from './notify-of-problems.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  readByName(app)
  await app.work()
})
afterAll(() => app.end())

const { fresh, upload, call, listed, read } = documentCalls(() => app)

describe('the job that reads', () => {
  /** Uploads documents, and when they were read makes them unread again, so that the test can run the job by hand. */
  const unread = async (person: TestApplicant, ...names: string[]): Promise<string[]> => {
    for (const name of names) await upload(person, pdf(name), { type: 'payslip', name })
    const ids = (await read(person)).map(({ id }) => id)
    await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx
        .update(documents)
        .set({ status: 'processing', result: null, verdict: null, parseTries: 0 })
        .where(inArray(documents.id, ids)),
    )
    return ids
  }
  const run = (documentId: string, isLast = false) =>
    documentJobs(app.deps).parseDocument({ documentId }, { jobId: 'test', attempt: 1, isLast, behindSeconds: 0 })

  test('leaves a file without text to those that are read from pixels, at its turn; a picture is one from the start', async () => {
    const person = await fresh()
    const { read: asScripted } = app.reader
    const asked: [string, boolean][] = []
    app.reader.read = async (bytes, about) => {
      asked.push([about.fileName, about.isTextOnly])
      return about.isTextOnly && about.fileName.startsWith('slip-scan')
        ? null
        : asScripted.call(app.reader, bytes, about)
    }
    await upload(person, pdf('scan'), { type: 'payslip', name: 'slip-scan.pdf' })
    await upload(person, pdf('text'), { type: 'payslip', name: 'slip-text.pdf' })
    const image = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)])
    await upload(person, image, { type: 'payslip', name: 'slip-photo.png' })
    const all = await read(person)
    app.reader.read = asScripted
    expect(all).toHaveLength(3)
    const of = (name: string) => asked.filter(([asked]) => asked === name).map(([, isTextOnly]) => isTextOnly)
    expect(of('slip-scan.pdf')).toEqual([true, false])
    expect(of('slip-text.pdf')).toEqual([true])
    expect(of('slip-photo.png')).toEqual([false])
    const [id] = (await unread(await fresh(), 'slip-old.pdf')) as [string]
    app.reader.read = async (bytes, about) => (about.isTextOnly ? null : asScripted.call(app.reader, bytes, about))
    await documentJobs(app.deps).parseDocument(
      { documentId: id },
      { jobId: 'test', attempt: 1, isLast: false, behindSeconds: -500 },
    )
    app.reader.read = asScripted
    const { rows } = await app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx.execute<{ ahead: number }>(
        sql`select max(j.priority) - max(j.priority) filter (where j.name = 'parseDocument') as ahead
          from jobs.job j where j.data ->> 'documentId' = ${id}`,
      ),
    )
    // Its first job came seconds ago.
    expect(rows[0]!.ahead).toBeGreaterThan(480)
  })

  test('names a document that took ten seconds in the log, by its id alone', async () => {
    const person = await fresh()
    const { read: asScripted } = app.reader
    const after = async (seconds: number, name: string): Promise<string> => {
      const [id] = (await unread(person, name)) as [string]
      app.reader.read = (...asked) => {
        app.clock.advance(seconds * 1000)
        return asScripted.call(app.reader, ...asked)
      }
      await run(id)
      app.reader.read = asScripted
      return id
    }
    await after(9, 'slip-quick.pdf')
    const slow = await after(11, 'slip-slow.pdf')
    const told = app.logged.filter((line) => line.includes('document.slow')).map((line) => JSON.parse(line) as object)
    expect(told).toEqual([
      { level: 'warn', time: expect.any(Number), event: 'document.slow', documentId: slow, ms: 11_000 },
    ])
  })

  test('stores one result however often it runs', async () => {
    const person = await fresh()
    const [id] = (await unread(person, 'slip-once.pdf')) as [string]
    await Promise.all([run(id), run(id), run(id)])
    const { read: asScripted } = app.reader
    app.reader.read = async () => {
      throw new Error('must not be asked again')
    }
    await run(id)
    app.reader.read = asScripted
    expect((await listed(person))[0]).toMatchObject({ parse_status: 'done' })
  })

  test(
    'gives a file up whose readers never came back, and only that one',
    { tags: ['B8-statement-unreadable', 'B8-payslip-unreadable'] },
    async () => {
      const person = await fresh()
      const [bad, good] = (await unread(person, 'slip-bad.pdf', 'slip-good.pdf')) as [string, string]
      for (let tries = 0; tries < 3; tries++)
        await app.deps.transact({ kind: 'system', task: 'test' }, (stores) => stores.documents.beginTry(bad))
      await Promise.all([run(bad), run(good)])
      const [first, second] = await listed(person)
      expect(first!.error?.message_key).toBe('Documents.Problem.unreadable')
      expect(second!.summary).toContain('Payslip')
    },
  )

  test('a reader that could not run is asked again and does not count against the file; at the very last the person is told', async () => {
    const person = await fresh()
    const [id, lost] = (await unread(person, 'slip-later.pdf', 'slip-lost.pdf')) as [string, string]
    const { read: asScripted } = app.reader
    app.reader.read = async () => {
      throw new Error('no memory for a child')
    }
    for (let tries = 0; tries < 5; tries++) await expect(run(id)).rejects.toThrow('no memory')
    app.reader.read = asScripted
    await run(id)
    expect((await listed(person))[0]!.error?.message_key).not.toBe('Documents.Problem.unreadable')
    app.reader.read = async () => {
      throw new Error('no memory for a child')
    }
    await run(lost, true)
    app.reader.read = asScripted
    expect((await listed(person))[1]!.error?.message_key).toBe('Documents.Problem.unreadable')
  })

  test(
    'writes to a person who has said that everything is handed in',
    { tags: ['B4-upload-done-time', 'B7-setUploadDoneTime'] },
    async () => {
      const person = await fresh()
      const done = () => call(person, 'GET', '/api/v2/income-check/set-upload-done-time')
      await upload(person, pdf('later'), { type: 'bank_statement', name: 'locked.pdf' }, bankUpload)
      const saidAt = app.clock.now()
      await done()
      await read(person)
      app.clock.advance(1000)
      await done()
      const application = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.applications.find(person.applicationId),
      )
      expect(application!.uploadsDoneAt, 'the first time counts').toEqual(saidAt)
      await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.sessions.sweep(new Date(app.clock.now().getTime() + 48 * 3_600_000)),
      )
      await notifyOfProblems(app.deps, person.applicationId)
      const email = await until('the letter', async () => app.mailbox.lastTo(person.email))
      expect([email.subject, email.text]).toEqual([
        'Un documento da controllare',
        expect.stringContaining('locked.pdf è protetto da password. Caricalo senza password'),
      ])
    },
  )
})
