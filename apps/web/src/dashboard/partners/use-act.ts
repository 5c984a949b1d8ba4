import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallFailed } from '../../call-failed.ts'
import type { CallName } from '../../paths.ts'

/** Something that changes a list of the server, which is then asked for again. */
export function useAct<In, Out>(list: CallName, act: (input: In) => Promise<Out>) {
  const queries = useQueryClient()
  return useMutation<Out, CallFailed, In>({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: [list] }),
  })
}

/** One that is given nothing more, as a form or a button needs it. */
export type Act = Pick<ReturnType<typeof useAct>, 'error' | 'isPending'> & { mutate: (given: undefined) => void }
