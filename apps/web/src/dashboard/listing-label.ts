import type { Reply } from '../calls.ts'

/** «Trilocale · A-101»: the name, with what tells it from others of that name: an older server says nothing of that. */
export const listingLabel = ({
  name,
  detail,
}: Pick<Reply<'dashboardApplicants'>['listings'][number], 'name' | 'detail'>): string =>
  !detail ? name : `${name} · ${detail}`
