import { useEffect, useRef, useState } from 'react'
import {
  shareDays,
  shareLevel,
  type CompanyOpenings as Company,
  type ReportShare,
  type ShareLevel,
} from '@attesta/contract/report-share.ts'
import { localeOf } from '@attesta/contract/locales.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { goToField } from '../../../ui/go-to-field.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag, type StatusLook } from '../../../ui/status-tag.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusNext } from '../../../ui/use-focus-next.ts'
import { useLanguage } from '../../../words/use-language.ts'
import { useSay } from '../../../words/words.tsx'
import { CallProblem, failureText } from '../../shell/call-problem.tsx'
import { CompanyOpenings } from './company-openings.tsx'
import { isFocusFree } from './is-focus-free.ts'
import { ShownLines } from './shown-lines.tsx'
import { useShares } from './use-shares.ts'

/** To whom the report is shown, how much of it and for how long: what was given out, and a link for someone else. */
export function ShareReport({ reportId }: { reportId: string }) {
  const t = useSay()
  const shares = useShares(reportId)
  const moment = useMoment()
  const focusNext = useFocusNext()
  const { given, link } = shares
  if (!given.data)
    return given.error ? (
      <CallProblem isPart error={given.error} onRetry={shares.again} />
    ) : (
      <Skeleton isPart shape="list" />
    )
  return (
    <>
      {link === undefined ? (
        <NewShare shares={shares} levels={levelsOf(given.data.company)} />
      ) : (
        <NewLink
          link={link}
          onAnother={() => {
            shares.another()
            focusNext(() => document.getElementById('share-recipient'))
          }}
        />
      )}
      {given.error && <CallProblem isPart error={given.error} onRetry={shares.again} />}
      {given.data.shares.length > 0 && (
        <section className="section-gap" aria-labelledby="shares-given">
          <h3 id="shares-given" tabIndex={-1}>
            {t('Result.Share.Given')}
          </h3>
          {shares.end.error && <Banner message={failureText(t, shares.end.error)} />}
          <ul className="records">
            {given.data.shares.map((share) => (
              <Given
                key={share.id}
                share={share}
                isBusy={shares.end.isPending && shares.end.variables === share.id}
                onEnd={() =>
                  shares.end.mutate(share.id, { onSuccess: () => focusNext(() => givenUnlessElsewhere(share.id)) })
                }
              />
            ))}
          </ul>
        </section>
      )}
      {given.data.company && <CompanyOpenings company={given.data.company} moment={moment} />}
      <ShownLines />
    </>
  )
}

/** Who went on to something else while it was ended keeps the focus there. */
const givenUnlessElsewhere = (id: string): HTMLElement | null =>
  isFocusFree(`[data-action="end-${id}"]`) ? document.getElementById('shares-given') : null

/** Before the company may open the report a link shows no more than they see. */
const levelsOf = (company: Pick<Company, 'can_open'> | null): readonly ShareLevel[] =>
  company?.can_open === false ? ['band'] : shareLevel.options

/** Takes the focus of the form in whose place it stands, but of nothing else. */
function NewLink({ link, onAnother }: { link: string; onAnother: () => void }) {
  const t = useSay()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocusFree()) text.current?.focus()
  }, [])
  return (
    <div className="stack">
      <p ref={text} tabIndex={-1}>
        {t('Result.Share.Once')}
      </p>
      <p className="code share-link">{link}</p>
      <CopyButton text={link} label={t('Result.Share.Copy')} />
      <div className="button-row">
        <Button small data-action="share-another" onClick={onAnother}>
          {t('Result.Share.Another')}
        </Button>
      </div>
    </div>
  )
}

interface NewShareProps {
  shares: ReturnType<typeof useShares>
  levels: readonly ShareLevel[]
}

function NewShare({ shares: { give }, levels }: NewShareProps) {
  const t = useSay()
  const [recipient, setRecipient] = useState('')
  const [level, setLevel] = useState<ShareLevel>(levels.includes('figures') ? 'figures' : 'band')
  const [days, setDays] = useState('14')
  const [wasTried, setTried] = useState(false)
  const isNamed = recipient.trim() !== ''
  const submit = () => {
    setTried(true)
    if (!isNamed) goToField('share-recipient')
    else give.mutate({ recipient: recipient.trim(), level, days: shareDays.find((one) => String(one) === days) ?? 14 })
  }
  return (
    <form
      className="stack-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {give.error && <Banner message={failureText(t, give.error)} />}
      <TextField
        id="share-recipient"
        name="recipient"
        label={t('Result.Share.Recipient')}
        hint={t('Result.Share.Recipient.Hint')}
        maxLength={120}
        autoComplete="off"
        value={recipient}
        onChange={setRecipient}
        error={wasTried && !isNamed ? t('Result.Share.Recipient.Missing') : undefined}
      />
      <RadioCards
        id="share-level"
        name="level"
        legend={t('Result.Share.Level')}
        value={level}
        onChange={(value) => setLevel(shareLevel.parse(value))}
        choices={levels.map((value) => ({
          value,
          label: t(`Result.Share.Level.${value}`),
          description: t(`Result.Share.Level.${value}.Description`),
        }))}
      />
      <SelectField
        id="share-days"
        label={t('Result.Share.Days')}
        value={days}
        onChange={setDays}
        options={shareDays.map((one) => ({ value: String(one), label: t('Result.Share.DaysCount', { days: one }) }))}
      />
      <div className="button-row">
        <Button type="submit" look="primary" data-action="share-confirmed" busy={give.isPending}>
          {t('Result.Share.Create')}
        </Button>
      </div>
    </form>
  )
}

/** «21 November, 10:15», where the reader is. */
function useMoment() {
  const locale = localeOf[useLanguage()]
  return (instant: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(
      new Date(instant),
    )
}

const looks: Record<ReportShare['state'], StatusLook> = { open: 'ok', expired: 'plain', revoked: 'plain' }

function Given({ share, isBusy, onEnd }: { share: ReportShare; isBusy: boolean; onEnd: () => void }) {
  const t = useSay()
  const locale = localeOf[useLanguage()]
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))
  const moment = useMoment()
  const [latest] = share.opened_at
  return (
    <li className="record">
      <p className="record-name">
        {share.recipient} <StatusTag look={looks[share.state]}>{t(`Result.Share.State.${share.state}`)}</StatusTag>
      </p>
      <p className="small">
        {t(`Result.Share.Level.${share.level}`)} · {t('Result.Share.Until', { day: day(share.expires_at) })}
      </p>
      <p className="small muted">
        {latest === undefined
          ? t('Result.Share.NeverOpened')
          : t('Result.Share.Opened', { count: share.opened_at.length, moment: moment(latest) })}
      </p>
      {share.state === 'open' && (
        <Button small look="danger" data-action={`end-${share.id}`} busy={isBusy} onClick={onEnd}>
          {t('Result.Share.End')}
          <span className="unseen">: {share.recipient}</span>
        </Button>
      )}
    </li>
  )
}
