import { Drawing } from './icons.tsx'

/** Documents that the first screen does not show, one stroke each. */
const drawings: Record<string, string> = {
  PASSPORT:
    'M15 6h18a3 3 0 0 1 3 3v30a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-30a3 3 0 0 1 3-3zM18 20a6 6 0 1 0 12 0a6 6 0 1 ' +
    '0-12 0M18 20h12M24 14c-3 4-3 8 0 12M24 14c3 4 3 8 0 12M18 34h12',
  BANK_STATEMENT: 'M8 20 24 9l16 11M12 20v15M20 20v15M28 20v15M36 20v15M8 39h32',
  FISCAL_DOC:
    'M12 6h17l7 7v29H12zM29 6v7h7M18 33l12-12M17 22a2 2 0 1 0 4 0a2 2 0 1 0-4 0M27 32a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  FISCAL_CARD:
    'M9 11h30a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-30a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3zM6 18h36M12 26h14M12 31h9M32 ' +
    '25h4a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
  ID_CARD:
    'M9 11h30a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-30a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3zM12 21a4 4 0 1 0 8 0a4 4 0 1 ' +
    '0-8 0M10 32c1-4 3-5 6-5s5 1 6 5M28 19h9M28 25h9M28 31h5',
  PAPER_ID:
    'M7 10h34v28H7zM24 10v28M12 20a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M11 31c.6-3.6 2-4.6 4.5-4.6S19.4 27.4 20 31M29 18h8M29 24h8M29 30h5',
}

export const DocumentDrawing = ({ name }: { name: string }) => <Drawing name={name} more={drawings} />
