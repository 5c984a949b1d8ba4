import { createContext, use, type ReactNode } from 'react'
import type { CitedPage } from '@attesta/contract/page-picture.ts'
import type { FigureId } from '@attesta/contract/report.ts'
import type { CallFailed } from '../call-failed.ts'

interface PageAsked {
  figure: FigureId
  document_id: string
  page: string
  /** Only the lines of this input. */
  input?: string
}
export interface PageAnswer {
  data: CitedPage | undefined
  error: CallFailed | null
  refetch: () => unknown
}

/** By which call a reader of the report is shown the page that a figure was read from. */
export type UseCitedPage = (asked: PageAsked) => PageAnswer

const Door = createContext<UseCitedPage | undefined>(undefined)
const Kept = createContext<ReactNode>(null)

interface Props {
  /** Undefined while the pages are hidden from this reader, and until it is known. */
  by?: UseCitedPage | undefined
  /** In place of hidden pages: why, and how to ask for them. */
  note?: ReactNode
  children: ReactNode
}

/** One tree for both answers: another one would draw the whole report again, and close what its reader has opened meanwhile. */
export const CitedPages = ({ by, note, children }: Props) => (
  <Door value={by}>
    <Kept value={note}>{children}</Kept>
  </Door>
)

/** Undefined where a report is shown without its documents. */
export const useCitedPages = (): UseCitedPage | undefined => use(Door)

/** Undefined where the pages are shown, and where nothing is said in their place. */
export const usePagesKept = (): ReactNode => use(Kept)
