import type { Document } from '@attesta/contract/document.ts'
import type { ReadingKind, ReadingLine } from '@attesta/contract/reading.ts'
import { useSay } from '../../words/words.tsx'
import { Line } from './line.tsx'

interface Props {
  kind: ReadingKind
  lines: readonly ReadingLine[]
  documents: readonly Document[]
}

/** Everything of one kind, month by month or payer by payer. */
export function LineGroup({ kind, lines, documents }: Props) {
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
            line={line}
            at={index}
            file={documents.find(({ id }) => id === line.document_id)?.name ?? ''}
          />
        ))}
      </ul>
    </section>
  )
}
