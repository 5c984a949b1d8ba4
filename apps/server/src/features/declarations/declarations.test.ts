import { questionId } from '@attesta/contract/questionnaire.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleComplete } from '../../testing/complete-person.ts'
import { settleApplicant, type TestApplicant } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let app: TestApp
let inGermany: TestApplicant
let buyer: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  inGermany = await settleComplete(app, undefined, { region: 'de' })
  buyer = await settleComplete(app, undefined, { type: 'mortgage' })
  const undeclared = { questionnaire_accepted_at: null, mortgage_info: null }
  for (const { applicationId } of [inGermany, buyer])
    await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
      stores.applications.changeAnswers(applicationId, undeclared),
    )
})
afterAll(() => app.end())

const post = (path: string, body: unknown, person: TestApplicant) =>
  app.call({
    method: 'POST',
    url: `/api/${path}`,
    token: person.token,
    query: { application_id: person.applicationId, lang: 'en' },
    body,
  })
const answers = async (person: TestApplicant) =>
  (
    await app.call({ url: '/api/v1/state/', token: person.token, query: { application_id: person.applicationId } })
  ).json().state.application.answers
const confirm = (person: TestApplicant) => post('v1/confirmation/submit', { confirmed: true }, person)

describe('the self-disclosure', () => {
  const no = questionId.options.map((question) => ({ question, response: 'NO', details: null }))

  test('may be saved unfinished with the personal details', async () => {
    expect(
      (await post('v2/personal-details/submit', { germanQuestionnaire: no.slice(0, 3) }, inGermany)).statusCode,
    ).toBe(200)
    expect(await answers(inGermany)).toMatchObject({
      german_questionnaire: no.slice(0, 3),
      questionnaire_accepted_at: null,
    })
  })

  test(
    'is refused at each question that lacks something, and nothing is lost',
    { tags: ['B5-questionnaire', 'B7-questionnaireSubmit', 'K-PersonalDetailsSD.Error.Acceptance', 'QU-4'] },
    async () => {
      await post('v2/personal-details/submit', { germanQuestionnaire: no.slice(0, 3) }, inGermany)
      const refused = await post(
        'v1/questionnaire/submit',
        { questionnaire: [{ ...no[0], response: 'YES' }, ...no.slice(2)], accepted: false },
        inGermany,
      )
      expect([
        refused.statusCode,
        refused.json().msg.map((one: { field: string; key: string }) => [one.field, one.key]),
      ]).toEqual([
        422,
        [
          ['insolvency', 'PersonalDetailsSD.Error.Details'],
          ['declaration_of_assets', 'PersonalDetailsSD.Error.Missingcheck'],
          ['accepted', 'PersonalDetailsSD.Error.Acceptance'],
        ],
      ])
      expect((await answers(inGermany)).german_questionnaire).toEqual(no.slice(0, 3))
    },
  )

  test('must be declared before the confirmation', { tags: ['B7-questionnaireSubmit'] }, async () => {
    expect((await confirm(inGermany)).json()).toMatchObject({
      code: 'not_ready',
      lacks: [{ kind: 'answers', step: 'questionnaire' }],
    })
    const yes = [{ question: 'insolvency', response: 'YES', details: '  closed in 2023 ' }, ...no.slice(1)]
    expect((await post('v1/questionnaire/submit', { questionnaire: yes, accepted: true }, inGermany)).statusCode).toBe(
      200,
    )
    expect((await answers(inGermany)).german_questionnaire[0]).toEqual({
      question: 'insolvency',
      response: 'YES',
      details: 'closed in 2023',
    })
    expect((await confirm(inGermany)).statusCode).toBe(200)
  })

  test('is not taken of someone whose form does not have it', async () =>
    expect((await post('v1/questionnaire/submit', { questionnaire: no, accepted: true }, buyer)).statusCode).toBe(409))
})

const responses = {
  identifiedProperty: 'yes',
  needFinancing: 'yes',
  propertyType: 1,
  propertyValue: '250000.00',
  loanAmount: '200000.00',
  sourcesOfFund: ['bank_balance', 'family'],
  confirmed: true,
}

