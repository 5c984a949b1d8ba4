/** Reports, findings, the landlord's dashboard and what any call answers, below `apps/server/src`. */
import { changesBelow } from './change.ts'

export const reportAndDeskChanges = changesBelow('apps/server/src', '.ts', [
  // The report and who has it.
  ['reports/shown-report', 'reportId: id,', "reportId: '',", 'B3-report-response'],
  [
    'features/report/issue',
    'if (lacks.length > 0) throw refusalFor(standing, lacks)',
    '',
    'B1-receiver',
    'B5-papers-server',
    'C-readiness',
  ],
  ['features/report/issue', 'assemblers[application.type](facts)', 'assemblers.rent(facts)', 'B1-rapid'],
  ['features/report/issue', 'companyId: application.companyId,', 'companyId: null,', 'B6-company'],
  ['features/report/routes', 'if (pdfKey === null) await as', 'if (pdfKey !== null) await as', 'B4-result-pdf'],
  ['features/report/routes', "? 'replaced'", "? 'valid'", 'B6-verify-open'],
  ['features/confirmation/routes', 'if (!body.confirmed)', 'if (body.confirmed === undefined)', 'B5-confirmation'],
  // Services.
  [
    'features/credit-check/routes',
    'creditChecks.answer(application.id, { person: { givenName, familyName, birthDate }, score })',
    'creditChecks.of(application.id)',
    'B1-credit',
  ],
  ['features/bank-connection/error-text', "['limit', 'suspended',", "['limit',", 'B8-bank-authentication'],
  [
    'features/bank-connection/error-text',
    "? 'Yapily.Errors.TransactionsFailedTryAgain'",
    "? 'Psd2.Error.bank_error'",
    'K-Yapily.Errors.TransactionsFailedTryAgain',
  ],
  ['features/legal/own-texts', "code === 'ENOENT') return null", "code === 'ENOENT') return ''", 'LG-1'],
  // Findings and what is missing.
  ['documents/view-document', 'error: errors[0] ?? null,', 'error: null,', 'B3-document'],
  [
    'documents/problems',
    "bank_statement: ['bank_statement'],\n  payslip: ['payslip'],",
    "bank_statement: ['bank_statement'],",
    'B8-statement-invalid',
  ],
  ['documents/problems', "encrypted: 'locked',", "encrypted: 'unreadable',", 'B8-statement-locked'],
  [
    'documents/problems',
    'if (printed === null || chosen === null || chosen',
    'if (printed !== null || chosen === null || chosen',
    'B8-statement-bank',
  ],
  ['documents/problems', 'if (failed !== undefined) return', 'if (failed === null) return', 'B8-statement-unreadable'],
  [
    'documents/problem-text',
    '    [`Documents.Problem.${verdict}`, `Documents.Problem.${code}`, general]',
    '    [`Documents.Problem.${verdict}`, `Documents.Problem.${code}`]',
    'B8-payslip-unreadable',
    'BK-7',
  ],
  [
    'features/income-check/routes',
    "if (type === 'rapid') return 'Documents.Problem.insufficient_documents'",
    '',
    'B8-rapid',
  ],
  [
    'features/income-check/routes',
    "? 'Uploads.Warning.Missing'",
    "? 'Uploads.UploadMissingDocuments'",
    'K-Uploads.Warning.Missing',
  ],
  [
    'features/income-check/routes',
    ": 'Uploads.UploadMissingDocuments'",
    ": 'Uploads.Warning.Missing'",
    'K-Uploads.UploadMissingDocuments',
  ],
  [
    'features/income-check/routes',
    'processing > 0\n          ?',
    'processing < 0\n          ?',
    'K-Uploads.PleaseWaitFilesParsed',
  ],
  [
    'features/income-check/routes',
    ': documents.length === 0',
    ': documents.length < 0',
    'K-Uploads.AtleastOneDocument',
  ],
  [
    'features/income-check/routes',
    "application.region === 'de' && application.type",
    "application.region !== 'de' && application.type",
    'K-PersonalDetails.IdentityNotVerified.Warning',
  ],
  [
    'features/personal-details/household',
    "const MISSING = 'AdditionalDetails.Error.MissingInfo'",
    "const MISSING = 'General.Error.NotFound'",
    'K-AdditionalDetails.Error.MissingInfo',
  ],
  // The dashboard.
  ['features/dashboard/applicant-page', 'export const pageSize = 25', 'export const pageSize = 26', 'LD-2'],
  ['features/dashboard/applicants', 'await stores.archivedApplicants.bringBack(id)\n', '', 'LD-5'],
  // Pages.
  ['http/serve-web', 'frameAncestors: origins,', 'frameAncestors: [],', 'A1-embedding', 'E-5'],
  ['http/serve-web', 'const bare = page && (theme || paint)', 'const bare = page && paint', 'A1-branding'],
  [
    'http/page-language',
    "path.startsWith('/preview') ? undefined : 'it'",
    "path.startsWith('/preview') ? undefined : 'de'",
    'G-2',
  ],
  ['http/received-file', 'fileSize: limits.uploadBytes,', 'fileSize: limits.uploadBytes + 1,', 'B5-size'],
  ['regions/countries', '`/flags/${cca2.toLowerCase()}.svg`', '`/flags/${cca2}.svg`', 'A3-country'],
  ['application/wire-listing', 'listingUuid: listing.id,', "listingUuid: '',", 'A3-listing'],
  ['http/refusal-body', 'body: { success: false, code,', "body: { success: 'no' as never, code,", 'A7-success'],
])
