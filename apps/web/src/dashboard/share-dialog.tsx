import { useState, type FormEvent } from 'react'
import * as z from 'zod/mini'
import { emailField, language as languageField } from '@attesta/contract/fields.ts'
import { useDeps } from '../deps.tsx'
import { languageNames, languages } from '../languages.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCall } from '../use-call.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { downloadDrawing } from './download-drawing.ts'
import type { ShownListing } from './listing-view.ts'
import { LoadFailed } from './load-failed.tsx'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

/** Returns the script that draws the form at the place where it stands. */
const embedOf = ({ id, apply_url, region }: ShownListing) =>
  `<script src="${new URL(apply_url).origin}/embed.js" data-listing="${id}" data-lang="${region}"></script>`

/** Shows the ways to send a listing to applicants. */
export function ShareDialog({ listing, onClose }: { listing: ShownListing; onClose: () => void }) {
  const { t } = useDashboardWords()
  return (
    <Dialog open heading={t('Dashboard.Share.Title', { name: listing.name })} onClose={onClose}>
      <div className="stack-wide">
        <p className="share-link">
          <a href={listing.apply_url}>{listing.apply_url}</a>
        </p>
        <CopyButton text={listing.apply_url} label={t('Dashboard.CopyLink')} />
        <InviteForm listing={listing} />
        <QrPart listing={listing} />
        <section className="stack">
          <h3>{t('Dashboard.Share.Embed')}</h3>
          <p className="small muted">{t('Dashboard.Share.EmbedText')}</p>
          <pre className="embed" tabIndex={0} aria-label={t('Dashboard.Share.Embed')}>
            {embedOf(listing)}
          </pre>
          <CopyButton text={embedOf(listing)} label={t('Dashboard.Share.CopyEmbed')} />
        </section>
      </div>
    </Dialog>
  )
}

function QrPart({ listing }: { listing: ShownListing }) {
  const { t } = useDashboardWords()
  const { data, error, refetch } = useCall('dashboardListingQr', { params: { listing_id: listing.id } })
  return (
    <section className="stack">
      <h3>{t('Dashboard.Share.Qr')}</h3>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton isPart shape="list" />
      ) : (
        <>
          <img
            className="qr"
            src={`data:image/svg+xml,${encodeURIComponent(data.qr)}`}
            alt={t('Dashboard.Share.QrAlt', { name: listing.name })}
          />
          <p className="small muted">{t('Dashboard.Share.QrText')}</p>
          <div className="button-row">
            {(['Svg', 'Png'] as const).map((kind) => (
              <Button key={kind} small onClick={() => void downloadDrawing(data.qr, kind, `qr-${listing.id}`)}>
                {t(`Dashboard.Share.${kind}`)}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

const fields = z.strictObject({ email: emailField, language: languageField })

function InviteForm({ listing }: { listing: ShownListing }) {
  const { t, day, language } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardInvitations')
  const { data } = useCall('dashboardInvitations', { params: { listing_id: listing.id } }, { keepMs: 30_000 })
  const first = { email: '', language }
  const { values, set, reset, problemOf, judge } = useJudgedForm(fields, first, failure)
  const [sentTo, setSentTo] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSentTo(undefined)
    const body = judge()
    if (!body || !(await run(() => api.call('dashboardInviteApplicant', { params: { listing_id: listing.id }, body }))))
      return
    setSentTo(body.email)
    reset({ ...first, language: values.language })
  }
  return (
    <form className="fields" noValidate onSubmit={(event) => void send(event)}>
      <h3>{t('Dashboard.Invite.Title')}</h3>
      <p className="small muted">{t('Dashboard.Invite.Text')}</p>
      <ChangeFailed failure={failure} />
      <TextField
        id="invite-email"
        name="invite-email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        label={t('Dashboard.Invite.Email')}
        value={values.email}
        onChange={(text) => set('email', text)}
        error={problemOf('email')}
      />
      <SelectField
        id="invite-language"
        label={t('Dashboard.Invite.Language')}
        value={values.language}
        onChange={(text) => set('language', languages.find((one) => one === text) ?? language)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <div className="button-row">
        <Button type="submit" data-action="send-invitation" busy={isBusy}>
          {t('Dashboard.Invite.Send')}
        </Button>
        <span role="status">{sentTo && t('Dashboard.Invite.Sent', { email: sentTo })}</span>
      </div>
      {data && data.invitations.length > 0 && (
        <>
          <h4>{t('Dashboard.Invite.Before')}</h4>
          <ul className="small">
            {data.invitations.map(({ email, sent_at }) => (
              <li key={`${email} ${sent_at}`}>
                {email} · {day(sent_at)}
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  )
}
