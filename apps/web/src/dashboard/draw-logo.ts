const most = { width: 400, height: 120 }

/**
 * Draws a picture drawn again, at most 400 × 120 pixels, as a PNG in text. What it carried besides its pixels, and
 * whatever a drawing could do, stays behind. Null when it is no picture.
 */
export async function drawLogo(file: File): Promise<string | null> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(1, most.width / image.naturalWidth, most.height / image.naturalHeight)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png')
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  } finally {
    URL.revokeObjectURL(address)
  }
}
