import type { UploadType } from '@attesta/contract/document.ts'
import { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { useSay } from '../../words/words.tsx'
import { useAnnounce } from '../../ui/live.tsx'
import { useReloadApplication } from '../journey/use-application.ts'
import { failureText } from '../shell/call-problem.tsx'
import type { Row } from './rows.ts'
import { useUploads } from './uploads.tsx'

/** Takes a file away, at the server too; says so, and gives the focus to `refocus`. */
export function useRemoveRow(refocus: () => void): (row: Row, type: UploadType) => void {
  const { api } = useDeps()
  const t = useSay()
  const announce = useAnnounce()
  const uploads = useUploads()
  const reload = useReloadApplication()
  return (row, type) => {
    void (async () => {
      try {
        if (row.documentId)
          await api.call(type === 'bank_statement' ? 'deleteBankStatement' : 'deleteDocument', {
            query: { document_id: row.documentId },
          })
        if (row.queueKey) uploads.remove(row.queueKey)
        announce(t('Uploads.Removed', { file: row.name }))
        refocus()
        await reload()
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        announce(failureText(t, error), 'assertive')
      }
    })()
  }
}
