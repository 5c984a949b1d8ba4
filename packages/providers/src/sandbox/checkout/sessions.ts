/** Checkout sessions as Stripe keeps them: open, then complete or expired, never back. In memory only. */
import { type Nested, textAt } from './bracket-keys.ts'

export interface Session {
  id: string
  object: 'checkout.session'
  ui_mode: 'embedded_page'
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_subtotal: number
  amount_total: number
  currency: string
  client_secret: string
  client_reference_id: string | null
  metadata: Record<string, string>
  customer_email: string | null
  return_url: string | null
  redirect_on_completion: 'always' | 'if_required' | 'never'
  locale: string | null
  payment_intent: string | null
  created: number
  expires_at: number
  livemode: false
  url: null
}

/** Something in the request is not as the API wants it. */
export class InvalidRequest extends Error {
  readonly param: string
  constructor(param: string, message: string) {
    super(message)
    this.param = param
  }
}

const LIFETIME_SECONDS = 24 * 60 * 60
const MIN_CENTS = 50

export interface Sources {
  clock: { now(): Date }
  random: { bytes(length: number): Buffer }
}

/** For whom a request is made: a connected account, or the operator itself. */
export type Account = string | null

export interface Sessions {
  open(form: Nested, account?: Account): Session
  /** Only of the account that asks. */
  find(id: string, account?: Account): Session | null
  accountOf(session: Session): Account
  findBySecret(clientSecret: string): Session | null
  /** Returns whether this call made the difference. */
  complete(session: Session): boolean
  expire(session: Session): boolean
  all(): Session[]
}

export function createSessions({ clock, random }: Sources): Sessions {
  const kept = new Map<string, Session>(),
    accounts = new WeakMap<Session, Account>()
  const accountOf = (session: Session) => accounts.get(session) ?? null
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const aged = (session: Session | undefined): Session | null => {
    if (session?.status === 'open' && seconds() >= session.expires_at) session.status = 'expired'
    return session ?? null
  }
  return {
    accountOf,
    open(form, account = null) {
      const id = `cs_test_${random.bytes(24).toString('hex')}`
      const session: Session = {
        id,
        object: 'checkout.session',
        ...orderOf(form),
        status: 'open',
        payment_status: 'unpaid',
        client_secret: `${id}_secret_${random.bytes(16).toString('hex')}`,
        payment_intent: null,
        created: seconds(),
        expires_at: seconds() + LIFETIME_SECONDS,
        livemode: false,
        url: null,
      }
      kept.set(id, session)
      accounts.set(session, account)
      return session
    },
    find(id, account = null) {
      const session = aged(kept.get(id))
      return session && accountOf(session) === account ? session : null
    },
    findBySecret: (clientSecret) => aged([...kept.values()].find((session) => session.client_secret === clientSecret)),
    complete(session) {
      if (aged(session)?.status !== 'open') return false
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${random.bytes(12).toString('hex')}`,
      } satisfies Partial<Session>)
      return true
    },
    expire(session) {
      if (aged(session)?.status !== 'open') return false
      session.status = 'expired'
      return true
    },
    all: () => [...kept.values()].map((session) => aged(session)!),
  }
}

/** What the caller orders. @throws InvalidRequest naming the parameter */
function orderOf(form: Nested) {
  const wanted = (name: string, ...values: string[]) => {
    if (!values.includes(textAt(form, name) ?? ''))
      throw new InvalidRequest(name, `Invalid ${name}: must be one of ${values.join(', ')}`)
  }
  wanted('ui_mode', 'embedded_page')
  wanted('mode', 'payment')
  for (const name of ['success_url', 'cancel_url'])
    if (textAt(form, name) !== undefined)
      throw new InvalidRequest(name, `${name} may not be set when ui_mode is embedded_page`)
  const redirect = textAt(form, 'redirect_on_completion') ?? 'always'
  if (redirect !== 'always' && redirect !== 'if_required' && redirect !== 'never')
    throw new InvalidRequest('redirect_on_completion', 'Invalid redirect_on_completion')
  const returnUrl = textAt(form, 'return_url') ?? null
  if ((returnUrl === null) !== (redirect === 'never'))
    throw new InvalidRequest('return_url', 'return_url is required unless redirect_on_completion is never')
  const price = (name: string) => textAt(form, 'line_items', '0', 'price_data', name)
  const amount = Number(price('unit_amount')) * Number(textAt(form, 'line_items', '0', 'quantity'))
  if (!Number.isInteger(amount) || amount < MIN_CENTS)
    throw new InvalidRequest('line_items[0][price_data][unit_amount]', `The total must be at least ${MIN_CENTS} cents`)
  const currency = price('currency')
  if (!currency) throw new InvalidRequest('line_items[0][price_data][currency]', 'Missing required param: currency')
  if (!textAt(form, 'line_items', '0', 'price_data', 'product_data', 'name'))
    throw new InvalidRequest('line_items[0][price_data][product_data][name]', 'Missing required param: name')
  const metadata =
    typeof form.metadata === 'object'
      ? Object.fromEntries(
          Object.entries(form.metadata).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  return {
    ui_mode: 'embedded_page',
    mode: 'payment',
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata,
    customer_email: textAt(form, 'customer_email') ?? null,
    return_url: returnUrl,
    redirect_on_completion: redirect,
    locale: textAt(form, 'locale') ?? null,
  } as const
}
