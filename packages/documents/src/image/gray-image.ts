/**
 * Eight-bit gray pixels, row by row from the top left corner; 0 is black. The one form in which pixels travel inside
 * the engine.
 */
export interface GrayImage {
  width: number
  height: number
  data: Uint8Array
}

export const blankImage = (width: number, height: number, shade = 255): GrayImage => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(shade),
})

/** The pixels of a rectangle, cut to what lies inside the image; never empty. */
export function cropImage(image: GrayImage, left: number, top: number, width: number, height: number): GrayImage {
  const x0 = Math.min(Math.max(0, Math.round(left)), image.width - 1),
    y0 = Math.min(Math.max(0, Math.round(top)), image.height - 1)
  const x1 = Math.min(image.width, Math.max(x0 + 1, Math.round(left + width))),
    y1 = Math.min(image.height, Math.max(y0 + 1, Math.round(top + height)))
  const data = new Uint8Array((x1 - x0) * (y1 - y0))
  for (let y = y0; y < y1; y++)
    data.set(image.data.subarray(y * image.width + x0, y * image.width + x1), (y - y0) * (x1 - x0))
  return { width: x1 - x0, height: y1 - y0, data }
}

/** A clockwise turn by quarters. */
export type Turn = 0 | 90 | 180 | 270

/** The image turned clockwise; the same object for 0. */
export function turnImage(image: GrayImage, turn: Turn): GrayImage {
  if (turn === 0) return image
  const { width, height, data } = image
  const turned = new Uint8Array(data.length)
  if (turn === 180) {
    for (let i = 0, j = data.length - 1; j >= 0; i++, j--) turned[i] = data[j]!
    return { width, height, data: turned }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = turn === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      turned[at] = data[y * width + x]!
    }
  }
  return { width: height, height: width, data: turned }
}
