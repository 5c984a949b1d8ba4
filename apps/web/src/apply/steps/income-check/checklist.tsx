import type { WordKey } from '../../../words/catalogue.ts'
import { useSay } from '../../../words/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { StatusTag, type StatusLook } from '../../../ui/status-tag.tsx'
import type { NeedState, Section } from './sections.ts'

const looks: Record<NeedState, StatusLook> = {
  todo: 'plain',
  checking: 'info',
  done: 'ok',
  explained: 'info',
  problem: 'err',
}

interface Props {
  sections: readonly Section[]
  onPersonalDetails: () => void
  onHelp: () => void
}

/** What is needed and how far it is; each line leads to its place. */
export function Checklist({ sections, onPersonalDetails, onHelp }: Props) {
  const t = useSay()
  return (
    <section className="panel roomy" id="checklist" aria-labelledby="checklist-heading">
      <div className="panel-head">
        <h2 id="checklist-heading">{t('IncomeCheck.Checklist')}</h2>
        <Button small look="quiet" onClick={onHelp}>
          {t('IncomeCheck.WhatDoINeed')}
        </Button>
      </div>
      <ul className="checklist">
        {sections.map(({ id, documents, state }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                if (documents[0]!.ref === 'national_id') onPersonalDetails()
                else goToField(id)
              }}
            >
              {documents.map(({ key }) => t(key as WordKey)).join(` ${t('RequiredDocuments.Or')} `)}
            </a>
            <StatusTag look={looks[state]}>{t(`IncomeCheck.State.${state}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
