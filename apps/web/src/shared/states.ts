import { sharedBand, sharedReport } from '@attesta/domain/report/shared-report.ts'
import type { ShareLevel } from '@attesta/contract/report-share.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { states as reports } from '../report/states.ts'

const path = '/shared-report?token=q7Xv2'
const opened = (report: RentReport, level: ShareLevel, is_newer_issue = false) => ({
  path,
  replies: {
    openShared: {
      success: true as const,
      recipient: 'Studio Rossi',
      level,
      expires_at: '2026-12-05T09:00:00.000Z',
      is_newer_issue,
      band: sharedBand(report),
      report: sharedReport(report, level),
    },
  },
})

export const states = {
  loading: { path, replies: { openShared: 'pending' } },
  band: opened(reports.golden, 'band'),
  bandOpen: opened(reports.contested, 'band'),
  figures: opened(reports.golden, 'figures'),
  newerIssue: opened(reports.golden, 'figures', true),
  documents: opened(reports.golden, 'documents'),
  mortgageFigures: opened(reports.mortgage, 'figures'),
  over: {
    path,
    replies: {
      openShared: {
        refused: { status: 410, message: 'This link no longer opens a report. Ask the person who sent it to you' },
      },
    },
  },
  offline: { path, replies: { openShared: 'offline' } },
} satisfies PlayedStates
