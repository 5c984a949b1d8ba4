import type { GrayImage } from './gray-image.ts'

/** The paper's shade is taken over squares of this side, in pixels: wider than a stroke, narrower than a shadow. */
const CELL = 8
/** Cells to either side whose paper counts: a line of print at 200 dpi is bridged. */
const REACH = 4
/** Paper this much darker than the brightest of the page is taken for a dark field with light print, and left dark. */
const DARKEST_PAPER = 0.3

/** The page as if it were lit evenly: paper white, whatever shadow lies on it. */
export function flattenLight(image: GrayImage): GrayImage {
  const { width, height, data } = image
  const columns = Math.ceil(width / CELL), rows = Math.ceil(height / CELL)
  const paper = smooth(brightest(cellShades(image, columns, rows), columns, rows), columns, rows)
  const floor = DARKEST_PAPER * paper.reduce((most, shade) => Math.max(most, shade), 0)
  const flat = new Uint8Array(data.length), place = Float32Array.from({ length: width }, (_, x) => Math.max(0, Math.min(columns - 1.001, (x - CELL / 2) / CELL)))
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.max(0, Math.min(rows - 1.001, (y - CELL / 2) / CELL)), top = v | 0, dy = v - top, first = top * columns, second = Math.min(rows - 1, top + 1) * columns
    for (let x = 0; x < width; x++, at++) {
      const u = place[x]!, left = u | 0, dx = u - left, next = Math.min(columns - 1, left + 1)
      const here = (paper[first + left]! * (1 - dx) + paper[first + next]! * dx) * (1 - dy) + (paper[second + left]! * (1 - dx) + paper[second + next]! * dx) * dy
      flat[at] = Math.min(255, (data[at]! * 250) / Math.max(here, floor))
    }
  }
  return { width, height, data: flat }
}

/** The shade that the lightest eighth of each cell reaches: noise makes single pixels lighter still. */
function cellShades({ width, height, data }: GrayImage, columns: number, rows: number): Float32Array {
  const shades = new Float32Array(columns * rows), cell = new Uint8Array(CELL * CELL)
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) {
    let count = 0
    for (let y = row * CELL; y < Math.min(height, (row + 1) * CELL); y++) for (let x = column * CELL; x < Math.min(width, (column + 1) * CELL); x++) cell[count++] = data[y * width + x]!
    shades[row * columns + column] = cell.subarray(0, count).sort()[Math.floor(count * 0.875)]!
  }
  return shades
}

/** Each cell becomes the brightest of its neighbourhood, row by row and then column by column. */
function brightest(cells: Float32Array, columns: number, rows: number): Float32Array {
  const along = Float32Array.from(cells, (_, at) => {
    const row = Math.floor(at / columns) * columns, column = at - row
    return cells.subarray(row + Math.max(0, column - REACH), row + Math.min(columns, column + REACH + 1)).reduce((most, shade) => Math.max(most, shade), 0)
  })
  return along.map((_, at) => {
    const row = Math.floor(at / columns), column = at - row * columns
    let most = 0
    for (let near = Math.max(0, row - REACH); near <= Math.min(rows - 1, row + REACH); near++) most = Math.max(most, along[near * columns + column]!)
    return most
  })
}

/** Means over the same neighbourhood, so that no cell's border shows. */
function smooth(cells: Float32Array, columns: number, rows: number): Float32Array {
  const along = cells.map((_, at) => {
    const row = Math.floor(at / columns) * columns, column = at - row
    const near = cells.subarray(row + Math.max(0, column - REACH), row + Math.min(columns, column + REACH + 1))
    return near.reduce((sum, shade) => sum + shade, 0) / near.length
  })
  return along.map((_, at) => {
    const row = Math.floor(at / columns), column = at - row * columns
    let sum = 0, count = 0
    for (let near = Math.max(0, row - REACH); near <= Math.min(rows - 1, row + REACH); near++, count++) sum += along[near * columns + column]!
    return sum / count
  })
}
