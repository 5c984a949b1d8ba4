import type { Language } from '@attesta/contract/fields.ts'
import type general from '@attesta/contract/words/en/general.json'
import type shell from '@attesta/contract/words/en/shell.json'
import type occupation from '@attesta/contract/words/en/occupation.json'
import type signUp from '@attesta/contract/words/en/sign-up.json'
import type verifyEmail from '@attesta/contract/words/en/verify-email.json'
import type resumeApplication from '@attesta/contract/words/en/resume-application.json'
import type personalDetails from '@attesta/contract/words/en/personal-details.json'
import type additionalDetails from '@attesta/contract/words/en/additional-details.json'
import type questionnaire from '@attesta/contract/words/en/questionnaire.json'
import type mortgageInfo from '@attesta/contract/words/en/mortgage-info.json'
import type incomeCheck from '@attesta/contract/words/en/income-check.json'
import type parsingStatus from '@attesta/contract/words/en/parsing-status.json'
import type confirmation from '@attesta/contract/words/en/confirmation.json'
import type payment from '@attesta/contract/words/en/payment.json'
import type result from '@attesta/contract/words/en/result.json'
import type uploads from '@attesta/contract/words/en/uploads.json'
import type camera from '@attesta/contract/words/en/camera.json'
import type handover from '@attesta/contract/words/en/handover.json'
import type bankConnection from '@attesta/contract/words/en/bank-connection.json'
import type review from '@attesta/contract/words/en/review.json'
import type contest from '@attesta/contract/words/en/contest.json'
import type auth from '@attesta/contract/words/en/auth.json'
import type errors from '@attesta/contract/words/en/errors.json'
import type partnerEntry from '@attesta/contract/words/en/partner-entry.json'
import type partners from '@attesta/contract/words/en/partners.json'
import type legal from '@attesta/contract/words/en/legal.json'
import type absence from '@attesta/contract/words/en/absence.json'
import type reading from '@attesta/contract/words/en/reading.json'
import type reuse from '@attesta/contract/words/en/reuse.json'
import type decisions from '@attesta/contract/words/en/decisions.json'
import type messages from '@attesta/contract/words/en/messages.json'
import type viewings from '@attesta/contract/words/en/viewings.json'
import type requests from '@attesta/contract/words/en/requests.json'
import type rights from '@attesta/contract/words/en/rights.json'
import type report from '@attesta/contract/words/en/report.json'
import type { Compiled } from './compiled.ts'
import { fileSegments, firstSegments } from './segment-files.ts'

interface Segments {
  general: typeof general
  shell: typeof shell
  occupation: typeof occupation
  'sign-up': typeof signUp
  'verify-email': typeof verifyEmail
  'resume-application': typeof resumeApplication
  'personal-details': typeof personalDetails
  'additional-details': typeof additionalDetails
  questionnaire: typeof questionnaire
  'mortgage-info': typeof mortgageInfo
  'income-check': typeof incomeCheck
  'parsing-status': typeof parsingStatus
  confirmation: typeof confirmation
  payment: typeof payment
  result: typeof result
  uploads: typeof uploads
  handover: typeof handover
  camera: typeof camera
  contest: typeof contest
  review: typeof review
  'bank-connection': typeof bankConnection
  auth: typeof auth
  errors: typeof errors
  'partner-entry': typeof partnerEntry
  partners: typeof partners
  legal: typeof legal
  absence: typeof absence
  reading: typeof reading
  reuse: typeof reuse
  decisions: typeof decisions
  messages: typeof messages
  viewings: typeof viewings
  requests: typeof requests
  rights: typeof rights
}

type KeysOf<T> = T extends unknown ? keyof T & string : never

/** Every key of the applicant's words; a misspelt one does not compile. */
export type WordKey = KeysOf<Segments[keyof Segments]> | (keyof typeof report & `Results.${string}`)

/** A file of the words: `words/{language}/{segment}.json`. */
export type WordSegment =
  | keyof Segments
  | 'report'
  | 'report-page'
  | 'activity'
  | 'shortlists'
  | 'dashboard'
  | 'second-factor'
  | 'operator'
  | 'verify'
  | 'shared-report'
  | 'review-desk'
  | 'documents'
export type Words = Readonly<Record<string, Compiled>>

const first = import.meta.glob<Words>('./{en,it,de}.ts', { base: './first', import: 'first' })
const ofFiles = import.meta.glob<Words>('./{en,it,de}.ts', { base: './files', import: 'files' })

/** The list of all the other files is long, and fetched behind the first words. */
const later = () => import('./later.ts')

const loaded = new Map<string, Promise<Words>>()

/** The words of the segments in one language, each file fetched once. */
export function loadWords(language: Language, segments: readonly WordSegment[]): Promise<Words> {
  const key = `${language}:${segments.join()}`
  const known = loaded.get(key)
  if (known) return known
  const words = Promise.all(
    segments.map(async (segment) => {
      const load = firstSegments.includes(segment)
        ? first[`./${language}.ts`]
        : fileSegments.includes(segment)
          ? ofFiles[`./${language}.ts`]
          : (await later()).files[`./${language}/${segment}.json`]
      if (!load) throw new Error(`no words ${language}/${segment}`)
      return load()
    }),
  ).then((parts) => Object.assign({}, ...parts) as Words)
  loaded.set(key, words)
  // A file that did not arrive is asked for again the next time.
  words.then(later).catch(() => loaded.delete(key))
  return words
}
