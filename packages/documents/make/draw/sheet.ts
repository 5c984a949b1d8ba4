/** A sheet of A4 to write on, measured in points from the top left corner, over pdfkit. */
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Day } from '@attesta/domain/day.ts'

export type Face =
  | 'Helvetica'
  | 'Helvetica-Bold'
  | 'Courier'
  | 'Courier-Bold'
  | 'Times-Roman'
  | 'Times-Bold'
  | 'Arimo'
  | 'Arimo-Bold'

export interface Ink {
  face?: Face
  size?: number
  colour?: string
  align?: 'left' | 'right' | 'centre'
  turn?: number
  /** Points between two glyphs, beyond what the font has. */
  tracking?: number
}

export interface Press {
  producer: string
  title: string
  /** The day the file says it was made. */
  madeOn: Day
  password?: string
  /** A scanner adds no text of its own: its pictures already show the imprint. */
  imprint?: boolean
}

/** What the fonts that every reader brings along can show: Windows' Western alphabet. Ł is not in it. */
const WESTERN = /^[\u0020-\u00ff€–—’‘“”…•]*$/

/** Says on every sheet what it is. */
const IMPRINT = 'Fac-simile – persona e dati inventati'

export const PAGE_WIDTH = 595.28
const PAGE_HEIGHT = 841.89

const arimo = (weight: '400Regular' | '700Bold') =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${weight}/Arimo_${weight}.ttf`))
export const regularFont = arimo('400Regular')
export const boldFont = arimo('700Bold')

export class Sheet {
  private readonly pdf: PDFKit.PDFDocument
  private readonly face: Face
  private readonly imprint: boolean
  private pages = 0

  constructor(press: Press, face: Face = 'Helvetica') {
    this.face = face
    this.imprint = press.imprint ?? true
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      ...(press.password === undefined ? {} : { userPassword: press.password, ownerPassword: press.password }),
      info: {
        Producer: press.producer,
        Creator: press.producer,
        Title: press.title,
        CreationDate: new Date(`${press.madeOn}T06:00:00Z`),
      },
    })
    this.pdf.registerFont('Arimo', regularFont)
    this.pdf.registerFont('Arimo-Bold', boldFont)
    this.newPage()
  }

  get page(): number {
    return this.pages
  }

  newPage(): void {
    this.pdf.addPage()
    this.pages++
    if (this.imprint)
      this.text(IMPRINT, PAGE_WIDTH / 2, PAGE_HEIGHT - 14, { size: 5.5, colour: '#777777', align: 'centre' })
  }

  /** Writes one line; `x` is its left edge, its right edge or its middle, as `align` says; `y` its top. */
  text(
    text: string,
    x: number,
    y: number,
    { face = this.face, size = 8, colour = '#000000', align = 'left', turn = 0, tracking = 0 }: Ink = {},
  ): void {
    if (!face.startsWith('Arimo') && !WESTERN.test(text)) throw new RangeError(`${face} cannot show all of this text`)
    this.pdf.font(face).fontSize(size).fillColor(colour)
    const width = this.pdf.widthOfString(text, { characterSpacing: tracking })
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    this.pdf.save()
    if (turn !== 0) this.pdf.rotate(turn, { origin: [x, y] })
    this.pdf.text(text, left, y, { lineBreak: false, characterSpacing: tracking })
    this.pdf.restore()
  }

  bold(text: string, x: number, y: number, ink: Ink = {}): void {
    const face = ink.face ?? this.face
    this.text(text, x, y, { ...ink, face: (face === 'Times-Roman' ? 'Times-Bold' : `${face}-Bold`) as Face })
  }

  widthOf(text: string, { face = this.face, size = 8, tracking = 0 }: Ink = {}): number {
    return this.pdf.font(face).fontSize(size).widthOfString(text, { characterSpacing: tracking })
  }

  rule(x0: number, y0: number, x1: number, y1: number, colour = '#444444', width = 0.6): void {
    this.pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(width).strokeColor(colour).stroke()
  }

  frame(x: number, y: number, width: number, height: number, colour = '#666666'): void {
    this.pdf.rect(x, y, width, height).lineWidth(0.6).strokeColor(colour).stroke()
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.pdf.rect(x, y, width, height).fillColor(colour).fill()
  }

  /** A picture over the whole page. */
  cover(jpeg: Uint8Array): void {
    this.pdf.image(Buffer.from(jpeg), 0, 0, { width: PAGE_WIDTH, height: PAGE_HEIGHT })
  }

  /** A picture at its place, as high as its width demands. */
  place(picture: Uint8Array, x: number, y: number, width: number): void {
    this.pdf.image(Buffer.from(picture), x, y, { width })
  }

  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.pdf
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
        .on('error', reject)
      this.pdf.end()
    })
  }
}
