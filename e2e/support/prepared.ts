/** What a person must have given before a later step, given by calls. */
import { expect, type APIRequestContext } from '@playwright/test'
import { questionId } from '@attesta/contract/questionnaire.ts'
import type { Applicant } from './applicant.ts'
import { callsOf, type Caller } from './calls.ts'
import { handedInBy, type DrawnFile } from './documents.ts'

export async function givePersonalDetails(
  request: APIRequestContext,
  person: Caller,
  applicant: Applicant,
): Promise<void> {
  const { born, birthPlace, street, houseNum, postcode, city, province, fiscalCode } = applicant
  const country = person.region.toUpperCase()
  await callsOf(request, person).post('/api/v2/personal-details/submit/all', {
    nationality: country,
    dateOfBirth: born,
    placeOfBirth: birthPlace,
    country,
    street,
    houseNum,
    postcode,
    city,
    ...(province && { province }),
    ...(fiscalCode && { fiscalCode }),
  })
}

/** The answers of every step before the documents. `guarantor`: whom the applicant invites. */
export async function giveAnswers(
  request: APIRequestContext,
  person: Caller,
  applicant: Applicant,
  guarantor?: Pick<Applicant, 'first_name' | 'last_name' | 'email'>,
): Promise<void> {
  const { post } = callsOf(request, person)
  await givePersonalDetails(request, person, applicant)
  if (person.region === 'de')
    await post('/api/v1/questionnaire/submit', {
      questionnaire: questionId.options.map((question) => ({ question, response: 'NO', details: null })),
      accepted: true,
    })
  await post('/api/v2/personal-details/additional', {
    hhMembers: [],
    guarantors: guarantor
      ? [
          {
            fullname: `${guarantor.first_name} ${guarantor.last_name}`,
            email: guarantor.email,
            relationship: 'Guarantor',
            role: 'Guarantor',
          },
        ]
      : [],
    householdMembersCount: '1,0',
    hasPets: false,
    petsDetails: null,
    accessibleHouse: false,
    livingSituation: 'renting',
    // Near enough to the rent that the region's sample statements and sample bank show.
    currentRent: applicant.currentRent ?? (person.region === 'de' ? '780.00' : '650.00'),
    currentDeposit: null,
    landlordName: null,
    tenancyEndDate: null,
    extraTenancyInfo: null,
    confirmation: true,
  })
}

/**
 * Also where nothing else says how long to wait: the bench. Eight documents take a machine minutes that others work
 * on too; this ends what hangs.
 */
const readWithinMs = 240_000

/** Waits until every document is read. */
export async function untilRead(request: APIRequestContext, person: Caller): Promise<void> {
  const { get } = callsOf(request, person)
  const unread = async () =>
    (await get<{ state: { documents: { parse_status: string }[] } }>('/api/v1/state/')).state.documents.filter(
      ({ parse_status }) => parse_status !== 'done',
    ).length
  await expect.poll(unread, { message: 'documents are read', timeout: readWithinMs }).toBe(0)
}

export async function handInCard(request: APIRequestContext, person: Caller, cast: string): Promise<void> {
  const { send } = callsOf(request, person)
  const { cardFront, cardBack } = await handedInBy(request, cast)
  for (const [side, files] of [
    ['front', cardFront],
    ['back', cardBack],
  ] as const)
    for (const file of files)
      await send('/api/v1/other-documents/upload', {
        type: 'national_id',
        id_type: `id-card-${side}`,
        selected_ids_combination: 'digitalId',
        name: file.name,
        file,
      })
}

/** Everything that a sample applicant has. @returns their payslips */
export async function handInEverything(
  request: APIRequestContext,
  person: Caller,
  cast: string,
): Promise<readonly DrawnFile[]> {
  const { send } = callsOf(request, person)
  const { payslips, certificate, statements } = await handedInBy(request, cast)
  await handInCard(request, person, cast)
  for (const file of payslips) await send('/api/v1/other-documents/upload', { type: 'payslip', name: file.name, file })
  for (const file of certificate)
    await send('/api/v1/other-documents/upload-fiscal', { type: 'cud', name: file.name, file })
  for (const file of statements)
    await send('/api/v1/bank-account/upload', { type: 'bank_statement', name: file.name, file })
  await untilRead(request, person)
  return payslips
}
