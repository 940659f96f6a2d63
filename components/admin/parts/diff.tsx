import type { Change } from '@/lib/admin/historial/diff.ts'

type Chunk = { tipo: 'igual' | 'quitado' | 'puesto'; texto: string }
/** Above this many pairs of words a text is told as a whole: old and new. */
const MAX_PARES = 400_000

const words = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** The words two texts have in common, in order (longest common subsequence), and what was taken out and put in. */
export function chunks(before: string, after: string): Chunk[] {
  const [a, b] = [words(before), words(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const found: Chunk[] = []
  const push = (tipo: Chunk['tipo'], texto: string) => {
    if (texto === '') return
    const last = found.at(-1)
    if (last?.tipo === tipo) last.texto += texto
    else found.push({ tipo, texto })
  }
  push('igual', a.slice(0, start).join(''))
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (x.length * y.length > MAX_PARES) {
    push('quitado', x.join(''))
    push('puesto', y.join(''))
  } else {
    const width = y.length + 1
    const length = new Uint16Array((x.length + 1) * width)
    for (let i = x.length - 1; i >= 0; i--)
      for (let j = y.length - 1; j >= 0; j--)
        length[i * width + j] =
          x[i] === y[j]
            ? (length[(i + 1) * width + j + 1] ?? 0) + 1
            : Math.max(length[(i + 1) * width + j] ?? 0, length[i * width + j + 1] ?? 0)
    let [i, j] = [0, 0]
    while (i < x.length || j < y.length) {
      if (i < x.length && j < y.length && x[i] === y[j]) {
        push('igual', x[i] ?? '')
        i++
        j++
      } else if (
        j >= y.length ||
        (i < x.length && (length[(i + 1) * width + j] ?? 0) >= (length[i * width + j + 1] ?? 0))
      )
        push('quitado', x[i++] ?? '')
      else push('puesto', y[j++] ?? '')
    }
  }
  push('igual', a.slice(a.length - end).join(''))
  return found
}

const REMOVED = 'rounded-xs bg-(--gamba-velo) px-0.5 text-error line-through'
const ADDED = 'rounded-xs bg-(--oliva-velo) px-0.5 text-exito no-underline'

/** What is different: short values old and new, long texts word by word. */
export function Diff({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      {changes.map(({ campo, antes: before, despues, largo: length }) => (
        <div key={campo}>
          <dt className="text-[0.8125rem] font-semibold text-texto-2">{campo}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {length && before !== null && despues !== null ? (
              chunks(before, despues).map(({ tipo, texto }, i) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their places
                if (tipo === 'igual') return <span key={i}>{texto}</span>
                const Tag = tipo === 'quitado' ? 'del' : 'ins'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                  <Tag key={i} className={tipo === 'quitado' ? REMOVED : ADDED}>
                    {texto}
                  </Tag>
                )
              })
            ) : (
              <>
                {before === null ? (
                  <span className="text-texto-3">nada</span>
                ) : (
                  <del className={REMOVED}>{before}</del>
                )}
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> pasa a </span>
                {despues === null ? (
                  <span className="text-texto-3">nada</span>
                ) : (
                  <ins className={ADDED}>{despues}</ins>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
