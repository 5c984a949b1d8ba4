import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The one place that asks the machine for randomness. */
export interface Random {
  bytes(length: number): Buffer
  uuid(): string
  /** Decimal digits, each uniform and independent: «004217». */
  code(digits: number): string
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
}
