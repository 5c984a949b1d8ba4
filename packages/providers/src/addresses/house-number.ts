/** «12», «12/A», «3 bis» at the end of a street or before the comma: «Via Paolo Sarpi 12, Milano» */
const pattern = /(?:^|\s)(\d{1,4}(?:\s?[/-]?\s?[a-zA-Z]|\s(?:bis|ter))?)(?=\s*(?:,|$))/i

/** The house number in what was typed ('' where there is none), and the rest. */
export function partHouseNumber(text: string): { houseNumber: string; rest: string } {
  const houseNumber = pattern.exec(text)?.[1]?.trim() ?? ''
  return { houseNumber, rest: (houseNumber === '' ? text : text.replace(pattern, ' ')).trim() }
}
