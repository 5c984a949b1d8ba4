import { useSignInWords } from './sign-in-words.ts'

/** Whose product it is and what for; the company of who signs in is not known yet, and must not be told. */
export function SignInBrand() {
  const { t } = useSignInWords()
  return (
    <p className="sign-in-brand">
      <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        <path d="M16 2 2 14v14a2 2 0 0 0 2 2h24a2 2 0 0 0 2-2V14z" fill="var(--solid)" />
        <path
          d="m9 19 5 5 9-10"
          fill="none"
          stroke="var(--on-solid)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        <strong>Attesta</strong>
        <span className="meta muted">{t('Login.Promise')}</span>
      </span>
    </p>
  )
}
