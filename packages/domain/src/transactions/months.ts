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

/** Whether a month begins at a place among the words: `NOVEMBRE`, `DIC`, `11` `2026`. */
export const isMonthAt = (words: readonly string[], at: number): boolean =>
  names.has(words[at] ?? '') ||
  (/^(?:0[1-9]|1[0-2])$/.test(words[at] ?? '') && /^(?:20)?[2-4]\d$/.test(words[at + 1] ?? ''))
