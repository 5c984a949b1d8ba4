import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { Answers } from './answers.tsx'
import { Contents } from './contents.tsx'
import { Decision } from './decision.tsx'
import { Evidence } from './evidence.tsx'
import { Papers } from './papers.tsx'
import { People } from './people.tsx'
import { Person } from './person.tsx'
import { RapidParts } from './rapid-parts.tsx'
import { ReportHeader } from './report-header.tsx'
import './report.css'

/** A report as it is shown to anyone: first what to decide on, then what it rests on. */
export function ReportView({ report, actions }: { report: RentReport; actions?: ReactNode }) {
  return (
    <article className="report">
      <ReportHeader report={report} actions={actions} />
      {report.type === 'rapid' ? <RapidParts report={report} /> : <AllParts report={report} />}
    </article>
  )
}

function AllParts({ report }: { report: RentReport }) {
  return (
    <>
      <Decision report={report} />
      <Contents report={report} />
      <Evidence report={report} />
      <Papers report={report} />
      <Person report={report} />
      <People report={report} />
      <Answers report={report} />
    </>
  )
}
