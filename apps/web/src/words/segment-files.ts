/** Which segments of the words come in one file: they are wanted together. */
import type { WordSegment } from './catalogue.ts'

/** What every page begins with. */
export const firstSegments: readonly WordSegment[] = ['general', 'shell', 'occupation']
/** What is said wherever files are handed in. */
export const fileSegments: readonly WordSegment[] = [
  'absence',
  'contest',
  'handover',
  'income-check',
  'personal-details',
  'uploads',
]
