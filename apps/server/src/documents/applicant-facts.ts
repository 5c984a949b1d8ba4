import { dayOfDate } from '@attesta/contract/fields.ts'
import { dayIn, type Day } from '@attesta/domain/day.ts'
import type { Applicant, DeclaredIncome, EvidenceDocument } from '@attesta/domain/facts/evidence-document.ts'
import { countOf } from '@attesta/domain/household/counting.ts'
import { missingSides } from '@attesta/domain/journey/identity-sides.ts'
import { fromDecimal } from '@attesta/domain/money.ts'
import { correctedPlaces, standingRulings } from '@attesta/domain/review/reviewed.ts'
import type { Application } from '../stores/applications.ts'
import type { Document } from '../stores/documents.ts'
import { duplicatesAmong } from './problems.ts'
import { timeZone } from '../regions/time-zone.ts'

/** The days of an application are those of its region. */
export const todayFor = (application: Pick<Application, 'region'>, now: Date): Day =>
  dayIn(now, timeZone(application.region))

/** Returns a document as the rules see it; null while it is being read. */
export const documentOf = (
  application: Pick<Application, 'region'>,
  { id, type, labels, createdAt, result, read, decisions, contests, connectionId }: Document,
): EvidenceDocument | null =>
  result && {
    id,
    name: labels.fileName,
    uploadedOn: todayFor(application, createdAt),
    place: type,
    origin: connectionId === null ? 'upload' : 'connection',
    result,
    contests: contests.map(({ code, comment, contestedAt }) => ({
      code,
      comment,
      on: todayFor(application, contestedAt),
    })),
    rulings: standingRulings(decisions.rulings).map(({ code, outcome, reason, params, at }) => ({
      code,
      outcome,
      reason,
      params,
      on: todayFor(application, at),
    })),
    corrected:
      read === null
        ? {}
        : correctedPlaces(
            read,
            decisions.corrections.map(({ path, value, reason, at }) => ({
              path,
              value,
              reason,
              on: todayFor(application, at),
            })),
          ),
  }

/**
 * Returns the documents that were read, in the order in which they came. A reading that failed is a document too: it
 * says why. A second copy of the same bytes is none.
 */
function documentsOf(application: Pick<Application, 'region'>, documents: readonly Document[]): EvidenceDocument[] {
  const copies = duplicatesAmong(documents)
  return documents.flatMap((document) => (copies.has(document.id) ? [] : (documentOf(application, document) ?? [])))
}

/** Whether one side of the identity document is there and another is not. */
export const lacksSide = (
  { region, answers }: Pick<Application, 'region' | 'answers'>,
  documents: readonly Document[],
): boolean =>
  missingSides(
    region,
    answers.id_combination,
    documents.filter(({ type }) => type === 'national_id'),
  ).length > 0

/** Returns what the person says of themselves, and their documents, as the rules want them. */
export function applicantFacts(
  application: Pick<Application, 'applicant' | 'answers' | 'region' | 'type' | 'role' | 'employmentStatus'>,
  documents: readonly Document[],
): Applicant {
  const { answers, applicant } = application
  return {
    name: { given: applicant.firstName, family: applicant.lastName },
    bornOn: answers.date_of_birth === null ? null : dayOfDate(answers.date_of_birth),
    nationality: answers.nationality,
    fiscalCode: answers.fiscal_code,
    employmentStatus: application.employmentStatus,
    paychecksPerYear: answers.paychecks_per_year,
    contractType: answers.type_of_contract,
    declaredIncomes: answers.other_incomes.split(',').filter(Boolean) as DeclaredIncome[],
    questionnaire: answers.german_questionnaire ?? [],
    livingSituation: answers.living_situation,
    currentRent: answers.current_rent === null ? null : fromDecimal(answers.current_rent),
    // The number of people is asked of the one who applies for the household.
    ...(application.type === 'rent' &&
      application.role === 'main-applicant' && { minors: countOf(answers.household_members_count).minors }),
    documents: documentsOf(application, documents),
    absences: answers.absences,
    lacksIdentitySide: lacksSide(application, documents),
  }
}
