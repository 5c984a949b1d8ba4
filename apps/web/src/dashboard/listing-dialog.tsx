import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { listingFields, listingStatuses, type ListingFields } from '@attesta/contract/listing-fields.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAnnounce } from '../ui/live.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { ColleagueSelect } from './colleague-select.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import { ListingArchiving } from './listing-archiving.tsx'
import { listingFieldsOf } from './listing-fields-of.ts'
import { ListingOvertaken } from './listing-overtaken.tsx'
import type { Colleague, ShownListing } from './listing-view.ts'
import type { OtherChange } from './merge-listing.ts'
import { isAlike, saveListing, type ListingConflict } from './save-listing.ts'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

const blank = {
  name: '',
  address: '',
  rent: '',
  deposit: null,
  lan_pays: false,
  reference: null,
  owner: null,
  utilities: null,
  available_from: null,
  status: 'open',
  assignee_id: null,
} as const satisfies Omit<ListingFields, 'region'>

/** Writes a new listing, or changes one. */
export function ListingDialog({
  listing,
  colleagues,
  onClose,
}: {
  listing: ShownListing | undefined
  colleagues: readonly Colleague[]
  onClose: () => void
}) {
  const { t, language } = useDashboardWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const queries = useQueryClient()
  const { run, isBusy, failure } = useChange('dashboardListings', 'dashboardApplicants')
  /** The listing that the form rests on: as it was opened, or as a colleague saved it meanwhile. */
  const [base, setBase] = useState(listing)
  const [changes, setChanges] = useState<readonly OtherChange[]>()
  const region = language === 'de' ? 'de' : 'it'
  const first: ListingFields = listing ? listingFieldsOf(listing) : { ...blank, region }
  const { values, set, update, problemOf, judge } = useJudgedForm(listingFields, first, failure)
  const latest = useRef(values)
  const sent = useRef<ListingFields>(undefined)
  useEffect(() => {
    latest.current = values
  })
  /** What is typed stays, also what is typed while the answer is on its way; the rest takes the colleague's values. */
  const onConflict = ({ now, changes: theirs, mergedInto }: ListingConflict) => {
    update(mergedInto)
    // Who closes the form now sees what the colleague saved.
    void queries.invalidateQueries({ queryKey: ['dashboardListings'] })
    setBase(now)
    setChanges(theirs)
  }
  /** What is typed and not saved yet outlives the archive too. */
  const onArchiving = () => {
    if (!base || isAlike(latest.current, listingFieldsOf(base))) return onClose()
    setBase({ ...base, is_archived: !base.is_archived, version: base.version + 1 })
    if (changes?.length === 0) setChanges(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = judge()
    if (!body) return
    const sentBefore = sent.current
    sent.current = body
    const isSaved = await run(() =>
      base
        ? saveListing(api, { base, body, latest: () => latest.current, sentBefore, onConflict })
        : api.call('dashboardCreateListing', { body }),
    )
    if (!isSaved) return
    announce(t('Dashboard.Listing.Saved'))
    onClose()
  }
  return (
    <Dialog
      open
      heading={listing ? t('Dashboard.Listing.Edit', { name: listing.name }) : t('Dashboard.Listing.New')}
      onClose={onClose}
      closesOutside={false}
    >
      <form className="fields" noValidate onSubmit={(event) => void save(event)}>
        {changes && base && (
          <ListingOvertaken key={base.version} now={base} changes={changes} colleagues={colleagues} />
        )}
        {changes && failure?.code === 'listing_changed' ? null : <ChangeFailed failure={failure} />}
        <TextField
          id="listing-name"
          name="listing-name"
          label={t('Dashboard.Listing.Name')}
          hint={t('Dashboard.Listing.Name.Hint')}
          value={values.name}
          onChange={(text) => set('name', text)}
          error={problemOf('name')}
        />
        <TextField
          id="listing-address"
          name="listing-address"
          label={t('Dashboard.Listing.Address')}
          value={values.address}
          onChange={(text) => set('address', text)}
          error={problemOf('address')}
          autoComplete="off"
        />
        <SelectField
          id="listing-region"
          label={t('Dashboard.Listing.Region')}
          hint={t('Dashboard.Listing.Region.Hint')}
          value={values.region}
          onChange={(text) => set('region', text === 'de' ? 'de' : 'it')}
          options={(['it', 'de'] as const).map((value) => ({ value, label: t(`Dashboard.Listing.Region.${value}`) }))}
        />
        <MoneyField
          id="listing-rent"
          name="listing-rent"
          language={language}
          label={t('Dashboard.Listing.Rent')}
          value={values.rent}
          onChange={(text) => set('rent', text)}
          error={problemOf('rent')}
        />
        <MoneyField
          id="listing-deposit"
          name="listing-deposit"
          language={language}
          label={t('Dashboard.Listing.Deposit')}
          optional
          value={values.deposit ?? ''}
          onChange={(text) => set('deposit', text || null)}
          error={problemOf('deposit')}
        />
        <Checkbox
          id="listing-lan-pays"
          name="listing-lan-pays"
          label={t('Dashboard.Listing.LanPays')}
          checked={values.lan_pays}
          onChange={(isChecked) => set('lan_pays', isChecked)}
        />
        <InternalFields values={values} set={set} problemOf={problemOf} colleagues={colleagues} />
        <div className="button-row">
          <Button look="primary" type="submit" data-action="save-listing" busy={isBusy}>
            {t('Dashboard.Listing.Save')}
          </Button>
          {base && <ListingArchiving listing={base} onDone={onArchiving} />}
        </div>
      </form>
    </Dialog>
  )
}

type Form = Pick<ReturnType<typeof useJudgedForm<ListingFields, ListingFields>>, 'values' | 'set' | 'problemOf'>

/** Shows the listing's internal fields. */
function InternalFields({
  values,
  set,
  problemOf,
  colleagues,
}: Form & {
  colleagues: readonly Colleague[]
}) {
  const { t, language } = useDashboardWords()
  return (
    <fieldset className="fields internal">
      <legend>{t('Dashboard.Listing.Internal')}</legend>
      <SelectField
        id="listing-status"
        label={t('Dashboard.Listing.Status')}
        hint={t('Dashboard.Listing.Status.Hint')}
        value={values.status ?? 'open'}
        onChange={(text) => set('status', listingStatuses.find((one) => one === text) ?? 'open')}
        options={listingStatuses.map((value) => ({ value, label: t(`Dashboard.Listing.Status.${value}`) }))}
      />
      <ColleagueSelect
        id="listing-assignee"
        colleagues={colleagues}
        value={values.assignee_id ?? null}
        onChange={(id) => set('assignee_id', id)}
        error={problemOf('assignee_id')}
      />
      <TextField
        id="listing-reference"
        name="listing-reference"
        label={t('Dashboard.Listing.Reference')}
        hint={t('Dashboard.Listing.Reference.Hint')}
        optional
        value={values.reference ?? ''}
        onChange={(text) => set('reference', text || null)}
        error={problemOf('reference')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id="listing-owner"
        name="listing-owner"
        label={t('Dashboard.Listing.Owner')}
        hint={t('Dashboard.Listing.Owner.Hint')}
        optional
        value={values.owner ?? ''}
        onChange={(text) => set('owner', text || null)}
        error={problemOf('owner')}
        autoComplete="off"
      />
      <MoneyField
        id="listing-utilities"
        name="listing-utilities"
        language={language}
        label={t('Dashboard.Listing.Utilities')}
        optional
        value={values.utilities ?? ''}
        onChange={(text) => set('utilities', text || null)}
        error={problemOf('utilities')}
      />
      <TextField
        id="listing-available"
        name="listing-available"
        type="date"
        label={t('Dashboard.Listing.AvailableFrom')}
        optional
        value={values.available_from ?? ''}
        onChange={(day) => set('available_from', day || null)}
        error={problemOf('available_from')}
      />
    </fieldset>
  )
}
