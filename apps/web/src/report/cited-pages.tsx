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

export const CitedPageContext = ({ by, children }: { by: UseCitedPage; children: ReactNode }) => (
  <Door value={by}>{children}</Door>
)

/** Undefined where a report is shown without its documents. */
export const useCitedPages = (): UseCitedPage | undefined => use(Door)

const Kept = createContext<ReactNode>(null)

/** Provides what a reader sees in place of pages that are hidden from them: why, and how to request them. */
export const PagesKept = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <Kept value={note}>{children}</Kept>
)

export const usePagesKept = (): ReactNode => use(Kept)
