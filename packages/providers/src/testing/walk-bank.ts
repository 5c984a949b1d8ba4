/** A person at the pages of the sandbox's bank, without a browser. */
export interface Walk {
  login?: string
  holder?: string
  codes?: readonly string[]
  leave?: 'cancel' | 'fault'
}

async function post(
  url: string,
  fields: Record<string, string> | URLSearchParams,
): Promise<{ back: string | null; page: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
  const location = answer.headers.get('location')
  if (answer.status !== 303 || location === null) return { back: null, page: await answer.text() }
  const target = new URL(location, url)
  return target.pathname.startsWith('/sandbox/bank/')
    ? { back: null, page: await (await fetch(target)).text() }
    : { back: target.href, page: '' }
}

/**
 * Goes through consent, sign-in and accounts, and gives the address that the bank leads back to. @throws Error when it
 * leads nowhere
 */
export async function walkBank(
  link: string,
  { login = 'salary', holder = 'Giulia Bianchi', codes = ['123456'], leave }: Walk = {},
): Promise<string> {
  await fetch(link)
  if (leave) return (await post(link, { step: leave })).back!
  await post(link, { step: 'agree' })
  let page = ''
  for (const code of codes) {
    const answer = await post(link, { step: 'sign-in', login, holder, code })
    if (answer.back !== null) return answer.back
    page = answer.page
  }
  // <input type="checkbox" name="account" value="5f0c…" checked>
  const accounts = [...page.matchAll(/name="account" value="([^"]+)"/g)].map(
    (match) => ['account', match[1]!] as [string, string],
  )
  const { back } = await post(link, new URLSearchParams([['step', 'share'], ...accounts]))
  if (back === null) throw new Error('the bank leads nowhere')
  return back
}
