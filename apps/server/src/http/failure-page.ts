import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '@attesta/contract/fields.ts'
import { escaped } from '@attesta/contract/escaped.ts'
import { styleSource } from './inline-styles.ts'
import type { Words } from './words.ts'

/** A browser that follows a link names HTML among what it takes; the app's own calls do not. */
export const isFollowedLink = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const style = [
  'body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#14222b;background:#f6f7f8}',
  'main{max-width:34rem;margin:12vh auto 0;padding:2rem 1.5rem;background:#fff;border:1px solid #d5dce0;border-radius:8px}',
  'h1{font-size:1.5rem;line-height:1.3;margin:0 0 1rem}',
  'p{margin:.5rem 0 0}',
].join('')

const policy = `default-src 'none'; style-src ${styleSource(style)}; frame-ancestors 'none'`

/** Returns a refusal for a person who followed a link to a file: a page in their language instead of JSON. */
export function sendFailurePage(
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
  language: Language,
  words: Words,
): FastifyReply {
  const t = (key: string) => escaped(words.t(language, key))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" ` +
        `content="width=device-width, initial-scale=1"><meta name="robots" ` +
        `content="noindex"><title>${t('FailurePage.Title')}</title><style>${style}</style></head>` +
        `<body><main><h1>${t('FailurePage.Title')}</h1><p>${escaped(message)}</p>` +
        `<p>${t('FailurePage.Back')}</p></main></body></html>`,
    )
}
