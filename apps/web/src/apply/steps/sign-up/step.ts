import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { emailField, mobileField, nameField } from '@attesta/contract/fields.ts'
import { CallFailed } from '../../../call-failed.ts'
import type { Reply } from '../../../calls.ts'
import { useDeps } from '../../../deps.tsx'
import { useFields, useDraftFields } from '../../../form/use-fields.ts'
import { randomKey } from '../../../once-keys.ts'
import { useScope } from '../../../use-call.ts'
import { useSay } from '../../../words/words.tsx'
import { stepAddress } from '../../journey/addresses.ts'
import { useDraft, type Draft } from '../../journey/draft.ts'
import { useInvitation } from '../../journey/use-invitation.ts'
import { useListing } from '../../journey/use-listing.ts'
import { dialOf } from '../../shared/countries.ts'
import { placeholderMobile } from '../../shared/placeholder-mobile.ts'
import { failureText } from '../../shell/call-problem.tsx'

export const signUpForm = z.object({
  first_name: nameField,
  last_name: nameField,
  email: emailField,
  mobile: mobileField,
  privacy_policy_consented: z.literal(true, 'SignUp.Error.Consent'),
  marketing_consented: z.boolean(),
})
export type SignUpValues = z.output<typeof signUpForm>
type Asked = Pick<Reply<'signUpSubmit'>, 'application_id' | 'code_sent' | 'retry_after_seconds'>

const isWhole = ({ first_name, last_name, email, mobile }: NonNullable<Draft['user']>, isRapid: boolean): boolean =>
  nameField.safeParse(first_name).success &&
  nameField.safeParse(last_name).success &&
  emailField.safeParse(email).success &&
  (isRapid || mobileField.safeParse(mobile).success)

export function useSignUpStep() {
  const { api, clock } = useDeps()
  const t = useSay()
  const navigate = useNavigate()
  const scope = useScope()
  const draft = useDraft()
  const invitation = useInvitation()
  const { listing } = useListing()
  const [isClosed, setClosed] = useState(false)
  const [nonce] = useState(() => draft.nonce ?? randomKey())
  const isRapid = scope.applicationType === 'rapid'
  const dial = dialOf[scope.region]
  // What lacks something, or holds what no field takes, must not be locked: no one could mend it.
  const isLocked = draft.disableAllEdit === true && draft.user !== undefined && isWhole(draft.user, isRapid)
  const fields = useFields(
    signUpForm as z.ZodMiniType<
      SignUpValues,
      Omit<SignUpValues, 'privacy_policy_consented'> & { privacy_policy_consented: boolean }
    >,
    {
      first_name: draft.user?.first_name ?? '',
      last_name: draft.user?.last_name ?? '',
      email: draft.user?.email ?? invitation.email ?? draft.invitedEmail ?? '',
      mobile: isRapid ? placeholderMobile : (draft.user?.mobile ?? { code: dial, value: '' }),
      privacy_policy_consented: false,
      marketing_consented: draft.marketingConsented ?? false,
    },
  )

  const settle = useDraftFields('sign-up', fields)
  const submit = useMutation<Asked, CallFailed, SignUpValues>({
    onMutate: () => setClosed(false),
    mutationFn: async (values) => {
      const { mobile, ...rest } = values
      const body = {
        ...rest,
        privacy_policy_consented: true as const,
        mobile: `${mobile.code}-${mobile.value}`,
        employment_status: draft.employmentStatus!,
        listing_id: listing?.listingUuid ?? draft.listingId ?? null,
        ...(invitation.code && { invitation_code: invitation.code }),
        hide_nav: draft.hideNav ?? false,
        nonce,
      }
      await api.call('signUpAttempt', { body })
      return api.call('signUpSubmit', { body })
    },
    onSuccess: (
      { application_id, code_sent, retry_after_seconds },
      { first_name, last_name, email, mobile, marketing_consented },
    ) => {
      const next: Draft = {
        ...draft,
        user: { first_name, last_name, email, mobile },
        marketingConsented: marketing_consented,
        nonce,
        isCodeHeld: !code_sent,
        nextCodeAt: clock.now() + retry_after_seconds * 1000,
      }
      settle()
      void navigate(stepAddress('verify-email', { ...scope, applicationId: application_id }), { state: next })
    },
  })

  return {
    fields,
    draft,
    invitation,
    listing,
    isRapid,
    dial,
    /** One was given already. */
    hasNumber: isRapid || draft.user !== undefined,
    isLocked,
    isMailLocked: isLocked || invitation.email !== undefined,
    hasEmploymentStatus: draft.employmentStatus !== undefined,
    isSubmitting: submit.isPending || submit.isSuccess,
    refusal: submit.error && !isClosed ? refusalText() : undefined,
    back: () => navigate(stepAddress('occupation', { ...scope, listingId: draft.listingId }), { state: draft }),
    closeRefusal: () => setClosed(true),
    submit: fields.handleSubmit((values) => submit.mutate(values)),
  }

  function refusalText() {
    const error = submit.error!
    if (error.kind === 'busy' && error.retryAfter)
      return t('SignUp.Error.Wait', { minutes: Math.ceil(error.retryAfter / 60) })
    return error.fields.length > 1 ? t('Form.Error') : failureText(t, error)
  }
}
