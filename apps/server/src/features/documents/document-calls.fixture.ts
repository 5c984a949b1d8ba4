/** Documents as an applicant uploads, lists and waits for them, each with a result that its name asks for. */
import type { Document } from '@attesta/contract/document.ts'
import { bank, giulia } from '@attesta/domain/testing/giulia.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import type { TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

export const pdf = (text = 'document') => Buffer.from(`%PDF-1.7\n${text}`.padEnd(300))
export const other = '/api/v1/other-documents/upload'
export const bankUpload = '/api/v1/bank-account/upload'

/** «bank….pdf» is a statement, «slip….pdf» a payslip, «locked….pdf» asks for a password. */
export function readByName({ reader }: TestApp): void {
  reader.result = (name) =>
    name.startsWith('bank')
      ? bank
      : name.startsWith('locked')
        ? { verdict: 'encrypted' }
        : name.startsWith('slip')
          ? { ...giulia.documents[1]!.result }
          : {}
}

export function documentCalls(appOf: () => TestApp) {
  /** The documents are told apart by the time at which they came. */
  const upload = (person: TestApplicant, bytes: Uint8Array, fields: Record<string, string>, url = other) => {
    appOf().clock.advance(1000)
    return appOf().upload({
      url,
      token: person.token,
      query: { application_id: person.applicationId, lang: 'en' },
      fields: { name: 'document.pdf', ...fields },
      file: { name: 'x', bytes },
    })
  }
  const call = (person: TestApplicant, method: 'GET' | 'POST', url: string, query: Record<string, string> = {}) =>
    appOf().call({
      method,
      url,
      token: person.token,
      query: { application_id: person.applicationId, lang: 'en', ...query },
    })
  const listed = async (person: TestApplicant): Promise<Document[]> =>
    (await call(person, 'GET', '/api/v1/state/')).json().state.documents
  const read = (person: TestApplicant) =>
    until('documents to be read', async () => {
      const all = await listed(person)
      return all.every(({ parse_status }) => parse_status === 'done') ? all : undefined
    })
  return { fresh: () => settleApplicant(appOf()), upload, call, listed, read }
}
