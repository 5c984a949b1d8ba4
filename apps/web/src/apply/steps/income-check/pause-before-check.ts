import type { ApplicationType } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'

/**
 * Milliseconds between the uploads and the look at what is missing: the short form has no later step. Source:
 * B4-rapid-uploads.
 */
export const pauseBeforeCheck = (type: ApplicationType): number => (type === 'rapid' ? limits.rapidUploadDelayMs : 0)
