/** «/Subtype /Image» */
const picture = /\/Subtype\s*\/Image\b/

/** «/Font» as a kind of object or a list of resources, not «/FontName» or «/FontFile» */
const font = /\/Font\b/

/** «<</Type/ObjStm/N 14/First 98/Filter/FlateDecode/Length 1203>>stream\r\n»: objects that are packed together */
const packed = /\/ObjStm\b[^>]*>>\s*stream\r?\n/g

/**
 * Whether a PDF, read as Latin-1, is nothing but pictures: it has some, and no font at all. A scan under which a
 * program has laid what it read has fonts, and so has a drawing with one word in it: then this is no clear case. Packed
 * objects are looked into; where one cannot be unpacked nothing is said.
 */
export async function showsOnlyPictures(text: string): Promise<boolean> {
  if (font.test(text)) return false
  let hasPicture = picture.test(text)
  for (const { index, 0: head } of text.matchAll(packed)) {
    const objects = await inflated(text, index + head.length)
    if (objects === undefined || font.test(objects)) return false
    hasPicture ||= picture.test(objects)
  }
  return hasPicture
}

/** Returns the stream that begins there. `undefined`: it is packed in another way, or damaged. */
async function inflated(text: string, from: number): Promise<string | undefined> {
  const end = text.indexOf('endstream', from)
  if (end < 0) return undefined
  const bytes = Uint8Array.from(text.slice(from, end), (letter) => letter.charCodeAt(0))
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  // What follows the packed bytes, a line's end, is an error to the writer only: what came out before counts.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const parts: string[] = []
  const reader = readable.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      parts.push(new TextDecoder('latin1').decode(part.value))
  } catch {
    return parts.length > 0 ? parts.join('') : undefined
  }
  return parts.join('')
}
