import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useReportWords } from './report-words.ts'

/** Fetched with the first figure that is looked at. */
const FigureTrace = lazy(async () => ({ default: (await import('./figure-trace.tsx')).FigureTrace }))

const Show = createContext<(id: FigureId) => void>(() => undefined)

/** Opens the panel that says where a figure comes from. */
export const useShowEvidence = () => use(Show)

/** Where a figure comes from, beside the report (on a phone over it), so that the page stays where it is. */
export function EvidencePanel({ report, children }: { report: RentReport; children: ReactNode }) {
  const { t } = useReportWords()
  const [shown, show] = useState<FigureId>()
  const [isOpen, setOpen] = useState(false)
  const figure = shown && report.trace[shown]
  return (
    <Show
      value={(id) => {
        show(id)
        setOpen(true)
      }}
    >
      {children}
      <Dialog
        look="side"
        heading={shown ? t(`Report.Figure.${shown}`) : ''}
        open={isOpen && figure !== undefined}
        onClose={() => setOpen(false)}
      >
        {shown && figure && (
          <div className="figure-trace">
            <Suspense fallback={<Skeleton isPart shape="list" />}>
              <FigureTrace key={shown} id={shown} figure={figure} documents={report.documents} />
            </Suspense>
          </div>
        )}
      </Dialog>
    </Show>
  )
}
