import { useRef, useState } from 'react'
import type { FormState } from '@/lib/admin/action/form.ts'
import type { Apunte, Dia } from '@/lib/admin/libro/shapes.ts'
import type { Estado } from '@/lib/reservas/estados.ts'
import { BOTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialogo } from './dialog.tsx'
import { Avisar, Campo, CamposCita, CamposContacto, leerCampos, SobreAforo } from './fields.tsx'
import { IDIOMA } from './labels.ts'
import type { Hacer } from './use-verbs.ts'

/** Refusals that a written reason overrules. */
export const LLENO: readonly string[] = ['lleno', 'ritmo']

/** Sends a form and stays open, with what was typed, when it is refused. */
export function useEnvio(
  envia: (campos: Record<string, string>) => Promise<FormState | null>,
  cerrar: () => void,
) {
  const [said, setSaid] = useState<FormState | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const answer = await envia(leerCampos(form))
    setBusy(false)
    if (answer?.estado === 'hecho') return cerrar()
    setSaid(answer)
  }
  const lleno = LLENO.includes(said?.aviso ?? '')
  return { submit, busy, errores: said?.errores ?? {}, lleno, mensaje: said?.mensaje ?? null }
}

export type Comun = { hacer: Hacer; cerrar: () => void }

/** Changes a booking, or moves it. */
export function Mover({ r, dia, hacer, cerrar }: Comun & { r: Apunte; dia: Dia }) {
  const envio = useEnvio(
    (campos) => hacer('mover', r, campos, `La reserva de ${r.nombre} ha cambiado.`),
    cerrar,
  )
  return (
    <Dialogo titulo={`Cambiar la reserva de ${r.nombre}`} cerrar={cerrar}>
      <form onSubmit={envio.submit} noValidate className="mt-5 grid gap-5">
        {envio.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {envio.mensaje}
          </p>
        )}
        <CamposCita dia={dia} cita={r} errores={envio.errores} />
        {envio.lleno && <SobreAforo errores={envio.errores} />}
        <CamposContacto de={r} errores={envio.errores} />
        <Avisar />
        <button type="submit" aria-disabled={envio.busy} className={`${BOTON.lleno} justify-self-start`}>
          Guardar el cambio
        </button>
      </form>
    </Dialogo>
  )
}

const NADIE = { nombre: '', telefono: '', email: '', idioma: 'es', ocasion: '', dieta: '', notas: '' }

/** Writes down who calls, or who stands at the door. */
export function Anotar({
  canal,
  dia,
  hora,
  hacer,
  cerrar,
}: Comun & { canal: 'telefono' | 'paso'; dia: Dia; hora: string }) {
  // One key for the whole form: pressing twice books once.
  const clave = useRef<string>(null)
  clave.current ??= crypto.randomUUID()
  const paso = canal === 'paso'
  const envio = useEnvio(
    (campos) =>
      hacer(
        'anotar',
        null,
        { ...campos, canal, clave: clave.current ?? '' },
        paso ? 'Sentados.' : `Apuntada: ${campos.nombre}.`,
      ),
    cerrar,
  )
  return (
    <Dialogo
      titulo={paso ? 'Sentar a quien llega sin reserva' : 'Apuntar una reserva por teléfono'}
      cerrar={cerrar}
    >
      <form onSubmit={envio.submit} noValidate className="mt-5 grid gap-5">
        {envio.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {envio.mensaje}
          </p>
        )}
        {paso ? (
          <div className="grid grid-cols-2 gap-4">
            <Campo
              name="personas"
              label="Personas"
              type="number"
              max={20}
              value="2"
              errores={envio.errores}
            />
            <label className="grid content-start">
              <span className="mb-1.5 text-sm font-semibold">Dónde</span>
              <select
                name="preferencia_mesa"
                className="min-h-[46px] rounded-xs border-[1.5px] border-borde bg-fondo px-3"
              >
                <option value="interior">sala</option>
                <option value="exterior">terraza</option>
              </select>
            </label>
          </div>
        ) : (
          <CamposCita
            dia={dia}
            cita={{ fecha: dia.fecha, hora, personas: 2, mesa: 'interior' }}
            errores={envio.errores}
          />
        )}
        {envio.lleno && <SobreAforo errores={envio.errores} />}
        {paso ? (
          <Campo name="nombre" label="Nombre, si lo dicen" max={80} errores={envio.errores} />
        ) : (
          <CamposContacto de={NADIE} errores={envio.errores} />
        )}
        {!paso && <Avisar />}
        <button type="submit" aria-disabled={envio.busy} className={`${BOTON.lleno} justify-self-start`}>
          {paso ? 'Sentar' : 'Apuntar y confirmar'}
        </button>
      </form>
    </Dialogo>
  )
}

/** Refuses or calls off, with a word to the guest or without. */
export function Motivo({ r, a, hacer, cerrar }: Comun & { r: Apunte; a: Estado }) {
  const rechaza = a === 'rechazada'
  const verbo = rechaza ? 'Rechazar' : 'Cancelar'
  const envio = useEnvio(
    (campos) =>
      hacer(
        'pasar',
        r,
        { ...campos, a },
        `La reserva de ${r.nombre} queda ${rechaza ? 'rechazada' : 'cancelada'}.`,
      ),
    cerrar,
  )
  return (
    <Dialogo titulo={`${verbo} la reserva de ${r.nombre}`} cerrar={cerrar}>
      <form onSubmit={envio.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">
          Si le avisas, su correo lleva las tres horas libres más cercanas para que elija otra. Escribió en{' '}
          {IDIOMA[r.idioma]}.
        </p>
        <Campo name="motivo" label="Motivo, si quieres darlo" max={300} errores={envio.errores} />
        <Avisar />
        <button type="submit" aria-disabled={envio.busy} className={`${BOTON.peligro} justify-self-start`}>
          {verbo} la reserva
        </button>
      </form>
    </Dialogo>
  )
}
