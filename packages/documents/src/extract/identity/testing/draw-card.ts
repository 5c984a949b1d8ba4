/**
 * Cards as a printer would set them, in millimetres: labels small above values, a portrait, a guilloche, the machine
 * readable zone.
 */
import { lettered } from '../../../../make/draw/lettering.ts'
import { fromSharp, sharp } from '../../../image/sharp-gray.ts'
import type { GrayImage } from '../../../image/gray-image.ts'
import type { MrzFormat } from '../../../mrz/format.ts'
import { type CardHolder, mrzLines } from './people.ts'

/** A card face: its size in millimetres and what is printed on it, as SVG. */
export interface CardFace {
  width: number
  height: number
  print: string
}

interface Entry {
  x: number
  y: number
  label: string
  value: string
}

const LABEL = 1.5,
  VALUE = 2.7
const entries = (list: readonly Entry[]) =>
  list
    .map(
      ({ x, y, label, value }) =>
        lettered(label, x, y, { size: LABEL }) + lettered(value, x, y + 3.3, { size: VALUE, font: 'bold' }),
    )
    .join('')

const guilloche = (width: number, height: number) =>
  Array.from({ length: 14 }, (_, row) => {
    const waves = Array.from(
      { length: 24 },
      (__, k) => `${(k * width) / 23} ${(row * height) / 13 + 1.6 * Math.sin(k * 1.1 + row)}`,
    )
    return `<polyline points="${waves.join(' ')}" fill="none" stroke="#a9c4bd" stroke-width="0.12"/>`
  }).join('')

