import type { Language } from '@attesta/contract/fields.ts'
import type { Compiled } from './compiled.ts'
import { fileSegments, firstSegments } from './segment-files.ts'

/** One line a file of words; the text of its type is the list of its keys. */
interface Segments {
  general: typeof import('@attesta/contract/words/en/general.json')
  shell: typeof import('@attesta/contract/words/en/shell.json')
  occupation: typeof import('@attesta/contract/words/en/occupation.json')
  'sign-up': typeof import('@attesta/contract/words/en/sign-up.json')
  'verify-email': typeof import('@attesta/contract/words/en/verify-email.json')
  'resume-application': typeof import('@attesta/contract/words/en/resume-application.json')
  'personal-details': typeof import('@attesta/contract/words/en/personal-details.json')
  'additional-details': typeof import('@attesta/contract/words/en/additional-details.json')
  questionnaire: typeof import('@attesta/contract/words/en/questionnaire.json')
  'mortgage-info': typeof import('@attesta/contract/words/en/mortgage-info.json')
  'income-check': typeof import('@attesta/contract/words/en/income-check.json')
  'parsing-status': typeof import('@attesta/contract/words/en/parsing-status.json')
  confirmation: typeof import('@attesta/contract/words/en/confirmation.json')
  payment: typeof import('@attesta/contract/words/en/payment.json')
  result: typeof import('@attesta/contract/words/en/result.json')
  uploads: typeof import('@attesta/contract/words/en/uploads.json')
  handover: typeof import('@attesta/contract/words/en/handover.json')
  camera: typeof import('@attesta/contract/words/en/camera.json')
  contest: typeof import('@attesta/contract/words/en/contest.json')
  review: typeof import('@attesta/contract/words/en/review.json')
  'bank-connection': typeof import('@attesta/contract/words/en/bank-connection.json')
  auth: typeof import('@attesta/contract/words/en/auth.json')
  errors: typeof import('@attesta/contract/words/en/errors.json')
  'partner-entry': typeof import('@attesta/contract/words/en/partner-entry.json')
  partners: typeof import('@attesta/contract/words/en/partners.json')
  legal: typeof import('@attesta/contract/words/en/legal.json')
  absence: typeof import('@attesta/contract/words/en/absence.json')
  reading: typeof import('@attesta/contract/words/en/reading.json')
  reuse: typeof import('@attesta/contract/words/en/reuse.json')
  decisions: typeof import('@attesta/contract/words/en/decisions.json')
  messages: typeof import('@attesta/contract/words/en/messages.json')
  viewings: typeof import('@attesta/contract/words/en/viewings.json')
  requests: typeof import('@attesta/contract/words/en/requests.json')
  rights: typeof import('@attesta/contract/words/en/rights.json')
}

type KeysOf<T> = T extends unknown ? keyof T & string : never

/** Every key of the applicant's words; a misspelt one does not compile. */
export type WordKey =
  | KeysOf<Segments[keyof Segments]>
  | (keyof typeof import('@attesta/contract/words/en/report.json') & `Results.${string}`)

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

/** Reads the words of the segments in one language, each file fetched once. */
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
