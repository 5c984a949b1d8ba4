/** «  Müller-ÖZ  » → `muller-oz`: letters without their marks, lower case, for comparing what people type. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim()

/** «Anna D'Alessandro» → `anna`, `d`, `alessandro`: the folded words of a name, each once. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
]
