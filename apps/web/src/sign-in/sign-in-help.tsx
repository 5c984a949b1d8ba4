import { useDeps } from '../deps.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { useSignInWords } from './sign-in-words.ts'

/** Explains what to do when no code arrives, without revealing whether an account exists. */
export function SignInHelp() {
  const { t } = useSignInWords()
  const { settings } = useDeps()
  return (
    <div className="sign-in-help">
      <Disclosure summary={t('Login.Help')}>
        <ul className="small">
          <li>{t('Login.Help.NoCode')}</li>
          <li>{t('Login.Help.NoAccount')}</li>
          <li>{t('Login.Help.Factor')}</li>
          {settings.helpMailbox !== '' && (
            <li>
              {t('Login.Help.Write')}{' '}
              <a className="inline-target" href={`mailto:${settings.helpMailbox}`}>
                {settings.helpMailbox}
              </a>
            </li>
          )}
        </ul>
      </Disclosure>
    </div>
  )
}
