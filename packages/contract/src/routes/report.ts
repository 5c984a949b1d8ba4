import * as z from 'zod/mini'
import { citedPage, citedPageQuery } from '../page-picture.ts'
import { traceAnnex } from '../trace-annex.ts'
import { companyOpenings, newShare, reportShare, shareLevel } from '../report-share.ts'
import { rentReport } from '../report.ts'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

/** A report as anybody is shown it: the immutable snapshot, or none while hidden. */
export const reportReply = okWith({
  report: z.nullable(rentReport),
  report_id: z.nullable(z.uuid()),
  reportId: z.nullable(z.uuid()),
  hide_report: z.boolean(),
  hideReport: z.boolean(),
  pdf_link: z.nullable(z.string()),
})
const ofReport = z.extend(owned, { report_id: z.uuid() })
const shared = z.extend(scope, { token: z.string().check(z.maxLength(100)) })
/** What keeps a report's answer about its rent from being sure. */
const unsure = z.array(z.enum(['income', 'commitments']))
const sharedBand = z.object({
  name: z.string(),
  translation_key: z.string(),
  listing: z.nullable(z.string()),
  generated_on: z.string(),
  valid_until: z.string(),
  verify_url: z.nullable(z.string()),
  needs_attention: z.boolean(),
  unsure,
})
const reportState = z.enum(['valid', 'expired', 'replaced', 'revoked'])
/** `applicant_name` is null when the person had their data erased; the report then is revoked. */
const certificate = z.object({
  applicant_name: z.nullable(z.string()),
  created_at: z.string(),
  valid_until: z.string(),
  state: reportState,
  fingerprint: z.string(),
  /** A point of the report is open, or evidence speaks against it: genuine is the report then, not what it rests on. */
  needs_attention: z.boolean(),
  /** Where the newest issue is verified, when this one was replaced and none was withdrawn since. */
  newer_url: z.nullable(z.string()),
  /** Whether it can be asked about a rent. */
  measures_rent: z.boolean(),
  /**
   * Of each PDF that was drawn of it, copies made for a recipient by name too; none while none was, and after an
   * erasure.
   */
  pdf_sha256s: z.array(z.string()),
})

