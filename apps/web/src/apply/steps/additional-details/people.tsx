import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useSay } from '../../../words/words.tsx'

interface Props {
  people: readonly { name: string; detail: string; /** What is known of the invitation. */ invitation?: ReactNode }[]
  onEdit: (index: number) => void
  /** Takes the person away and gives back what undoes it. */
  onRemove: (index: number) => () => void
}

/** The people added so far. Taking one away can be undone until the step is saved. */
export function People({ people, onEdit, onRemove }: Props) {
  const t = useSay()
  const announce = useAnnounce()
  const [removed, setRemoved] = useState<{ name: string; undo: () => void }>()
  const remove = (index: number) => {
    const { name } = people[index]!
    setRemoved({ name, undo: onRemove(index) })
    announce(t('AdditionalDetails.Removed', { name }))
  }
  return (
    <>
      {people.length > 0 && (
        <ul className="people">
          {people.map(({ name, detail, invitation }, index) => (
            <li key={`${name} ${detail}`} className="person">
              <div>
                <p className="name">{name}</p>
                <p className="muted small">{detail}</p>
                {invitation}
              </div>
              <div className="button-row">
                <Button
                  small
                  look="quiet"
                  onClick={() => onEdit(index)}
                  aria-label={t('AdditionalDetails.EditPerson', { name })}
                >
                  {t('General.Edit')}
                </Button>
                <Button
                  small
                  look="quiet"
                  onClick={() => remove(index)}
                  aria-label={t('AdditionalDetails.RemovePerson', { name })}
                >
                  {t('General.Remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p className="field-note">
          {t('AdditionalDetails.Removed', { name: removed.name })}{' '}
          <button
            type="button"
            className="plain-link"
            onClick={() => {
              removed.undo()
              setRemoved(undefined)
            }}
          >
            {t('General.Undo')}
          </button>
        </p>
      )}
    </>
  )
}