const portrait = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="22" height="28" fill="#c9d2d6"/><circle cx="${x + 11}" cy="${y + 11}" r="6" fill="#8d7a6c"/><path d="M${x + 2} ${y + 28}q9 -16 18 0z" fill="#47525e"/>`

const dotted = (day: string) => day.split('-').reverse().join('.')

/** Ten cells an inch; a cell of OCR-B is 0.723 em wide. */
const PITCH = 2.54,
  OCR_B_CELL = 0.723

const zone = (lines: readonly string[], width: number, height: number, spacing = 4.3) =>
  lines
    .map((line, at) =>
      lettered(line, (width - PITCH * line.length) / 2, height - 4 - (lines.length - 1 - at) * spacing, {
        size: PITCH / OCR_B_CELL,
        font: 'ocrB',
        pitch: PITCH,
      }),
    )
    .join('')

export function cieFront(holder: CardHolder, birthPlace: string): CardFace {
  const width = 85.6,
    height = 54
  return {
    width,
    height,
    print:
      guilloche(width, height) +
      portrait(4, 16) +
      lettered('REPUBBLICA ITALIANA', 20, 5, { size: 2.6, font: 'bold' }) +
      lettered("MINISTERO DELL'INTERNO", 20, 7.8, { size: 1.8 }) +
      lettered('CARTA DI IDENTITÀ / IDENTITY CARD', 20, 11, { size: 2.2, font: 'bold' }) +
      lettered(holder.number, 64, 5, { size: 3, font: 'bold' }) +
      entries([
        { x: 29, y: 15, label: 'COMUNE DI / MUNICIPALITY', value: birthPlace },
        { x: 29, y: 21, label: 'COGNOME / SURNAME', value: holder.surname },
        { x: 29, y: 27, label: 'NOME / NAME', value: holder.givenNames },
        {
          x: 29,
          y: 33,
          label: 'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
          value: `${birthPlace} ${dotted(holder.bornOn)}`,
        },
        { x: 29, y: 39, label: 'SESSO / SEX', value: holder.sex },
        { x: 42, y: 39, label: 'STATURA / HEIGHT', value: '172' },
        { x: 58, y: 39, label: 'CITTADINANZA / NATIONALITY', value: 'ITA' },
        { x: 29, y: 45, label: 'EMISSIONE / ISSUING', value: dotted('2021-03-04') },
        { x: 52, y: 45, label: 'SCADENZA / EXPIRY', value: dotted(holder.expiresOn) },
      ]) +
      lettered('123456', 70, 51, { size: 2.4 }),
  }
}

export function cieBack(holder: CardHolder, fiscalCode: string, barcode = ''): CardFace {
  const width = 85.6,
    height = 54
  return {
    width,
    height,
    print:
      guilloche(width, height) +
      barcode +
      entries([
        { x: 5, y: 5, label: "COGNOME E NOME DEI GENITORI / PARENTS' NAMES", value: 'LONGHI ADA' },
        { x: 5, y: 11, label: 'CODICE FISCALE / FISCAL CODE', value: fiscalCode },
        { x: 45, y: 11, label: 'ESTREMI ATTO DI NASCITA', value: '123 P1 SA' },
        { x: 5, y: 17, label: 'INDIRIZZO DI RESIDENZA / RESIDENCE', value: 'VIA DEI TIGLI 14 VERONA (VR)' },
      ]) +
      zone(mrzLines(holder, 'TD1'), width, height),
  }
}

export function passportPage(holder: CardHolder, birthPlace: string): CardFace {
  const width = 125,
    height = 88,
    months = [
      'GEN/JAN',
      'FEB/FEB',
      'MAR/MAR',
      'APR/APR',
      'MAG/MAY',
      'GIU/JUN',
      'LUG/JUL',
      'AGO/AUG',
      'SET/SEP',
      'OTT/OCT',
      'NOV/NOV',
      'DIC/DEC',
    ]
  const spelt = (day: string) => `${day.slice(8)} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  return {
    width,
    height,
    print:
      guilloche(width, height) +
      portrait(6, 20) +
      lettered('PASSAPORTO', 6, 8, { size: 3.4, font: 'bold' }) +
      lettered('Passport', 6, 12, { size: 2.4 }) +
      lettered('REPUBBLICA ITALIANA', 45, 8, { size: 3.4, font: 'bold' }) +
      entries([
        { x: 40, y: 15, label: 'Tipo. Type.', value: 'P' },
        { x: 55, y: 15, label: 'Codice Paese. Code of issuing State.', value: holder.issuer },
        { x: 90, y: 15, label: 'Passaporto N. Passport No.', value: holder.number },
        { x: 40, y: 22, label: 'Cognome. Surname. (1)', value: holder.surname },
        { x: 40, y: 29, label: 'Nome. Given Names. (2)', value: holder.givenNames },
        { x: 40, y: 36, label: 'Cittadinanza. Nationality. (3)', value: 'ITALIANA' },
        { x: 40, y: 43, label: 'Data di nascita. Date of birth. (4)', value: spelt(holder.bornOn) },
        { x: 40, y: 50, label: 'Sesso. Sex. (5)', value: holder.sex },
        { x: 62, y: 50, label: 'Luogo di nascita. Place of birth. (6)', value: `${birthPlace} (VR)` },
        { x: 40, y: 57, label: 'Data di rilascio. Date of issue. (7)', value: spelt('2021-03-04') },
        { x: 80, y: 57, label: 'Autorità. Authority. (9)', value: 'MINISTRO AFFARI ESTERI' },
        { x: 40, y: 64, label: 'Data di scadenza. Date of expiry. (8)', value: spelt(holder.expiresOn) },
      ]) +
      zone(mrzLines(holder, 'TD3'), width, height, 6.35),
  }
}

