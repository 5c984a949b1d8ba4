import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useDeps } from '../../../deps.tsx'
import { idOf } from '../../../form/bound.tsx'
import { TextInput } from '../../../form/inputs.tsx'
import { useAnnounce } from '../../../ui/live.tsx'
import { useSay } from '../../../words/words.tsx'
import { CountryInput } from '../country-input.tsx'
import { noAddress, type AddressValues } from './address-form.ts'
import { StreetInput } from './street-input.tsx'

const parts = ['street', 'houseNum', 'city', 'postcode', 'province'] as const

/** Every part is there from the start and can be typed; a suggestion fills the others in. */
export function AddressFields() {
  const t = useSay()
  const announce = useAnnounce()
  const { api } = useDeps()
  const { setValue, getValues, watch } = useFormContext<AddressValues>()
  const [cleared, setCleared] = useState<AddressValues>()
  const asked = useRef(0)
  const country = watch('country')

  const put = (values: Partial<AddressValues>) => {
    for (const part of parts)
      if (values[part] !== undefined)
        setValue(part, values[part], { shouldValidate: true, shouldDirty: values[part] !== '' })
  }
  const clear = (_: string, before: string) => {
    const old = getValues()
    if (parts.every((part) => !old[part])) return
    setCleared({ ...old, country: before })
    put(noAddress)
    announce(t('PersonalDetails.Cleared'))
  }
  const restore = () => {
    if (!cleared) return
    setValue('country', cleared.country, { shouldValidate: true })
    put(cleared)
    setCleared(undefined)
  }
  const fill = async (placeId: string) => {
    const turn = ++asked.current
    const found = await api.call('addressDetails', { query: { placeId } }).catch(() => undefined)
    // Another suggestion was taken meanwhile, or the service is down: what stands is left alone.
    if (!found || turn !== asked.current) return
    const { street, houseNumber, city, postcode, county, state } = found.addressDetails
    put({
      street,
      city,
      postcode,
      province: country === 'IT' ? county : state,
      ...(houseNumber && { houseNum: houseNumber }),
    })
    announce(t('PersonalDetails.Filled'))
    if (!getValues('houseNum')) document.getElementById(idOf('houseNum'))?.focus()
  }
  return (
    <>
      <CountryInput name="country" words="PersonalDetails.Country" autoComplete="country" onChanged={clear} />
      {cleared && (
        <p className="field-note" role="status">
          {t('PersonalDetails.Cleared')}{' '}
          <button type="button" className="plain-link" onClick={restore}>
            {t('General.Undo')}
          </button>
        </p>
      )}
      <StreetInput country={country} onPick={(placeId) => void fill(placeId)} />
      <div className="side-by-side short">
        <TextInput name="houseNum" words="PersonalDetails.HouseNum" autoComplete="off" maxLength={20} />
        <TextInput
          name="postcode"
          words="PersonalDetails.Postcode"
          autoComplete="postal-code"
          inputMode={country === 'IT' || country === 'DE' ? 'numeric' : 'text'}
          maxLength={15}
          settle={(text) => (country === 'IT' || country === 'DE' ? text.replace(/\s/g, '') : text.trim())}
        />
      </div>
      <div className={country === 'DE' ? '' : 'side-by-side short'}>
        <TextInput
          name="city"
          words="PersonalDetails.City"
          gender="feminine"
          autoComplete="address-level2"
          spellCheck={false}
          maxLength={120}
        />
        {country !== 'DE' && (
          <TextInput
            name="province"
            words="PersonalDetails.Province"
            gender="feminine"
            optional
            autoComplete="address-level1"
            maxLength={120}
          />
        )}
      </div>
    </>
  )
}
