/** Members of a company: landlords, agents and those who only read. */
import * as z from 'zod/mini'
import { emailField } from './fields.ts'
import { memberRoles } from './route.ts'

export const memberRole = z.enum(memberRoles)

/** «Elena Rossi», as colleagues read it; any script, one line. */
export const fullName = z.string().check(
  z.overwrite<string>((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim()),
  z.minLength(2, 'Dashboard.People.Error.Name'),
  z.maxLength(80, 'Dashboard.People.Error.Name'),
  z.refine((text) => !/\p{C}|[<>]|:\/\//u.test(text), 'Dashboard.People.Error.Name'),
)

export const newMember = z.strictObject({ name: fullName, email: emailField, role: memberRole })

export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  /** `invited`: has not signed in yet. */
  state: z.enum(['invited', 'active']),
  /** Signs in with a second factor. */
  has_second_factor: z.boolean(),
  /** The caller. */
  is_self: z.boolean(),
})
