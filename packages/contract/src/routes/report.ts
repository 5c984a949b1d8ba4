import * as z from 'zod/mini'
import { newShare, reportShare, shareLevel } from '../report-share.ts'
import { rentReport } from '../report.ts'
import { define } from '../route.ts'
import { ok, okWith, owned, scope } from './replies.ts'

/** A report as anybody is shown it: the immutable snapshot, or none while hidden. */
export const reportReply = okWith({ report: z.nullable(rentReport), report_id: z.nullable(z.uuid()), reportId: z.nullable(z.uuid()), hide_report: z.boolean(), hideReport: z.boolean(), pdf_link: z.nullable(z.string()) })
const ofReport = z.extend(owned, { report_id: z.uuid() })
const shared = z.extend(scope, { token: z.string().check(z.maxLength(100)) })
const sharedBand = z.object({ name: z.string(), translation_key: z.string(), listing: z.nullable(z.string()), generated_on: z.string(), valid_until: z.string(), verify_url: z.nullable(z.string()) })
/** `applicant_name` is null when the person had their data erased; the report then is revoked. */
const certificate = z.object({ applicant_name: z.nullable(z.string()), created_at: z.string(), valid_until: z.string(), state: z.enum(['valid', 'expired', 'replaced', 'revoked']), fingerprint: z.string(), /** Of each PDF that was drawn of it, copies made for somebody by name too; none while none was, and after an erasure. */ pdf_sha256s: z.array(z.string()) })

export const reportRoutes = define({
  readReportV1: { method: 'GET', path: '/api/v1/report/', summary: 'As v2', who: 'owner', rate: 'read', audit: 'report.viewed', cache: 'private', query: owned, reply: reportReply },
  readReport: { method: 'GET', path: '/api/v2/report/', summary: 'The applicant\'s report, made when first asked for; 402 while it is not paid, 409 while papers are still read', who: 'owner', rate: 'read', audit: 'report.viewed', cache: 'private', query: owned, reply: reportReply },
  readReportPdf: { method: 'GET', path: '/api/v2/report/pdf', summary: 'A link to the report\'s PDF that works for ten minutes', who: 'owner', rate: 'read', audit: 'report.downloaded', cache: 'private', query: ofReport, reply: okWith({ pdf_link: z.string() }) },
  invokeAggregatedPdf: { method: 'GET', path: '/api/v2/report/invoke-aggregated-pdf-generation', summary: 'Has the PDF of the household\'s report drawn in the background; the link comes from `aggregated-pdf`', who: 'owner', rate: 'read', cache: 'private', query: ofReport, reply: okWith({ link: z.nullable(z.string()) }) },
  readAggregatedPdf: { method: 'GET', path: '/api/v2/report/aggregated-pdf', summary: 'As `pdf`: a household has one report', who: 'owner', rate: 'read', audit: 'report.downloaded', cache: 'private', query: ofReport, reply: okWith({ link: z.string() }) },
  createNewApp: { method: 'GET', path: '/api/v2/report/create-new-app', summary: 'A new rapid application of the same person for the same home, without papers; the same one until something is handed in', who: 'owner', rate: 'read', audit: 'application.started_again', cache: 'private', query: owned, reply: okWith({ application_id: z.uuid() }) },
  revokeReport: { method: 'POST', path: '/api/v2/report/revoke', summary: 'Withdraws a report: nobody reads it any more, and its check says so; asking twice changes nothing', who: 'owner', rate: 'write', audit: 'report.revoked', cache: 'private', query: owned, body: z.strictObject({ report_id: z.uuid() }), reply: ok },
  reissueReport: { method: 'POST', path: '/api/v2/report/reissue', summary: 'A new report of the same application, as things stand now, under a new id; the old one is marked as replaced. Without `report_id`, in the place of one that was withdrawn. Not once the old one\'s time is over', who: 'owner', rate: 'write', audit: 'report.reissued', cache: 'private', query: owned, body: z.strictObject({ report_id: z.optional(z.uuid()) }), reply: okWith({ report_id: z.uuid() }) },
  shareReport: { method: 'POST', path: '/api/v2/report/shares/create', summary: 'Shows the report to somebody by a link: how much of it, and until when. The link is told once', who: 'owner', rate: 'write', audit: 'report.shared', cache: 'private', query: owned, body: newShare, reply: okWith({ share: reportShare, link: z.string() }) },
  readShares: { method: 'GET', path: '/api/v2/report/shares', summary: 'To whom the report, and those that it replaced, are shown, and when each of them opened it', who: 'owner', rate: 'read', cache: 'private', query: ofReport, reply: okWith({ shares: z.array(reportShare) }) },
  endShare: { method: 'POST', path: '/api/v2/report/shares/end', summary: 'The link opens nothing any more; asking twice changes nothing', who: 'owner', rate: 'write', audit: 'report.unshared', cache: 'private', query: owned, body: z.strictObject({ share_id: z.uuid() }), reply: ok },
  openShared: { method: 'GET', path: '/api/v2/report/shared', summary: 'What a recipient is shown behind their link; each opening is told to the report\'s person', who: 'anyone', rate: 'auth', audit: 'report.shared_opened', cache: 'private', query: shared, reply: okWith({ recipient: z.string(), level: shareLevel, expires_at: z.string(), band: sharedBand, report: z.nullable(rentReport) }) },
  downloadShared: { method: 'GET', path: '/api/v2/report/shared/pdf', summary: 'The same as a PDF that names the recipient on every page', who: 'anyone', rate: 'auth', audit: 'report.shared_downloaded', cache: 'private', query: shared, reply: 'file' },
  downloadReportPdf: { method: 'GET', path: '/api/v2/report/file/:ticket', summary: 'The PDF behind such a link', who: 'anyone', rate: 'read', cache: 'private', params: z.object({ ticket: z.string().check(z.maxLength(100)) }), query: scope, reply: 'file' },
  verifyQrCode: { method: 'GET', path: '/api/v1/openapis/verify-qr-code', summary: 'Whether a report\'s QR code is genuine, and of whom', who: 'anyone', rate: 'auth', cache: 'private', query: z.extend(scope, { token: z.string().check(z.maxLength(100)) }), reply: okWith({ certificate }) },
})
