import { type GrayImage, turnImage } from '../../../image/gray-image.ts'
import { blur, compress, glare, grain, layDown, shade, tilt } from './photograph.ts'

interface Degradation {
  dpi: number
  degrade(card: GrayImage, random: () => number): GrayImage | Promise<GrayImage>
}

/** Ways in which cards reach us, from a flat scan to a bad photograph. Each is applied to a face drawn at `dpi`. */
export const degradations: Record<string, Degradation> = {
  'scan 300 dpi': { dpi: 300, degrade: (card) => card },
  'scan 200 dpi': { dpi: 200, degrade: (card) => card },
  'scan 150 dpi': { dpi: 150, degrade: (card) => card },
  'turned 90': { dpi: 250, degrade: (card) => turnImage(card, 90) },
  'turned 180': { dpi: 250, degrade: (card) => turnImage(card, 180) },
  'turned 270': { dpi: 250, degrade: (card) => turnImage(card, 270) },
  'on A4, 200 dpi': { dpi: 200, degrade: (card) => layDown(card, 1.9, 0.7, 250) },
  'leaning 3': { dpi: 300, degrade: (card) => layDown(card, 1.3, 3) },
  'leaning -7': { dpi: 300, degrade: (card) => layDown(card, 1.3, -7) },
  'JPEG q50': { dpi: 220, degrade: (card) => compress(card, 50) },
  'JPEG q25': { dpi: 220, degrade: (card) => compress(card, 25) },
  grain: { dpi: 250, degrade: (card, random) => grain(card, 22, random) },
  'blur 1.5': { dpi: 250, degrade: (card) => blur(card, 1.5) },
  'blur 3': { dpi: 250, degrade: (card) => blur(card, 3) },
  'from the side': { dpi: 350, degrade: (card) => tilt(layDown(card, 1.35, 2), 0.14) },
  phone: {
    dpi: 350,
    degrade: async (card, random) =>
      compress(grain(await blur(shade(tilt(layDown(card, 1.4, -4), 0.1), 0.45), 1.4), 7, random, false), 70),
  },
  'phone, small': {
    dpi: 180,
    degrade: async (card, random) =>
      compress(grain(await blur(shade(tilt(layDown(card, 1.4, 5), 0.08), 0.4), 0.9), 6, random, false), 60),
  },
  'glare beside': { dpi: 300, degrade: (card) => glare(card, 0.7, 0.25, 0.2) },
  'glare on the zone': { dpi: 300, degrade: (card) => glare(card, 0.6, 0.85, 0.25) },
}
