import type { WordSegment } from '../words/catalogue.ts'

/**
 * The words of the phone's page, beside the general ones: its own, those of files, the sides of cards, and the frame's
 * word for «offline».
 */
export const phoneSegments: readonly WordSegment[] = ['shell', 'uploads', 'handover', 'contest', 'personal-details']
