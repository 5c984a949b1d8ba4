import { useEffect, useRef, useState } from 'react'
import type { CitedPage } from '@attesta/contract/page-picture.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { PageAnswer } from './cited-pages.tsx'
import { LinesPicture } from './lines-picture.tsx'
import { PageMarks } from './page-marks.tsx'
import { useReportWords } from './report-words.ts'

/** A page, or only some of its lines, once it is there, or why it is not. `index`: of the input that is looked at. */
export function PagePicture({
  answer,
  index,
  alt,
  isWhole = true,
}: {
  answer: PageAnswer
  index: number
  alt: string
  isWhole?: boolean
}) {
  const { t } = useReportWords()
  const { data, error, refetch } = answer
  if (error)
    return (
      <>
        {/* What its person keeps to themselves is no failure. */}
        <Banner look={error.kind === 'refused' ? 'info' : 'err'} message={error.text ?? t('ReportPage.Page.Failed')} />
        {error.kind !== 'refused' && <Button onClick={() => void refetch()}>{t('ReportPage.Page.Again')}</Button>}
      </>
    )
  if (!data) return <Skeleton isPart shape="list" />
  return (
    <>
      {data.shown === 'lines' && <p className="meta muted">{t('ReportPage.Page.LinesOnly')}</p>}
      {isWhole ? (
        <WholePicture page={data} index={index} alt={alt} />
      ) : (
        <LinesPicture page={data} index={index} alt={alt} />
      )}
    </>
  )
}

/** Shows the page with the values read marked on it, at least as wide as its frame. */
function WholePicture({ page, index, alt }: { page: CitedPage; index: number; alt: string }) {
  const { webp, width, height } = page.picture
  const { t } = useReportWords()
  const [isLarge, setLarge] = useState(false)
  const looked = useRef<SVGRectElement>(null)
  useEffect(() => {
    // The frame alone is moved: the panel around it and the report stay where they are.
    const frame = looked.current?.closest('.page-frame')
    if (!frame || !looked.current) return
    const [around, mark] = [frame.getBoundingClientRect(), looked.current.getBoundingClientRect()]
    frame.scrollBy(
      mark.left + mark.width / 2 - around.left - around.width / 2,
      mark.top + mark.height / 2 - around.top - around.height / 2,
    )
  }, [index, isLarge])
  return (
    <>
      <div className="button-row">
        <Button small data-action="page-size" onClick={() => setLarge(!isLarge)}>
          {t(isLarge ? 'ReportPage.Page.Fit' : 'ReportPage.Page.Larger')}
        </Button>
      </div>
      <div className="page-frame" tabIndex={0} role="group" aria-label={t('ReportPage.Page.Picture')}>
        <div className={isLarge ? 'page-picture large' : 'page-picture'}>
          <img src={`data:image/webp;base64,${webp}`} width={width} height={height} alt={alt} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <PageMarks page={page} index={index} looked={looked} />
          </svg>
        </div>
      </div>
    </>
  )
}
