import { useEffect } from 'react'
import { useParams } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { useDeps } from '../../../deps.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSay } from '../../../words/words.tsx'
import { NotFound } from '../pages.tsx'
import { blocksOf, partNumbers } from './parts.ts'
import { useIntl } from '../../../words/intl.tsx'

/** With fewer parts than this, the page is its own list of contents. */
const contentsFrom = 5

/** A page of the law, wholly out of the words; who runs the installation comes from its settings, numbers from the product's limits. */
export function LegalPage() {
  const say = useSay()
  const { messages, formatDate, formatNumber } = useIntl()
  const { settings } = useDeps()
  const { page = '' } = useParams()
  const title = say.told(`Legal.${page}.Title`)
  const day = say.told(`Legal.${page}.Changed`)
  // A link from elsewhere may lead to one part, which was not there yet when the browser looked for it.
  useEffect(() => goToField(window.location.hash.slice(1)), [page])
  if (title === undefined || day === undefined) return <NotFound />

  const values = {
    operator: settings.operatorName, address: settings.operatorAddress, register: settings.operatorRegister, mailbox: settings.helpMailbox,
    price: formatNumber(limits.priceCents / 100, { style: 'currency', currency: 'EUR', currencyDisplay: 'code', maximumFractionDigits: 0 }), validityDays: limits.reportValidityDays, minAge: limits.minAge, codeMinutes: limits.codeMinutes, inactivityMinutes: limits.inactivityMinutes,
  }
  const parts = partNumbers(Object.keys(messages), page)
    .map((number) => ({ header: say.told(`Legal.${page}.${number}.Header`, values), blocks: blocksOf(say.told(`Legal.${page}.${number}.Text`, values) ?? '') }))
    .filter(({ blocks }) => blocks.length > 0)
    .map((part, index) => ({ ...part, id: `part-${index + 1}`, place: index + 1 }))
  return (
    <article className="legal">
      <PageHeader header={title} note={<time dateTime={day}>{say('Legal.Changed', { date: formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) })}</time>} />
      {parts.length >= contentsFrom && (
        <nav aria-labelledby="contents">
          <h2 id="contents">{say('Legal.Contents')}</h2>
          <ol>{parts.map(({ id, header }) => <li key={id}><a href={`#${id}`}>{header}</a></li>)}</ol>
        </nav>
      )}
      {parts.map(({ id, place, header, blocks }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-header`}>
          <h2 id={`${id}-header`}>{parts.length >= contentsFrom && `${place}. `}{header}</h2>
          {blocks.map((block, index) => block.kind === 'list'
            ? <ul key={index}>{block.points.map((point) => <li key={point}><Linked text={point} /></li>)}</ul>
            : <p key={index}><Linked text={block.text} /></p>)}
        </section>
      ))}
    </article>
  )
}

/** The operator's mailbox can be written to wherever a text names it. */
function Linked({ text }: { text: string }) {
  const { helpMailbox } = useDeps().settings
  if (!helpMailbox) return text
  return text.split(helpMailbox).flatMap((piece, index) => index === 0 ? [piece] : [<a key={index} href={`mailto:${helpMailbox}`}>{helpMailbox}</a>, piece])
}
