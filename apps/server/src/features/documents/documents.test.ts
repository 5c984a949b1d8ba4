import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bank } from '@attesta/domain/testing/giulia.ts'
import { StorageFull } from '@attesta/providers/storage/port.ts'
import { documents } from '../../db/schema.ts'
import { collect } from '../../testing/collect.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { acceptUpload } from '../../uploads/accept-upload.ts'
import { bankUpload, documentCalls, other, pdf, readByName } from './document-calls.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  readByName(app)
  await app.work()
})
afterAll(() => app.end())

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)])
const { fresh, upload, call, listed, read } = documentCalls(() => app)
const filesBelow = async (prefix: string) => {
  let count = 0
  for await (const _ of app.storage.list(prefix)) count++
  return count
}

describe('what is taken', () => {
  test.each([
    ['a text that calls itself a PDF', Buffer.from('hello '.repeat(50)), { type: 'payslip' }, 415, 'wrong_file_type'],
    [
      'a PDF behind other bytes',
      Buffer.concat([Buffer.from('GIF89a'), pdf()]),
      { type: 'payslip' },
      415,
      'wrong_file_type',
    ],
    [
      'a PDF with a ZIP behind its end',
      Buffer.concat([pdf(), Buffer.from('\n%%EOF\nPK\x03\x04x.pdfPK\x05\x06'), Buffer.alloc(18)]),
      { type: 'payslip' },
      415,
      'wrong_file_type',
    ],
    [
      'a PDF with a page behind its end',
      Buffer.concat([pdf(), Buffer.from('\n%%EOF\n<HTML><script>alert(1)</script>')]),
      { type: 'payslip' },
      415,
      'wrong_file_type',
    ],
    ['a picture where only a PDF is taken', png, { type: 'cud' }, 415, 'wrong_file_type'],
    [
      'a picture of what is called a work contract',
      png,
      { type: 'other', other_type: 'Il mio contratto di lavoro' },
      415,
      'wrong_file_type',
    ],
    ['nothing at all', Buffer.alloc(0), { type: 'payslip' }, 422, 'empty_file'],
    [
      'more than twenty megabytes',
      Buffer.concat([pdf(), Buffer.alloc(20 * 1024 * 1024)]),
      { type: 'payslip' },
      413,
      'file_too_large',
    ],
    ['an identity document without its side', png, { type: 'national_id' }, 422, 'validation'],
    ['an «other» that does not say what it is', pdf(), { type: 'other' }, 422, 'validation'],
    ['a bank statement by the wrong call', pdf(), { type: 'bank_statement' }, 422, 'validation'],
    ['a field that does not exist', pdf(), { type: 'payslip', status: 'done' }, 422, 'validation'],
  ])(
    '%s is refused and leaves nothing',
    {
      tags: [
        'B5-formats',
        'B5-format-by-bytes',
        'B5-formats-contract',
        'B5-size',
        'B5-other-type',
        'K-Upload.Error.MaxFileSize',
      ],
    },
    async (_, bytes, fields, status, code) => {
      const person = await fresh()
      const count = await filesBelow('')
      const answer = await upload(person, bytes, fields as unknown as Record<string, string>)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(await listed(person)).toEqual([])
      expect(await filesBelow('')).toBe(count)
    },
  )

  test(
    'a picture of an identity document, a payslip after white space',
    { tags: ['B5-formats', 'B7-uploadDocument'] },
    async () => {
      const person = await fresh()
      expect(
        (await upload(person, png, { type: 'national_id', id_type: 'passport', selected_ids_combination: 'passport' }))
          .statusCode,
      ).toBe(200)
      const slip = await upload(person, Buffer.concat([Buffer.from('\n \n'), pdf()]), { type: 'payslip' })
      expect(slip.json()).toMatchObject({ success: true, document_type: 'payslip' })
      expect((await upload(person, png, { type: 'other', other_type: 'Contratto di locazione' })).statusCode).toBe(200)
      expect((await call(person, 'GET', '/api/v1/state/')).json().state.application.answers.id_combination).toBe(
        'passport',
      )
    },
  )

  test.each([
    ['store', new StorageFull()],
    [
      'disk of the database',
      new Error('insert', { cause: Object.assign(new Error('could not extend file'), { code: '53100' }) }),
    ],
  ])('a full %s is said in words, leaves nothing, and takes files again afterwards', async (_, full) => {
    const person = await fresh()
    const { put } = app.storage
    app.storage.put = async () => {
      throw full
    }
    const answer = await upload(person, pdf(), { type: 'payslip' })
    app.storage.put = put
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage_full'])
    expect(await listed(person)).toEqual([])
    expect((await upload(person, pdf(), { type: 'payslip' })).statusCode).toBe(200)
  })

  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fileField = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
  const sendForm = (person: Awaited<ReturnType<typeof fresh>>, payload: string) =>
    app.app.inject({
      method: 'POST',
      url: other,
      query: { application_id: person.applicationId },
      headers: {
        authorization: `Bearer ${person.token}`,
        'application-type': 'rent',
        region: 'it',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload,
    })

  test('an upload that breaks off leaves no row', async () => {
    const person = await fresh()
    const answer = await sendForm(
      person,
      `${field('type', 'payslip')}${field('name', 'a.pdf')}${fileField}and then the line is cut`,
    )
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(await listed(person)).toEqual([])
  })

  test('a field behind the file is not read, also where it has come already', async () => {
    const person = await fresh()
    const answer = await sendForm(
      person,
      `${field('name', 'a.pdf')}${fileField}whole\r\n${field('type', 'payslip')}--x--\r\n`,
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().msg.map(({ field: name }: { field: string }) => name)).toEqual(['type'])
    expect(await listed(person)).toEqual([])
  })

  test.each([
    ['forty files of an application', 40, null, '40 files'],
    ['four hundred files of an account, removed ones included', 400, '2026-03-02', '400 files'],
  ])('no more than %s', async (_, files, deletedOn, said) => {
    const person = await fresh()
    await app.inScope({ kind: 'system', task: 'test' }, async (tx) => {
      for (let count = 0; count < files; count++) {
        await tx.insert(documents).values({
          deletedAt: deletedOn === null ? null : new Date(deletedOn),
          id: app.deps.random.uuid(),
          applicationId: person.applicationId,
          userId: person.userId,
          type: 'other',
          labels: Buffer.alloc(0),
          fileKey: `full-${files}-${count}`,
          size: 1,
          mediaType: 'application/pdf',
          fingerprint: String(count),
          status: 'done',
          createdAt: app.clock.now(),
        })
      }
    })
    expect((await upload(person, pdf(), { type: 'payslip' })).json()).toMatchObject({
      code: 'too_many_files',
      message: expect.stringContaining(said),
    })
  })
})

describe('a kept file', () => {
  test('is listed by when its upload began, whichever comes through first', async () => {
    const person = await fresh()
    let letThrough!: () => void
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    const begin = (fileName: string, wait?: Promise<void>) =>
      acceptUpload(app.deps, person, {
        type: 'payslip',
        idType: null,
        labels: { fileName, otherType: null, bankName: null, bankAbi: null },
        password: undefined,
        file: {
          fileName,
          stream: (async function* () {
            yield pdf()
            await wait
          })(),
        },
      })
    const august = begin('august.pdf', held)
    app.clock.advance(1000)
    await begin('september.pdf')
    app.clock.advance(1000)
    letThrough()
    await august
    // What is left to be read would be read in the next test.
    await read(person)
    expect((await listed(person)).map(({ name }: { name: string }) => name)).toEqual(['august.pdf', 'september.pdf'])
  })

  test('lies sealed in the store and is read byte for byte as it came', async () => {
    const person = await fresh()
    const bytes = Buffer.concat([pdf(), Buffer.alloc(200_000, 7)])
    const seen: Uint8Array[] = []
    const { read: asScripted } = app.reader
    app.reader.read = async function (this: typeof app.reader, given, about) {
      seen.push(given)
      return asScripted.call(app.reader, given, about)
    }
    await upload(person, bytes, { type: 'payslip' })
    await read(person)
    app.reader.read = asScripted
    expect(seen.map((one) => Buffer.compare(Buffer.from(one), bytes))).toEqual([0])
    for await (const { key } of app.storage.list(`documents/${person.applicationId}`))
      expect((await collect(await app.storage.get(key))).includes('%PDF')).toBe(false)
  })

  test('a photograph is kept without the place where it was taken', async () => {
    const person = await fresh()
    const place = Buffer.from('Exif\0\0 45.4642 N, 9.1900 E', 'latin1')
    const photo = Buffer.concat([
      Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, place.length + 2]),
      place,
      Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]),
    ])
    const { read: asScripted } = app.reader
    let seen = Buffer.alloc(0)
    app.reader.read = async function (this: typeof app.reader, given, about) {
      seen = Buffer.from(given)
      return asScripted.call(app.reader, given, about)
    }
    await upload(person, photo, { type: 'payslip' })
    await read(person)
    app.reader.read = asScripted
    expect([seen.length, seen.includes('45.4642'), seen.subarray(-5).toString('hex')]).toEqual([
      photo.length,
      false,
      '010203ffd9',
    ])
    expect((await listed(person))[0]).toMatchObject({ size: photo.length })
  })

  test(
    'handed in twice: the second copy is the problem',
    { tags: ['B3-document', 'B8-statement-duplicate'] },
    async () => {
      const person = await fresh()
      await upload(person, pdf('same'), { type: 'payslip', name: 'slip-a.pdf' })
      await upload(person, pdf('same'), { type: 'payslip', name: 'slip-b.pdf' })
      const [first, second] = await read(person)
      expect(first!.error?.message_key).not.toBe('Documents.Problem.duplicate')
      expect(second!.error).toMatchObject({
        blocker: true,
        message_key: 'Documents.Problem.duplicate',
        params: { file: 'slip-b.pdf' },
        message: 'slip-b.pdf was already added. Remove this copy',
      })
    },
  )

  test(
    'says in plain words what is wrong with it, in the language of the caller',
    { tags: ['B4-document-states', 'B8-statement-invalid', 'B8-statement-locked'] },
    async () => {
      const person = await fresh()
      await upload(person, pdf('one'), { type: 'bank_statement', name: 'locked.pdf' }, bankUpload)
      await upload(person, pdf('two'), { type: 'payslip', name: 'bank.pdf' })
      const [locked, mistaken] = await read(person)
      expect(locked!.error?.message).toBe('locked.pdf is password-protected. Upload it without a password')
      expect(mistaken!.error?.message).toBe('bank.pdf isn’t a payslip. Upload the payslip')
      const inGerman = (await call(person, 'GET', '/api/v1/state/', { lang: 'de' })).json().state.documents
      expect(inGerman[0].error.message).toBe('locked.pdf ist passwortgeschützt. Laden Sie die Datei ohne Passwort hoch')
    },
  )

  test('of another bank than the one chosen', { tags: ['B8-statement-bank'] }, async () => {
    const person = await fresh()
    const withAbi = structuredClone(bank)
    Object.assign(withAbi.bank_statement!.accounts[0]!, { abi: '03069', bank: 'Intesa Sanpaolo' })
    const { result } = app.reader
    app.reader.result = () => withAbi
    await upload(person, pdf('bank'), { type: 'bank_statement', abi: '02008', bank: 'UniCredit' }, bankUpload)
    const [statement] = await read(person)
    app.reader.result = result
    expect(statement!.errors.map(({ message_key }) => message_key)).toContain(
      'Documents.Problem.bank_statement.wrong_bank',
    )
  })

  test('is removed with its file once it was read', { tags: ['B4-document-delete', 'B7-deleteDocument'] }, async () => {
    const person = await fresh()
    const { document_id } = (await upload(person, pdf(), { type: 'payslip' })).json()
    await read(person)
    expect((await call(person, 'POST', '/api/v1/other-documents/delete', { document_id })).json()).toMatchObject({
      success: true,
    })
    expect(await listed(person)).toEqual([])
    expect(await filesBelow(`documents/${person.applicationId}`)).toBe(0)
    expect((await call(person, 'POST', '/api/v1/other-documents/delete', { document_id })).statusCode).toBe(404)
  })

  test('is not removed while it is read', { tags: ['B4-document-delete'] }, async () => {
    const person = await fresh()
    const readAtOnce = app.reader.read
    const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>()
    app.reader.read = async (...asked) => {
      await isAllowed
      return readAtOnce.apply(app.reader, asked)
    }
    const { document_id } = (await upload(person, pdf(), { type: 'payslip' })).json()
    const answer = await call(person, 'POST', '/api/v1/other-documents/delete', { document_id })
    app.reader.read = readAtOnce
    allow()
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'still_processing'])
    await read(person)
    expect(await listed(person)).toHaveLength(1)
  })

  test('of someone else is not there', { tags: ['B7-fetchFiscalResult'] }, async () => {
    const person = await fresh()
    const bruno = await fresh()
    const { document_id } = (await upload(person, pdf(), { type: 'cud' })).json()
    await read(person)
    const own = await call(person, 'POST', '/api/v1/other-documents/fetch-fiscal-result', { document_id })
    expect(own.json().document).toMatchObject({ id: document_id, type: 'cud' })
    const absent = app.deps.random.uuid()
    for (const url of [
      '/api/v1/other-documents/delete',
      '/api/v1/other-documents/fetch-fiscal-result',
      '/api/v1/bank-account/delete',
      '/api/v1/bank-account/parse',
      '/api/v1/bank-account/finalize-parse',
    ]) {
      const [foreign, unknown] = [
        await call(bruno, 'POST', url, { document_id }),
        await call(bruno, 'POST', url, { document_id: absent }),
      ]
      expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
    }
    expect(await listed(person)).toHaveLength(1)
  })
})

test(
  'the bank list is of the region, with the bank that is not listed at its end',
  { tags: ['A9-unlisted-bank', 'B3-bank', 'B7-bankList'] },
  async () => {
    const person = await fresh()
    const { bank_list } = (await call(person, 'GET', '/api/v1/bank-account/get-bank-list')).json()
    expect(bank_list.at(-1)).toMatchObject({ bank_abi: '00000', name: 'My bank isn’t listed' })
    expect(bank_list).toContainEqual({
      id: '03069',
      name: 'Intesa Sanpaolo',
      bank_abi: '03069',
      gocardless_metadata: null,
    })
  },
)
