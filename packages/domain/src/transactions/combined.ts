/** Each of some words with each of others, as phrases of a table: `AFF|CANONE` and `STANZA|CAMERA` give four. */
export const combined = (heads: string, tails: string, between: '' | ' '): string =>
  heads
    .split('|')
    .flatMap((head) => tails.split('|').map((tail) => head.trim() + between + tail.trim()))
    .join('|')
