/** The payroll forms that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Employment } from '@attesta/domain/examples/person.ts'
import { datev } from './payslip-datev.ts'
import type { PayslipForm } from './payslip-form.ts'
import { noipa } from './payslip-noipa.ts'
import { teamsystem } from './payslip-teamsystem.ts'
import { zucchetti } from './payslip-zucchetti.ts'

export const payslipForms = { zucchetti, teamsystem, noipa, datev } as const satisfies Record<Employment['form'], PayslipForm> & Record<string, PayslipForm>
