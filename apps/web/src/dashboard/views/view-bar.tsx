import { lazy, Suspense, useRef, useState } from 'react'
import { viewQuery, type ViewPage } from '@attesta/contract/view-limits.ts'
import { useDeps } from '../../deps.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useCall } from '../../use-call.ts'
import { ChangeFailed } from '../change-failed.tsx'
import { useDashboardWords } from '../dashboard-words.ts'
import { useChange } from '../use-change.ts'
import { useFocusReturn } from '../use-focus-return.ts'

const SaveViewForm = lazy(async () => ({ default: (await import('./save-view-form.tsx')).SaveViewForm }))

/**
 * Shows the saved views of a list: one's own and the company's, the way to save what is shown, and more ways to show
 * it.
 */
export function ViewBar({
  page,
  query,
  onPick,
  children,
}: {
  page: ViewPage
  /** The list's address. */
  query: URLSearchParams
  /** Gets the whole address of the picked view. */
  onPick: (next: URLSearchParams) => void
  children?: React.ReactNode
}) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { data } = useCall('dashboardViews', {}, { keepMs: 60_000 })
  const { run, isBusy, failure } = useChange('dashboardViews')
  const [isSaving, setSaving] = useState(false)
  const [asked, setAsked] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  useFocusReturn(bar, bar)
  const views = (data?.views ?? []).filter((view) => view.page === page)
  const shown = viewQuery(page, query.toString())
  const current = views.find((view) => view.query === shown)
  const pick = (id: string) => {
    const next = new URLSearchParams(views.find((view) => view.id === id)?.query ?? '')
    const lang = query.get('lang')
    if (lang !== null) next.set('lang', lang)
    onPick(next)
  }
  const remove = (view_id: string) => run(() => api.call('dashboardDeleteView', { params: { view_id } }))
  return (
    <div className="view-bar" ref={bar} role="group" aria-label={t('Views.Title')} tabIndex={-1}>
      <ChangeFailed failure={failure} />
      {views.length > 0 && (
        <SelectField
          id="saved-view"
          name="saved-view"
          label={t('Views.Title')}
          value={current?.id ?? ''}
          onChange={pick}
          options={[
            { value: '', label: t('Views.All') },
            ...views.map(({ id, name, is_shared }) => ({
              value: id,
              label: is_shared ? t('Views.Shared', { name }) : name,
            })),
          ]}
        />
      )}
      <div className="button-row">
        {shown !== '' && current === undefined && (
          <Button small data-action="save-view" onClick={() => setSaving(true)}>
            {t('Views.Save')}
          </Button>
        )}
        {current?.is_own && (
          <Button
            small
            look="quiet"
            data-action="delete-view"
            busy={isBusy}
            onClick={() => (current.is_shared ? setAsked(current.id) : void remove(current.id))}
          >
            {t('Views.Delete')}
          </Button>
        )}
        {children}
      </div>
      {current && (
        <Dialog
          open={asked === current.id}
          heading={t('Views.Delete.Ask', { name: current.name })}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('Views.Delete.Text')}</p>
          <div className="button-row">
            <Button
              look="danger"
              data-action="delete-view-confirmed"
              onClick={() => {
                setAsked(undefined)
                void remove(current.id)
              }}
            >
              {t('Views.Delete')}
            </Button>
          </div>
        </Dialog>
      )}
      {isSaving && (
        <Dialog open heading={t('Views.Save.Title')} onClose={() => setSaving(false)}>
          <Suspense fallback={<Skeleton />}>
            <SaveViewForm
              page={page}
              query={shown}
              mayShare={data?.may_share ?? false}
              onSaved={() => setSaving(false)}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}
