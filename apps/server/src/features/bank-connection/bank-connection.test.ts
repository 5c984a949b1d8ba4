/** A bank connection from the choice of the bank to documents and figures. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documentMarks } from '@attesta/domain/facts/document-marks.ts'
import { systemRandom } from '../../random.ts'
import { settleApplicant } from '../../testing/people.ts'
import { connectBank, intesa } from './connect-bank.fixture.ts'

const { bank, get, begin, connect, fetched, accounts, consentsLeft } = connectBank()

describe('from the bank to the documents', () => {
  test(
    'an Italian salary account becomes a statement, and the access is given back',
    { tags: ['B7-psd2', 'B3-psd2-account'] },
    async () => {
      const { requisition_id, back, status_key, accounts: list, history } = await connect({ login: 'two' })
      expect([back.status_key, status_key, list.length, history]).toEqual([
        'granting_access',
        'linked',
        2,
        { wanted_days: 113, granted_days: 113 },
      ])
      expect(list[0]).toMatchObject({
        id: expect.any(String),
        owner_name: 'GIULIA BIANCHI',
        name: 'Conto corrente',
        iban: expect.stringMatching(/^IT\d\dX03069/),
        last_accessed: null,
        owner_match: 'match',
        error: null,
      })
      expect((await get('accounts/metadata', { account_id: list[0].id })).json().metadata).toMatchObject({
        ...list[0],
        requisition_id,
        institution_id: intesa,
      })
      const { documents, message, transactions_are_mapped } = await fetched([list[0]], {
        bank_name: 'Intesa Sanpaolo',
        abi: '03069',
      })
      expect([transactions_are_mapped, message, documents.length]).toEqual([true, null, 1])
      expect(documents[0]).toMatchObject({
        type: 'bank_statement',
        origin: 'connection',
        parse_status: 'done',
        bank_abi: '03069',
        bank_name: 'Intesa Sanpaolo',
        months: ['2026-08', '2026-09', '2026-10'],
        error: null,
      })
      await consentsLeft()
      const { missing_documents } = (
        await bank.app.call({
          url: '/api/v2/income-check/validate-documents',
          token: bank.anna.token,
          query: { application_id: bank.anna.applicationId, lang: 'en' },
        })
      ).json()
      expect(missing_documents.map(({ type }: { type: string }) => type)).toEqual(['national_id', 'payslip', 'cud'])
      const proof = await bank.app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.bankConnections.ownerMatchOf(bank.anna.applicationId, { given: 'Giulia', family: 'Bianchi' }),
      )
      expect(proof).toMatchObject({ match: 'match', on: expect.any(Date) })
      expect(
        await bank.app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
          stores.bankConnections.ownerMatchOf(bank.anna.applicationId, { given: 'Marta', family: 'Verdi' }),
        ),
      ).toMatchObject({ match: 'mismatch' })
    },
  )

  test('what is kept of the texts is what counts, and nothing of the bank stands in the log', async () => {
    const { accounts: list } = await connect()
    const { documents } = await fetched(list)
    const kept = await bank.app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.documents.find(documents[0].id),
    )
    const texts = kept!.result!.bank_statement!.accounts[0]!.transactions.map(({ description }) => description)
    expect(texts.filter((text) => text.includes('OFFICINE LOMBARDE'))).toHaveLength(3)
    expect(texts.join(' ')).not.toMatch(/ESSELUNGA|FARMACIA|LIBRERIA/)
    expect(bank.app.logged.join('\n')).not.toMatch(/BIANCHI|Giulia|OFFICINE|IT\d\dX/)
  })

  test('a German account, and what it proves', async () => {
    const jurgen = await settleApplicant(bank.app, undefined, { region: 'de' })
    const { accounts: list } = await connect({ login: 'proven', holder: 'Giulia Bianchi' }, 'ING_INGDDEFF', jurgen)
    expect(list[0].iban).toMatch(/^DE\d\d50010517/)
    const { documents } = await fetched(list, {}, jurgen)
    const kept = await bank.app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.documents.find(documents[0].id),
    )
    expect(kept!.result!.bank_statement!.accounts[0]).toMatchObject({
      reconciled: true,
      blz: '50010517',
      holders: ['GIULIA BIANCHI'],
    })
  })

  test("a copy in print of a stranger's connected account is known again, and anyone who has left is written to", async () => {
    const { accounts: list } = await connect({ login: 'proven' })
    const { documents } = await fetched(list)
    const bruno = await settleApplicant(bank.app)
    const likest = await bank.app.deps.transact({ kind: 'system', task: 'test' }, async (stores) =>
      stores.documentMarks.likest(
        { documentId: systemRandom.uuid(), applicationId: bruno.applicationId, userId: bruno.userId },
        documentMarks((await stores.documents.find(documents[0].id))!.result!)!,
      ),
    )
    expect(likest).toMatchObject([{ share: 1, namesDiffer: false }])
    const { rows } = await bank.app.inScope({ kind: 'system', task: 'test' }, (tx) =>
      tx.execute<{ id: string }>(
        sql`select id from jobs.job where name = 'notifyOfProblems' and data->>'applicationId' = ${bank.anna.applicationId}`,
      ),
    )
    expect(rows).toHaveLength(1)
  })

  test('asked again, all stays as it is; the page that was left finds it', async () => {
    const { requisition_id, accounts: list } = await connect()
    const [one, other] = await Promise.all([fetched(list), fetched(list)])
    expect(one.documents.map(({ id }: { id: string }) => id)).toEqual(
      other.documents.map(({ id }: { id: string }) => id),
    )
    expect((await get('current')).json().connection).toMatchObject({
      requisition_id,
      status_key: 'mapped',
      account_ids: [list[0].id],
      document_ids: [one.documents[0].id],
      link: null,
    })
    expect(
      (
        await bank.app.call({
          url: '/api/v1/state/',
          token: bank.anna.token,
          query: { application_id: bank.anna.applicationId },
        })
      ).json().state.documents,
    ).toHaveLength(1)
  })

  test('the document goes as a statement does', async () => {
    const { accounts: list } = await connect()
    const { documents } = await fetched(list)
    const answer = await bank.app.call({
      method: 'POST',
      url: '/api/v1/bank-account/delete',
      token: bank.anna.token,
      query: { application_id: bank.anna.applicationId, document_id: documents[0].id },
    })
    expect([answer.statusCode, (await fetched(list)).documents]).toEqual([200, []])
  })

  test('one of two accounts fails, the other one is there', async () => {
    const { accounts: list } = await connect({ login: 'half' })
    const { documents, accounts: after } = await fetched(list)
    expect([
      documents.length,
      after.map(({ error }: { error: { kind: string } | null }) => error?.kind ?? null),
    ]).toEqual([1, [null, 'bank_error']])
  })

  test('the provider is asked once in five seconds, however often the page asks', async () => {
    const { requisition_id } = await begin()
    await accounts(requisition_id)
    bank.sandbox.faults.set('bank-data', 'down', 50)
    await Promise.all(Array.from({ length: 6 }, () => get('accounts', { requisition_id })))
    expect(bank.sandbox.faults.left()[0]!.times).toBe(50)
  })
})

describe('whose account it is', () => {
  test.each([
    ['mismatch', 'mismatch', 'bank_statement.name_mismatch'],
    ['noname', 'unknown', null],
    ['joint', 'partial', null],
  ] as const)('%s', async (login, match, code) => {
    const { accounts: list } = await connect({ login })
    expect(list[0].owner_match).toBe(match)
    await fetched(list)
    const { document_errors } = (
      await bank.app.call({
        url: '/api/v2/income-check/validate-documents',
        token: bank.anna.token,
        query: { application_id: bank.anna.applicationId, lang: 'en' },
      })
    ).json()
    expect(document_errors.some(({ blocker }: { blocker: boolean }) => blocker)).toBe(code !== null)
    expect(
      await bank.app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
        stores.bankConnections.ownerMatchOf(bank.anna.applicationId, { given: 'Giulia', family: 'Bianchi' }),
      ),
    ).toMatchObject({ match })
  })
})
