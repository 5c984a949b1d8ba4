import type { Finding, ParseResult, Verdict } from './parse-result.ts'

type UnreadVerdict = Exclude<Verdict, 'parsed' | 'partial'>

/** The code of the one finding, for each way that reading can end badly. */
const codes: Record<UnreadVerdict, string> = {
  unreadable: 'unreadable',
  encrypted: 'locked',
  limit_exceeded: 'unreadable',
  hostile: 'unreadable',
  unsupported: 'invalid_type',
}

/** The result of a file that could not be read, with the one finding that says how that ended. */
export const unreadFile = (file: string, verdict: UnreadVerdict, params: Finding['params'] = {}): ParseResult => ({
  file,
  type: 'unknown',
  verdict,
  country: null,
  issuer: null,
  pages: 0,
  source: 'none',
  findings: [
    {
      code: `unknown.${codes[verdict]}`,
      severity: 'error',
      message_key: `Documents.Unknown.${codes[verdict]}`,
      params,
      evidence: null,
    },
  ],
})