describe('the mortgage', () => {
  test(
    'share and own part follow from the amounts, whatever was sent of them',
    { tags: ['A7-mortgageInfoSubmit', 'B3-mortgage', 'B5-mortgage-share'] },
    async () => {
      expect((await confirm(buyer)).json()).toMatchObject({
        code: 'not_ready',
        lacks: [{ kind: 'answers', step: 'mortgage-info' }],
      })
      expect(
        (await post('v1/mortgage-info/submit', { ...responses, loanPercentage: '10%', funds: '1.00' }, buyer))
          .statusCode,
      ).toBe(200)
      expect((await answers(buyer)).mortgage_info).toEqual({
        identified_property: 'yes',
        need_financing: 'yes',
        property_type: 1,
        property_value: '250000.00',
        loan_amount: '200000.00',
        loan_percentage: '80%',
        funds: '50000.00',
        sources_of_fund: ['bank_balance', 'family'],
      })
      expect((await confirm(buyer)).statusCode).toBe(200)
    },
  )

  test(
    'a loan above the value is refused at its field',
    { tags: ['B5-mortgage-loan', 'A7-mortgageInfoSubmit'] },
    async () => {
      const refused = await post('v1/mortgage-info/submit', { ...responses, loanAmount: '250000.01' }, buyer)
      expect(refused.json().msg).toMatchObject([
        { field: 'loanAmount', loc_msg: 'The loan can’t be more than the value of the property' },
      ])
    },
  )
})

describe('a document that someone does not have', () => {
  let anna: TestApplicant
  const needs = async () =>
    (
      await app.call({
        url: '/api/v2/income-check/supported-documents',
        token: anna.token,
        query: { application_id: anna.applicationId },
      })
    ).json().needs
  const missing = async () =>
    (
      await app.call({
        url: '/api/v2/income-check/validate-documents',
        token: anna.token,
        query: { application_id: anna.applicationId, lang: 'en' },
      })
    )
      .json()
      .missing_documents.map(({ type }: { type: string }) => type)
  const absent = (body: unknown) => post('v1/absence/submit', body, anna)
  beforeAll(async () => {
    anna = await settleApplicant(app)
  })

  test('counts as answered with a reason, and is asked for again without', async () => {
    expect(await missing()).toEqual(['national_id', 'payslip', 'bank_statement', 'cud'])
    expect((await absent({ type: 'payslip', reason: 'new_job', comment: '  since October ' })).statusCode).toBe(200)
    expect((await absent({ type: 'cud', reason: 'first_job', comment: null })).statusCode).toBe(200)
    expect(await missing()).toEqual(['national_id', 'bank_statement'])
    expect((await needs())[1]).toMatchObject({
      types: ['payslip'],
      met: false,
      absence: { reason: 'new_job', comment: 'since October' },
    })
    expect((await post('v1/absence/withdraw', { type: 'cud' }, anna)).statusCode).toBe(200)
    expect(await missing()).toEqual(['national_id', 'bank_statement', 'cud'])
  })

  test('an identity document that was lost is asked for no more', async () => {
    expect((await absent({ type: 'national_id', reason: 'lost', comment: 'reported' })).statusCode).toBe(200)
    expect(await missing()).not.toContain('national_id')
    expect((await needs())[0]).toMatchObject({ types: ['national_id'], met: false, absence: { reason: 'lost' } })
    expect((await post('v1/absence/withdraw', { type: 'national_id' }, anna)).statusCode).toBe(200)
    expect(await missing()).toContain('national_id')
  })

  test('a second word takes the place of the first', async () => {
    await absent({ type: 'payslip', reason: 'other', comment: 'paid by the day' })
    expect((await answers(anna)).absences).toEqual([{ type: 'payslip', reason: 'other', comment: 'paid by the day' }])
  })

  test.each([
    ['another reason without words', { type: 'payslip', reason: 'other', comment: ' ' }],
    ["a reason that is another document's", { type: 'payslip', reason: 'new_account', comment: null }],
    ["a payslip's reason for an identity document", { type: 'national_id', reason: 'new_job', comment: null }],
    ['a document that is not asked for', { type: 'fiscal_doc', reason: 'first_year', comment: null }],
    ['a word that is too long', { type: 'payslip', reason: 'new_job', comment: 'x'.repeat(501) }],
  ])('%s is refused', async (_, body) => expect((await absent(body)).statusCode).toBe(422))
})
