/** The little XML that S3 answers with: flat elements of known names, no attributes that matter. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
// ETags come as &quot;9b2cf535f27731c974343645a3985328&quot;
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name]!)

/** The inside of each element of that name, in order. */
export const elements = (xml: string, name: string): string[] =>
  xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.split(`</${name}>`)[0]!)

/** The text of the first element of that name. */
export function textOf(xml: string, name: string): string | null {
  const [first] = elements(xml, name)
  return first === undefined ? null : unescaped(first)
}
