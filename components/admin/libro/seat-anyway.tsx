import type { Apunte } from '@/lib/admin/libro/shapes.ts'
import { BOTON, MENSAJE_ERROR } from '../parts/classes.ts'
import { Dialogo } from './dialog.tsx'
import { SobreAforo } from './fields.tsx'
import { type Comun, useEnvio } from './forms.tsx'

/** Who comes after all, when his table was given away: above the seats, with a written reason. */
export function SentarIgual({ r, hacer, cerrar }: Comun & { r: Apunte }) {
  const envio = useEnvio((campos) => hacer('sentar', r, campos, `${r.nombre}: en su mesa.`), cerrar)
  return (
    <Dialogo titulo={`Sentar a ${r.nombre}`} cerrar={cerrar}>
      <form onSubmit={envio.submit} noValidate className="mt-4 grid gap-4">
        <p className="text-texto-2">Su mesa ya se ha dado: a esa hora no queda sitio.</p>
        {envio.mensaje && (
          <p role="alert" className={MENSAJE_ERROR}>
            {envio.mensaje}
          </p>
        )}
        <SobreAforo errores={envio.errores} />
        <button type="submit" aria-disabled={envio.busy} className={`${BOTON.lleno} justify-self-start`}>
          Sentar
        </button>
      </form>
    </Dialogo>
  )
}
