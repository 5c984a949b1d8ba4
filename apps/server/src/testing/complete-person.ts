/**
 * People who have everything that a report needs, put straight into the stores: for tests that are not about handing
 * in.
 */
import type { SavedAnswers } from '@attesta/contract/application.ts'
import type { IdType } from '@attesta/contract/document.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { giuliaDocumentsOn } from '@attesta/domain/testing/giulia.ts'
import { todayFor } from '../documents/applicant-facts.ts'
import { systemRandom } from '../random.ts'
import type { Labels } from '../stores/documents.ts'
import { settleApplicant, type TestApplicant, type TestMember } from './people.ts'
import type { TestApp } from './start-test-app.ts'

const task = { kind: 'system', task: 'test' } as const
const given = '2026-03-02T09:00:00.000Z'

/** The answers of every step, whichever of them the application walks. */
export const completeAnswers: Partial<SavedAnswers> = {
  fiscal_code: 'BNCGLI92C54F205X',
  nationality: 'IT',
  date_of_birth: '14/03/1992',
  birth_city: 'Milano',
  current_country: 'IT',
  current_street: 'Via Paolo Sarpi',
  current_house_num: '12',
  current_city: 'Milano',
  current_postcode: '20154',
  additional_details_at: given,
  questionnaire_accepted_at: given,
  mortgage_info: {
    identified_property: 'yes',
    need_financing: 'yes',
    property_type: 1,
    property_value: '250000.00',
    loan_amount: '200000.00',
    loan_percentage: '80%',
    funds: '50000.00',
    sources_of_fund: ['bank_balance'],
  },
}

export const answerEverything = ({ deps }: TestApp, { applicationId }: TestApplicant) =>
  deps.transact(task, (stores) => stores.applications.changeAnswers(applicationId, completeAnswers))

/** A document that was read, without a file. Returns its id. */
export async function settleDocument(
  { deps }: TestApp,
  { userId, applicationId }: TestApplicant,
  result: ParseResult,
  more: { idType?: IdType; labels?: Partial<Labels> } = {},
): Promise<string> {
  const id = systemRandom.uuid()
  const type = result.type === 'work_contract' || result.type === 'unknown' ? 'other' : result.type
  await deps.transact(task, (stores) =>
    stores.documents.createRead(
      {
        id,
        applicationId,
        userId,
        type,
        idType: more.idType ?? (type === 'national_id' ? 'id-card-front' : null),
        labels: { fileName: `${type}.pdf`, otherType: null, bankName: null, bankAbi: null, ...more.labels },
        fileKey: null,
        size: 100,
        mediaType: 'application/pdf',
        fingerprint: id,
        handoverId: null,
        connectionId: null,
      },
      result,
    ),
  )
  return id
}

/** Giulia's documents of the last three full months. */
export async function handInEverything(app: TestApp, person: TestApplicant): Promise<void> {
  for (const { name, result } of giuliaDocumentsOn(todayFor({ region: 'it' }, app.deps.clock.now())))
    await settleDocument(app, person, result, { labels: { fileName: name } })
}

/** Answers and documents of an applicant who is there already: all that is left is to confirm and to pay. */
export async function complete<T extends TestApplicant>(app: TestApp, person: T): Promise<T> {
  await answerEverything(app, person)
  await handInEverything(app, person)
  return person
}

export const settleComplete = async (
  app: TestApp,
  member?: TestMember,
  walk?: Parameters<typeof settleApplicant>[2],
): Promise<TestApplicant> => complete(app, await settleApplicant(app, member, walk))
