import type { RentReport, ReportDocument } from '@attesta/contract/report.ts'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Lists the report's documents by the numbers that it cites them with. */
export function Documents({ report }: { report: RentReport }) {
  const { t } = useReportWords()
  if (report.documents.length === 0) return null
  return (
    <Section isFolded id="report-documents" title={t('Report.Section.Documents')}>
      <Notes report={report} sources={['documents']} />
      <ul className="documents">
        {report.documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            more={report.other_documents.find(({ id }) => id === document.id)}
          />
        ))}
      </ul>
    </Section>
  )
}

function DocumentRow({
  document,
  more,
}: {
  document: ReportDocument
  more: RentReport['other_documents'][number] | undefined
}) {
  const { t, told, period, day } = useReportWords()
  const kind = more ? t(more.label) : t(`Report.Document.${document.type}`)
  const reading =
    document.status === 'error'
      ? 'Report.Document.Unusable'
      : document.reconciled === null
        ? `Report.Document.Source.${document.source}`
        : document.reconciled
          ? 'Report.Document.Reconciled'
          : 'Report.Document.NotReconciled'
  return (
    <li className={`document document-${document.status}`}>
      <span className="document-number number" aria-hidden="true">
        {document.number}
      </span>
      <div>
        <p className="record-name">
          <span className="unseen">[{document.number}] </span>
          {kind}
        </p>
        <p className="small">
          {[document.issuer, document.from !== null && document.to !== null && period(document.from, document.to)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="meta muted document-name">{document.name}</p>
      </div>
      <div className="document-reading small">
        <p>{t(reading)}</p>
        {document.findings.map((finding, index) => (
          <p key={index}>
            {told(finding)}{' '}
            <small className="muted">{document.measured?.[index] && told(document.measured[index])}</small>
          </p>
        ))}
        {document.contests?.map(({ comment, contested_on }) => (
          <p key={comment} className="contest-said">
            {t('Report.Contest', { comment, day: contested_on })}
          </p>
        ))}
        {document.reviews?.map(({ msg, outcome, reason, reviewed_on }) => (
          <p key={`${msg.key}${reason}`} className="contest-said">
            {t(`Report.Review.${outcome}`, {
              ...(outcome === 'set_aside' ? { finding: told(msg) } : {}),
              reason,
              day: day(reviewed_on),
            })}
          </p>
        ))}
        {more?.possible_type && (
          <p className="muted">
            {t('Report.Document.PossibleType', { type: t(`Report.PossibleType.${more.possible_type}`) })}
          </p>
        )}
      </div>
    </li>
  )
}
