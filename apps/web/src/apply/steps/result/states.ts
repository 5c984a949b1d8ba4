import { around, listingId } from '../../played/cast.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/result'
const replies = around('result')
const hidden = { success: true as const, report: null, report_id: listingId, reportId: listingId, hide_report: true, hideReport: true, pdf_link: null }

export const states = {
  preparing: { path, replies: { ...replies, readReport: 'pending' } },
  hidden: { path, replies: { ...replies, readReport: hidden, readReportPdf: 'pending' } },
  hiddenWithLink: { path, replies: { ...replies, readReport: hidden, readReportPdf: { success: true, pdf_link: '/report.pdf' } } },
  linkFailed: { path, replies: { ...replies, readReport: hidden, readReportPdf: { refused: { status: 500 } } } },
  failed: { path, replies: { ...replies, readReport: { refused: { status: 500, message: 'Something went wrong on our side. Your answers are saved. Refresh and try again' } } } },
  unpaid: { path, replies: { ...replies, readReport: { refused: { status: 402 } }, isPaymentRequired: 'pending' } },
  offline: { path, replies: { ...replies, readReport: 'offline' } },
} satisfies States
