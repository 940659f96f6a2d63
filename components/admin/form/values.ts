/** The fields of a form read from the page itself: what they hold, how they are called, and how three states differ. */
export type Valores = Readonly<Record<string, string>>
/** A field as it stands: its value, the same as a reader sees it, its label, and the group it is only understood in. */
export type Campo = { valor: string; dicho: string; rotulo: string; unidad: string | null }
export type Retrato = ReadonlyMap<string, Campo>

const PROPIOS = new Set(['id', 'version'])
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controles = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (node): node is Control =>
      (node instanceof HTMLInputElement ||
        node instanceof HTMLSelectElement ||
        node instanceof HTMLTextAreaElement) &&
      node.name !== '' &&
      !node.name.startsWith('$') &&
      !PROPIOS.has(node.name) &&
      node.type !== 'file',
  )

/** What the form would post, by name; a box that is not ticked is missing. */
export function leerCampos(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const node of controles(form)) {
    const box = node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)
    if (!box || node.checked) values[node.name] = node.value
  }
  return values
}

/** The same as the page brought it, whatever was typed meanwhile. */
export function leerIniciales(form: HTMLFormElement): Record<string, string> {
  const copy = form.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) return {}
  // What names another form for its own is not told from the rest in a copy outside the page.
  for (const other of copy.querySelectorAll('[form]')) other.remove()
  copy.reset()
  return leerCampos(copy)
}

const texto = (node: Element | null | undefined): string => node?.textContent?.trim() ?? ''
/** Of a field's label. In fields that stand outside the page (what somebody else saved) `labels` finds only the one around them. */
const etiqueta = (node: Control): string => {
  const label = node.labels?.[0] ?? node.form?.querySelector(`label[for="${CSS.escape(node.id)}"]`)
  return texto(label?.querySelector('[data-dicho]') ?? label)
}
const leyenda = (node: Element): string => texto(node.closest('fieldset')?.querySelector('legend'))

function dicho(node: Control): string {
  if (node.dataset.dicho !== undefined) return node.dataset.dicho
  if (node instanceof HTMLSelectElement) return texto(node.selectedOptions[0])
  if (!(node instanceof HTMLInputElement)) return node.value
  if (node.type === 'checkbox') return node.checked ? 'Sí' : 'No'
  if (node.type === 'radio') return etiqueta(node)
  return node.value
}

/** Every field of the form with its label. Hidden fields count when they say what they are with
 * `data-rotulo`, and what they hold with `data-dicho`. */
export function retrato(form: HTMLFormElement): Retrato {
  const found = new Map<string, Campo>()
  for (const node of controles(form)) {
    const rotulo = node.dataset.rotulo ?? (node.type === 'radio' ? leyenda(node) : etiqueta(node))
    if (node.type === 'hidden' && !node.dataset.rotulo) continue
    if (node.type === 'radio' && node instanceof HTMLInputElement && !node.checked) {
      if (!found.has(node.name))
        found.set(node.name, { valor: '', dicho: 'Sin elegir', rotulo, unidad: unidadDe(node) })
      continue
    }
    const off = node instanceof HTMLInputElement && node.type === 'checkbox' && !node.checked
    found.set(node.name, { valor: off ? '' : node.value, dicho: dicho(node), rotulo, unidad: unidadDe(node) })
  }
  return found
}
const unidadDe = (node: Element): string | null =>
  node.closest<HTMLElement>('[data-unidad]')?.dataset.unidad ?? null

/** What two people made of one thing: a field, or a group of fields that is only understood as a whole (the prices). */
export type Unidad = { clave: string; rotulo: string; nombres: readonly string[]; mio: string; suyo: string }
export type Diferencias = {
  /** Changed by both, differently: somebody has to choose. */
  choques: readonly Unidad[]
  /** Changed by the other alone. */
  ajenos: readonly Unidad[]
}

const mismo = (a: string, b: string): boolean =>
  a.trim().replaceAll('\r\n', '\n') === b.trim().replaceAll('\r\n', '\n')

/** Three states of one form: as both found it, as I have it, as the other saved it. */
export function comparar(base: Valores, mio: Retrato, suyo: Retrato): Diferencias {
  const grupos = new Map<string, string[]>()
  for (const name of new Set([...mio.keys(), ...suyo.keys()])) {
    const clave = mio.get(name)?.unidad ?? suyo.get(name)?.unidad ?? name
    grupos.set(clave, [...(grupos.get(clave) ?? []), name])
  }
  const choques: Unidad[] = []
  const ajenos: Unidad[] = []
  for (const [clave, nombres] of grupos) {
    const en = (r: Retrato) => (name: string) => r.get(name)?.valor ?? ''
    const inicio = (name: string) => base[name] ?? ''
    const igual = (a: (n: string) => string, b: (n: string) => string) =>
      nombres.every((name) => mismo(a(name), b(name)))
    if (igual(en(suyo), inicio) || igual(en(mio), en(suyo))) continue
    const [primero = ''] = nombres
    const rotulo =
      nombres.length > 1 ? clave : (suyo.get(primero)?.rotulo ?? mio.get(primero)?.rotulo ?? clave)
    const distintos = nombres.filter((name) => !mismo(en(mio)(name), en(suyo)(name)))
    const contar = (r: Retrato) =>
      distintos
        .flatMap((name) => {
          const campo = r.get(name)
          if (!campo) return []
          if (nombres.length === 1) return [campo.dicho]
          // In a group, what says nothing to a reader is left out.
          return campo.dicho === '' ? [] : [`${campo.rotulo}: ${campo.dicho}`]
        })
        .join('\n')
    const unidad = { clave, rotulo, nombres, mio: contar(mio), suyo: contar(suyo) }
    if (igual(en(mio), inicio)) ajenos.push(unidad)
    else choques.push(unidad)
  }
  return { choques, ajenos }
}

/** My values with the other's in the given fields. */
export function fundir(mio: Valores, suyo: Valores, nombres: readonly string[]): Record<string, string> {
  const fuera = new Set(nombres)
  const kept = Object.entries(mio).filter(([name]) => !fuera.has(name))
  const taken = Object.entries(suyo).filter(([name]) => fuera.has(name))
  return Object.fromEntries([...kept, ...taken])
}

const todos = (a: Valores, b: Valores): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** What the later of two states of a form holds that the earlier did not; of a box that was unticked, nothing. */
export const cambiados = (antes: Valores, ahora: Valores): Valores =>
  Object.fromEntries(
    todos(antes, ahora)
      .map((name) => [name, ahora[name] ?? ''] as const)
      .filter(([name, value]) => (antes[name] ?? '') !== value),
  )

/** Do two states of a form differ? */
export const distinto = (a: Valores, b: Valores): boolean =>
  todos(a, b).some((name) => (a[name] ?? '') !== (b[name] ?? ''))
