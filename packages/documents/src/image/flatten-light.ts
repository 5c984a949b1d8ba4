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
  const columns = Math.ceil(width / CELL),
    rows = Math.ceil(height / CELL)
  const paper = smooth(brightest(cellShades(image, columns, rows), columns, rows), columns, rows)
  const floor = DARKEST_PAPER * paper.reduce((most, shade) => Math.max(most, shade), 0)
  const flat = new Uint8Array(data.length),
    across = new Float32Array(columns + 1),
    place = Float32Array.from({ length: width }, (_, x) =>
      Math.max(0, Math.min(columns - 1.001, (x - CELL / 2) / CELL)),
    )
  for (let y = 0, at = 0; y < height; y++) {
    const v = Math.max(0, Math.min(rows - 1.001, (y - CELL / 2) / CELL)),
      top = v | 0,
      dy = v - top,
      first = top * columns,
      second = Math.min(rows - 1, top + 1) * columns
    for (let column = 0; column < columns; column++)
      across[column] = paper[first + column]! * (1 - dy) + paper[second + column]! * dy
    across[columns] = across[columns - 1]!
    for (let x = 0; x < width; x++, at++) {
      const u = place[x]!,
        left = u | 0,
        here = across[left]! + (across[left + 1]! - across[left]!) * (u - left),
        lit = (data[at]! * 250) / (here > floor ? here : floor)
      flat[at] = lit < 255 ? lit : 255
    }
  }
  return { width, height, data: flat }
}

/** Part of a cell that is darker than the shade that is taken for its paper. */
const DARKER = 0.875

/** The shade that the lightest eighth of each cell reaches: noise makes single pixels lighter still. */
function cellShades({ width, height, data }: GrayImage, columns: number, rows: number): Float32Array {
  const shades = new Float32Array(columns * rows),
    counts = new Uint8Array(256)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = column * CELL,
        top = row * CELL,
        right = Math.min(width, left + CELL),
        bottom = Math.min(height, top + CELL),
        pixels = (right - left) * (bottom - top)
      counts.fill(0)
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) counts[data[at]!]!++
      let shade = 255,
        lighter = counts[255]!
      while (lighter < pixels - Math.floor(pixels * DARKER)) lighter += counts[--shade]!
      shades[row * columns + column] = shade
    }
  return shades
}

/** Each cell becomes the brightest of its neighbourhood, row by row and then column by column. */
const brightest = (cells: Float32Array, columns: number, rows: number) =>
  overNeighbours(cells, columns, rows, (near, from, to, step) => {
    let most = 0
    for (let at = from; at <= to; at += step) if (near[at]! > most) most = near[at]!
    return most
  })

/** Means over the same neighbourhood, so that no cell's border shows. */
const smooth = (cells: Float32Array, columns: number, rows: number) =>
  overNeighbours(cells, columns, rows, (near, from, to, step) => {
    let sum = 0
    for (let at = from; at <= to; at += step) sum += near[at]!
    return sum / ((to - from) / step + 1)
  })

/**
 * Each cell becomes what is made of those around it: `pick` is given where they begin and end, and how far apart they
 * lie.
 */
function overNeighbours(
  cells: Float32Array,
  columns: number,
  rows: number,
  pick: (near: Float32Array, from: number, to: number, step: number) => number,
): Float32Array {
  const along = new Float32Array(cells.length),
    both = new Float32Array(cells.length)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      along[at] = pick(cells, at - Math.min(column, REACH), at + Math.min(columns - 1 - column, REACH), 1)
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at++)
      both[at] = pick(
        along,
        at - Math.min(row, REACH) * columns,
        at + Math.min(rows - 1 - row, REACH) * columns,
        columns,
      )
  return both
}
