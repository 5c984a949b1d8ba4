/** Damage that any format can suffer: bytes turned, lost, doubled, cut off. */
import type { Dice } from './dice.ts'

export type Mutate = (file: Buffer, dice: Dice) => Buffer

/** Numbers that parsers get wrong: around the ends of the usual widths. */
export const awkwardNumbers = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff] as const

export const spliced = (file: Buffer, at: number, removed: number, put: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file.subarray(0, at), put, file.subarray(at + removed)])

/** Every place where a text stands in the file. */
export function placesOf(file: Buffer, text: string): number[] {
  const places: number[] = []
  for (let at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + text.length)) places.push(at)
  return places
}

export const byteDamage: readonly Mutate[] = [
  (file, dice) => {
    const turned = Buffer.from(file)
    for (let count = 1 + dice.below(8); count > 0; count--) turned[dice.below(file.length)]! ^= 1 << dice.below(8)
    return turned
  },
  (file, dice) => file.subarray(0, dice.below(file.length)),
  (file, dice) => spliced(file, dice.below(file.length), 1 + dice.below(64)),
  (file, dice) => {
    const at = dice.below(file.length)
    return spliced(file, at, 0, file.subarray(at, at + 1 + dice.below(256)))
  },
  (file, dice) => spliced(file, dice.below(file.length), 0, dice.bytes(1 + dice.below(32))),
  (file, dice) => spliced(file, dice.below(file.length), 16, Buffer.alloc(16, dice.of([0, 0xff, 0x20]))),
]
