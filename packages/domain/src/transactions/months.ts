/** The months as banks print them, folded: in full, shortened, or as the number before a year. */
const names = new Set(
  [
    'GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE',
    'GEN FEB FEBB MAR APR MAG GIU LUG AGO SET SETT OTT NOV DIC',
    'JANUAR FEBRUAR MARZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER',
    'JAN MRZ JUN JUL AUG SEP SEPT OKT DEZ',
  ]
    .join(' ')
    .split(' '),
)

/** The first letters of each month's names, in their order. */
const beginnings = 'GEN|JAN FEB MAR|MRZ APR MAG|MAI GIU|JUN LUG|JUL AGO|AUG SET|SEP OTT|OKT NOV DIC|DEZ'
  .split(' ')
  .map((letters) => new RegExp(`^(?:${letters})`))

/** Returns the numbers of the months that are named in letters, each once. */
export const monthsNamed = (words: readonly string[]): number[] => [
  ...new Set(
    words.filter((word) => names.has(word)).map((word) => beginnings.findIndex((begins) => begins.test(word)) + 1),
  ),
]

/** Whether a month begins at a place among the words: `NOVEMBRE`, `DIC`, `11` `2026`. */
export const isMonthAt = (words: readonly string[], at: number): boolean =>
  names.has(words[at] ?? '') ||
  (/^(?:0[1-9]|1[0-2])$/.test(words[at] ?? '') && /^(?:20)?[2-4]\d$/.test(words[at + 1] ?? ''))
