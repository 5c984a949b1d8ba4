import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Act } from './use-act.ts'

/** Returns what the server says of one field of it. */
export const errorAt = ({ error }: Act, field: string) => error?.fields.find((one) => one.field === field)?.text

/** Shows a form below a list that adds a row to it. */
export function AddForm(props: {
  title: string
  submit: string
  action: string
  add: Act
  isIncomplete?: boolean
  children: ReactNode
}) {
  const { title, submit, action, add, isIncomplete = false, children } = props
  return (
    <form
      className="panel roomy fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(undefined)
      }}
    >
      <h2>{title}</h2>
      {add.error && add.error.fields.length === 0 && <Banner message={add.error.text} takesFocus />}
      {children}
      <div className="button-row">
        <Button look="primary" type="submit" data-action={action} busy={add.isPending} disabled={isIncomplete}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
