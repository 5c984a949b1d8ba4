import type { Reply } from '../calls.ts'

/** «Trilocale · A-101»: the name, with what tells it from others of that name. */
export const listingLabel = ({
  name,
  detail,
}: Pick<Reply<'dashboardApplicants'>['listings'][number], 'name' | 'detail'>): string =>
  detail === null ? name : `${name} · ${detail}`
