import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { Decision } from './decision.tsx'
import { Evidence } from './evidence.tsx'
import { People } from './people.tsx'
import { ReportHeader } from './report-header.tsx'
import './report.css'

/** A rent report as it is shown to anyone: first what to decide on, then what it rests on. */
export function ReportView({ report, actions }: { report: RentReport; actions?: ReactNode }) {
  return (
    <article className="report">
      <ReportHeader report={report} actions={actions} />
      <Decision report={report} />
      <Evidence report={report} />
      <People report={report} />
    </article>
  )
}
