import 'server-only'
import { refresh } from 'next/cache'
import { RedirectType, redirect } from 'next/navigation'
import type { z } from 'zod'
import { type FormAction, type FormState, INITIAL_STATE, readForm, typed } from '@/lib/admin/action/form.ts'
import { collectImagenes } from '@/lib/admin/imagenes/collect.ts'
import type { SaveAviso } from '@/lib/admin/kit/database.ts'
import { beginPublishing, publishTags } from '@/lib/admin/kit/publish.ts'
import { type AdminDb, adminDbOrNull, type PanelPath } from '@/lib/admin/kit/session.ts'
import type { Tag } from '@/lib/cache/tags.ts'
import type { Result } from '@/lib/core/result.ts'

const AVISOS: Readonly<Record<SaveAviso, string>> = {
  conflicto:
    'Alguien ha guardado este elemento mientras lo editabas. Elige abajo con qué te quedas; si no ves la lista, copia lo tuyo y vuelve a cargar la página.',
  edicion:
    'Hay clientes que han aceptado este texto tal como está. Para cambiarlo, escribe una versión nueva, posterior a la que tiene.',
  adelantado:
    'Alguien se te ha adelantado y esto ya ha cambiado. Aquí lo ves como está ahora: míralo y repite solo si hace falta.',
  lleno: 'A esa hora ya no queda sitio.',
  repetido: 'Ya existe un elemento con ese nombre corto. Cambia el nombre y vuelve a guardar.',
  dia: 'Ya hay un día especial de esa clase que empieza ese día. Cambia el día o lo que pasa, o edita el otro.',
  horario: 'Ya hay un cambio de horario que empieza ese día. Elige otro día, o edita ese.',
  en_uso: 'Otro contenido depende de este elemento. Ocúltalo en lugar de borrarlo.',
  imagen:
    'La foto ya no está o no se ha podido encuadrar. Vuelve a subirla y guarda otra vez; lo demás sigue aquí.',
  permiso: 'Tu cuenta ya no tiene permisos de administrador. Vuelve a entrar.',
  huerfano:
    'No se puede recuperar todavía: falta aquello a lo que pertenece, por ejemplo su categoría. Recupéralo antes en la papelera.',
  precio: 'Con ese cambio algún precio sale de lo posible. Elige otro porcentaje.',
  ultimo_admin:
    'Es la única cuenta que administra la web: sin ella nadie podría entrar. Da antes el permiso a otra persona.',
  sin_confirmar:
    'Esa cuenta no ha confirmado su correo todavía, así que nadie sabe de quién es. Espera a que lo confirme.',
  ya_tiene_cuenta: 'Ese correo ya tiene cuenta. Búscala en la lista y dale el permiso desde allí.',
  limite: 'Hoy ya se han enviado muchas invitaciones. Vuelve a intentarlo mañana.',
  sin_factor:
    'Antes activa tu propio segundo factor en Mi cuenta y entra con él: así queda al menos una persona que puede entrar.',
  propio: 'Tu segundo factor se quita en Mi cuenta, con un código.',
  avisado: 'El cliente ya ha recibido el mensaje, así que no se puede deshacer. Cámbialo con otro paso.',
  mesa_ocupada: 'Esa mesa ya no está libre mientras estarían, o no caben. Elige otra.',
  ritmo: 'A esa hora ya entra demasiada gente.',
  cerrado: 'Ese día está cerrado.',
  hora: 'A esa hora no se sirve. Elige una de las horas del día.',
  pasado: 'Ese día o esa hora ya han pasado.',
  grupo: 'Más de 20 personas solo con un motivo escrito, y como mucho 200.',
  contacto: 'El nombre, el correo o el teléfono no están bien. Revísalos.',
  consentimiento:
    'Las alergias solo se guardan con el permiso del cliente y con una fecha para borrarlas, a dos años como mucho.',
  reserva_viva: 'Todavía tiene una reserva o espera una. Cancélala antes, o espera a que pase.',
  horizonte: 'Ese día queda demasiado lejos. Comprueba el año.',
  largo: 'No cabe todo el texto. Acórtalo y vuelve a guardar.',
  correo: 'Escribe un correo completo, por ejemplo nombre@ejemplo.com.',
  no_existe: 'Este elemento ya no existe: alguien lo ha borrado. Vuelve a la lista.',
}
const NO_SESSION =
  'La sesión ha terminado o no tiene permisos, y no se ha guardado. Vuelve a entrar y hazlo otra vez.'
