/** The page that a figure was read from, for those who may see the figure. */
import type { Language } from '@attesta/contract/fields.ts'
import type { CitedPage } from '@attesta/contract/page-picture.ts'
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { pageShown } from '@attesta/domain/report/page-shown.ts'
import { todayFor } from '../application/applicant-facts.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { drawPage } from './draw-page.ts'

export interface CitedPageQuery {
  figure: FigureId
  document_id: string
  page: string
}
/** The person whose report it is, or somebody else, whose name then stands across the page. */
export type Viewer = { kind: 'person'; userId: string } | { kind: 'recipient'; name: string; language: Language }

/**
 * @param report as this viewer is shown it: what it does not cite is not there for them
 * @throws Refusal `not_found` for a page that the figure does not cite, `page_kept_back` for papers that nobody but their person sees, `page_gone` when the paper is no longer kept, and as `drawPage`
 */
export async function citedPage(
  deps: Deps,
  applicationId: string,
  report: RentReport,
  { figure, document_id, page }: CitedPageQuery,
  viewer: Viewer,
): Promise<CitedPage> {
  const number = Number(page),
    paper = report.documents.find(({ id }) => id === document_id)
  const cited = (report.trace[figure]?.inputs ?? []).flatMap((input, index) =>
    input.document_id === document_id && input.page === number ? [{ index, box: input.box }] : [],
  )
  if (!paper || cited.length === 0) throw new Refusal('not_found')
  const shown = pageShown(viewer.kind, report.region, paper.type)
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
      : deps.words.say(viewer.language, 'Report.Page.Watermark', {
          recipient: viewer.name,
          day: todayFor(report, deps.clock.now()),
        })
  const picture = await drawPage(deps, document, {
    page: number,
    boxes: cited.map(({ box }) => box),
    isMasked: shown === 'lines',
    watermark,
  })
  return { document_id, shown, inputs: cited.map(({ index }) => index), picture }
}
