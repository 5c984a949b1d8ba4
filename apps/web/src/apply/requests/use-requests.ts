import type { OwnRequest } from '@attesta/contract/applicant-request.ts'
import type { UploadType } from '@attesta/contract/document.ts'
import { useCall } from '../../use-call.ts'

/** What the company asked. Asked again at each opening: a document that was added meanwhile has closed its request. */
export function useRequests(): { requests: readonly OwnRequest[]; isPending: boolean } {
  const { data, isPending } = useCall('readRequests', {}, { keepMs: 0 })
  return { requests: data?.requests ?? [], isPending }
}

/**
 * Of which months documents of a type may be: `months`, which the form needs, and those that the company asks for.
 *
 * @returns none where any month will do
 */
export function monthsTaken(
  months: readonly string[],
  type: UploadType,
  requests: readonly Pick<OwnRequest, 'type' | 'state' | 'months'>[],
): readonly string[] {
  const asked = requests.filter((one) => one.type === type && one.state === 'open')
  if (asked.some((one) => one.months.length === 0)) return []
  return [...new Set([...months, ...asked.flatMap((one) => one.months)])].sort()
}
