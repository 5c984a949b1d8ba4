import { useRef, useState } from 'react'
import { FileRefused, type ListingSource } from './listing-source.ts'
import { openListingFile } from './open-listing-file.ts'

type Read = { source: ListingSource } | { refusal: FileRefused } | 'reading' | undefined

/** Returns the picked file as a table. Another choice while one is read replaces it. */
export function useListingFile() {
  const [read, setRead] = useState<Read>()
  const [file, setFile] = useState<File>()
  const latest = useRef(0)
  const open = async (next: File | undefined, sheet: number) => {
    const own = ++latest.current
    setFile(next)
    setRead(next && 'reading')
    if (!next) return
    const found = await openListingFile(next, sheet).then(
      (source) => ({ source }),
      (problem: unknown) => ({
        // A file that the browser cannot read any more, because it was moved or changed meanwhile.
        refusal: problem instanceof FileRefused ? problem : new FileRefused('Dashboard.Import.File.Damaged'),
      }),
    )
    if (own === latest.current) setRead(found)
  }
  return {
    source: typeof read === 'object' && 'source' in read ? read.source : undefined,
    refusal: typeof read === 'object' && 'refusal' in read ? read.refusal : undefined,
    isReading: read === 'reading',
    pick: (picked: File | undefined) => void open(picked, 0),
    chooseSheet: (sheet: number) => void open(file, sheet),
  }
}
