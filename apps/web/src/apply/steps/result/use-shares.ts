import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShareLevel, shareDays } from '@attesta/contract/report-share.ts'
import type { CallFailed } from '../../../call-failed.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall } from '../../../use-call.ts'

interface Wish {
  recipient: string
  level: ShareLevel
  days: (typeof shareDays)[number]
}

/**
 * Returns what the person has given out of a report, and how they give out more or end it. The new link is known only
 * until the dialog is closed.
 */
export function useShares(reportId: string) {
  const { api } = useDeps()
  const given = useCall('readShares', { query: { report_id: reportId } }, { keepMs: 0 })
  const [link, setLink] = useState<string>()
  const again = () => void given.refetch()
  const give = useMutation<{ link: string }, CallFailed, Wish>({
    mutationFn: (wish) => api.call('shareReport', { body: { report_id: reportId, ...wish } }),
    onSuccess: (made) => {
      setLink(made.link)
      again()
    },
  })
  const end = useMutation<unknown, CallFailed, string>({
    mutationFn: (id) => api.call('endShare', { body: { share_id: id } }),
    onSuccess: again,
  })
  return { given, give, end, link, again, another: () => setLink(undefined) }
}
