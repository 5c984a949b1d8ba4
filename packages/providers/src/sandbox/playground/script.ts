/**
 * What the partner's page does, as its own script: asks its server for a signature, mounts the form, and writes down
 * each message.
 */
export const script = `
const form = document.getElementById('person'), again = document.getElementById('again'), place = document.getElementById('form'), list = document.getElementById('messages')
let shown, last
const show = (sig, listing) => {
  shown?.remove()
  shown = Attesta.mount({ target: place, listing, sig, lang: form.elements.lang.value, title: 'Application', onMessage: (message) => {
    const line = document.createElement('li')
    line.textContent = JSON.stringify(message)
    list.append(line)
  } })
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const answer = await fetch('/sign', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(new FormData(form))) })
  last = await answer.json()
  again.disabled = false
  show(last.sig, last.listing)
})
again.addEventListener('click', () => show(last.sig, last.listing))
`
