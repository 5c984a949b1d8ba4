/** Why a person does not have a document that is asked of everybody like them. */
import * as z from 'zod/mini'
import { uploadType, type UploadType } from './document.ts'

const absenceReason = z.enum([
  'new_job',
  'on_leave',
  'no_payslips',
  'first_job',
  'first_year',
  'never_filed',
  'pension_abroad',
  'no_benefits',
  'new_account',
  'account_abroad',
  'no_account',
  'abroad',
  'in_renewal',
  'lost',
  'other',
])
export type AbsenceReason = z.infer<typeof absenceReason>

/**
 * Documents that a person may do without, and the reasons that there are. Documents of one's own funds are asked of no
 * one.
 */
const reasons: Record<UploadType, readonly AbsenceReason[]> = {
  payslip: ['new_job', 'on_leave', 'no_payslips', 'abroad', 'other'],
  bank_statement: ['new_account', 'account_abroad', 'no_account', 'other'],
  cud: ['first_job', 'never_filed', 'abroad', 'other'],
  fiscal_doc: ['first_year', 'never_filed', 'abroad', 'other'],
  other: ['no_benefits', 'pension_abroad', 'other'],
  national_id: ['in_renewal', 'lost', 'other'],
  mortgage_doc: [],
}

/** The reasons to choose from where any one of these documents would do; none: it has to be shown. */
export const reasonsFor = (types: readonly UploadType[]): AbsenceReason[] =>
  absenceReason.options.filter((reason) => types.some((type) => reasons[type].includes(reason)))

export const maxAbsenceComment = 500

/** Plain text of one or more lines, without marks that could make it look like another one. */
const comment = z.nullable(
  z.string().check(
    z.overwrite<string>((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (mark) => (mark === '\n' ? mark : ''))
        .trim(),
    ),
    z.maxLength(maxAbsenceComment, 'Absence.Error.TooLong'),
  ),
)

/** `type`: the first of the documents that would do. */
export const absence = z.object({ type: uploadType, reason: absenceReason, comment: z.nullable(z.string()) })
export type Absence = z.infer<typeof absence>

/** «Another reason» is none without words. */
export const absenceBody = z.strictObject({ type: uploadType, reason: absenceReason, comment }).check(
  z.refine(({ reason, comment: said }) => reason !== 'other' || (said !== null && said !== ''), {
    message: 'Absence.Error.CommentMissing',
    path: ['comment'],
  }),
)
