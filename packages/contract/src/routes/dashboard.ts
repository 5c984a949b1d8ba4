import * as z from 'zod/mini'
import { applicantColumns, applicantFilters, applicantStatuses } from '../applicant-list.ts'
import { stepRouter } from '../application.ts'
import { criteria, rentWithUtilities, unsureParts } from '../criteria.ts'
import { personProgress } from '../report-people.ts'
import { applicationType, applicantRole, emailField } from '../fields.ts'
import { workStages } from '../household-work.ts'
import { exportedTable } from './exported-table.ts'
import { stageNames } from '../household-work-fields.ts'
import { listing, listingChoice } from '../listing.ts'
import { memberRole } from '../member.ts'
import { linesState } from '../lines-shown.ts'
import { citedPage, citedPageQuery } from '../page-picture.ts'
import { define, memberRoles } from '../route.ts'
import { askingNonce, emailProof } from './email-proof.ts'
import { ok, okWith, scope } from './replies.ts'
import { tableFormats } from '../table-format.ts'
import { traceAnnex } from '../trace-annex.ts'
import { figureState } from '../report.ts'
import { reportReply } from './report.ts'
import { staffEntry } from './second-factor.ts'

const member = { who: 'member', roles: memberRoles, rate: 'read', cache: 'private', query: scope } as const
const applicantStatus = z.enum(applicantStatuses)

/** A person who applies or vouches with the main applicant. Never a candidate of their own. */
const householdPerson = z.object({
  /** Null until they have begun. */
  application_id: z.nullable(z.uuid()),
  name: z.string(),
  role: z.enum(['co-applicant', 'guarantor']),
  progress: personProgress,
  /** Of their own report; null while there is none. */
  report_id: z.nullable(z.uuid()),
  net_income: z.nullable(z.string()),
  /** How well it stands; null without an income. */
  income_state: z.nullable(figureState),
})

/** One household as the list shows it: its main applicant, and under them the others. */
const applicant = z.object({
  application_id: z.uuid(),
  name: z.string(),
  role: applicantRole,
  type: applicationType,
  listing_id: z.uuid(),
  listing_name: z.string(),
  started_at: z.string(),
  step_router: stepRouter,
  status: applicantStatus,
  /** Put out of the list. */
  is_archived: z.boolean(),
  /** No member of the company has opened the report since it was issued. */
  is_unread: z.boolean(),
  /** The report took the place of an earlier one. */
  is_updated: z.boolean(),
  /** A note that the caller has not seen is addressed to them. */
  is_mentioned: z.boolean(),
  /** Shares details with an application under another email. */
  is_matched: z.boolean(),
  people: z.array(householdPerson),
  /** What the company set itself. */
  work: z.object({
    stage: z.enum(workStages),
    /** Empty: no one is in charge. */
    assignee: z.string(),
    /** `YYYY-MM-DD` */
    due_on: z.nullable(z.string()),
  }),
  report: z.nullable(
    z.object({
      id: z.uuid(),
      created_at: z.string(),
      valid_until: z.string(),
      net_income: z.nullable(z.string()),
      /** How well it stands. */
      income_state: figureState,
      /** What of the rent's share is not proven, as the report's first line says it. */
      unsure: z.array(z.enum(unsureParts)),
      rent: z.nullable(z.string()),
      percentage: z.nullable(z.number()),
      guarantors: z.number(),
      /** Rent and utilities of the listing together, and their share of the same income; null without utilities. */
      with_utilities: z.nullable(rentWithUtilities),
      /** A point of the report is open, or evidence speaks against it. */
      needs_attention: z.boolean(),
    }),
  ),
})

/** `text` is looked for in names; `cursor` is where the page before ended, as it was told. */
const applicantsFilter = z.extend(scope, {
  listing_id: z.optional(z.uuid()),
  /** By the main applicant's application: this household alone, also when it is archived. */
  household_id: z.optional(z.uuid()),
  status: z.optional(z.enum(applicantFilters)),
  text: z.optional(z.string().check(z.maxLength(80))),
  stage: z.optional(z.enum(workStages)),
  /** `none`: households that no one is in charge of. */
  assignee_id: z.optional(z.union([z.uuid(), z.literal('none')])),
  sort: z.optional(z.enum(applicantColumns)),
  order: z.optional(z.enum(['up', 'down'])),
})
const applicantsQuery = z.extend(applicantsFilter, { cursor: z.optional(z.uuid()) })

const applicationId = z.object({ application_id: z.uuid() })
const reportId = z.object({ report_id: z.uuid() })

