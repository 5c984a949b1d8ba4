/** The payroll forms that we can draw; whatever stands here is measured by `npm run accuracy`. */
import type { Employment } from '@attesta/domain/examples/person.ts'
import { adp } from './payslip-adp.ts'
import { csc } from './payslip-csc.ts'
import { datev } from './payslip-datev.ts'
import { domestic } from './payslip-domestic.ts'
import type { PayslipForm } from './payslip-form.ts'
import { inaz } from './payslip-inaz.ts'
import { jetHr } from './payslip-jet-hr.ts'
import { lexware } from './payslip-lexware.ts'
import { noipa } from './payslip-noipa.ts'
import { publicService } from './payslip-public-service.ts'
import { sage } from './payslip-sage.ts'
import { sap } from './payslip-sap.ts'
import { teamsystem } from './payslip-teamsystem.ts'
import { zucchetti } from './payslip-zucchetti.ts'

export const payslipForms = {
  zucchetti,
  teamsystem,
  noipa,
  inaz,
  adp,
  jet_hr: jetHr,
  csc,
  domestic,
  datev,
  sap,
  lexware,
  sage,
  public_service: publicService,
} as const satisfies Record<Employment['form'], PayslipForm>
