import * as z from 'zod/mini'
import { matchKinds } from '../application-match.ts'
import { workChangeKinds, workStages } from '../household-work.ts'
import { noteFields, workFields } from '../household-work-fields.ts'
import { missingPart, whatIf } from '../what-if.ts'
import { define, memberRoles } from '../route.ts'
import { ok, okWith, scope } from './replies.ts'

const member = { who: 'member', roles: memberRoles, cache: 'private', query: scope } as const
const agent = { ...member, roles: ['owner', 'agent'] } as const
/** Of the main applicant. */
const params = z.object({ application_id: z.uuid() })

export const dashboardWorkRoutes = define({
  dashboardHouseholdWork: {
    ...member,
    method: 'GET',
    rate: 'read',
    keyScope: 'applications:read',
    path: '/api/v1/dashboard/applicants/:application_id/work',
    summary: 'The stage, the colleague in charge, the due date, the notes and who changed what of one household',
    params,
    reply: okWith({
      stage: z.enum(workStages),
      assignee_id: z.nullable(z.uuid()),
      /** `YYYY-MM-DD` */
      due_on: z.nullable(z.string()),
      version: z.number(),
      notes: z.array(
        z.object({
          id: z.uuid(),
          /** Empty when the author's membership is long over. */
          author: z.string(),
          written_at: z.string(),
          text: z.string(),
          is_own: z.boolean(),
          /** Names of the colleagues to whom it is addressed. */
          mentions: z.array(z.string()),
        }),
      ),
      /** The newest first. */
      changes: z.array(
        z.object({
          changed_at: z.string(),
          /** Empty when that membership is long over. */
          member: z.string(),
          kind: z.enum(workChangeKinds),
          /** A stage, a name or a day; null: none. */
          before: z.nullable(z.string()),
          after: z.nullable(z.string()),
        }),
      ),
      /** Applications to the same company, under another email, that share something with this household. */
      matches: z.array(
        z.object({
          /** Of its main applicant. */
          application_id: z.uuid(),
          name: z.string(),
          listing_name: z.string(),
          kinds: z.array(z.enum(matchKinds)),
        }),
      ),
      /** Who may be in charge. */
      colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  },
  dashboardSetHouseholdWork: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/work',
    summary:
      'Sets the stage, the colleague in charge and the due date; refused when a colleague changed them meanwhile',
    audit: 'applicant.work-set',
    params,
    body: workFields,
    reply: okWith({ version: z.number() }),
  },
  dashboardAddNote: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/notes',
    summary: 'Adds a note for the company; the applicant is handed it in the copy of their data',
    audit: 'applicant.note-added',
    params,
    body: noteFields,
    reply: okWith({ note_id: z.uuid() }),
  },
  dashboardDeleteNote: {
    ...agent,
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/notes/:note_id/delete',
    summary: "Deletes a note of one's own",
    audit: 'applicant.note-deleted',
    params: z.extend(params, { note_id: z.uuid() }),
    reply: ok,
  },
  dashboardWhatIf: {
    ...member,
    method: 'GET',
    rate: 'read',
    keyScope: 'reports:read',
    path: '/api/v1/dashboard/applicants/:application_id/what-if',
    summary:
      'What a household still has to give, and what would bring the rent within the marks; nothing of it in Germany before the choice',
    params,
    reply: okWith({
      /** Null where the rent is within the marks, or no report says. */
      what_if: z.nullable(whatIf),
      missing: z.array(missingPart),
    }),
  },
  dashboardReportHousehold: {
    ...member,
    method: 'GET',
    rate: 'read',
    keyScope: 'reports:read',
    path: '/api/v1/dashboard/reports/:report_id/household',
    summary: "The main applicant's application of the household that a report belongs to",
    params: z.object({ report_id: z.uuid() }),
    reply: okWith({ application_id: z.uuid() }),
  },
})
