import { PageHeader } from '../ui/page-header.tsx'
import { useOperatorWords } from './operator-words.ts'

/** Where an operator arrives. */
export function Overview() {
  const { say } = useOperatorWords()
  return <PageHeader header={say('Operator.Title')} description={say('Operator.Description')} />
}
