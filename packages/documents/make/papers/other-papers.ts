/** Work contracts, and papers that are none of the kinds asked for; whatever stands here is measured by `npm run accuracy`. */
import type { Drawing } from './drawing.ts'

export const otherPapers = {} as const satisfies Record<string, Drawing>
