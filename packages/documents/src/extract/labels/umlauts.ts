/** What a reader of Italian and German letters makes of umlauts: no German name has an accent of that kind. */
const umlautOf: Readonly<Record<string, string>> = { à: 'ä', ò: 'ö', ù: 'ü', À: 'Ä', Ò: 'Ö', Ù: 'Ü' }

/** A name on a German document, as pixels show it: «Gòrlitz» is Görlitz. */
export const withUmlauts = (name: string): string => name.replace(/[àòùÀÒÙ]/g, (letter) => umlautOf[letter]!)
