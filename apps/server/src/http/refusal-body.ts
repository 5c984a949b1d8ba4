import { refusals, type RefusalBody } from '@attesta/contract/refusals.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Refusal } from './refusal.ts'
import type { Words } from './words.ts'

/** Numbers that any text may name, each from the one place. */
const numbers = {
  size: limits.uploadBytes / 1024 / 1024,
  files: limits.filesPerApplication,
  minutes: limits.codeMinutes,
  days: limits.reportValidityDays,
}

/** A refusal as its answer: status and body, in the caller's language. */
export function refusalBody(
  { code, details }: Refusal,
  language: Language,
  words: Words,
): { status: number; body: RefusalBody } {
  const { status, key } = refusals[code]
  const known: Record<string, string | number> =
    details.retryAfterSeconds === undefined ? numbers : { ...numbers, seconds: details.retryAfterSeconds }
  const t = (of: string, params: Record<string, string | number>) => words.t(language, of, { ...known, ...params })
  const lacks = details.lacks?.(words, language)
  const msg = [
    ...(details.msg ?? []).map(({ field, key: fieldKey, params }) => ({
      field,
      key: fieldKey,
      loc_msg: t(fieldKey, { ...plainField(field), ...params }),
    })),
    ...(lacks ?? []).map(({ kind, fields, types, message, message_key }) => ({
      field: fields[0] ?? types[0] ?? kind,
      key: message_key,
      loc_msg: message,
    })),
  ]
  return {
    status,
    body: { success: false, code, message: t(key, details.params ?? {}), msg, ...(lacks ? { lacks } : {}) },
  }
}

/** Arguments of the texts about any field; which characters were wrong is known only where it is typed. */
const plainField = (field: string) => ({ field, label: field, hasChars: 'no', chars: '', gender: 'other' })
