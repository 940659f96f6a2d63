/** The door of the back office as a browser without JavaScript uses it: its form, and what comes back. */
type SignIn = { email: string; password: string; address: string; device?: string }
type Told = { status: number; inside: boolean; device: string; said: string }

const LOGIN = '/almaenigma/login'
const DEVICE = 'alma-aparato'

export class PanelDoor {
  readonly #site: string
  readonly #hidden: readonly (readonly [string, string])[]

  private constructor(site: string, hidden: readonly (readonly [string, string])[]) {
    this.#site = site
    this.#hidden = hidden
  }

  /** Reads the form once; its hidden fields name the action and belong to nobody. */
  static async open(site: string): Promise<PanelDoor> {
    const page = await (await fetch(site + LOGIN)).text()
    const hidden = Array.from(page.matchAll(/<input[^>]*type="hidden"[^>]*>/g), ([tag]) => {
      const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
      return [of('name'), of('value').replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const
    })
    if (!hidden.some(([name]) => name.startsWith('$ACTION'))) throw new Error('the login has no form')
    return new PanelDoor(site, hidden)
  }

  /** A sign-in by somebody who has no session; with `device`, from one that the owner has used before. */
  async signIn({ email, password, address, device }: SignIn): Promise<Told> {
    const form = new FormData()
    for (const [name, value] of [...this.#hidden, ['email', email], ['password', password]] as const)
      form.append(name, value)
    const answer = await fetch(this.#site + LOGIN, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: this.#site,
        'x-forwarded-for': address,
        ...(device ? { cookie: `${DEVICE}=${device}` } : {}),
      },
      body: form,
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    const to = answer.headers.get('location') ?? ''
    const given = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${DEVICE}=`)) ?? ''
    return {
      status: answer.status,
      inside: answer.status === 303 && to.includes('/almaenigma') && !to.includes(LOGIN),
      device: /=([^;]*)/.exec(given)?.[1] ?? '',
      said: /role="alert"[^>]*>([^<]*)/.exec(text)?.[1] ?? '',
    }
  }
}
