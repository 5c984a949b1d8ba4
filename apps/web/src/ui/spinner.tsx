/** Decorative: what is waited for is said in words beside it. */
export const Spinner = ({ large }: { large?: boolean }) => (
  <span className={large ? 'spinner large' : 'spinner'} aria-hidden="true" />
)
