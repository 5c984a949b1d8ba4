/** Lower case, accents and umlauts off, everything but letters and digits to single spaces: for matching printed labels, never for showing. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\d]+/gu, ' ').trim()
