import { MoreWords } from '../words/words.tsx'
import { ApplicantBulkDialog, type BulkDialogProps } from './applicant-bulk-dialog.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Shows the dialog with the words of emails that are previewed. */
export function BulkDialogLater(props: BulkDialogProps) {
  const { language } = useDashboardWords()
  return (
    <MoreWords language={language} segments={['decisions']}>
      <ApplicantBulkDialog {...props} />
    </MoreWords>
  )
}
