import * as z from 'zod/mini'
import { relationship } from '@attesta/contract/application.ts'
import { dateField, emailField, isRentTooHigh, moneyField, nameField } from '@attesta/contract/fields.ts'
import { birthOf } from '@attesta/contract/household-birth.ts'
import type { Day } from '@attesta/domain/day.ts'

const missing = 'AdditionalDetails.Error.MissingInfo'

const mail = z.string().check(z.trim(), z.toLowerCase())

/** Returns a member of the household; only a child needs no address. `taken`: addresses that are used already. */
export const memberForm = (taken: readonly string[], today: Day) =>
  z
    .object({
      fullname: nameField,
      email: mail,
      date_of_birth: dateField,
      relationship: z.enum(relationship.options, missing),
    })
    .check(
      z.superRefine(({ email, relationship: kind, date_of_birth: born }, context) => {
        const wrongAge = birthOf(kind, today).safeParse(born).error?.issues[0]?.message
        if (wrongAge) context.addIssue({ code: 'custom', path: ['date_of_birth'], input: born, message: wrongAge })
        const problem =
          email === ''
            ? kind === 'Child'
              ? undefined
              : missing
            : !emailField.safeParse(email).success
              ? 'General.Error.Validation.Email'
              : taken.includes(email)
                ? 'AdditionalDetails.Error.SameEmail'
                : undefined
        if (problem) context.addIssue({ code: 'custom', path: ['email'], input: email, message: problem })
      }),
    )
export type MemberValues = z.output<ReturnType<typeof memberForm>>

export const guarantorForm = (taken: readonly string[]) =>
  z.object({
    fullname: nameField,
    email: emailField.check(z.refine((address) => !taken.includes(address), 'AdditionalDetails.Error.SameEmail')),
  })
export type GuarantorValues = z.output<ReturnType<typeof guarantorForm>>

/** An answer that may be left out. */
const optional = <T extends z.ZodMiniType<string, string>>(schema: T, message: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || schema.safeParse(text).success, message))

interface Rules {
  asksForConfirmation: boolean
  needsPetsDetails: boolean
}

/** The answers of the screen itself; people have forms of their own. */
export const homeForm = ({ asksForConfirmation, needsPetsDetails }: Rules) =>
  z
    .object({
      adults: z.string(),
      minors: z.string(),
      accessibleHouse: z.boolean(),
      hasPets: z.boolean(),
      petsDetails: z.string().check(z.maxLength(500)),
      livingSituation: z.string(),
      currentRent: optional(moneyField, 'General.Error.Validation.Money').check(
        z.refine((text) => !isRentTooHigh(text), 'AdditionalDetails.Error.CurrentRent'),
      ),
      currentDeposit: optional(moneyField, 'General.Error.Validation.Money'),
      landlordName: optional(nameField, 'General.Error.Validation.RegEx'),
      rentArrears: optional(moneyField, 'General.Error.Validation.Money'),
      tenancyStartDate: optional(dateField, 'General.Error.Validation.Date'),
      tenancyEndDate: optional(dateField, 'General.Error.Validation.Date'),
      extraTenancyInfo: z.string().check(z.maxLength(1000)),
      typeOfContract: z.string(),
      paychecksPerYear: z.string(),
      /** Joined by commas, as they are sent. */
      otherIncomes: z.string(),
      confirmation: z.boolean().check(z.refine((ticked) => ticked || !asksForConfirmation, 'Confirmation.Description')),
    })
    .check(
      z.superRefine(({ hasPets, petsDetails }, context) => {
        if (needsPetsDetails && hasPets && petsDetails.trim() === '')
          context.addIssue({ code: 'custom', path: ['petsDetails'], input: petsDetails, message: missing })
      }),
    )
export type HomeValues = z.output<ReturnType<typeof homeForm>>
