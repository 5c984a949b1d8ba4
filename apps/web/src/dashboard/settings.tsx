import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { frameOrigin } from '@attesta/contract/frame-origin.ts'
import { messageType, parentMessageType } from '@attesta/contract/parent-window.ts'
import type { Reply } from '../calls.ts'
import { useDeps } from '../deps.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextAreaField, TextField } from '../ui/text-field.tsx'
import { useCall } from '../use-call.ts'
import { BrandForm } from './brand-form.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { LoadFailed } from './load-failed.tsx'
import { SaveRow } from './save-row.tsx'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

export type Settings = Reply<'dashboardSettings'>['settings']

/** Shows the company's settings for its applicants' form. */
export function SettingsPage() {
  const { t } = useDashboardWords()
  const { data, error, isPending, refetch } = useCall('dashboardSettings', {})
  return (
    <>
      <PageHeader header={t('Dashboard.Nav.settings')} />
      {isPending && <Skeleton isPart shape="cards" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <BrandForm settings={data.settings} />
          <div className="beside">
            <TextsForm settings={data.settings} />
            <SitesForm settings={data.settings} />
          </div>
        </>
      )}
    </>
  )
}

const address = z.string().check(z.trim(), z.regex(/^https:\/\/[^\s"<>]+$/, 'Dashboard.Form.Error.Text'))
const ownTexts = z.strictObject({ terms: address, privacy: address, marketing: address })
const noTexts = { terms: '', privacy: '', marketing: '' }

function TextsForm({ settings }: { settings: Settings }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardSettings')
  const [hasOwn, setOwn] = useState(settings.legal_pages !== null)
  const [asks, setAsks] = useState(settings.asks_for_address)
  const [isSaved, setSaved] = useState(false)
  const { values, set, problemOf, judge } = useJudgedForm(ownTexts, settings.legal_pages ?? noTexts)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const texts = hasOwn ? judge() : null
    if (texts !== undefined)
      setSaved(await run(() => api.call('dashboardSaveForm', { body: { legal_pages: texts, asks_for_address: asks } })))
  }
  return (
    <form className="panel fields settings" noValidate onSubmit={(event) => void save(event)}>
      <h2>{t('Dashboard.Form.Title')}</h2>
      <ChangeFailed failure={failure} />
      <Checkbox
        id="own-texts"
        name="own-texts"
        label={t('Dashboard.Form.OwnTexts')}
        checked={hasOwn}
        onChange={setOwn}
      />
      {hasOwn &&
        (['terms', 'privacy', 'marketing'] as const).map((name) => (
          <TextField
            key={name}
            id={`text-${name}`}
            name={`text-${name}`}
            type="url"
            label={t(`Dashboard.Form.${name}`)}
            hint={t('Dashboard.Form.Texts.Hint')}
            value={values[name]}
            onChange={(text) => set(name, text)}
            error={problemOf(name)}
          />
        ))}
      <Checkbox
        id="asks-for-address"
        name="asks-for-address"
        label={t('Dashboard.Form.AsksForAddress')}
        checked={asks}
        onChange={setAsks}
      />
      <SaveRow name="save-texts" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean)

function SitesForm({ settings }: { settings: Settings }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardSettings')
  const [text, setText] = useState(settings.parent_origins.join('\n'))
  const [type, setType] = useState(settings.message_type ?? '')
  const [isJudged, setJudged] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const origins = linesOf(text)
  const isTypeGood = type.trim() === '' || messageType.safeParse(type).success
  const wrong = isJudged ? origins.filter((line) => !frameOrigin.safeParse(line).success) : []
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    setJudged(true)
    if (isTypeGood && origins.every((line) => frameOrigin.safeParse(line).success))
      setSaved(
        await run(() => api.call('dashboardFrameOrigins', { body: { origins, message_type: type.trim() || null } })),
      )
  }
  return (
    <form className="panel fields settings" noValidate onSubmit={(event) => void save(event)}>
      <h2>{t('Dashboard.Sites.Title')}</h2>
      <ChangeFailed failure={failure} />
      <TextAreaField
        id="sites"
        name="sites"
        label={t('Dashboard.Sites.Label')}
        hint={t('Dashboard.Sites.Hint')}
        value={text}
        onChange={setText}
        error={wrong.length > 0 ? `${wrong.join(', ')}: ${t('Dashboard.Error.Origin')}` : failure?.fields[0]?.text}
      />
      <TextField
        id="message-type"
        name="message-type"
        label={t('Dashboard.Sites.Type')}
        hint={t('Dashboard.Sites.Type.Hint', { type: parentMessageType })}
        value={type}
        onChange={setType}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        error={isJudged && !isTypeGood ? t('Dashboard.Sites.Type.Error') : undefined}
      />
      <SaveRow name="save-sites" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
