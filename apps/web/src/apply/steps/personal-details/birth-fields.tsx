import { DateInput, TextInput } from '../../../form/inputs.tsx'
import { CountryInput } from '../../shared/country-input.tsx'

export const BirthFields = ({ onNationality }: { onNationality?: (country: string) => void }) => (
  <>
    <CountryInput
      name="nationality"
      words="PersonalDetails.Nationality"
      gender="feminine"
      {...(onNationality && { onChanged: onNationality })}
    />
    <DateInput name="dateOfBirth" words="PersonalDetails.DateOfBirth" gender="feminine" autoComplete="bday" />
    <TextInput
      name="placeOfBirth"
      words="PersonalDetails.PlaceOfBirth"
      autoComplete="off"
      spellCheck={false}
      maxLength={120}
    />
  </>
)
