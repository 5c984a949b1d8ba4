import { useEffect, useRef } from 'react'
import type { ReviewDocument } from '@attesta/contract/review-case.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { useReviewWords } from './review-words.ts'

interface Props {
  reviewId: string
  document: ReviewDocument
  page: number
  onPage: (page: number) => void
  /** A field's path or a finding's code. */
  marked: string | undefined
  onMark: (name: string) => void
}

/** One page of the document with the places that values were read from; the mark looked at is the filled one. */
export function PageBeside(props: Props) {
  const { t } = useReviewWords()
  const { document, page, onPage } = props
  if (document.source === 'connection' || document.pages === 0)
    return (
      <p className="muted">{t(document.source === 'connection' ? 'ReviewDesk.NoPages' : 'ReviewDesk.NoPicture')}</p>
    )
  const title = t('ReviewDesk.PageOf', { name: document.name, page, pages: document.pages })
  return (
    <figure className="review-page">
      <figcaption className="small">{title}</figcaption>
      <Picture {...props} title={title} />
      {document.pages > 1 && (
        <div className="button-row">
          <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('ReviewDesk.PreviousPage')}
          </Button>
          <Button small disabled={page >= document.pages} onClick={() => onPage(page + 1)}>
            {t('ReviewDesk.NextPage')}
          </Button>
        </div>
      )}
    </figure>
  )
}

function Picture({ reviewId, document, page, marked, onMark, title }: Props & { title: string }) {
  const { t } = useReviewWords()
  const looked = useRef<SVGRectElement>(null)
  const { data, error, refetch } = useCall('readReviewPage', {
    params: { review_id: reviewId, document_id: document.id, page: String(page) },
  })
  useEffect(() => {
    // Braces: Chromium returns a promise here, which React would call as the clean-up.
    looked.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [marked, data])
  if (error)
    return (
      <Banner message={error.text ?? t('ReviewDesk.NoPicture')}>
        {error.kind !== 'refused' && (
          <Button small onClick={() => void refetch()}>
            {t('ReviewDesk.Again')}
          </Button>
        )}
      </Banner>
    )
  if (!data) return <Skeleton isPart shape="list" />
  const {
    names,
    picture: { webp, width, height, marks },
  } = data
  return (
    <div className="review-sheet" tabIndex={0} role="group" aria-label={title}>
      <img src={`data:image/webp;base64,${webp}`} width={width} height={height} alt={title} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {marks.map(
          (mark, index) =>
            mark && (
              <rect
                key={names[index]}
                ref={names[index] === marked ? looked : null}
                className={names[index] === marked ? 'marked' : undefined}
                x={mark[0] - 4}
                y={mark[1] - 4}
                width={mark[2] + 8}
                height={mark[3] + 8}
                rx={4}
                onClick={() => onMark(names[index]!)}
              />
            ),
        )}
      </svg>
    </div>
  )
}
