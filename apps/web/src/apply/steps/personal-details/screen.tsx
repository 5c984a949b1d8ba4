import { lazy, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLeaving } from '../../../ui/leaving.tsx'
import { useScope } from '../../../use-call.ts'
import { useDraft, type Draft } from '../../journey/draft.ts'
import { tellParent } from '../../journey/parent-window.ts'
import { useApplication } from '../../journey/use-application.ts'
import { useListing } from '../../journey/use-listing.ts'
import { IdentityPart } from './identity-part.tsx'
import { SimplePart } from './simple-part.tsx'

/** With the places for files, which only this part has. */
const addressPart = async () => ({ default: (await import('./address-part.tsx')).AddressPart })
const AddressPart = lazy(addressPart)

/** Who the person is and where they live: in Italy in two parts, in Germany on one screen. */
export function PersonalDetails() {
  const { applicationId } = useScope()
  const { state } = useApplication()
  const { listing, isPending } = useListing()
  const draft = useDraft()
  const navigate = useNavigate()
  const { leave } = useLeaving()
  const { pathname, search } = useLocation()
  const show = (part: Draft['part']) =>
    leave(() => void navigate(`${pathname}${search}`, { state: { ...draft, part } satisfies Draft }))
  const region = state?.application.region
  // While the first part is filled in. What does not arrive now is asked for again when it is wanted.
  useEffect(() => {
    if (region === 'it') addressPart().catch(() => undefined)
  }, [region])
  const origins = listing?.parentOrigins,
    messageType = listing?.messageType
  // Once for an opening of the screen, when it is known who may be told.
  const wasTold = useRef(false)
  useEffect(() => {
    if (!applicationId || isPending || wasTold.current) return
    wasTold.current = true
    tellParent(applicationId, 'STARTED', origins ?? [], messageType)
  }, [applicationId, isPending, origins, messageType])
  if (!state) return null
  if (state.application.region === 'de') return <SimplePart state={state} />
  // The second part is sent together with what the first one has saved.
  const { nationality, date_of_birth, birth_city } = state.application.answers
  const isSecond = draft.part === 2 && nationality && date_of_birth && birth_city
  return isSecond ? (
    <AddressPart key="2" state={state} onBack={() => show(undefined)} />
  ) : (
    <IdentityPart key="1" state={state} onDone={() => show(2)} />
  )
}