export const dashboardRoutes = define({
  dashboardLogin: {
    method: 'POST',
    path: '/api/v1/dashboard/login',
    summary: 'Sends a sign-in code; answers alike for known and unknown addresses',
    who: 'anyone',
    rate: 'mail',
    cache: 'private',
    query: scope,
    body: z.strictObject({ email: emailField, nonce: askingNonce }),
    reply: ok,
  },
  dashboardVerify: {
    method: 'POST',
    path: '/api/v1/dashboard/verify',
    summary:
      'Exchanges the code for an access token of the dashboard, or for one that only the second factor makes good',
    who: 'anyone',
    rate: 'auth',
    audit: 'session.opened',
    cache: 'private',
    query: scope,
    body: z.strictObject({ email: emailField, code: emailProof, nonce: askingNonce }),
    reply: staffEntry,
  },
  dashboardSignOut: {
    ...member,
    method: 'POST',
    rate: 'write',
    path: '/api/v1/dashboard/sign-out',
    summary: 'Ends the session at once',
    audit: 'session.closed',
    reply: ok,
  },
  dashboardMe: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/me',
    summary: 'Who is signed in, and for which company',
    reply: okWith({
      name: z.string(),
      email: z.string(),
      role: memberRole,
      company: listing.shape.company,
      /** The company's own; empty where it has none. */
      stage_names: stageNames,
    }),
  },
  dashboardApplicants: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/applicants',
    summary:
      "Which households apply for the company's listings and how far they are, 25 at a time; a viewer is shown finished reports only",
    query: applicantsQuery,
    reply: okWith({
      applicants: z.array(applicant),
      /** How many fit in all. */
      count: z.number(),
      /** How many were put out of the list. */
      archived: z.number(),
      /** How many are left out because their shortlist is sealed. */
      sealed: z.number(),
      next_cursor: z.nullable(z.uuid()),
      /** Not the one asked for when that is by name and more households fit than are sorted by it. */
      sort: z.enum(applicantColumns),
      listings: z.array(listingChoice),
      /** Who may be in charge. */
      colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
    keyScope: 'applications:read',
  },
  dashboardExportApplicants: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/applicants/export',
    summary:
      'The households that fit, as a table (CSV or XLSX); sealed ones are left out, and a viewer is shown finished reports only',
    audit: 'applicants.exported',
    query: z.extend(applicantsFilter, { format: z.optional(z.enum(tableFormats)) }),
    reply: okWith({
      ...exportedTable,
      count: z.number(),
      /** How many fit: more than `count` where the table would be too long. */
      fitting: z.number(),
    }),
    keyScope: 'applications:read',
  },
  dashboardArchiveApplicant: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/archive',
    summary: 'Puts an applicant out of the list; the application stays as it is. Asking twice changes nothing',
    audit: 'applicant.archived',
    params: applicationId,
    reply: ok,
  },
  dashboardBringApplicantBack: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/bring-back',
    summary: 'Takes that back',
    audit: 'applicant.brought-back',
    params: applicationId,
    reply: ok,
  },
  dashboardRemoveApplicant: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'applications:write',
    path: '/api/v1/dashboard/applicants/:application_id/remove',
    summary: 'The company sees neither the application nor its reports any more, for good; the applicant keeps them',
    audit: 'applicant.removed',
    params: applicationId,
    reply: ok,
  },
  dashboardReport: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id',
    summary: "One report of an applicant for the company's own listing",
    audit: 'report.viewed',
    params: reportId,
    reply: reportReply,
    keyScope: 'reports:read',
  },
  dashboardCitedPage: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id/page',
    summary:
      "The lines that a figure of that report was read from, as a picture of their page with the member's name " +
      "across it; only with the applicant's leave",
    audit: 'report.page_viewed',
    params: reportId,
    query: z.extend(scope, citedPageQuery),
    reply: okWith(citedPage),
    keyScope: 'reports:read',
  },
  dashboardLines: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id/lines',
    summary: 'Whether the lines that figures were read from may be seen, and how the question about it stands',
    params: reportId,
    reply: okWith({ state: linesState, asked_at: z.nullable(z.string()), may_ask: z.boolean() }),
    keyScope: 'reports:read',
  },
  dashboardAskForLines: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'reports:write',
    path: '/api/v1/dashboard/reports/:report_id/lines',
    summary: 'Asks the applicant to show those lines: one email a report and day, and none once they declined',
    audit: 'report.lines_asked',
    params: reportId,
    reply: ok,
  },
  dashboardReportTrace: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id/trace',
    summary: 'Every figure of that report with its rule and what it was read from, for machines',
    audit: 'report.trace_downloaded',
    params: reportId,
    reply: okWith({ trace: traceAnnex }),
    keyScope: 'reports:read',
  },
  dashboardReportPdf: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id/pdf',
    summary: "A link to that report's PDF that works once, within a minute",
    audit: 'report.downloaded',
    params: reportId,
    reply: okWith({ pdf_link: z.string() }),
    keyScope: 'reports:read',
  },
  dashboardReportCriteria: {
    ...member,
    method: 'GET',
    path: '/api/v1/dashboard/reports/:report_id/criteria',
    summary: 'What that report is compared with others by, and no more of it',
    audit: 'report.compared',
    params: reportId,
    reply: okWith({ criteria }),
    keyScope: 'reports:read',
  },
  dashboardChoose: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'decisions:write',
    path: '/api/v1/dashboard/reports/:report_id/choose',
    summary:
      'In Germany: the landlord has chosen this applicant for the home, and sees the whole report from now on; ' +
      'the one chosen before no longer is',
    audit: 'applicant.chosen',
    params: reportId,
    reply: ok,
  },
  dashboardTakeChoiceBack: {
    ...member,
    roles: ['owner', 'agent'],
    method: 'POST',
    rate: 'write',
    keyScope: 'decisions:write',
    path: '/api/v1/dashboard/reports/:report_id/unchoose',
    summary: 'Takes that back: the report is closed again; asking twice changes nothing',
    audit: 'applicant.unchosen',
    params: reportId,
    reply: ok,
  },
})
