import { createContext, use, useMemo, useRef, type ReactNode } from 'react'

interface Arrival {
  /** Whose pages these are; ends the window's title. */
  brand: string
  /** Nothing was shown yet: the browser's own start of the page is left alone. */
  isFirst: () => boolean
  arrived: () => void
}

const ArrivalContext = createContext<Arrival>({ brand: 'Attesta', isFirst: () => false, arrived: () => undefined })
export const useArrival = () => use(ArrivalContext)

export function ArrivalProvider({ brand, children }: { brand: string; children: ReactNode }) {
  const seen = useRef(false)
  const value = useMemo(
    () => ({
      brand,
      isFirst: () => !seen.current,
      arrived: () => {
        seen.current = true
      },
    }),
    [brand],
  )
  return <ArrivalContext value={value}>{children}</ArrivalContext>
}
