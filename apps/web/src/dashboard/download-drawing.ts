/** Pixels on each side, enough for a poster. */
const side = 1024

/** Saves a drawing to the person's device as it is, or as a picture. */
export async function downloadDrawing(svg: string, kind: 'Svg' | 'Png', name: string): Promise<void> {
  const drawing = new Blob([svg], { type: 'image/svg+xml' })
  const file = kind === 'Svg' ? drawing : await pictureOf(svg)
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${kind.toLowerCase()}`
  link.click()
  URL.revokeObjectURL(address)
}

async function pictureOf(svg: string): Promise<Blob> {
  const image = new Image(side, side)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')!
  // The squares stay sharp.
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