export const reportRoutes = define({
  readReportV1: {
    method: 'GET',
    path: '/api/v1/report/',
    summary: 'As v2',
    who: 'owner',
    rate: 'read',
    audit: 'report.viewed',
    cache: 'private',
    query: owned,
    reply: reportReply,
  },
  readReport: {
    method: 'GET',
    path: '/api/v2/report/',
    summary:
      "The applicant's report, made when first asked for; 402 while it is not paid, 409 while papers are still read",
    who: 'owner',
    rate: 'read',
    audit: 'report.viewed',
    cache: 'private',
    query: owned,
    reply: reportReply,
  },
  readReportPdf: {
    method: 'GET',
    path: '/api/v2/report/pdf',
    summary: "A link to the report's PDF that works once, within a minute",
    who: 'owner',
    rate: 'read',
    audit: 'report.downloaded',
    cache: 'private',
    query: ofReport,
    reply: okWith({ pdf_link: z.string() }),
  },
  invokeAggregatedPdf: {
    method: 'GET',
    path: '/api/v2/report/invoke-aggregated-pdf-generation',
    summary: "Has the PDF of the household's report drawn in the background; the link comes from `aggregated-pdf`",
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: ofReport,
    reply: okWith({ link: z.nullable(z.string()) }),
  },
  readAggregatedPdf: {
    method: 'GET',
    path: '/api/v2/report/aggregated-pdf',
    summary: 'As `pdf`: a household has one report',
    who: 'owner',
    rate: 'read',
    audit: 'report.downloaded',
    cache: 'private',
    query: ofReport,
    reply: okWith({ link: z.string() }),
  },
  createNewApp: {
    method: 'GET',
    path: '/api/v2/report/create-new-app',
    summary:
      'A new rapid application of the same person for the same home, without documents; the same one until something is handed in',
    who: 'owner',
    rate: 'read',
    audit: 'application.started_again',
    cache: 'private',
    query: owned,
    reply: okWith({ application_id: z.uuid() }),
  },
  revokeReport: {
    method: 'POST',
    path: '/api/v2/report/revoke',
    summary: 'Withdraws a report: no one can read it any more, and its check says so; asking twice changes nothing',
    who: 'owner',
    rate: 'write',
    audit: 'report.revoked',
    cache: 'private',
    query: owned,
    body: z.strictObject({ report_id: z.uuid() }),
    reply: ok,
  },
  reissueReport: {
    method: 'POST',
    path: '/api/v2/report/reissue',
    summary:
      'A new report of the same application, as things stand now, under a new id; the old one is marked as ' +
      "replaced. Without `report_id`, in the place of one that was withdrawn. Not once the old one's time is over",
    who: 'owner',
    rate: 'write',
    audit: 'report.reissued',
    cache: 'private',
    query: owned,
    body: z.strictObject({ report_id: z.optional(z.uuid()) }),
    reply: okWith({ report_id: z.uuid() }),
  },
  shareReport: {
    method: 'POST',
    path: '/api/v2/report/shares/create',
    summary: 'Shares the report by a link: how much of it, and until when. The link is told once',
    who: 'owner',
    rate: 'write',
    audit: 'report.shared',
    cache: 'private',
    query: owned,
    body: newShare,
    reply: okWith({ share: reportShare, link: z.string() }),
  },
  readShares: {
    method: 'GET',
    path: '/api/v2/report/shares',
    summary:
      'To whom the report, and those that it replaced, are shown, and when each of them and the company of the listing opened it',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: ofReport,
    reply: okWith({ shares: z.array(reportShare), company: z.nullable(companyOpenings) }),
  },
  endShare: {
    method: 'POST',
    path: '/api/v2/report/shares/end',
    summary: 'The link opens nothing any more; asking twice changes nothing',
    who: 'owner',
    rate: 'write',
    audit: 'report.unshared',
    cache: 'private',
    query: owned,
    body: z.strictObject({ share_id: z.uuid() }),
    reply: ok,
  },
  openShared: {
    method: 'GET',
    path: '/api/v2/report/shared',
    summary: "What a recipient is shown behind their link; each opening is told to the report's person",
    who: 'anyone',
    rate: 'auth',
    audit: 'report.shared_opened',
    cache: 'private',
    query: shared,
    reply: okWith({
      recipient: z.string(),
      level: shareLevel,
      expires_at: z.string(),
      /** The link was given for an earlier issue, which this one replaced. */
      is_newer_issue: z.boolean(),
      band: sharedBand,
      report: z.nullable(rentReport),
    }),
  },
  downloadShared: {
    method: 'GET',
    path: '/api/v2/report/shared/pdf',
    summary: 'The same as a PDF that names the recipient on every page',
    who: 'anyone',
    rate: 'auth',
    audit: 'report.shared_downloaded',
    cache: 'private',
    query: shared,
    reply: 'file',
  },
  readCitedPage: {
    method: 'GET',
    path: '/api/v2/report/page',
    summary: 'The page that a figure of the report was read from, as a picture with the places marked',
    who: 'owner',
    rate: 'read',
    audit: 'report.page_viewed',
    cache: 'private',
    query: z.extend(ofReport, citedPageQuery),
    reply: okWith(citedPage),
  },
  sharedCitedPage: {
    method: 'GET',
    path: '/api/v2/report/shared/page',
    summary: 'The same for a recipient at the level of the lines: only these, and their name across the page',
    who: 'anyone',
    rate: 'read',
    audit: 'report.shared_page_viewed',
    cache: 'private',
    query: z.extend(shared, citedPageQuery),
    reply: okWith(citedPage),
  },
  readReportTrace: {
    method: 'GET',
    path: '/api/v2/report/trace',
    summary: 'Every figure of the report with its rule and what it was read from, for machines',
    who: 'owner',
    rate: 'read',
    audit: 'report.trace_downloaded',
    cache: 'private',
    query: ofReport,
    reply: okWith({ trace: traceAnnex }),
  },
  sharedReportTrace: {
    method: 'GET',
    path: '/api/v2/report/shared/trace',
    summary: 'The same for a recipient, as far as they are shown the report',
    who: 'anyone',
    rate: 'auth',
    audit: 'report.shared_trace_downloaded',
    cache: 'private',
    query: shared,
    reply: okWith({ trace: traceAnnex }),
  },
  readLinesShown: {
    method: 'GET',
    path: '/api/v2/report/lines',
    summary:
      'Whether the company of the listing may see the lines that figures were read from, and which company that is',
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ company: z.nullable(z.string()), allowed: z.boolean(), asked: z.boolean() }),
  },
  showLines: {
    method: 'POST',
    path: '/api/v2/report/lines',
    summary: 'Allows the company of the listing to see those lines, or takes that back',
    who: 'owner',
    rate: 'write',
    audit: 'report.lines_shown',
    cache: 'private',
    query: owned,
    body: z.strictObject({ allowed: z.boolean() }),
    reply: ok,
  },
  downloadReportPdf: {
    method: 'GET',
    path: '/api/v2/report/file/:ticket',
    summary: 'The PDF behind such a link; it works once',
    who: 'anyone',
    rate: 'read',
    cache: 'private',
    params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
    query: scope,
    reply: 'file',
  },
  verifyRent: {
    method: 'GET',
    path: '/api/v1/openapis/verify-rent',
    summary:
      'Whether the income of a genuine, valid report without open points covers a rent: yes or no and the ' +
      'report’s state, never a figure. A rent other than the listing’s is rounded up to 50 euros, and a report answers ' +
      'few questions about such rents a day',
    who: 'anyone',
    rate: 'auth',
    cache: 'private',
    query: z.extend(scope, {
      token: z.string().check(z.maxLength(100)),
      rent: z.string().check(z.regex(/^(?!0+\.00)\d{1,6}\.\d{2}$/, 'General.Error.Validation.Money')),
    }),
    reply: okWith({
      state: reportState,
      /** The rent that was measured, in euros; the listing's own as asked. Null where none was. */
      rent: z.nullable(z.string()),
      is_listings_rent: z.nullable(z.boolean()),
      covers: z.nullable(z.boolean()),
      close_to_limit: z.nullable(z.boolean()),
      unsure,
      newer_url: z.nullable(z.string()),
    }),
  },
  verifyQrCode: {
    method: 'GET',
    path: '/api/v1/openapis/verify-qr-code',
    summary: "Whether a report's QR code is genuine, and of whom",
    who: 'anyone',
    rate: 'auth',
    cache: 'private',
    query: z.extend(scope, { token: z.string().check(z.maxLength(100)) }),
    reply: okWith({ certificate }),
  },
})
