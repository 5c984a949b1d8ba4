import type { Document } from '@attesta/contract/document.ts'
import type { ReadingKind, ReadingLine } from '@attesta/contract/reading.ts'
import { useSay } from '../../words/words.tsx'
import { maskedIban } from '../bank-connection/masked-iban.ts'
import { Line } from './line.tsx'

interface Props {
  kind: ReadingKind
  lines: readonly ReadingLine[]
  /** The one employer, where there is one: its name stands above already. */
  employer: string | null
  documents: readonly Document[]
}

/** Everything of one kind, month by month or payer by payer. */
export function LineGroup({ kind, lines, employer, documents }: Props) {
  const t = useSay()
  if (lines.length === 0) return null
  return (
    <section className="plain" aria-labelledby={`reading-${kind}`}>
      <h3 id={`reading-${kind}`} className="as-h3">
        {t(`Reading.Kind.${kind}`)}
      </h3>
      <ul className="reading-lines">
        {lines.map((line, index) => (
          <Line
            key={`${line.when} ${line.name} ${index}`}
            line={shortened(line, employer)}
            at={index}
            file={documents.find(({ id }) => id === line.document_id)?.name ?? ''}
          />
        ))}
      </ul>
    </section>
  )
}

/** «Intesa Sanpaolo, IT80 •••• 4728»; the payslips of the one employer do not name it again. */
function shortened(line: ReadingLine, employer: string | null): ReadingLine {
  if (line.kind === 'net_pay' && line.name === employer) return { ...line, name: null }
  if (line.kind === 'holder' && line.name !== null)
    return { ...line, name: line.name.replace(/\b[A-Z]{2}\d{2}[A-Z0-9 ]{11,}$/, maskedIban) }
  return line
}
