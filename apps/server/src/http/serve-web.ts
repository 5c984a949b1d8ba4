import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isKnownPage } from '@attesta/contract/pages.ts'
import { uuidsIn } from '@attesta/contract/uuid.ts'
import type { BuiltFile, BuiltFiles } from './built-files.ts'
import { completePage, themeStyle } from './complete-page.ts'
import { refuse } from './error-handler.ts'
import { firstPaintOf } from './first-paint.ts'
import { otherLoopbackName } from './loopback-name.ts'
import { languageOfPage } from './page-language.ts'
import type { PageOwner } from './page-owner.ts'
import { Refusal } from './refusal.ts'
import { pageHeaders } from './web-headers.ts'
import type { Words } from './words.ts'

export interface WebOptions {
  files: BuiltFiles
  words: Words
  scriptOrigin: string | undefined
  publicUrl: string
  isHttps: boolean
  /** Where browsers tell what a page's policy refused; undefined for nowhere. */
  reportPath?: string | undefined
  /** Pages of every screen and state, for those who build them. */
  hasPreview: boolean
  /** The first label of the host says which region, and so which language, a page without one is in. */
  hasRegionalHosts: boolean
  /** Whose page that of a listing or of an application is, by the ids that stand in its path. */
  ownerOf: (ids: string[], isFramed: boolean) => Promise<PageOwner>
}

/** Which page a path shows. */
function pageOf(path: string, hasPreview: boolean): string | undefined {
  if (/^\/dashboard(\/|$)/.test(path)) return '/dashboard.html'
  if (/^\/operator(\/|$)/.test(path)) return '/operator.html'
  if (/^(\/[^/]+)?\/verify-report\/?$/.test(path)) return '/verify.html'
  if (/^\/[^/]+\/shared-report\/?$/.test(path)) return '/shared.html'
  if (/^\/[^/]+\/handover\/?$/.test(path)) return '/handover.html'
  if (/^\/preview(\/|$)/.test(path)) return hasPreview ? '/preview.html' : undefined
  return '/index.html'
}

/** «/favicon.ico», «/assets/x.js»: asks for a file, which is there or not */
const filePattern = /\.[a-z0-9]{2,11}$/i

/**
 * Everything that is no call: the built app's files, and its pages for all other paths. Unknown calls are refused as
 * calls are.
 */
export function serveWeb(
  app: FastifyInstance,
  { files, words, scriptOrigin, publicUrl, isHttps, reportPath, hasPreview, hasRegionalHosts, ownerOf }: WebOptions,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || /^\/(api|v1|livez|readyz)(\/|$)/.test(path))
      return refuse(request, reply, new Refusal('not_found'), words)
    const accepts = String(request.headers['accept-encoding'] ?? '')
    const file = path.endsWith('.html') ? undefined : await files.find(path, accepts)
    if (file)
      return sendFile(
        request,
        reply,
        file,
        file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    const elsewhere = otherLoopbackName(request.headers.host, publicUrl)
    if (elsewhere) return reply.redirect(`${elsewhere}${request.url}`, 307)
    const page = filePattern.test(path) ? undefined : pageOf(path, hasPreview)
    const language = languageOfPage({
      path,
      query,
      host: hasRegionalHosts ? request.hostname.split('.')[0] : undefined,
    })
    const html = page === undefined ? undefined : await files.find(page, accepts, language)
    if (!html) return refuse(request, reply, new Refusal('not_found'), words)
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    const ids = page === '/index.html' ? uuidsIn(path).slice(0, 2) : []
    const { origins, theme, home } = await ownerOf(ids, isFramed)
    void reply.headers(
      pageHeaders({
        scriptOrigin,
        frameAncestors: origins,
        isHttps,
        style: theme ? themeStyle(theme) : undefined,
        reportPath,
      }),
    )
    const paint = page === '/index.html' ? await firstPaintOf(files, { path, query, home, isFramed }) : undefined
    const bare = page && (theme || paint) ? await files.find(page, '', language) : undefined
    // What no address of ours means is drawn by the same page; machines are told by the status.
    return sendFile(
      request,
      reply,
      bare ? await completePage(bare, { theme, paint }, accepts) : html,
      'no-cache',
      page !== '/index.html' || isKnownPage(path) ? 200 : 404,
    )
  })
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
  cacheControl: string,
  status = 200,
): FastifyReply {
  const etag = file.encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${file.encoding}"`)
  void reply
    .header('cache-control', cacheControl)
    .header('etag', etag)
    .header('vary', 'accept-encoding, sec-fetch-dest')
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (file.encoding !== 'identity') void reply.header('content-encoding', file.encoding)
  return reply.code(status).type(file.mediaType).send(file.bytes)
}
