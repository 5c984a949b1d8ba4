import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '@attesta/contract/route.ts'

/**
 * What a page of another site may have sent, by a form, a link, a picture or a script. Our own pages call their own
 * origin by fetch and send two headers that a form cannot; a program that is no browser sends no `Sec-Fetch-*`. A file
 * may be opened by a link: its ticket works once.
 */
export function maySendOtherSite({ method, who, audit, reply }: Route, headers: IncomingHttpHeaders): boolean {
  if (method === 'POST') return headers['application-type'] === undefined || headers.region === undefined
  if (reply === 'file' || (who === 'anyone' && audit === undefined)) return false
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': destination = 'empty' } = headers
  return site !== 'same-origin' || destination !== 'empty'
}
