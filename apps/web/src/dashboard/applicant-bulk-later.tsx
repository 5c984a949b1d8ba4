import { MoreWords } from '../words/words.tsx'
import { ApplicantBulkDialog, type BulkDialogProps } from './applicant-bulk-dialog.tsx'
import { useDashboardWords } from './dashboard-words.ts'

/** Shows the dialog, loaded with the texts of the emails that it previews. */
export function BulkDialogLater(props: BulkDialogProps) {
  const { language } = useDashboardWords()
  return (
    <MoreWords language={language} segments={['decisions']}>
      <ApplicantBulkDialog {...props} />
    </MoreWords>
  )
}
