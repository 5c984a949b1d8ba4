import type { FormEvent } from 'react'
import { listingFields } from '@attesta/contract/listing-fields.ts'
import { useDeps } from '../deps.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useAnnounce } from '../ui/live.tsx'
import { MoneyField } from '../ui/money-field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ChangeFailed } from './change-failed.tsx'
import { useDashboardWords } from './dashboard-words.ts'
import type { ShownListing } from './listings.tsx'
import { useChange } from './use-change.ts'
import { useJudgedForm } from './use-judged-form.ts'

const blank = { name: '', address: '', region: 'it' as const, rent: '', deposit: null, lan_pays: false }

/** Writes a new listing, or changes one. */
export function ListingDialog({ listing, onClose }: { listing: ShownListing | undefined; onClose: () => void }) {
  const { t, language } = useDashboardWords()
  const { api } = useDeps()
  const announce = useAnnounce()
  const { run, isBusy, failure } = useChange('dashboardListings', 'dashboardApplicants')
  const { name, address, region, rent, deposit, lan_pays } = listing ?? {
    ...blank,
    region: language === 'de' ? ('de' as const) : ('it' as const),
  }
  const { values, set, problemOf, judge } = useJudgedForm(
    listingFields,
    { name, address, region, rent, deposit, lan_pays },
    failure,
  )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = judge()
    if (!body) return
    const isSaved = await run(() =>
      listing
        ? api.call('dashboardEditListing', { params: { listing_id: listing.id }, body })
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
        <ChangeFailed failure={failure} />
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
        <div className="button-row">
          <Button look="primary" type="submit" data-action="save-listing" busy={isBusy}>
            {t('Dashboard.Listing.Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
