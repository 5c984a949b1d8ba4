/**
 * What a keyboard, a phone's helpfulness or a copy from another page puts into a text without anybody having meant it.
 * Without schemas, so that the first screen may read it.
 */

/** Invisible marks that are no part of what was written: soft hyphens, joiners, marks of direction. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '')

/**
 * Returns the words of a document as they may be shown: without controls, marks of direction and whatever else could
 * make a text, or the amount beside it, look like another one.
 */
export const withoutMarks = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')

/** «rss mra 80a01 h501u» → «RSSMRA80A01H501U»: capitals without blanks; nothing else is mended. */
export const tidyFiscalCode = (text: string): string => text.replace(/[\s\p{Cf}]/gu, '').toUpperCase()

/** Apostrophes of all kinds become one, dashes a hyphen, runs of white space one space. */
export const tidyText = (text: string): string =>
  withoutUnseen(text.normalize('NFC'))
    .replace(/[’‘‛´`ʼ′＇]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
