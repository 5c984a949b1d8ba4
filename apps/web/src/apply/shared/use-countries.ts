import { useMemo } from 'react'
import { useCall } from '../../use-call.ts'
import { useLanguage } from '../../words/use-language.ts'
import { countriesIn, type Country } from './countries.ts'

/** Returns the countries to choose from; `isComplete`: the server's list is there. */
export function useCountries(): {
  countries: readonly Country[]
  isComplete: boolean
  find: (cca2: string) => Country | undefined
} {
  const language = useLanguage()
  const { data } = useCall('countryFlags', {})
  return useMemo(() => {
    const countries = countriesIn(language, data?.countries)
    return {
      countries,
      isComplete: data !== undefined,
      find: (cca2) => countries.find((country) => country.cca2 === cca2),
    }
  }, [data, language])
}
