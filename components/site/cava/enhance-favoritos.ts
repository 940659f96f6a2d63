const API_PATH = '/api/perfil/vinos'

export function enhance(form: HTMLElement): void {
  const list = form.closest<HTMLElement>('[data-vinos]')
  if (!(form instanceof HTMLFormElement) || !list) return
  const hearts = [...list.querySelectorAll<HTMLButtonElement>(`button[form="${form.id}"]`)]
  const show = (heart: HTMLButtonElement, on: boolean) => heart.setAttribute('aria-pressed', `${on}`)

  fetch(API_PATH, { cache: 'no-store', headers: { accept: 'application/json' } })
    .then(async (answer) => {
      if (!answer.ok) return
      const { vinos } = (await answer.json()) as { vinos: string[] }
      for (const heart of hearts) show(heart, vinos.includes(heart.value))
      // Hearts stay hidden until their state is known.
      list.dataset.vinos = 'mios'
    })
    .catch(console.error)

  form.addEventListener('submit', (event) => {
    const heart = event.submitter
    if (!(heart instanceof HTMLButtonElement)) return
    event.preventDefault()
    const on = heart.getAttribute('aria-pressed') !== 'true'
    const body = new URLSearchParams({ [on ? 'vino' : 'quitar']: heart.value })
    show(heart, on)
    const back = () => show(heart, !on)
    fetch(API_PATH, { method: 'POST', body, headers: { accept: 'application/json' } }).then((answer) => {
      if (!answer.ok) back()
    }, back)
  })
}
