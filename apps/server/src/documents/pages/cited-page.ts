/** The page that a figure was read from, for those who may see the figure. */
import type { Language } from '@attesta/contract/fields.ts'
import type { CitedPage } from '@attesta/contract/page-picture.ts'
import type { FigureId, RentReport, TraceRef } from '@attesta/contract/report.ts'
import { pageShown } from '@attesta/domain/report/page-shown.ts'
import { todayFor } from '../applicant-facts.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { drawPage } from './draw-page.ts'

export interface CitedPageQuery {
  figure: FigureId
  document_id: string
  page: string
  input?: string | undefined
}
/** The person whose report it is, or another reader, whose name then stands across the page. */
export type Viewer = { kind: 'person'; userId: string } | { kind: 'recipient'; name: string; language: Language }

/** What is shown of a report or of a reading: its documents, and whose region's rules hold. */
export interface CitedFrom extends Pick<RentReport, 'region' | 'documents'> {
  applicationId: string
}

/**
 * @param report as this viewer is shown it: what it does not cite is not there for them
 * @throws Refusal as `pageOfInputs`
 */
export const citedPage = (
  deps: Deps,
  applicationId: string,
  report: RentReport,
  { figure, ...place }: CitedPageQuery,
  viewer: Viewer,
): Promise<CitedPage> =>
  pageOfInputs(
    deps,
    { applicationId, region: report.region, documents: report.documents },
    report.trace[figure]?.inputs ?? [],
    place,
    viewer,
  )

/**
 * Returns the page with those of the inputs marked that stand on it.
 * @throws Refusal `not_found` for a page that none of them cites, `page_kept_back` for documents that no one but their
 * person sees, `page_gone` when the document is no longer kept, and as `drawPage`
 */
export async function pageOfInputs(
  deps: Deps,
  { applicationId, region, documents }: CitedFrom,
  inputs: readonly TraceRef[],
  { document_id, page, input }: Omit<CitedPageQuery, 'figure'>,
  viewer: Viewer,
): Promise<CitedPage> {
  const number = Number(page),
    evidence = documents.find(({ id }) => id === document_id)
  const cited = inputs.flatMap((input, index) =>
    input.document_id === document_id && input.page === number ? [{ index, box: input.box }] : [],
  )
  const cropAt = input === undefined ? null : cited.findIndex(({ index }) => index === Number(input))
  if (!evidence || cited.length === 0 || cropAt === -1) throw new Refusal('not_found')
  const shown = pageShown(viewer.kind, region, evidence.type)
  if (shown === 'nothing' || (shown === 'lines' && cited.every(({ box }) => box === null)))
    throw new Refusal('page_kept_back')
  const scope =
    viewer.kind === 'person'
      ? ({ kind: 'applicant', userId: viewer.userId } as const)
      : ({ kind: 'system', task: 'show-page' } as const)
  const document = await deps.transact(scope, (stores) => stores.documents.find(document_id))
  if (document?.applicationId !== applicationId) throw new Refusal('page_gone')
  const watermark =
    viewer.kind === 'person'
      ? null
      : deps.words.t(viewer.language, 'Report.Page.Watermark', {
          recipient: viewer.name,
          day: todayFor({ region }, deps.clock.now()),
        })
  const picture = await drawPage(deps, document, {
    page: number,
    boxes: cited.map(({ box }) => box),
    isMasked: shown === 'lines',
    cropAt,
    watermark,
  })
  return { document_id, shown, inputs: cited.map(({ index }) => index), picture }
}
