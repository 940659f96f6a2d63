import type { Cambio } from '@/lib/admin/historial/diff.ts'

type Trozo = { tipo: 'igual' | 'quitado' | 'puesto'; texto: string }
/** Above this many pairs of words a text is told as a whole: old and new. */
const MAX_PARES = 400_000

const palabras = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

/** The words two texts have in common, in order (longest common subsequence), and what was taken out and put in. */
export function trozos(antes: string, despues: string): Trozo[] {
  const [a, b] = [palabras(antes), palabras(despues)]
  let inicio = 0
  while (inicio < a.length && inicio < b.length && a[inicio] === b[inicio]) inicio++
  let fin = 0
  while (fin < a.length - inicio && fin < b.length - inicio && a.at(-1 - fin) === b.at(-1 - fin)) fin++
  const found: Trozo[] = []
  const push = (tipo: Trozo['tipo'], texto: string) => {
    if (texto === '') return
    const last = found.at(-1)
    if (last?.tipo === tipo) last.texto += texto
    else found.push({ tipo, texto })
  }
  push('igual', a.slice(0, inicio).join(''))
  const [x, y] = [a.slice(inicio, a.length - fin), b.slice(inicio, b.length - fin)]
  if (x.length * y.length > MAX_PARES) {
    push('quitado', x.join(''))
    push('puesto', y.join(''))
  } else {
    const width = y.length + 1
    const largo = new Uint16Array((x.length + 1) * width)
    for (let i = x.length - 1; i >= 0; i--)
      for (let j = y.length - 1; j >= 0; j--)
        largo[i * width + j] =
          x[i] === y[j]
            ? (largo[(i + 1) * width + j + 1] ?? 0) + 1
            : Math.max(largo[(i + 1) * width + j] ?? 0, largo[i * width + j + 1] ?? 0)
    let [i, j] = [0, 0]
    while (i < x.length || j < y.length) {
      if (i < x.length && j < y.length && x[i] === y[j]) {
        push('igual', x[i] ?? '')
        i++
        j++
      } else if (
        j >= y.length ||
        (i < x.length && (largo[(i + 1) * width + j] ?? 0) >= (largo[i * width + j + 1] ?? 0))
      )
        push('quitado', x[i++] ?? '')
      else push('puesto', y[j++] ?? '')
    }
  }
  push('igual', a.slice(a.length - fin).join(''))
  return found
}

const QUITADO = 'rounded-xs bg-(--gamba-velo) px-0.5 text-error line-through'
const PUESTO = 'rounded-xs bg-(--oliva-velo) px-0.5 text-exito no-underline'

/** What is different: short values old and new, long texts word by word. */
export function Diferencia({ cambios }: { cambios: readonly Cambio[] }) {
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      {cambios.map(({ campo, antes, despues, largo }) => (
        <div key={campo}>
          <dt className="text-[0.8125rem] font-semibold text-texto-2">{campo}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {largo && antes !== null && despues !== null ? (
              trozos(antes, despues).map(({ tipo, texto }, i) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change their places
                if (tipo === 'igual') return <span key={i}>{texto}</span>
                const Marca = tipo === 'quitado' ? 'del' : 'ins'
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: likewise
                  <Marca key={i} className={tipo === 'quitado' ? QUITADO : PUESTO}>
                    {texto}
                  </Marca>
                )
              })
            ) : (
              <>
                {antes === null ? (
                  <span className="text-texto-3">nada</span>
                ) : (
                  <del className={QUITADO}>{antes}</del>
                )}
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> pasa a </span>
                {despues === null ? (
                  <span className="text-texto-3">nada</span>
                ) : (
                  <ins className={PUESTO}>{despues}</ins>
                )}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
