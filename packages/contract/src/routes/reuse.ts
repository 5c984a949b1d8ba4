import * as z from 'zod/mini'
import { stepRouter } from '../application.ts'
import { define } from '../route.ts'
import { reuseOffer } from '../reuse.ts'
import { okWith, owned } from './replies.ts'

export const reuseRoutes = define({
  reuseOffer: {
    method: 'GET',
    path: '/api/v1/reuse/offer',
    summary:
      "What of the caller's last finished application would serve the new one named, by whose address it was begun; null when nothing does",
    who: 'owner',
    rate: 'read',
    cache: 'private',
    query: owned,
    reply: okWith({ offer: z.nullable(reuseOffer) }),
  },
  reuseTake: {
    method: 'POST',
    path: '/api/v1/reuse/take',
    summary:
      'Takes it along into the new application, which must still be empty, and says where to go on. The company ' +
      'sees nothing of it before the person confirms',
    who: 'owner',
    rate: 'write',
    audit: 'application.reused',
    cache: 'private',
    query: owned,
    body: z.strictObject({ from_application_id: z.uuid() }),
    reply: okWith({ step_router: stepRouter }),
  },
})
