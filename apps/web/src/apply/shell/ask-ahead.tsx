import { useLocation } from 'react-router'
import { useCall } from '../../use-call.ts'
import { useApplication } from '../journey/use-application.ts'
import { stepInAddress } from '../journey/use-journey.ts'

/**
 * Asks for what the list of the income check is made of as soon as the person is known: the list itself would ask two
 * answers later. It draws nothing, and stays, because a call is given up when no one waits for it.
 */
export function AskAhead() {
  const isListed = stepInAddress(useLocation().pathname) === 'income-check'
  const { state } = useApplication()
  const enabled = isListed && state !== undefined
  useCall('supportedDocuments', {}, { enabled })
  useCall('occupations', { query: { role: state?.application.applicant_role } }, { enabled })
  return null
}
