const MONTHS = 'GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE'

/** Phrases of a word and each month: «canone febbraio», «aff. febbraio», of a flat where no supplier is named. */
export const withMonths = (word: string): string =>
  MONTHS.split(' ')
    .map((month) => `${word} ${month}`)
    .join('|')