const NO_ANSWER =
  'La base de datos no responde y no se sabe si se ha guardado. Lo que has escrito sigue aquí: espera un momento y vuelve a guardar; si ya estaba, se te dirá.'
const DELAYED = 'El cambio tarda aún unos segundos en llegar a la web.'
const CHECK_FIELDS = 'No se ha guardado. Revisa los campos marcados.'

const refused = (form: FormData, mensaje: string, errors: FormState['errores'] = {}): FormState => ({
  ...INITIAL_STATE,
  estado: 'rechazado',
  mensaje,
  errores: errors,
  valores: typed(form),
})

type Write<S extends z.ZodType, T> = (db: AdminDb, value: z.output<S>) => Promise<Result<T, SaveAviso>>
/** What is said of a save: everybody sees it, or will in a moment (components/admin/parts/toasts.tsx). */
type SavedNotice = 'guardado' | 'guardado-publicando'
type Publish<P> = (tags: readonly Tag[]) => Promise<P>
type Done<T, P> = { value: T; published: P }

async function perform<S extends z.ZodType, T, P>(
  schema: S,
  tags: readonly Tag[],
  write: Write<S, T>,
  form: FormData,
  publish: Publish<P>,
): Promise<FormState | Done<T, P>> {
  try {
    const db = await adminDbOrNull()
    if (!db) return { ...refused(form, NO_SESSION), aviso: 'sesion' }
    const fotos = await collectImagenes(db, form)
    const read = readForm(schema, form)
    if (!read.ok) return refused(form, CHECK_FIELDS, { ...read.errores, ...fotos })
    if (Object.keys(fotos).length > 0) return refused(form, CHECK_FIELDS, fotos)
    const saved = await write(db, read.value)
    if (!saved.ok) return { ...refused(form, AVISOS[saved.aviso]), aviso: saved.aviso }
    return { value: saved.value, published: await publish(tags) }
  } catch (error) {
    // During an outage the form must keep what was typed: an exception would replace it with an error page.
    console.error('almaenigma', error)
    return refused(form, NO_ANSWER)
  }
}

/**
 * A form's save: then redirects to `next`, with the row's id and what is said of it. It is answered as soon as the row is
 * written and marked; the public pages follow. A section with other needs writes its own action with `adminDbOrNull()` and
 * `readForm()`.
 */
export function adminAction<S extends z.ZodType>(
  schema: S,
  tags: readonly Tag[],
  write: Write<S, string>,
  next: (id: string, aviso: SavedNotice) => PanelPath,
): FormAction {
  return async (_prev, form) => {
    const done = await perform(schema, tags, write, form, beginPublishing)
    if ('estado' in done) return done
    // A row's second save leads to the same address as the first. Without this the browser shows its cached page with
    // the old version, and the third save is refused as a conflict.
    refresh()
    // PRG without a history entry: Back returns to where the form was opened from.
    redirect(next(done.value, done.published ? 'guardado' : 'guardado-publicando'), RedirectType.replace)
  }
}

export const savedIn =
  (list: PanelPath) =>
  (id: string, aviso: SavedNotice): PanelPath =>
    `${list}/${id}?aviso=${aviso}`

export function adminVerb<S extends z.ZodType>(
  schema: S,
  tags: readonly Tag[],
  write: Write<S, string>,
  undo: (value: string) => string | null,
): FormAction {
  return async (_prev, form) => {
    const done = await perform(schema, tags, write, form, publishTags)
    if ('estado' in done) return done
    return {
      ...INITIAL_STATE,
      estado: 'hecho',
      mensaje: done.published ? null : DELAYED,
      deshacer: undo(done.value),
    }
  }
}
