import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { goToField } from '../../ui/go-to-field.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSay } from '../../words/words.tsx'
import { NotFound } from './pages.tsx'

/** A page of the law: its parts are numbered in the words, `Legal.terms.1`, `Legal.terms.1.Text`. */
export function Legal() {
  const say = useSay()
  const { page = '' } = useParams()
  const { messages } = useIntl()
  const title = say.told(`Legal.${page}.Title`)
  if (title === undefined) return <NotFound />
  const parts = Object.keys(messages).filter((key) => key.startsWith(`Legal.${page}.`) && /\.\d+$/.test(key)).map((key) => ({ id: `part-${key.split('.').at(-1)}`, heading: say.told(key), text: say.told(`${key}.Text`) }))
  return (
    <article className="legal stack-wide">
      <PageHeader header={title} note={say('Legal.Changed')} />
      {parts.length > 3 && (
        <nav aria-label={say('Legal.Contents')}>
          <h2>{say('Legal.Contents')}</h2>
          <ol>{parts.map(({ id, heading }) => <li key={id}><a href={`#${id}`} onClick={(event) => { event.preventDefault(); goToField(id) }}>{heading}</a></li>)}</ol>
        </nav>
      )}
      {parts.map(({ id, heading, text }) => <section key={id} id={id} tabIndex={-1}><h2>{heading}</h2><p>{text}</p></section>)}
    </article>
  )
}
