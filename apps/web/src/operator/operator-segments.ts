import type { WordSegment } from '../words/catalogue.ts'

/** What the operator's desk says: its own words, and what it says as the landlord's does. */
export const operatorSegments: readonly WordSegment[] = ['general', 'dashboard', 'second-factor', 'operator']
