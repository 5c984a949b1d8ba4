import * as z from 'zod/mini'
import { filePassword } from '../document.ts'
import { handoverSlot, handoverStatus, handoverView } from '../handover.ts'
import { limits } from '../limits.ts'
import { define } from '../route.ts'
import { ok, okWith, owned } from './replies.ts'

const lang = z.object({ lang: owned.shape.lang })
const one = z.extend(owned, { handover_id: z.uuid() })
/** 256 random bits, as the link and the phone carry them. */
const secret = z.string().check(z.regex(/^[\w-]{43}$/))
const byPhone = { who: 'handover', cache: 'private', query: lang } as const

export const handoverRoutes = define({
  startHandover: {
    method: 'POST',
    path: '/api/v1/handover/start',
    summary:
      'Makes a link with which one phone may fill the slots named, for ten minutes; an earlier one of the ' +
      "application ends. The secret stands behind the address's #",
    who: 'owner',
    rate: 'write',
    audit: 'handover.started',
    cache: 'private',
    query: owned,
    body: z.strictObject({ slots: z.array(handoverSlot).check(z.minLength(1), z.maxLength(limits.handoverSlots)) }),
    reply: okWith({ handover_id: z.uuid(), link: z.string(), /** SVG. */ qr: z.string(), expires_at: z.string() }),
  },
  handoverStatus: {
    method: 'GET',
    path: '/api/v1/handover/status',
    summary: 'Whether a phone has opened the link, and how many files came from it. A poll',
    who: 'owner',
    rate: 'poll',
    poll: true,
    cache: 'private',
    query: one,
    reply: okWith({ status: handoverStatus, files: z.number(), expires_at: z.string() }),
  },
  endHandover: {
    method: 'POST',
    path: '/api/v1/handover/end',
    summary: 'Shuts the phone out; asking twice changes nothing',
    who: 'owner',
    rate: 'write',
    audit: 'handover.ended',
    cache: 'private',
    query: one,
    reply: ok,
  },
  takeHandover: {
    method: 'POST',
    path: '/api/v1/handover/take',
    summary: "Opens a link, once. The token answered here is the phone's, good for these slots and nothing else",
    who: 'anyone',
    rate: 'auth',
    audit: 'handover.taken',
    cache: 'private',
    query: lang,
    body: z.strictObject({ secret }),
    reply: z.extend(okWith({ access_token: z.string() }), handoverView.shape),
  },
  readHandover: {
    ...byPhone,
    method: 'GET',
    path: '/api/v1/handover/',
    summary: "The phone's slots and how the files that it sent stand. A poll",
    rate: 'poll',
    poll: true,
    reply: okWith(handoverView.shape),
  },
  uploadByHandover: {
    ...byPhone,
    method: 'POST',
    path: '/api/v1/handover/upload',
    summary: 'Takes one file for one of the slots; the answer means that it is safely kept',
    rate: 'upload',
    audit: 'document.uploaded',
    form: z.strictObject({
      /** Its number in the list, from 0. */
      slot: z.string().check(z.regex(/^\d{1,2}$/)),
      name: z.string().check(z.minLength(1), z.maxLength(255)),
      password: z.optional(filePassword),
    }),
    reply: okWith({ document_id: z.uuid() }),
  },
  finishHandover: {
    ...byPhone,
    method: 'POST',
    path: '/api/v1/handover/finish',
    summary: 'The phone is done; its token is dead from now on',
    rate: 'write',
    audit: 'handover.finished',
    reply: ok,
  },
})
