/** The tax papers that we can draw; whatever stands here is measured by `npm run accuracy`. */
import { taxCertificatesOf } from '../payslips-of.ts'
import type { Drawing } from './drawing.ts'

export const taxForms = { cu: { country: 'IT', papersOf: taxCertificatesOf } } as const satisfies Record<string, Drawing>
