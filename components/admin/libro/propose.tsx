import type { Apunte } from '@/lib/admin/libro/shapes.ts'
import { BOTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialogo } from './dialog.tsx'
import { Campo } from './fields.tsx'
import { type Comun, useEnvio } from './forms.tsx'

/** Another time instead of the one that was asked for, held until the guest answers. */
export function Proponer({ r, hacer, cerrar }: Comun & { r: Apunte }) {
  const envio = useEnvio(
    (campos) => hacer('proponer', r, campos, `Propuesta enviada a ${r.nombre}. La mesa queda guardada.`),
    cerrar,
  )
  return (
    <Dialogo titulo={`Proponer otra hora a ${r.nombre}`} cerrar={cerrar}>
      <form onSubmit={envio.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">
          Su solicitud de las {r.hora} se cierra, y la mesa que propongas queda guardada hasta un día: la
          acepta con un toque desde su correo, en su idioma.
        </p>
        {envio.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {envio.mensaje}
          </p>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Campo name="fecha_reserva" label="Día" type="date" value={r.fecha} errores={envio.errores} />
          <Campo name="hora_reserva" label="Hora" type="time" value={r.hora} errores={envio.errores} />
        </div>
        <Campo name="motivo" label="Motivo, si quieres darlo" max={300} errores={envio.errores} />
        <button type="submit" aria-disabled={envio.busy} className={`${BOTON.lleno} justify-self-start`}>
          Enviar la propuesta
        </button>
      </form>
    </Dialogo>
  )
}
