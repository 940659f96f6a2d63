'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { adminAction, adminVerb } from '@/lib/admin/accion.ts'
import type { FormState } from '@/lib/admin/formulario.ts'
import { copia, platoSchema } from '@/lib/admin/plato-esquema.ts'
import { savePlato } from '@/lib/admin/plato-guardar.ts'
import { deletePlato, restorePlato, setVisible } from '@/lib/admin/platos.ts'
import { TAGS } from '@/lib/contenido/etiquetas.ts'

const id = z.uuid()
const visible = z.literal('on').optional().transform(Boolean)

export const guardar = adminAction(platoSchema, [TAGS.carta], savePlato, (plato, publicado) => {
  const aviso = publicado ? 'guardado' : 'guardado-lento'
  return `/almaenigma/platos/${plato}?aviso=${aviso}`
})

export const mostrar = adminVerb(
  z.object({ id, visible }),
  [TAGS.carta],
  (db, plato) => setVisible(db, plato.id, plato.visible),
  () => null,
)

const quitar = adminVerb(
  z.object({ id }),
  [TAGS.carta],
  (db, plato) => deletePlato(db, plato.id),
  (fila) => fila,
)

/** Without JavaScript there is nobody to give the copy to: on to the list. */
export async function borrar(prev: FormState, form: FormData): Promise<FormState> {
  const state = await quitar(prev, form)
  if (state.estado === 'hecho' && !form.has('responde')) redirect('/almaenigma/platos?aviso=borrado')
  return state
}

export const restaurar = adminVerb(
  z.object({ datos: copia }),
  [TAGS.carta],
  (db, { datos }) => restorePlato(db, datos),
  () => null,
)
