import { addDays, dayIn, type Day } from '@attesta/domain/day.ts'
import { compareNames } from '@attesta/domain/person-name.ts'
import { limits } from '@attesta/contract/limits.ts'
import { noAnswers } from '@attesta/contract/no-answers.ts'
import { timeZone } from '../../regions/time-zone.ts'
import type { Application } from '../../stores/applications.ts'
import type { Stores } from '../../stores/index.ts'

/**
 * A finished application that can be taken along. `firstValidUntil`: of its first report; null where the report is the
 * main applicant's.
 */
export interface Former {
  application: Application
  finishedOn: Day
  firstValidUntil: Day | null
  /** The last day on which it can be taken along. */
  until: Day
}

/** The day that ends at an instant. */
const lastDayBefore = (end: Date): Day => new Date(end.getTime() - 1).toISOString().slice(0, 10)
const nameOf = ({ applicant }: Application) => ({ given: applicant.firstName, family: applicant.lastName })

/** A main applicant has finished with the report; an invited person, with the word that it is true. */
async function finished(stores: Stores, application: Application): Promise<Former | null> {
  const report = application.mainApplicationId === null ? await stores.reports.firstOf(application.id) : null
  if (report) {
    const until = lastDayBefore(report.validUntil)
    return {
      application,
      finishedOn: dayIn(report.createdAt, timeZone(application.region)),
      firstValidUntil: until,
      until,
    }
  }
  if (application.mainApplicationId === null || application.confirmedAt === null) return null
  const finishedOn = dayIn(application.confirmedAt, timeZone(application.region))
  return { application, finishedOn, firstValidUntil: null, until: addDays(finishedOn, limits.reportValidityDays) }
}

/** Nothing was answered or handed in yet. */
export async function isUntouched(stores: Stores, made: Application): Promise<boolean> {
  const isBlank = (Object.keys(noAnswers) as (keyof typeof noAnswers)[]).every(
    (name) => JSON.stringify(made.answers[name]) === JSON.stringify(noAnswers[name]),
  )
  return (
    isBlank && made.confirmedAt === null && made.paidAt === null && (await stores.documents.of(made.id)).length === 0
  )
}

/**
 * Finds the newest finished application of the same person that is young enough. Not one for the same home, and not one
 * under another name: one address may be several people's.
 * `wanted`: that one or none.
 */
export async function findFormer(
  stores: Stores,
  made: Application,
  today: Day,
  wanted?: string,
): Promise<Former | null> {
  const others = (await stores.applications.startedBy(made.userId, new Date(0))).filter(
    ({ id, listingId }) =>
      id !== made.id && (wanted === undefined || id === wanted) && (listingId === null || listingId !== made.listingId),
  )
  const found = await Promise.all(
    others
      .filter((other) => compareNames(nameOf(other), nameOf(made)) !== 'different')
      .map((other) => finished(stores, other)),
  )
  return (
    found
      .filter((former) => former !== null)
      .filter(({ until }) => today <= until)
      .toSorted((a, b) => b.finishedOn.localeCompare(a.finishedOn))[0] ?? null
  )
}
