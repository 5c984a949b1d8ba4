import { useEffect } from 'react'
import { useParams } from 'react-router'
import { limits } from '@attesta/contract/limits.ts'
import { legalPages } from '@attesta/contract/pages.ts'
import type { LegalPage as LegalPageName } from '@attesta/contract/routes/legal.ts'
import type { Reply } from '../../../calls.ts'
import { useDeps } from '../../../deps.tsx'
import { useCall } from '../../../use-call.ts'
import { goToField } from '../../../ui/go-to-field.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSay } from '../../../words/words.tsx'
import { CallProblem } from '../../shell/call-problem.tsx'
import { NotFound } from '../pages.tsx'
import { parseOwnText, type LegalText } from './own-text.ts'
import { blocksOf, partNumbers } from './parts.ts'
import { useIntl } from '../../../words/intl.tsx'
import './legal.css'

/** With fewer parts than this, the page is its own list of contents. */
const contentsFrom = 5

/**
 * A page of the law: the operator's own text where there is one, else the template of the words. Who runs the
 * installation comes from its settings, numbers from the product's limits.
 */
export function LegalPage() {
  const { page = '' } = useParams()
  const known = legalPages.find((name) => name === page)
  return known ? <Text page={known} /> : <NotFound />
}

function Text({ page }: { page: LegalPageName }) {
  const t = useSay()
  const { formatDate } = useIntl()
  const values = useLegalValues()
  const own = useCall('legalText', { query: { page } })
  const template = useTemplate(page, values, own.data?.services ?? [])
  const isThere = own.data !== undefined
  // A link from elsewhere may lead to one part, which was not there yet when the browser looked for it.
  useEffect(() => {
    if (isThere) goToField(window.location.hash.slice(1))
  }, [page, isThere])
  if (own.isError) return <CallProblem error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data) return <Skeleton onRetry={() => void own.refetch()} />

  const { title, changed, parts } = own.data.text === null ? template : parseOwnText(own.data.text, values)
  const numbered = parts.map((part, index) => ({ ...part, id: `part-${index + 1}`, place: index + 1 }))
  const hasContents = parts.length >= contentsFrom
  return (
    <article className="legal">
      <PageHeader
        header={title || template.title}
        note={
          changed && (
            <time dateTime={changed}>
              {t('Legal.Changed', {
                date: formatDate(`${changed}T12:00:00Z`, {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                  timeZone: 'UTC',
                }),
              })}
            </time>
          )
        }
      />
      {hasContents && (
        <nav aria-labelledby="contents">
          <h2 id="contents">{t('Legal.Contents')}</h2>
          <ol>
            {numbered.map(({ id, header }) => (
              <li key={id}>
                <a href={`#${id}`}>{header}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {numbered.map(({ id, place, header, blocks }) => (
        <section key={id} id={id} tabIndex={-1} aria-labelledby={header ? `${id}-header` : undefined}>
          {header && (
            <h2 id={`${id}-header`}>
              {hasContents && `${place}. `}
              {header}
            </h2>
          )}
          {blocks.map((block, index) =>
            block.kind === 'list' ? (
              <ul key={index}>
                {block.points.map((point) => (
                  <li key={point}>
                    <Linked text={point} />
                  </li>
                ))}
              </ul>
            ) : (
              <p key={index}>
                <Linked text={block.text} />
              </p>
            ),
          )}
        </section>
      ))}
    </article>
  )
}

/** Returns what the texts may name in braces. */
function useLegalValues() {
  const { formatNumber } = useIntl()
  const { settings } = useDeps()
  return {
    operator: settings.operatorName,
    address: settings.operatorAddress,
    register: settings.operatorRegister,
    mailbox: settings.helpMailbox,
    price: formatNumber(limits.priceCents / 100, {
      style: 'currency',
      currency: 'EUR',
      currencyDisplay: 'code',
      maximumFractionDigits: 0,
    }),
    validityDays: limits.reportValidityDays,
    minAge: limits.minAge,
    codeMinutes: limits.codeMinutes,
    inactivityMinutes: limits.inactivityMinutes,
  }
}

/**
 * Returns the product's own text; a part that says nothing, for want of a setting, is left out, and what concerns a
 * service stands there where that service is set up.
 */
function useTemplate(
  page: LegalPageName,
  values: ReturnType<typeof useLegalValues>,
  services: Reply<'legalText'>['services'],
): LegalText {
  const t = useSay()
  const { messages } = useIntl()
  return {
    title: t.told(`Legal.${page}.Title`) ?? '',
    changed: t.told(`Legal.${page}.Changed`),
    parts: partNumbers(Object.keys(messages), page)
      .map((number) => ({
        header: t.told(`Legal.${page}.${number}.Header`, values) ?? '',
        blocks: [
          t.told(`Legal.${page}.${number}.Text`, values),
          ...services.map(({ kind, name }) => t.told(`Legal.${page}.${number}.${kind}`, { ...values, name })),
        ].flatMap((text) => blocksOf(text ?? '')),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  }
}

/** The operator's mailbox can be written to wherever a text names it. */
function Linked({ text }: { text: string }) {
  const { helpMailbox } = useDeps().settings
  if (!helpMailbox) return text
  return text.split(helpMailbox).flatMap((piece, index) =>
    index === 0
      ? [piece]
      : [
          <a key={index} href={`mailto:${helpMailbox}`}>
            {helpMailbox}
          </a>,
          piece,
        ],
  )
}
