/** What browsers refused by a page's content security policy during a run; the product's sandbox keeps it. */

/** A page that a test breaks the policy on by intent; what is refused there is no fault. */
export const probePath = '/it/policy-probe'

interface PolicyReport {
  'csp-report': {
    'document-uri': string
    'effective-directive': string
    'blocked-uri': string
    'source-file'?: string
    'line-number'?: number
    'script-sample'?: string
  }
}

export async function policyReportsOf(productUrl: string): Promise<PolicyReport['csp-report'][]> {
  const reports = (await (await fetch(`${productUrl}/sandbox/policy-reports.json`)).json()) as PolicyReport[]
  return reports.map((report) => report['csp-report'])
}

/** @throws when a page broke its own policy */
export async function refusePolicyReports(productUrl: string): Promise<void> {
  const lines = (await policyReportsOf(productUrl))
    .filter((report) => !new URL(report['document-uri']).pathname.startsWith(probePath))
    // Another site that frames a page is refused as it should be: the page itself broke nothing.
    .filter((report) => report['effective-directive'] !== 'frame-ancestors')
    .map(
      (report) =>
        `${report['effective-directive']} refused ${report['blocked-uri']} on ` +
        `${new URL(report['document-uri']).pathname}, from ` +
        `${report['source-file'] ?? 'the page'}:${report['line-number'] ?? 0}`,
    )
  if (lines.length > 0)
    throw new Error(`Pages broke their content security policy:\n${[...new Set(lines)].slice(0, 40).join('\n')}`)
}
