import type { ReactNode } from 'react'
import type { MortgagePart, RentReport } from '@attesta/contract/report.ts'
import { Answers } from './answers.tsx'
import { Contents } from './contents.tsx'
import { Decision } from './decision.tsx'
import { Evidence } from './evidence.tsx'
import { MortgageDecision } from './mortgage-decision.tsx'
import { MortgageEvidence } from './mortgage-evidence.tsx'
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
      {report.type === 'rapid' ? <RapidParts report={report} /> : <AllParts report={report} mortgage={report.mortgage} />}
    </article>
  )
}

function AllParts({ report, mortgage }: { report: RentReport; mortgage: MortgagePart | undefined }) {
  return (
    <>
      {mortgage ? <MortgageDecision report={report} mortgage={mortgage} /> : <Decision report={report} />}
      <Contents report={report} />
      {mortgage && <MortgageEvidence report={report} mortgage={mortgage} />}
      <Evidence report={report} />
      <Papers report={report} />
      <Person report={report} />
      <People report={report} />
      <Answers report={report} />
    </>
  )
}
