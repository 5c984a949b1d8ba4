/** Whether a file is, to the last byte, one of those that were drawn: the certificate tells its SHA-256. */
export async function isOneOf(file: Blob, sha256s: readonly string[]): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return sha256s.includes([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}
