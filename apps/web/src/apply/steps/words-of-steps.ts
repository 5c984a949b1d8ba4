import type { StepRouter } from '@attesta/contract/application.ts'
import { reportSegments } from '../../report/report-segments.ts'
import type { WordSegment } from '../../words/catalogue.ts'

/** The last segment of a screen's address: a step's, or that of a page beside the steps. */
export type ScreenName = StepRouter | 'partner-entry-point' | 'legal' | 'your-data'

/** Screens that say more than the file of words that is called like them, or something else. */
const others: Partial<Record<ScreenName, readonly WordSegment[]>> = {
  'sign-up': ['auth', 'sign-up'],
  'verify-email': ['auth', 'verify-email'],
  'resume-application': ['resume-application', 'reuse'],
  'personal-details': ['personal-details', 'absence'],
  'current-address': ['personal-details'],
  'mortgage-info': ['mortgage-info', 'income-check'],
  'additional-details': ['additional-details', 'personal-details', 'income-check'],
  'income-check': ['income-check', 'personal-details', 'absence'],
  confirmation: [
    'confirmation',
    'personal-details',
    'additional-details',
    'income-check',
    'mortgage-info',
    'questionnaire',
  ],
  payment: ['payment', 'errors'],
  'partner-entry-point': ['partner-entry'],
  'your-data': ['rights'],
  result: ['result', ...reportSegments],
}

/** What a screen says beside the words of every page. */
export const wordsOf = (name: ScreenName): readonly WordSegment[] => others[name] ?? [name as WordSegment]
