import { useLocation } from 'react-router'
import type { StepRouter } from '@attesta/contract/application.ts'
import { stepRouters } from '@attesta/contract/pages.ts'
import type { EmploymentStatus, Region } from '@attesta/contract/fields.ts'
import { isDay, type Day } from '@attesta/domain/day.ts'
import type { EmailEntry } from '../../email-entry.ts'

/**
 * What is known of a person before there is a session. It travels with the browser's history entry: it survives a
 * reload and a change of language, and is in no address and no store.
 */
export interface Draft {
  employmentStatus?: EmploymentStatus
  /** Which form was begun: an address in another language does not say it. */
  region?: Region
  listingId?: string | null
  hideNav?: boolean
  user?: { first_name: string; last_name: string; email: string; mobile: { code: string; value: string } }
  /** The address that a landlord's invitation was sent to: filled in, and free to be changed. */
  invitedEmail?: string
  marketingConsented?: boolean
  /** The partner's fields cannot be changed. */
  disableAllEdit?: boolean
  /** The link of one of our emails: this application is gone on with instead of a new one. */
  resumedApplicationId?: string
  /** The step that the link leads to, instead of to where the person was. */
  opens?: StepRouter
  /** The day on which that link was last good is over: nothing was taken from it. */
  isLinkOver?: boolean
  /** The company that signed for the person, and says that they consent. */
  enteredBy?: string
  /** How far the start is, when it is beyond its intro: the browser's Back leads to the stage before. */
  stage?: 'type' | 'occupation'
  /**
   * Which part of the personal details is shown, when it is the second: the browser's Back leads to the first, and a
   * reload stays.
   */
  part?: 2
  /** Where «Continue» leads when the step was opened to change something. */
  returnTo?: StepRouter
  /** When the next code may be asked for (milliseconds of the clock), for the countdown. */
  nextCodeAt?: number
  /** The server sent no email: too many had been asked for. */
  isCodeHeld?: boolean
  /** Of the browser that asked for the code, sent with each guess. */
  nonce?: string
  /** What the link of a code's email proves; a press hands it in. */
  entry?: EmailEntry
}

export const useDraft = (): Draft => (useLocation().state as Draft | null) ?? {}

/**
 * What a link says of the person: behind the `#` in our own emails, so that no server is told; in the query in a
 * partner's.
 */
export const linkOf = ({ search, hash }: { search: string; hash: string }): URLSearchParams =>
  new URLSearchParams(hash.startsWith('#resume_application=') ? hash.slice(1) : search)

/**
 * «#resume_application=true&application_id=…», a link of our emails: it names the application and says nothing of the
 * person. «?resume_application=true&first_name=Anna&…», the link of a partner: it fills the sign-up in. `undefined` when
 * the query is neither. `today` is asked only where the link has a last day: it takes a phone 60 ms of its start.
 */
export function draftOfQuery(query: URLSearchParams, today: () => Day): Draft | undefined {
  if (!query.has('resume_application')) return undefined
  const text = (name: string) => query.get(name) ?? ''
  if (isDay(text('until')) && text('until') < today())
    return { listingId: text('listing_id') || null, isLinkOver: true }
  const applicationId = text('application_id')
  const opens = stepRouters.find((step) => step === text('step'))
  if (applicationId !== '')
    return {
      listingId: text('listing_id') || null,
      resumedApplicationId: applicationId,
      ...(opens && { opens }),
    }
  const [code, value] = splitAtDash(text('mobile'))
  return {
    employmentStatus: employmentStatuses.find((status) => status === text('employment_status')),
    listingId: text('listing_id') || null,
    user: {
      first_name: text('first_name'),
      last_name: text('last_name'),
      email: text('email'),
      mobile: { code, value },
    },
    disableAllEdit: true,
  }
}

/**
 * «#invited=anna%40example.com», behind the link of a landlord's email; the landlord's email proves nothing, so the
 * person may write another.
 */
export const invitedBy = (hash: string): Pick<Draft, 'invitedEmail'> | null =>
  hash.startsWith('#invited=') ? { invitedEmail: new URLSearchParams(hash.slice(1)).get('invited') ?? '' } : null

const employmentStatuses: readonly EmploymentStatus[] = [
  'Employed',
  'Self-employed',
  'Student',
  'Unemployed',
  'Hybrid-employed',
]

/** «+39-3331234567»; in a link the plus may have become a space. */
function splitAtDash(text: string): [code: string, value: string] {
  const dash = text.indexOf('-')
  if (dash < 0) return ['+39', text]
  const code = text.slice(0, dash).trim()
  return [code.startsWith('+') ? code : `+${code}`, text.slice(dash + 1)]
}

export const isNavHidden = (search: string): boolean =>
  ['true', '1', 'True'].includes(new URLSearchParams(search).get('hideNav') ?? '')
