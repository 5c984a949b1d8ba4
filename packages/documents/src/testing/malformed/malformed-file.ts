/** A sound file of each format, damaged where its structure is: any number of them, each from its seed. */
import { byteDamage, type Mutate } from './bytes.ts'
import { createDice } from './dice.ts'
import { csvDamage, soundCsvs, soundXmls, soundZips, xmlDamage, zipDamage } from './exports.ts'
import { pdfDamage, soundPdfs } from './pdf.ts'
import { jpegDamage, pngDamage, soundJpegs, soundPngs } from './pictures.ts'

interface Format {
  sound: readonly (() => Uint8Array | Promise<Uint8Array>)[]
  damage: readonly Mutate[]
}

const formats = {
  pdf: { sound: soundPdfs, damage: pdfDamage },
  png: { sound: soundPngs, damage: pngDamage },
  jpeg: { sound: soundJpegs, damage: jpegDamage },
  xml: { sound: soundXmls, damage: xmlDamage },
  csv: { sound: soundCsvs, damage: csvDamage },
  zip: { sound: soundZips, damage: zipDamage },
} as const satisfies Record<string, Format>
export type FormatName = keyof typeof formats
export const formatNames = Object.keys(formats) as FormatName[]

export interface MalformedFile {
  format: FormatName
  bytes: Uint8Array
}

/** One or two wounds. The first is to the structure three times in four; what it leaves is wounded byte by byte. */
export async function malformedFile(seed: number): Promise<MalformedFile> {
  const dice = createDice(seed)
  const format = formatNames[seed % formatNames.length]!
  const { sound, damage }: Format = formats[format]
  const whole = Buffer.from(await dice.of(sound)())
  let bytes: Buffer = whole
  while (bytes.equals(whole)) bytes = dice.of(dice.below(4) === 0 ? byteDamage : damage)(whole, dice)
  for (let more = dice.below(2); more > 0 && bytes.length > 0; more--) bytes = dice.of(byteDamage)(bytes, dice)
  return { format, bytes: Uint8Array.from(bytes) }
}
