import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import type { Language } from '@attesta/contract/fields.ts'
import { useDeps } from '../deps.tsx'
import { Login } from '../sign-in/login.tsx'
import { useSignedIn, type OnExpiry } from '../sign-in/use-signed-in.ts'
import { ArrivalProvider } from '../ui/arrival.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Frame } from './frame.tsx'
import { useOperatorWords } from './operator-words.ts'
import { inner, pages } from './pages.tsx'

interface Props {
  language: Language
  onExpiry: OnExpiry
}

/** Shows the operator's console, or the sign-in at the requested address. */
export function OperatorApp({ language, onExpiry }: Props) {
  const { api } = useDeps()
  const { t } = useOperatorWords()
  const { isSignedIn, enter, signOut } = useSignedIn({
    onExpiry,
    home: '/operator',
    tellServer: () => api.call('operatorSignOut'),
  })
  return (
    <ArrivalProvider brand="Attesta">
      <Frame language={language} isSignedIn={isSignedIn} onSignOut={signOut}>
        {isSignedIn ? (
          <Suspense fallback={<Skeleton />}>
            <Routes>
              {[...pages, ...inner].map(({ path, page }) => (
                <Route key={path} path={path} element={page} />
              ))}
              <Route path="*" element={pages[0]!.page} />
            </Routes>
          </Suspense>
        ) : (
          <Login
            intro={t('Operator.Login')}
            sendCode={(body) => api.call('operatorLogin', { body })}
            verify={(body) => api.call('operatorVerify', { body })}
            onSignedIn={enter}
          />
        )}
      </Frame>
    </ArrivalProvider>
  )
}