/** Front of the Italian health card, whose values stand beside their labels. */
export function healthCard(holder: CardHolder, fiscalCode: string, birthPlace: string): CardFace {
  const line = (y: number, label: string, value: string) =>
    lettered(label, 6, y, { size: 1.9 }) + lettered(value, 26, y, { size: 2.8, font: 'bold' })
  return {
    width: 85.6,
    height: 54,
    print:
      guilloche(85.6, 54) +
      lettered('TESSERA SANITARIA', 24, 7, { size: 3.4, font: 'bold' }) +
      lettered('REGIONE VENETO', 60, 11, { size: 2 }) +
      line(18, 'Codice Fiscale', fiscalCode) +
      line(24, 'Cognome', holder.surname) +
      line(30, 'Nome', holder.givenNames) +
      line(36, 'Luogo di nascita', birthPlace) +
      line(42, 'Data di nascita', holder.bornOn.split('-').reverse().join('/')) +
      line(48, 'Data di scadenza', holder.expiresOn.split('-').reverse().join('/')) +
      lettered('Sesso', 58, 18, { size: 1.9 }) +
      lettered(holder.sex, 66, 18, { size: 2.8, font: 'bold' }),
  }
}

/** Front of the German identity card of 2021, without a zone. */
export function germanFront(holder: CardHolder, birthPlace: string): CardFace {
  return {
    width: 85.6,
    height: 54,
    print:
      guilloche(85.6, 54) +
      portrait(4, 14) +
      lettered('BUNDESREPUBLIK DEUTSCHLAND', 28, 4.5, { size: 2 }) +
      lettered('PERSONALAUSWEIS', 28, 8, { size: 2.6, font: 'bold' }) +
      lettered('IDENTITY CARD', 62, 8, { size: 1.8 }) +
      lettered(holder.number, 66, 12, { size: 3, font: 'bold' }) +
      entries([
        { x: 30, y: 13, label: '[a] Name/Surname/Nom', value: holder.surname },
        { x: 30, y: 20, label: 'Vornamen/Given names/Prénoms', value: holder.givenNames },
        { x: 30, y: 27, label: 'Geburtstag/Date of birth/Date de naissance', value: dotted(holder.bornOn) },
        { x: 62, y: 27, label: 'Staatsangehörigkeit/Nationality', value: 'DEUTSCH' },
        { x: 30, y: 34, label: 'Geburtsort/Place of birth/Lieu de naissance', value: birthPlace },
        { x: 30, y: 41, label: "Gültig bis/Date of expiry/Date d'expiration", value: dotted(holder.expiresOn) },
      ]) +
      lettered('123456', 66, 48, { size: 2.4 }),
  }
}

/** Inside of the Italian paper card: typed values on lines, after their labels. */
export function paperCard(holder: CardHolder, birthPlace: string): CardFace {
  const line = (y: number, label: string, value: string) =>
    lettered(label, 6, y, { size: 3 }) + lettered(value, 34, y, { size: 3.4, font: 'bold' })
  return {
    width: 105,
    height: 148,
    print:
      lettered('REPUBBLICA ITALIANA', 30, 12, { size: 4, font: 'bold' }) +
      lettered('COMUNE DI VERONA', 32, 20, { size: 3.4 }) +
      lettered("CARTA D'IDENTITÀ", 32, 28, { size: 4.4, font: 'bold' }) +
      lettered('N. AX1234567', 36, 35, { size: 3.4 }) +
      line(50, 'Cognome', holder.surname) +
      line(58, 'Nome', holder.givenNames) +
      line(66, 'nato il', dotted(holder.bornOn)) +
      line(74, 'a', birthPlace) +
      line(82, 'Cittadinanza', 'ITALIANA') +
      line(90, 'Residenza', 'VERONA') +
      line(98, 'Stato civile', 'LIBERO') +
      line(106, 'Statura', '172') +
      line(114, 'Scadenza', dotted(holder.expiresOn)),
  }
}

/** A face that carries nothing but its machine readable zone. */
export function plainFace(holder: CardHolder, format: MrzFormat, lines = mrzLines(holder, format)): CardFace {
  const [width, height] = { TD1: [85.6, 54], TD2: [105, 74], TD3: [125, 88] }[format] as [number, number]
  return { width, height, print: guilloche(width, height) + zone(lines, width, height) }
}

export function renderFace({ width, height, print }: CardFace, dpi: number, document = '#e3ecee'): Promise<GrayImage> {
  const scale = dpi / 25.4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${document}"/>${print}</svg>`
  return fromSharp(sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).grayscale())
}
