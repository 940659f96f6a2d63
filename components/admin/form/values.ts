/** Reads the fields of a form from the DOM, for the three-way merge. */
export type Values = Readonly<Record<string, string>>
/** A field: its value, how it is displayed, its label, and the group it only makes sense in. */
export type Field = { value: string; shown: string; label: string; unit: string | null }
export type Snapshot = ReadonlyMap<string, Field>

const OWN_FIELDS = new Set(['id', 'version'])
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (node): node is Control =>
      (node instanceof HTMLInputElement ||
        node instanceof HTMLSelectElement ||
        node instanceof HTMLTextAreaElement) &&
      node.name !== '' &&
      !node.name.startsWith('$') &&
      !OWN_FIELDS.has(node.name) &&
      node.type !== 'file',
  )

export function readFields(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const node of controls(form)) {
    const box = node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)
    if (!box || node.checked) values[node.name] = node.value
  }
  return values
}

/** The texts of what is sent; files are left out. */
export const readEntries = (data: FormData): Values =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The values the page was rendered with, whatever was typed since. */
export function readInitial(form: HTMLFormElement): Record<string, string> {
  const copy = form.cloneNode(true)
  if (!(copy instanceof HTMLFormElement)) return {}
  // A clone outside the page keeps fields that belong to another form by their `form` attribute.
  for (const other of copy.querySelectorAll('[form]')) other.remove()
  copy.reset()
  return readFields(copy)
}

const texto = (node: Element | null | undefined): string => node?.textContent?.trim() ?? ''
/** `labels` is incomplete for fields outside the page (what somebody else saved). */
const labelOf = (node: Control): string => {
  const label = node.labels?.[0] ?? node.form?.querySelector(`label[for="${CSS.escape(node.id)}"]`)
  return texto(label?.querySelector('[data-dicho]') ?? label)
}
const legendOf = (node: Element): string => texto(node.closest('fieldset')?.querySelector('legend'))

function displayed(node: Control): string {
  if (node.dataset.dicho !== undefined) return node.dataset.dicho
  if (node instanceof HTMLSelectElement) return texto(node.selectedOptions[0])
  if (!(node instanceof HTMLInputElement)) return node.value
  if (node.type === 'checkbox') return node.checked ? 'Sí' : 'No'
  if (node.type === 'radio') return labelOf(node)
  return node.value
}

/**
 * Hidden fields are included when they have `data-rotulo` (label) and `data-dicho` (value for the reader).
 */
export function snapshot(form: HTMLFormElement): Snapshot {
  const found = new Map<string, Field>()
  for (const node of controls(form)) {
    const label = node.dataset.rotulo ?? (node.type === 'radio' ? legendOf(node) : labelOf(node))
    if (node.type === 'hidden' && !node.dataset.rotulo) continue
    if (node.type === 'radio' && node instanceof HTMLInputElement && !node.checked) {
      if (!found.has(node.name))
        found.set(node.name, { value: '', shown: 'Sin elegir', label, unit: unitOf(node) })
      continue
    }
    const off = node instanceof HTMLInputElement && node.type === 'checkbox' && !node.checked
    found.set(node.name, {
      value: off ? '' : node.value,
      shown: displayed(node),
      label,
      unit: unitOf(node),
    })
  }
  return found
}
const unitOf = (node: Element): string | null =>
  node.closest<HTMLElement>('[data-unidad]')?.dataset.unidad ?? null

/** A field, or a group of fields that only makes sense as a whole (the prices). */
export type Unit = { key: string; label: string; nombres: readonly string[]; mine: string; theirs: string }
export type FormDiff = {
  conflicts: readonly Unit[]
  onlyTheirs: readonly Unit[]
}

const sameText = (a: string, b: string): boolean =>
  a.trim().replaceAll('\r\n', '\n') === b.trim().replaceAll('\r\n', '\n')

/** Three-way merge: the base both started from, mine, and theirs. */
export function compare(base: Values, mine: Snapshot, theirs: Snapshot): FormDiff {
  const groups = new Map<string, string[]>()
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const key = mine.get(name)?.unit ?? theirs.get(name)?.unit ?? name
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  const conflicts: Unit[] = []
  const foreign: Unit[] = []
  for (const [key, nombres] of groups) {
    const en = (r: Snapshot) => (name: string) => r.get(name)?.value ?? ''
    const initial = (name: string) => base[name] ?? ''
    const sameValues = (a: (n: string) => string, b: (n: string) => string) =>
      nombres.every((name) => sameText(a(name), b(name)))
    if (sameValues(en(theirs), initial) || sameValues(en(mine), en(theirs))) continue
    const [firstName = ''] = nombres
    const label =
      nombres.length > 1 ? key : (theirs.get(firstName)?.label ?? mine.get(firstName)?.label ?? key)
    const differing = nombres.filter((name) => !sameText(en(mine)(name), en(theirs)(name)))
    const textOf = (r: Snapshot) =>
      differing
        .flatMap((name) => {
          const campo = r.get(name)
          if (!campo) return []
          if (nombres.length === 1) return [campo.shown]
          // In a group, empty values are left out.
          return campo.shown === '' ? [] : [`${campo.label}: ${campo.shown}`]
        })
        .join('\n')
    const unit = { key, label, nombres, mine: textOf(mine), theirs: textOf(theirs) }
    if (sameValues(en(mine), initial)) foreign.push(unit)
    else conflicts.push(unit)
  }
  return { conflicts, onlyTheirs: foreign }
}

export function merge(mine: Values, theirs: Values, nombres: readonly string[]): Record<string, string> {
  const replaced = new Set(nombres)
  const kept = Object.entries(mine).filter(([name]) => !replaced.has(name))
  const taken = Object.entries(theirs).filter(([name]) => replaced.has(name))
  return Object.fromEntries([...kept, ...taken])
}

const allKeys = (a: Values, b: Values): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])]

/** What changed from the earlier to the later state; a box that was unticked is an empty string. */
export const changedValues = (before: Values, now: Values): Values =>
  Object.fromEntries(
    allKeys(before, now)
      .map((name) => [name, now[name] ?? ''] as const)
      .filter(([name, value]) => (before[name] ?? '') !== value),
  )

export const differs = (a: Values, b: Values): boolean =>
  allKeys(a, b).some((name) => (a[name] ?? '') !== (b[name] ?? ''))
