import type { ReactNode } from 'react'
import type { RentReport } from '@attesta/contract/report.ts'
import { Absences } from './absences.tsx'
import { Answers } from './answers.tsx'
import { Contents } from './contents.tsx'
import { Decision } from './decision.tsx'
import { Employment } from './employment.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { Evidence } from './evidence.tsx'
import { FiguresTable } from './figures-table.tsx'
import { MortgageDecision } from './mortgage-decision.tsx'
import { MortgageEvidence } from './mortgage-evidence.tsx'
import { OpenPoints } from './open-points.tsx'
import { Documents } from './documents.tsx'
import { People } from './people.tsx'
import { Person } from './person.tsx'
import { WordsOfKind } from '../words/words.tsx'
import { RapidParts } from './rapid-parts.tsx'
import { ReportHeader } from './report-header.tsx'
import './report.css'

/** Shows a report as every reader sees it: first the decision, then its evidence. `withoutDocuments`: the figures alone. */
export function ReportView({
  report,
  actions,
  withoutDocuments = false,
}: {
  report: RentReport
  actions?: ReactNode
  withoutDocuments?: boolean
}) {
  const Parts = withoutDocuments ? FiguresAlone : report.type === 'rapid' ? RapidParts : AllParts
  return (
    <WordsOfKind type={report.type}>
      <EvidencePanel report={report}>
        <article className="report">
          <ReportHeader report={report} actions={actions} isWhole={!withoutDocuments} />
          <OpenPoints report={report} />
          <Parts report={report} />
        </article>
      </EvidencePanel>
    </WordsOfKind>
  )
}

function Deciding({ report }: { report: RentReport }) {
  return report.mortgage ? (
    <MortgageDecision report={report} mortgage={report.mortgage} />
  ) : (
    <Decision report={report} />
  )
}

/** Shows the decision and its figures, without anything about single documents. */
function FiguresAlone({ report }: { report: RentReport }) {
  return (
    <>
      <Deciding report={report} />
      <Contents />
      <FiguresTable report={report} />
      <Employment report={report} />
      <People report={report} />
    </>
  )
}

function AllParts({ report }: { report: RentReport }) {
  return (
    <>
      <Deciding report={report} />
      <Contents />
      {report.mortgage && <MortgageEvidence report={report} mortgage={report.mortgage} />}
      <Evidence report={report} />
      <Documents report={report} />
      <Absences report={report} />
      <Person report={report} />
      <People report={report} />
      <Answers report={report} />
    </>
  )
}
