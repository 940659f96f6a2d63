import type { FormAction } from '@/lib/admin/action/form.ts'
import { Verbo } from '../parts/verb.tsx'
import { OPCION } from './list-classes.ts'

type Fila = { id: string; nombre: string; action: FormAction }

/** Sold out for today, or there again. */
export function AgotarFila({ id, nombre, agotado, action }: Fila & { agotado: boolean }) {
  const poner = { id, agotado: 'on' }
  const quitar = { id }
  const dichoPuesto = `${nombre}: agotado hoy.`
  const dichoQuitado = `${nombre} vuelve a estar disponible.`
  return (
    <Verbo
      action={action}
      campos={agotado ? quitar : poner}
      hecho={agotado ? dichoQuitado : dichoPuesto}
      deshacer={{ campos: agotado ? poner : quitar, hecho: agotado ? dichoPuesto : dichoQuitado }}
    >
      <button type="submit" className={OPCION}>
        {agotado ? 'Vuelve a haber' : 'Agotado hoy'}
      </button>
    </Verbo>
  )
}

/** A hidden copy right below. */
export function DuplicarFila({ id, nombre, action }: Fila) {
  return (
    <Verbo
      action={action}
      campos={{ id }}
      hecho={`Hay una copia de ${nombre} justo debajo, oculta y con los alérgenos sin declarar.`}
      deshacer={null}
    >
      <button type="submit" className={OPCION}>
        Duplicar
      </button>
    </Verbo>
  )
}
