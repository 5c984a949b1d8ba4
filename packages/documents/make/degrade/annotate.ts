/** What readers of a PDF leave on it in a later save: highlights, notes, filled fields. */
import {
  type Parts,
  catalogOf,
  editsBetween,
  nextNumber,
  pagesOf,
  saveLater,
  streamOf,
  takeApart,
  withEntry,
  withObject,
} from './pdf-parts.ts'
import type { Place } from './places.ts'

const rectangle = ({ x0, y0, x1, y1, pageHeight }: Place) =>
  `${x0 - 2} ${pageHeight - y1 - 1} ${x1 + 2} ${pageHeight - y0 + 1}`

function annotated(file: Uint8Array, place: Place, dictionary: string, appearance: string, resources = ''): Uint8Array {
  const parts = takeApart(file),
    page = pagesOf(parts)[place.page - 1]!,
    note = nextNumber(parts),
    look = note + 1
  const width = place.x1 - place.x0 + 4,
    height = place.y1 - place.y0 + 2
  const drawn: Parts = {
    ...parts,
    objects: new Map(parts.objects).set(
      look,
      streamOf(
        look,
        `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources << ${resources} >>`,
        Buffer.from(appearance),
      ),
    ),
  }
  const noted = withObject(
    drawn,
    note,
    `<< /Type /Annot ${dictionary} /Rect [${rectangle(place)}] /F 4 /AP << /N ${look} 0 R >> >>`,
  )
  return saveLater(file, editsBetween(parts, withEntry(noted, page, `/Annots [${note} 0 R]`)))
}

/** Yellow over a word, through which it is read. */
export const highlighted = (file: Uint8Array, place: Place): Uint8Array => {
  const quad = [
    place.x0,
    place.pageHeight - place.y0,
    place.x1,
    place.pageHeight - place.y0,
    place.x0,
    place.pageHeight - place.y1,
    place.x1,
    place.pageHeight - place.y1,
  ]
  return annotated(
    file,
    place,
    `/Subtype /Highlight /C [1 0.9 0.2] /CA 0.4 /QuadPoints [${quad.join(' ')}]`,
    `/G gs 1 0.9 0.2 rg 0 0 ${place.x1 - place.x0 + 4} ${place.y1 - place.y0 + 2} re f`,
    '/ExtGState << /G << /ca 0.4 /BM /Multiply >> >>',
  )
}

/** A box of text laid over a word, white behind it: another figure for the eye, the old one in the page's own text. */
export const overwritten = (file: Uint8Array, place: Place, text: string): Uint8Array =>
  annotated(
    file,
    place,
    `/Subtype /FreeText /DA (/Helv ${place.size} Tf 0 g) /Contents (${text})`,
    `1 1 1 rg 0 0 ${place.x1 - place.x0 + 4} ${place.y1 - place.y0 + 2} re f 0 g BT /Helv ${place.size} Tf 2 3 Td (${text}) Tj ET`,
    '/Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  )

/** A form's field with what a person typed into it, on empty ground at the foot of the first page. */
export function filledIn(file: Uint8Array, text: string): Uint8Array {
  const parts = takeApart(file),
    [page] = pagesOf(parts),
    field = nextNumber(parts),
    look = field + 1
  const drawn: Parts = {
    ...parts,
    objects: new Map(parts.objects).set(
      look,
      streamOf(
        look,
        '/Type /XObject /Subtype /Form /BBox [0 0 160 14] /Resources << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>',
        Buffer.from(`BT /Helv 8 Tf 2 4 Td (${text}) Tj ET`),
      ),
    ),
  }
  const filled = withObject(
    drawn,
    field,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (note) /V (${text}) /DA (/Helv 8 Tf 0 g) /Rect [20 4 180 18] /F 4 /AP << /N ${look} 0 R >> >>`,
  )
  return saveLater(
    file,
    editsBetween(
      parts,
      withEntry(
        withEntry(filled, page!, `/Annots [${field} 0 R]`),
        catalogOf(parts),
        `/AcroForm << /Fields [${field} 0 R] >>`,
      ),
    ),
  )
}
