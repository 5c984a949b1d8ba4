import { Fragment } from 'react'
import type { RequiredDocument } from '@attesta/contract/document.ts'
import type { WordKey } from '../../words/catalogue.ts'
import { useLanguage } from '../../words/use-language.ts'
import { useSay } from '../../words/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ContinueLabel } from '../../ui/continue-label.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DocumentDrawing } from '../../ui/document-drawing.tsx'
import { afterOr } from './after-or.ts'
import { groupAlternatives } from './group-alternatives.ts'

interface Props {
  open: boolean
  documents: readonly RequiredDocument[]
  onClose: () => void
  onContinue: () => void
  busy?: boolean
}

/** Lists the documents that an occupation requires. Alternatives share a row, joined by «or», each with what is said of it. */
export function RequiredDocumentsDialog({ open, documents, onClose, onContinue, busy }: Props) {
  const t = useSay()
  const language = useLanguage()
  const groups = groupAlternatives(documents)
  return (
    <Dialog heading={t('RequiredDocuments.Header')} open={open} onClose={onClose}>
      <p className="muted">{t(groups.length > 0 ? 'RequiredDocuments.Note' : 'RequiredDocuments.None')}</p>
      {groups.length > 0 && (
        <ul className="document-list">
          {groups.map((group) => (
            <li key={group[0]!.ref}>
              <DocumentDrawing name={group[0]!.icon} />
              <div>
                {group.map(({ key, description }, index) => (
                  <Fragment key={key}>
                    <p className="title">
                      {index > 0 && <em>{t('RequiredDocuments.Or')} </em>}
                      {index > 0 ? afterOr(t(key as WordKey), language) : t(key as WordKey)}
                    </p>
                    <p className="small muted">{t(description as WordKey)}</p>
                  </Fragment>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="button-row">
        <Button look="primary" busy={busy} onClick={onContinue} data-action="dialog-continue">
          {groups.length > 0 ? <ContinueLabel /> : t('General.Ok')}
        </Button>
      </div>
    </Dialog>
  )
}
