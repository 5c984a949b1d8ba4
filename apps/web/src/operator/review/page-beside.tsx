import type { ReviewPaper } from '@attesta/contract/review-case.ts'
import { Button } from '../../ui/button.tsx'
import { useReviewWords } from './review-words.ts'

export interface Mark { name: string; box: readonly number[] | null }

interface Props { reviewId: string; paper: ReviewPaper; page: number; onPage: (page: number) => void; marks: readonly Mark[]; marked: string | undefined; onMark: (name: string) => void }

/** One page of the paper with the places that values were read from. */
export function PageBeside({ paper, page, onPage }: Props) {
  const { say } = useReviewWords()
  if (paper.source === 'connection') return <p className="muted">{say('ReviewDesk.NoPages')}</p>
  return (
    <figure className="review-page">
      <figcaption className="small">{say('ReviewDesk.PageOf', { name: paper.name, page, pages: paper.pages })}</figcaption>
      <div className="button-row">
        <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>{say('ReviewDesk.PreviousPage')}</Button>
        <Button small disabled={page >= paper.pages} onClick={() => onPage(page + 1)}>{say('ReviewDesk.NextPage')}</Button>
      </div>
    </figure>
  )
}
