import { useState, type FormEvent } from 'react'
import { brandFields, type BrandInput } from '@attesta/contract/brand.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { drawLogo } from './draw-logo.ts'
import { SaveRow } from './save-row.tsx'
import type { Settings } from './settings.tsx'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

const parts = ['primary', 'secondary', 'background', 'header'] as const

/** Colours, logo and site of the company's form, with what applicants will see beside them. */
export function BrandForm({ settings }: { settings: Settings }) {
  const { t } = useDashboardWords()
  const { api } = useDeps()
  const { run, isBusy, failure } = useChange('dashboardSettings', 'dashboardMe')
  const { values, set, problemOf, judge } = useJudgedForm(
    brandFields,
    { colours: settings.colours, url: settings.url } as BrandInput,
    failure,
  )
  const [isSaved, setSaved] = useState(false)
  const [isNoPicture, setNoPicture] = useState(false)
  const logo = values.logo === undefined ? settings.logo : values.logo
  const setColour = (part: (typeof parts)[number], text: string) =>
    set('colours', { ...values.colours, [part]: text.trim() || null })
  const pickLogo = async (file: File | undefined) => {
    if (!file) return
    const drawn = await drawLogo(file)
    setNoPicture(drawn === null)
    if (drawn !== null) set('logo', drawn)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const body = judge()
    if (body) setSaved(await run(() => api.call('dashboardSaveBrand', { body })))
  }
  return (
    <form className="panel fields settings wide" noValidate onSubmit={(event) => void save(event)}>
      <h2>{t('Dashboard.Brand.Title')}</h2>
      <ChangeFailed failure={failure} />
      <div className="brand-parts">
        <div>
          {parts.map((part) => (
            <Field
              key={part}
              id={`colour-${part}`}
              label={t(`Dashboard.Brand.${part}`)}
              hint={t('Dashboard.Brand.Colour.Hint')}
              optional
              error={problemOf(`colours.${part}`)}
            >
              {(wiring) => (
                <div className="colour">
                  <input
                    type="color"
                    aria-label={t('Dashboard.Brand.Pick', { part: t(`Dashboard.Brand.${part}`) })}
                    value={/^#[0-9a-f]{6}$/i.test(values.colours[part] ?? '') ? values.colours[part]! : '#ffffff'}
                    onChange={(event) => setColour(part, event.target.value)}
                  />
                  <input
                    {...wiring}
                    name={`colour-${part}`}
                    className="input short"
                    spellCheck={false}
                    autoComplete="off"
                    value={values.colours[part] ?? ''}
                    onChange={(event) => setColour(part, event.target.value)}
                  />
                </div>
              )}
            </Field>
          ))}
          <Field
            id="logo"
            label={t('Dashboard.Brand.Logo')}
            hint={t('Dashboard.Brand.Logo.Hint')}
            optional
            error={isNoPicture ? t('Dashboard.Brand.Error.Logo') : problemOf('logo')}
          >
            {({ id, 'aria-describedby': describedBy }) => (
              <FileButton
                id={id}
                label={t('Dashboard.Brand.Logo.Pick')}
                purpose={t('Dashboard.Brand.Logo')}
                accept="image/png,image/jpeg,image/svg+xml"
                aria-describedby={describedBy}
                onPick={(file) => void pickLogo(file)}
              />
            )}
          </Field>
          {logo !== null && (
            <Button small look="quiet" onClick={() => set('logo', null)}>
              {t('Dashboard.Brand.Logo.Remove')}
            </Button>
          )}
          <TextField
            id="site"
            name="site"
            type="url"
            label={t('Dashboard.Brand.Site')}
            optional
            value={values.url ?? ''}
            onChange={(text) => set('url', text || null)}
            error={problemOf('url')}
          />
        </div>
        <BrandPreview name={settings.name} colours={values.colours} logo={logo} />
      </div>
      <SaveRow name="save-brand" isBusy={isBusy} isSaved={isSaved} />
    </form>
  )
}
