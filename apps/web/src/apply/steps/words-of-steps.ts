import { reportSegments } from '../../report/report-segments.ts'
import type { WordSegment } from '../../words/catalogue.ts'

/** What a screen says beside the words of every page, by the last segment of its address. */
export const wordsOfSteps = {
  'sign-up': ['auth', 'sign-up'],
  'verify-email': ['auth', 'verify-email'],
  'resume-application': ['resume-application', 'reuse'],
  'personal-details': ['personal-details', 'absence'],
  'current-address': ['personal-details'],
  questionnaire: ['questionnaire'],
  'mortgage-info': ['mortgage-info', 'income-check'],
  'additional-details': ['additional-details', 'personal-details', 'income-check'],
  'income-check': ['income-check', 'personal-details', 'absence'],
  'parsing-status': ['parsing-status'],
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
  legal: ['legal'],
  'your-data': ['rights'],
  result: ['result', ...reportSegments],
} satisfies Record<string, readonly WordSegment[]>
