/** Whether a file is, to the last byte, the one that was drawn: its SHA-256 is the one that the certificate tells. */
export async function isSameFile(file: Blob, sha256: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}
