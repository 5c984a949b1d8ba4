import { useEffect, useRef, useState } from 'react'
import { useScope } from '../../../use-call.ts'
import { tellParent } from '../../journey/parent-window.ts'
import { useApplication } from '../../journey/use-application.ts'
import { useListing } from '../../journey/use-listing.ts'
import { AddressPart } from './address-part.tsx'
import { IdentityPart } from './identity-part.tsx'
import { SimplePart } from './simple-part.tsx'

/** Who the person is and where they live: in Italy in two parts, in Germany on one screen. */
export function PersonalDetails() {
  const { applicationId } = useScope()
  const { state } = useApplication()
  const { listing, isPending } = useListing()
  const [part, setPart] = useState<1 | 2>(1)
  const origins = listing?.parentOrigins, messageType = listing?.messageType
  // Once for an opening of the screen, when it is known who may be told.
  const wasTold = useRef(false)
  useEffect(() => {
    if (!applicationId || isPending || wasTold.current) return
    wasTold.current = true
    tellParent(applicationId, 'STARTED', origins ?? [], messageType)
  }, [applicationId, isPending, origins, messageType])
  if (!state) return null
  if (state.application.region === 'de') return <SimplePart state={state} />
  return part === 1 ? <IdentityPart key="1" state={state} onDone={() => setPart(2)} /> : <AddressPart key="2" state={state} onBack={() => setPart(1)} />
}
