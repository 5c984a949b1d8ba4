import type { Reply } from '../calls.ts'
import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { states as reports } from '../report/states.ts'
import type { Applicant } from './applicant-rows.ts'

const ok = { success: true } as const
const [tadino, savona] = ['6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a04', '6f1e1d5c-0c57-4a0e-9b1e-5a2f4c8d1a05'] as const
const reportId = reports.golden.report_id
const company: Reply<'dashboardMe'>['company'] = { name: 'Casa Aperta', logo: null, url: 'https://casaaperta.example', partnerUuid: tadino, visualPrimaryColor: null, visualSecondaryColor: null, visualBackgroundColor: null, visualHeaderColor: null, theme: null, legalPages: null }

const applicant = (number: number, name: string, more: Partial<Applicant> = {}): Applicant => ({
  application_id: `5f0c2b8e-1d7a-4b55-8f62-${String(number).padStart(12, '0')}`, name, role: 'main-applicant', type: 'rent', listing_id: tadino, listing_name: 'Bilocale Via Tadino', started_at: `2026-11-${String(number).padStart(2, '0')}T09:20:00Z`,
  step_router: 'result', status: 'report_ready', report: { id: reportId, created_at: '2026-11-21T10:15:00Z', valid_until: '2027-01-20', net_income: '2001.35', rent: '620.00', percentage: 31, guarantors: 0 }, ...more,
})
const shown = (net_income: string | null, percentage: number | null, valid_until = '2027-01-12') => ({ id: reportId, created_at: '2026-11-13T10:15:00Z', valid_until, net_income, rent: '850.00', percentage, guarantors: 1 })
const applicants: Applicant[] = [
  applicant(20, 'Giulia Bianchi'),
  applicant(18, 'Łukasz Wiśniewski', { status: 'in_progress', step_router: 'income-check', report: null }),
  applicant(13, 'Maria-Antonietta D’Alessandro Castelli', { listing_id: savona, listing_name: 'Trilocale Via Savona', report: shown('3180.40', 26.7) }),
  applicant(11, 'Paolo Greco', { report: shown(null, null) }),
  applicant(4, 'Jörg Müller', { listing_id: savona, listing_name: 'Trilocale Via Savona', status: 'expired', report: shown('2644.00', 32.1, '2026-10-30') }),
]
const listings: Reply<'dashboardListings'>['listings'] = [
  { id: tadino, name: 'Bilocale Via Tadino', address: 'Via Tadino 8, 20124 Milano', rent: '620.00', deposit: '1860.00', apply_url: `https://attesta.example/it/rent/apply/${tadino}`, applicants: 3 },
  { id: savona, name: 'Trilocale Via Savona', address: 'Via Savona 12, 20144 Milano', rent: '850.00', deposit: null, apply_url: `https://attesta.example/it/rent/apply/${savona}`, applicants: 2 },
]

const home: PlayedReplies = {
  dashboardMe: { ...ok, name: 'Marta Colli', email: 'landlord@attesta.example', role: 'owner', company }, dashboardSignOut: ok,
  dashboardListings: { ...ok, listings }, dashboardApplicants: { ...ok, applicants },
}
const report: PlayedReplies = { ...home, dashboardReport: { ...ok, report: reports.golden, report_id: reportId, reportId, hide_report: false, hideReport: false, pdf_link: null }, dashboardReportPdf: 'pending' }
const reportPath = `/dashboard/reports/${reportId}`
const asked = [{ fill: 'email', with: 'landlord@attesta.example' }, { press: 'send-code' }] as const
const typed = [...asked, ...'904217'.split('').map((digit, index) => ({ fill: `digit-${index + 1}`, with: digit }))]

export const states = {
  login: { path: '/dashboard', session: false, replies: {} },
  loginFailed: { path: '/dashboard', session: false, replies: { dashboardLogin: { refused: { status: 429, message: 'Too many codes were asked for. Wait 15 minutes and try again' } } }, acts: asked },
  code: { path: '/dashboard', session: false, replies: { dashboardLogin: ok }, acts: asked },
  wrongCode: { path: '/dashboard', session: false, replies: { dashboardLogin: ok, dashboardVerify: { refused: { status: 422, message: 'That code isn’t right. Check the newest email or request a new code', field: 'code' } } }, acts: typed },
  list: { path: '/dashboard', replies: home },
  sorted: { path: '/dashboard?sort=income&order=up', replies: home },
  loading: { path: '/dashboard', replies: { ...home, dashboardApplicants: 'pending', dashboardListings: 'pending' } },
  empty: { path: '/dashboard', replies: { ...home, dashboardApplicants: { ...ok, applicants: [] } } },
  filterEmpty: { path: '/dashboard?text=zoe&status=expired', replies: home },
  failed: { path: '/dashboard', replies: { ...home, dashboardApplicants: { refused: { status: 500 } }, dashboardListings: 'offline' } },
  report: { path: reportPath, replies: report },
  reportLoading: { path: reportPath, replies: { ...report, dashboardReport: 'pending' } },
  preparingPdf: { path: reportPath, replies: report, acts: [{ press: 'download-pdf' }] },
  pdfFailed: { path: reportPath, replies: { ...report, dashboardReportPdf: { refused: { status: 500 } } }, acts: [{ press: 'download-pdf' }] },
  reportNotFound: { path: reportPath, replies: { ...home, dashboardReport: { refused: { status: 404 } } } },
} satisfies PlayedStates
