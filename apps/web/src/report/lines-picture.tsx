import type { CitedPage } from '@attesta/contract/page-picture.ts'
import { foldLines } from './fold-lines.ts'
import { PageMarks } from './page-marks.tsx'
import { useWidth } from './use-width.ts'

/** CSS pixels of the frame before it is measured: those of a phone. */
const PHONE = 320

/**
 * Lines of a page with the heads of their table. Where the frame is too narrow for them they are folded like text, so
 * that the label, the date and the payer stay in sight with the figure.
 */
export function LinesPicture({ page, index, alt }: { page: CitedPage; index: number; alt: string }) {
  const { webp, width, height, marks } = page.picture
  const [frame, frameWidth] = useWidth<HTMLDivElement>(PHONE)
  const mark = marks[page.inputs.indexOf(index)]
  const pieces = foldLines({ width, frameWidth, markWidth: mark?.[2] ?? 0 })
  return (
    <div className="page-lines" ref={frame} role="img" aria-label={alt}>
      {pieces.map(({ left, width: piece }) => (
        <svg key={left} viewBox={`${left} 0 ${piece} ${height}`} aria-hidden="true">
          <image href={`data:image/webp;base64,${webp}`} width={width} height={height} />
          <PageMarks page={page} index={index} />
        </svg>
      ))}
    </div>
  )
}
