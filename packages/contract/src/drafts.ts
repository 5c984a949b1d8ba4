/**
 * What stands in the fields of the form and was not saved, kept for the person who comes back to it: no answer, and
 * nothing is decided on it.
 */
import * as z from 'zod/mini'
import { draftLimits } from './draft-limits.ts'

const name = z.string().check(z.regex(/^[a-z0-9_ -]{1,40}$/))
const text = z.string().check(z.maxLength(draftLimits.characters), z.refine(isJson, 'General.Error.Default'))
const hasFew = (all: object) => Object.keys(all).length <= draftLimits.count

function isJson(written: string): boolean {
  try {
    JSON.parse(written)
    return true
  } catch {
    return false
  }
}

/** By the name of the part of a page; the text is for that page alone to read. */
export const drafts = z.record(name, text)

/** Only what is sent changes; null takes a draft away. */
export const draftsBody = z.strictObject({
  drafts: z.record(name, z.nullable(text)).check(z.refine(hasFew, 'General.Error.Default')),
})
